"""Tables to test at: every number of seats, every option at its ends, decks at their ends."""

import os
from typing import Any

import parlour
from parlour.games import load
from parlour.kernel.chance import seeded
from parlour.kernel.contract import Game
from parlour.kernel.state import Field
from parlour.table import deck as decks
from parlour.table.options import set_options

GAMES = [load(name) for name in parlour.games()]
SIZE = int(os.environ.get("PARLOUR_TEST_SIZE", "1"))  # `make soak` runs the same tests with a hundred times the numbers
PARTS = min(SIZE, 16)  # large numbers are shared out, so that all cores have work


def settings(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with the options as they begin, and each option at its ends."""
    found: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in range(game.seats[0], game.seats[1] + 1)]
    for field in game.options:
        found += [(seats, {field.word(): end}) for seats in game.seats for end in ends(game, field)]
    return found


def ends(game: Game, field: Field) -> tuple[Any, Any]:
    """An option's first and last value; of one that is a word, the words."""
    words = game.choices.get(field.name)
    return (words[field.low], words[field.high]) if words else (field.low, field.high)


def extremes(game: Game) -> list[dict[str, dict[str, int]]]:
    """Decks that can be played with in which the numbers are as high, or as low, as they go."""
    found: list[dict[str, dict[str, int]]] = [{}]
    for end in ("high", "low"):
        values: dict[str, int] = {}
        for field in game.tuned:
            tried = {**values, field.word(): getattr(field, end)}
            if _playable(game, {"values": tried}):
                values = tried
        found.append({"values": values})
    return found


def _playable(game: Game, deck: dict[str, dict[str, int]]) -> bool:
    try:
        for seats, options in settings(game):
            start(game, seats, options, 1, deck)
    except parlour.DeckError:
        return False
    return True


def start(game: Game, seats: int, options: dict[str, Any], seed: int, deck: Any = None) -> Any:
    """A state that is over: its first decision begins a game."""
    s = game.layout.fresh()
    s.seats = seats
    set_options(game, s, options)
    decks.lay(game, s, decks.load(game, deck or {}))
    s.rng, s.dice = seeded(seed), seeded(seed + 1)
    s.over = 1
    return s


def all_tables(game: Game, part: int = 0) -> list[Any]:
    """Every part has seeds of its own."""
    return [
        start(game, seats, options, 1_000 * part + seed, deck)
        for seed, (deck, (seats, options)) in enumerate(
            (deck, setting) for deck in extremes(game) for setting in settings(game)
        )
    ]
