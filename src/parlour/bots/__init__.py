"""Bots, seated by name: each is asked for a move of a seat and gives it as text.

    bot = seated("house", seed=7)
    match.play(seat, bot.choose(match, seat))

A bot gets what its seat sees, and its legal moves, from the match; nothing else. The same seed and the
same sights give the same moves. How the house plays a game stands in that game's folder. Not here:
when a bot is asked, and how long it takes to answer.
"""

from collections.abc import Callable
from typing import Protocol

from parlour.table.errors import OptionError
from parlour.table.match import Match

from .house import House
from .random import Random


class Bot(Protocol):
    def choose(self, match: Match, seat: int) -> str: ...


_BOTS: dict[str, Callable[[int], Bot]] = {"house": House, "random": Random}
NAMES = tuple(_BOTS)


def seated(name: str, seed: int) -> Bot:
    if name not in _BOTS:
        raise OptionError(f"{name!r} is none of the bots: {', '.join(NAMES)}")
    return _BOTS[name](seed)


__all__ = ["NAMES", "Bot", "seated"]
