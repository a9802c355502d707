"""The games: one package each, and this list of their names. Removing a game is deleting its folders and its line.

`parlour.games()` gives the names, also once this package has been imported under that name.
"""

import functools
import sys
from types import ModuleType

from parlour.kernel.contract import Game

NAMES = ("monsters", "cardgame", "ichabod", "twocan", "iwin")


@functools.cache
def load(name: str) -> Game:
    return Game(name, f"{__name__}.{name}")


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return NAMES


sys.modules[__name__].__class__ = _Games
