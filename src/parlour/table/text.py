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
        return self.bundle.has_message(identifier(name))

    def say(self, name: str, **data: Any) -> str:
        """The sentence of that name; a sentence that lacks a datum is an error of ours."""
        key = (name, *data.items()) if data else name
        said = self._said.get(key)
        if said is None:
            pattern = self.bundle.get_message(identifier(name)).value
            if pattern is None:
                raise KeyError(name)
            formatted, errors = self.bundle.format_pattern(pattern, data)
            if errors:
                raise errors[0]
            said = str(formatted).replace("!.", "!")  # a card may be called Shot!
            if len(self._said) > 50_000:
                self._said.clear()
            self._said[key] = said
        return said

    def name(self, kind: str, word: str) -> str:
        """What players call a card, zone or seat."""
        if self.has(f"{kind}-{word}"):
            return self.say(f"{kind}-{word}")
        return self._compound(word) if kind == "card" else word

    def _compound(self, word: str) -> str:
        """A card said with something else: `~shot`, `pact on P2 house`, `P1 guardian`, `joker:shot`."""
        if word.startswith("~"):
            return self.say("card-unseen", this=self.name("card", word[1:]))
        for mark, message in COMPOUNDS.items():
            first, found, rest = word.partition(mark)
            if found:
                return self.say(message, first=first, this=self.name("card", first), other=self.name("card", rest))
        return word


COMPOUNDS = {" on ": "card-on", " ": "card-of", ":": "card-as"}  # the message for each way of joining two words


def identifier(name: str) -> str:
    """As Fluent has it: without colons and spaces."""
    return name.replace(":", "-").replace(" ", "-")


@functools.cache
def words(game: Game, language: str = "en") -> Words:
    return Words(game, language)


def named(game: Game, words: Words, data: dict[str, Any]) -> dict[str, Any]:
    """Data with, beside each card, its name: `card` is to choose by, `card_name` to show."""
    cards = {key: value for key, value in data.items() if isinstance(value, str) and value in game.kinds[1:]}
    return {**data, **{f"{key}_name": words.name("card", card) for key, card in cards.items()}}
