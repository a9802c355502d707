"""Plain Python and compiled code give the same states, decision for decision."""

import os
import subprocess
import sys
from typing import Any

import numpy as np

from parlour.kernel import compile as compiled
from parlour.kernel.chance import seeded
from parlour.kernel.contract import Game
from parlour.kernel.state import facts

from .marks import games, parts
from .tables import PARTS, SIZE, all_tables

DECISIONS = 300_000 * SIZE
CHECKED = 20_000 * SIZE
BETWEEN = 6  # decisions between two comparisons


def agree(game: Game, decisions: int, part: int = 0) -> None:
    tables = all_tables(game, part)
    batch = compiled.Batch(game, len(tables))
    one = np.zeros(1, compiled.record_type(game.layout))
    rounds = decisions // (BETWEEN * len(tables) * PARTS) + 1
    for at, s in enumerate(tables):
        s.dice = seeded(1_000 * part + at)
        batch.put(s, at, seed=1_000 * part + at)
        for _ in range(rounds):
            game.play(s, BETWEEN)
            batch.do(at, compiled.PLAY, BETWEEN)
            compiled.to_record(game.layout, s, one, 0)
            if one[0].tobytes() != batch.states[at].tobytes():
                raise AssertionError(difference(game, s, batch, at))


def difference(game: Game, s: Any, batch: Any, at: int) -> str:
    other = compiled.from_record(game.layout, batch.states, at)
    return ", ".join(f.name for f in game.layout.every if getattr(s, f.name) != getattr(other, f.name))


@games
@parts
def test_python_and_cpu_agree(game: Game, part: int) -> None:
    agree(game, DECISIONS, part)


@games
@parts
def test_python_and_cpu_agree_with_bounds_checked(game: Game, part: int) -> None:
    """Numba looks at the setting as it starts: so in a process of its own."""
    names = f"tables.load({game.name!r}), t.CHECKED, {part}"
    call = f"from tests.contract import tables, test_agreement as t; t.agree({names})"
    done = subprocess.run(
        [sys.executable, "-c", call], env={**os.environ, "NUMBA_BOUNDSCHECK": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@games
def test_a_record_is_itself(game: Game) -> None:
    for s in all_tables(game):
        game.play(s, 57)
        states = np.zeros(1, compiled.record_type(game.layout))
        compiled.to_record(game.layout, s, states, 0)
        twin = compiled.from_record(game.layout, states, 0)
        assert facts(twin) == facts(s)
