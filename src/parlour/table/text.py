"""Sentences: the words of a language for one game, from Project Fluent files."""

import functools
import importlib.resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from parlour.kernel.contract import Game


class Words:
    def __init__(self, game: Game, language: str = "en") -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in ("parlour.table", game.package):
            folder = importlib.resources.files(package).joinpath("lang")
            self.bundle.add_resource(FluentResource(folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")))
        self._said: dict[Any, str] = {}

    def has(self, name: str) -> bool:
        return self.bundle.has_message(name)

    def say(self, name: str, **data: Any) -> str:
        """The sentence of that name; a sentence that lacks a datum is an error of ours."""
        key = (name, *data.items()) if data else name
        said = self._said.get(key)
        if said is None:
            pattern = self.bundle.get_message(name).value
            if pattern is None:
                raise KeyError(name)
            formatted, errors = self.bundle.format_pattern(pattern, data)
            if errors:
                raise errors[0]
            said = str(formatted)
            if len(self._said) > 50_000:
                self._said.clear()
            self._said[key] = said
        return said

    def name(self, kind: str, word: str) -> str:
        """What players call a card, zone or seat."""
        return self.say(f"{kind}-{word}") if self.has(f"{kind}-{word}") else word


@functools.cache
def words(game: Game, language: str = "en") -> Words:
    return Words(game, language)


def join(parts: list[str]) -> str:
    """P1, P2 and P3."""
    return " and ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


def named(game: Game, words: Words, data: dict[str, Any]) -> dict[str, Any]:
    """Data with, beside each card, its name: `card` is to choose by, `card_name` to show."""
    cards = {key: value for key, value in data.items() if isinstance(value, str) and value in game.kinds[1:]}
    return {**data, **{f"{key}_name": words.name("card", card) for key, card in cards.items()}}
