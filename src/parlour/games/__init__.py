"""The games: one package each, and this list of their names. Removing a game is deleting its folders and its line."""

import functools

from parlour.kernel.contract import Game

NAMES = ("monsters", "twocan")


@functools.cache
def load(name: str) -> Game:
    return Game(name, f"{__name__}.{name}")
