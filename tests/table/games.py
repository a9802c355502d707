"""Positions of random games, to look at."""

import random
from collections.abc import Iterator

from parlour import Match


def positions(game: str, seats: int | None = None, seed: int = 1) -> Iterator[Match]:
    """One match, after each of its moves."""
    match = Match(game, seats=seats, seed=seed)
    chance = random.Random(seed)
    yield match
    while not match.over:
        seat = chance.choice(match.waiting)
        match.play(seat, chance.choice(match.legal(seat)))
        yield match
