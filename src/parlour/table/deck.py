"""Deck files: what a designer may change, with the range of each number."""

import functools
import importlib.resources
import tomllib
from pathlib import Path
from typing import Any

from parlour.kernel.contract import Game

from .errors import DeckError
from .wording import base, join

Deck = dict[str, dict[str, int]]


@functools.cache
def printed(game: Game) -> Deck:
    """The deck of the rules file."""
    text = importlib.resources.files(game.package).joinpath("deck.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def cards(game: Game) -> list[str]:
    """Those of the deck, in the order of the game; not what one of them may lie as."""
    return [card for card in dict.fromkeys(game.kinds) if card in printed(game)["cards"]]


def numbers(deck: Deck, card: str = "") -> dict[str, int]:
    """By the names that sentences give them; with a card, what each table of the deck says of it."""
    found = {name.replace("-", "_"): value for name, value in deck["values"].items()}
    tables = {name: table for name, table in deck.items() if name not in ("cards", "values")}
    return found | {name.replace("-", "_"): table[base(card)] for name, table in tables.items() if base(card) in table}


def load(game: Game, deck: str | Path | Deck | None) -> Deck:
    """A deck by path, by the name of a file in the game's folder, or as a table; None is the printed one.

    What a deck does not state is as printed.
    """
    if deck is None:
        return printed(game)
    place, table = (str(deck), _read(game, deck)) if isinstance(deck, str | Path) else ("deck", deck)
    return _checked(game, place, table)


def _read(game: Game, deck: str | Path) -> Any:
    path = Path(deck)
    if not path.suffix:
        folder = importlib.resources.files(game.package)
        names = sorted(f.name[:-5] for f in folder.iterdir() if f.name.endswith(".toml"))
        if str(deck) not in names:
            raise DeckError(
                f"{deck}: no such deck; {game.name} has {', '.join(names)}, or give a file that ends with .toml"
            )
        return tomllib.loads(folder.joinpath(f"{deck}.toml").read_text(encoding="utf-8"))
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DeckError(f"{deck}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DeckError(f"{deck}: {error}") from None


def _checked(game: Game, place: str, table: Any) -> Deck:
    usual = printed(game)
    ranges = {field.word(): (field.low, field.high) for field in game.tuned}
    cards = {card: (0, 2 * count) for card, count in usual["cards"].items()}
    sections = {"cards": cards, "values": ranges}
    for field in game.tables:
        sections[field.word()] = dict.fromkeys(usual[field.word()], (field.low, field.high))
    names = join([f"[{name}]" for name in sections])
    found: Deck = {section: dict(numbers) for section, numbers in usual.items()}
    if not isinstance(table, dict):
        raise DeckError(f"{place}: a deck is a table with {names}")
    for section, numbers in table.items():
        known = sections.get(section)
        if known is None:
            raise DeckError(f"{place}: {section} is no part of a deck; there are {names}")
        if not isinstance(numbers, dict):
            raise DeckError(f"{place}: [{section}] is a table of numbers")
        for name, value in numbers.items():
            if name not in known:
                raise DeckError(f"{place}: {section}.{name}: {game.name} has none; there are {', '.join(known)}")
            low, high = known[name]
            if type(value) is not int:
                raise DeckError(f"{place}: {section}.{name} = {value!r} is not a whole number")
            if not low <= value <= high:
                raise DeckError(f"{place}: {section}.{name} = {value} is not between {low} and {high}")
            found[section][name] = value
    return found


def lay(game: Game, s: Any, deck: Deck) -> None:
    """Puts the numbers of a deck into a state, if a game can be played with them."""
    for card, count in deck["cards"].items():
        s.deck[game.kinds.index(card)] = count
    for field in game.tuned:
        setattr(s, field.name, deck["values"][field.word()])
    for field in game.tables:
        for card, number in deck[field.word()].items():
            getattr(s, field.name)[game.kinds.index(card)] = number
    total = sum(game.position.supply(s, card) for card in range(1, len(game.kinds)))
    room = sum(game.zones.piles[name].room for name in getattr(game.position, "DRAWS", (game.position.DRAW,)))
    if total > room:
        raise DeckError(f"deck: {total} cards are more than the {room} that its zones have room for")
    needed = game.position.needed(s)
    if total < needed:
        raise DeckError(f"deck: {total} cards are fewer than the {needed} that {s.seats} players need")
    fault = game.position.unplayable(s)
    if fault:
        raise DeckError(f"deck: {fault}")
