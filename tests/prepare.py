"""Compiles what the tests will run, once, before they run beside each other; what is kept is used again.

Two processes that compile the same thing at the same time and keep it in one place are asking for trouble.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from parlour.games import NAMES, load
from parlour.kernel import compile as compiled
from parlour.kernel.contract import Game
from parlour.kernel.whole import whole
from parlour.lab import selfplay
from tests.contract.drivers import HONEST, pairs_text

CHECKED = "checked"  # with bounds checked, which Numba looks at as it starts


def play(game: Game) -> None:
    if not compiled.is_kept(game):
        compiled.main(game.name, game.package)


def survey(game: Game) -> None:
    with whole("survey"):
        compiled.load(game, HONEST, "survey")(np.zeros(1, compiled.record_type(game.layout)), 0, 0, 0)


def pairs(game: Game) -> None:
    states = np.zeros(4, compiled.record_type(game.layout, tells=True))
    raw = states.view(np.int64).reshape(4, -1)[:, :1]
    zones, out, tally = np.zeros((1, 1), np.int64), np.zeros((2, 1), np.int64), np.zeros(8, np.int64)
    with whole("pairs"):
        compiled.load(game, pairs_text(game), "pairs")(states, raw, zones, 0, 0, out, 0, tally)


def made_up(game: Game) -> None:
    from tests.kernel.compiled import PLAY, Worlds

    with whole("call"):
        Worlds(game, 2, 1).do(PLAY, 0)


def house(game: Game) -> None:
    if not selfplay.is_kept(game):
        selfplay.main(game.name, game.package)


def one(kind: str, name: str) -> None:
    """What is compiled in one process is typed once for all of it."""
    if kind == "made-up":
        made_up(Game("madeup", "tests.kernel.madeup"))
    elif kind == CHECKED:
        play(load(name))
    else:
        for make in (play, survey, pairs, house):
            make(load(name))


def compile_apart(job: tuple[str, str]) -> None:
    kind, name = job
    start = time.perf_counter()
    bounds = "1" if kind == CHECKED else "0"
    subprocess.run(
        [sys.executable, "-m", "tests.prepare", *job], env={**os.environ, "NUMBA_BOUNDSCHECK": bounds}, check=True
    )
    print(f"compiled {name} ({kind}) in {time.perf_counter() - start:.1f} s", flush=True)


def main() -> None:
    if len(sys.argv) > 1:
        one(*sys.argv[1:])
        return
    jobs = [(kind, name) for name in NAMES for kind in ("all", CHECKED)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_apart, [*jobs, ("made-up", "madeup")]))


if __name__ == "__main__":
    main()
