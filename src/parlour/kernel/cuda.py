"""The rules of a game on a GPU: one game a thread, the same functions as on the CPU.

A thread plays on a copy of its state in local memory, which the hardware interleaves by lane: what all
lanes of a warp read at once lies side by side.
"""

import functools
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it; NumPy 2.5 has dropped it
    setattr(np, "row_stack", np.vstack)  # noqa: B010

from . import compile as compiled
from .contract import Game
from .state import Core

NEEDS = "this way of running needs an NVIDIA GPU, its driver, and: pip install 'parlour[cuda]'"

try:
    from numba import cuda
except ImportError as error:
    raise ImportError(NEEDS) from error

THREADS = 64  # of a block

ENTRY = """
def play_all(raw, decisions, games):
    at = cuda.grid(1)
    if at < raw.shape[0]:
        mine = cuda.local.array(LENGTH, int64)
        for word in range(LENGTH):
            mine[word] = raw[at, word]
        games[at] = play(mine.view(kind)[0], decisions)
        for word in range(LENGTH):
            raw[at, word] = mine[word]
"""


@functools.cache
def load(game: Game) -> Any:
    """The kernel that plays random moves in every state."""
    kind = compiled.record_type(game.layout)
    names = {"cuda": cuda, "int64": np.int64, "kind": kind, "LENGTH": kind.itemsize // 8}
    module = compiled.module_of(game, ENTRY, "play_all", {**compiled.space_of(game), **names})
    return cuda.jit(module.play_all)


def is_there() -> bool:
    return bool(cuda.is_available())


def name() -> str:
    found = cuda.get_current_device().name
    return found.decode() if isinstance(found, bytes) else str(found)


class Batch:
    """Many states of one game on the GPU."""

    def __init__(self, game: Game, s: Core, count: int, seed: int = 0) -> None:
        """So many copies of a state, each with a seed of its own."""
        if not is_there():
            raise RuntimeError(NEEDS)
        self.game, self.count = game, count
        self.kernel = load(game)
        states: Any = np.zeros(count, compiled.record_type(game.layout))
        compiled.to_record(game.layout, s, states, 0)
        states[:] = states[0]
        chance = np.random.default_rng(seed)
        for words in ("rng", "dice"):
            states[words] = chance.integers(0, 1 << 64, (count, 4), np.uint64)
        raw = states.view(np.int64).reshape(count, -1)
        self.raw = cuda.to_device(raw)
        self.games = cuda.to_device(np.zeros(count, np.int64))

    def play(self, decisions: int) -> int:
        """So many random moves in every state."""
        blocks = (self.count + THREADS - 1) // THREADS
        self.kernel[blocks, THREADS](self.raw, decisions, self.games)
        cuda.synchronize()
        return decisions

    def sums(self) -> int:
        """What `play` gave, added up over all states."""
        return int(self.games.copy_to_host().sum())

    def on_host(self) -> Any:
        """The states as a NumPy array."""
        return self.raw.copy_to_host().view(compiled.record_type(self.game.layout)).reshape(-1)
