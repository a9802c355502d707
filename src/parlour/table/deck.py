"""Deck files: what a designer may change, with the range of each number."""

import functools
import importlib.resources
import tomllib
from pathlib import Path
from typing import Any

from parlour.kernel.contract import Game

from .errors import DeckError

Deck = dict[str, dict[str, int]]


@functools.cache
def printed(game: Game) -> Deck:
    """The deck of the rules file."""
    text = importlib.resources.files(game.package).joinpath("deck.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


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
    found: Deck = {"cards": dict(usual["cards"]), "values": dict(usual["values"])}
    if not isinstance(table, dict):
        raise DeckError(f"{place}: a deck is a table with [cards] and [values]")
    for section, numbers in table.items():
        known = {"cards": cards, "values": ranges}.get(section)
        if known is None:
            raise DeckError(f"{place}: {section} is no part of a deck; there are [cards] and [values]")
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
    total = sum(game.position.supply(s, card) for card in range(1, len(game.kinds)))
    room = game.room
    if total > room:
        raise DeckError(f"deck: {total} cards are more than the {room} that its zones have room for")
    needed = game.position.needed(s)
    if total < needed:
        raise DeckError(f"deck: {total} cards are fewer than the {needed} that {s.seats} players need")
    fault = game.position.unplayable(s)
    if fault:
        raise DeckError(f"deck: {fault}")
