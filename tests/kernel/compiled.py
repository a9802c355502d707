"""The made-up game compiled once, with the loops of the contract tests beside its moves."""

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from parlour.kernel import compile as compiled
from parlour.kernel.contract import Game
from tests.contract.drivers import HONEST, pairs_text
from tests.contract.tables import start
from tests.contract.test_worlds import MOST, unseen

PLAY, SURVEY, PAIR = range(3)

# Worlds in which a seat is asked for the parts of different cards are not compared.
STEPPED = "        found = rows_differ("
IN_PARTS = f"""\
        if twin != move and (150 <= asked(a) < 200 or 150 <= asked(b) < 200):
            return 0
{STEPPED}"""

ENTRY = f"""
def call(states, raw, zones, out, tally, what, count, moves, most):
    if what == {PLAY}:
        play(states[0], count)
    elif what == {SURVEY}:
        return survey(states, 0, count, moves)
    else:
        pairs(states, raw, zones, count, moves, out, most, tally)
    return 0
"""


@functools.cache
def entry(game: Game) -> Callable[..., int]:
    pairs = pairs_text(game).replace(STEPPED, IN_PARTS)
    return compiled.load(game, f"{HONEST}\n\n{pairs}\n\n{ENTRY}", "call")


class Worlds:
    """Four records with rings beside each other, the first about to begin a game."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game, plain = game, compiled.record_type(game.layout)
        self.states: Any = np.zeros(4, compiled.record_type(game.layout, tells=True))
        self.raw: Any = self.states.view(np.int64).reshape(4, -1)[:, : plain.itemsize // 8]
        self.tally: Any = np.zeros(8, np.int64)
        self.zones: Any = np.full((seats, 32), -1, np.int64)
        for viewer in range(seats):
            found = unseen(game, seats, viewer)
            self.zones[viewer, : len(found)] = found
        self.out: Any = np.zeros((2, 2000), np.int64)
        compiled.to_record(game.layout, start(game, seats, {}, seed), self.states, 0)

    def do(self, what: int, count: int) -> int:
        arrays = self.states, self.raw, self.zones, self.out, self.tally
        return entry(self.game)(*arrays, what, count, self.game.moves.count, MOST)

    def is_state(self, s: Any) -> bool:
        one: Any = np.zeros(1, compiled.record_type(self.game.layout))
        compiled.to_record(self.game.layout, s, one, 0)
        return one[0].tobytes() == self.raw[0].tobytes()
