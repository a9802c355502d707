"""Moves in several parts, joined: what a table shows and takes as one move.

Parts only gather arguments, so one can look into them and leave again: no state is copied.
"""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from .stack import ALL_09, ARGUMENTS
from .state import FRAME, Core, Seat

Parts = tuple[int, ...]


def joined(game: Any, s: Core, me: Seat) -> list[Parts]:
    """The legal moves of a seat, each with all its parts."""
    found: list[Parts] = []
    count = game.moves_of(s, me)
    for move in sorted(s.choices[:count]):
        with _after(game, s, me, move) as goes_on:
            found += [(move, *rest) for rest in joined(game, s, me)] if goes_on else [(move,)]
    return found


def read(game: Any, s: Core, me: Seat, text: str) -> tuple[Parts, int]:
    """The parts that a text is made of, and the first rule against them; none where it is no move."""
    said = text.split(" ")
    for count in range(len(said), 0, -1):
        move = game.moves.number(" ".join(said[:count]))
        if move >= 0:
            rule = game.against(s, me, move)
            with _after(game, s, me, move) as goes_on:
                if goes_on and count < len(said):
                    rest, other = read(game, s, me, " ".join(said[count:]))
                    if rest:
                        return (move, *rest), rule or other
                elif not goes_on and count == len(said):
                    return (move,), rule
    return (), ALL_09


def text_of(game: Any, parts: Parts) -> str:
    return " ".join(game.moves.text(part) for part in parts)


@contextmanager
def _after(game: Any, s: Core, me: Seat, move: int) -> Generator[bool]:
    """Whether that move has a further part; inside, it is asked."""
    depth, waiting = s.depth, s.waiting
    slots = slice(depth * FRAME, (depth + 1) * FRAME)
    kept = s.frames[slots]
    at = max(depth - 1, 0) * FRAME + ARGUMENTS
    goes_on = game.goes_on(s, me, move, *s.frames[at : at + 4])
    if goes_on:
        s.waiting = 1 << me
    try:
        yield goes_on
    finally:
        s.depth, s.waiting, s.frames[slots] = depth, waiting, kept
