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
    found: tuple[Parts, int] = (), ALL_09
    for count in range(len(said), 0, -1):
        for move in game.moves.numbers(" ".join(said[:count])):
            if not game.takes(s, move):
                continue
            rule = game.against(s, me, move)
            with _after(game, s, me, move) as goes_on:
                if goes_on and count < len(said):
                    rest, other = read(game, s, me, " ".join(said[count:]))
                    if rest and fits_better(rule or other, found):
                        found = (move, *rest), rule or other
                elif not goes_on and count == len(said) and fits_better(rule, found):
                    found = (move,), rule
        if found[0]:
            return found
    return read_spelled(game, s, me, text)


def fits_better(rule: int, found: tuple[Parts, int]) -> bool:
    """Of several moves of the same words, the one that can be made, or that a more exact rule is against."""
    return not found[0] or (found[1] != 0 and (rule == 0 or found[1] == ALL_09))


def read_spelled(game: Any, s: Core, me: Seat, text: str) -> tuple[Parts, int]:
    for pattern in game.moves.patterns:
        if pattern.spelled and text.startswith(f"{pattern.verb} "):
            move = game.position.unspelled(s, me, pattern, text)
            if move >= 0:
                return (move,), game.against(s, me, move)
    return (), ALL_09


def text_of(game: Any, s: Core, me: Seat, parts: Parts) -> str:
    return " ".join(text_of_one(game, s, me, part) for part in parts)


def text_of_one(game: Any, s: Core, me: Seat, move: int) -> str:
    pattern = game.moves.pattern_of(move)
    if pattern.spelled:
        return game.position.spelled(s, me, pattern, *pattern.arguments(move))
    return game.moves.text(move)


def ask_next(game: Any, s: Core, me: Seat, move: int) -> bool:
    """Whether that move has a further part, which is then asked."""
    at = max(s.depth - 1, 0) * FRAME + ARGUMENTS
    goes_on = game.goes_on(s, me, move, *s.frames[at : at + 4])
    if goes_on:
        s.waiting = 1 << me
    return goes_on


@contextmanager
def _after(game: Any, s: Core, me: Seat, move: int) -> Generator[bool]:
    """Whether that move has a further part; inside, it is asked."""
    depth, waiting = s.depth, s.waiting
    slots = slice(depth * FRAME, (depth + 1) * FRAME)
    kept = s.frames[slots]
    try:
        yield ask_next(game, s, me, move)
    finally:
        s.depth, s.waiting, s.frames[slots] = depth, waiting, kept
