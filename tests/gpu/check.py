"""`make check-gpu`: the GPU gives the same states as the CPU, byte for byte, at every table of the contract tests.

It runs from the source tree with Numba and numba-cuda alone: nothing need be installed.
"""

import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from parlour.kernel import compile as compiled  # noqa: E402
from parlour.kernel import cuda  # noqa: E402
from parlour.kernel.contract import Game  # noqa: E402
from tests.contract.tables import GAMES, all_tables  # noqa: E402

COPIES = 256  # of each table, with seeds of their own
DECISIONS = 700


def agree(game: Game) -> tuple[int, int]:
    """How many decisions were compared, and how many states differ."""
    wrong = done = 0
    for at, s in enumerate(all_tables(game)):
        gpu = cuda.Batch(game, s, COPIES, seed=1_000 * at)
        states = gpu.on_host()
        cpu = compiled.Batch(game, 0)
        for _ in range(2):
            gpu.play(DECISIONS)
            for copy in range(COPIES):
                cpu.call(states, copy, compiled.PLAY, DECISIONS, 0)
            found = gpu.on_host()
            wrong += sum(found[copy].tobytes() != states[copy].tobytes() for copy in range(COPIES))
            done += DECISIONS * COPIES
    return done, wrong


def main() -> int:
    failed = 0
    for game in GAMES:
        start = time.perf_counter()
        done, wrong = agree(game)
        failed += wrong > 0
        print(f"{game.name}: {done:,} decisions on {cuda.name()} compared with the CPU, {wrong} states differ", end="")
        print(f" ({time.perf_counter() - start:.0f} s)", flush=True)
    print(f"{len(GAMES) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
