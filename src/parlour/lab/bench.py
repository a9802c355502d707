"""How many decisions a second each way of running makes: uniformly random play, deals included.

A step is one decision: the legal moves computed, one of them drawn, and applied.
"""

import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from parlour import __version__
from parlour.games import load
from parlour.kernel.chance import seeded
from parlour.kernel.contract import Game
from parlour.table import deck as decks

CHUNK = 200_000  # decisions between two looks at the clock, compiled
GPU_GAMES = 1 << 18

Counts = tuple[int, int, int]  # decisions, those with more than one legal move, games


def machine() -> dict[str, Any]:
    """What was measured on, and with."""
    found = {"machine": _processor(), "cores": os.cpu_count(), "python": platform.python_version()}
    for name in ("numpy", "numba"):
        if name in sys.modules:
            found[name] = sys.modules[name].__version__
    return {**found, "parlour": __version__}


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
            return names[0]
    except (OSError, IndexError):
        return platform.processor() or platform.machine()


def measure(name: str, seats: int, run: str, threads: int, seconds: float) -> dict[str, Any]:
    """One row."""
    game = load(name)
    if run in ("cpu", "driven"):
        _announce(game)
    start = time.perf_counter()
    play, batch = WAYS[run](game, seats, threads)
    compiled_in = time.perf_counter() - start
    start, counts = time.perf_counter(), [0, 0, 0]
    while (spent := time.perf_counter() - start) < seconds:
        for at, count in enumerate(play()):
            counts[at] += count
    rates = {
        f"{what}_per_s": round(count / spent)
        for what, count in zip(("decisions", "choices", "games"), counts, strict=True)
    }
    row = {"game": name, "seats": seats, "run": run, "threads": threads, **rates, "compile_s": round(compiled_in, 2)}
    return {**row, **batch, "seconds": round(spent, 2), **machine()}


def _announce(game: Game) -> None:
    from parlour.kernel import compile as compiled

    if not compiled.is_kept(game):
        print(f"Compiling {game.name}: this takes some ten seconds, once.", file=sys.stderr, flush=True)


def state(game: Game, seats: int) -> Any:
    """A state that is over: its first decision begins a game."""
    s = game.layout.fresh()
    s.seats, s.over, s.rng, s.dice = seats, 1, seeded(7), seeded(8)
    decks.lay(game, s, decks.printed(game))
    return s


def unpacked(decisions: int, packed: int) -> Counts:
    """What `play` gives: games, and below them decisions with more than one legal move."""
    return decisions, packed & 0xFFFFFFFF, packed >> 32


def in_python(game: Game, seats: int, threads: int) -> tuple[Callable[[], Counts], dict[str, Any]]:
    s = state(game, seats)
    return lambda: unpacked(2_000, game.play(s, 2_000)), {}


def on_cpu(game: Game, seats: int, threads: int) -> tuple[Callable[[], Counts], dict[str, Any]]:
    from parlour.kernel import compile as compiled

    batch = compiled.Batch(game, threads)
    for at in range(threads):
        batch.put(state(game, seats), at, seed=at)
    batch.do(0, compiled.PLAY, 1)
    if threads == 1:
        return lambda: unpacked(CHUNK, batch.do(0, compiled.PLAY, CHUNK)), {}
    pool = ThreadPoolExecutor(threads)

    def play_at(at: int) -> int:
        return batch.do(at, compiled.PLAY, 10 * CHUNK)

    def play() -> Counts:
        done = list(pool.map(play_at, range(threads)))
        return unpacked(10 * CHUNK * threads, sum(done))

    return play, {}


def on_gpu(game: Game, seats: int, threads: int) -> tuple[Callable[[], Counts], dict[str, Any]]:
    from parlour.kernel import cuda

    batch = cuda.Batch(game, state(game, seats), GPU_GAMES)
    batch.play(1)

    def play() -> Counts:
        decisions = batch.play(500)
        return unpacked(decisions * GPU_GAMES, batch.sums())

    return play, {"games": GPU_GAMES, "device": cuda.name()}


def driven(game: Game, seats: int, threads: int) -> tuple[Callable[[], Counts], dict[str, Any]]:
    """The compiled engine, one decision at a time from Python, which chooses."""
    from parlour.kernel import compile as compiled

    batch = compiled.Batch(game, 1)
    batch.put(state(game, seats), 0, seed=1)
    call, states, random = batch.call, batch.states, Random(1).random
    call(states, 0, compiled.BEGIN, 0, 0)

    def play() -> Counts:
        choices = games = 0
        drive, asked = compiled.DRIVE, call(states, 0, compiled.WHO, 0, 0)
        asked |= call(states, 0, compiled.LEGAL, asked, 0) << 8
        for _ in range(20_000):
            count = asked >> 8
            choices += count > 1
            asked = call(states, 0, drive, asked & 255, int(random() * count))
            if asked < 0:
                games += 1
                asked = call(states, 0, compiled.NEW, 0, 0)
        return 20_000, choices, games

    return play, {}


def at_a_table(game: Game, seats: int, threads: int) -> tuple[Callable[[], Counts], dict[str, Any]]:
    """Through Match: each move with the views, legal moves and events of all seats as JSON."""
    random, matches = Random(1), _matches(game, seats)

    def play() -> Counts:
        match, choices = next(matches), 0
        seen = [0] * seats
        while not match.over:
            seat = random.choice(match.waiting)
            legal = match.legal(seat)
            choices += len(legal) > 1
            match.play(seat, random.choice(legal))
            for at in range(seats):
                events = match.events(at + 1, since=seen[at])
                seen[at] += len(events)
                json.dumps({"view": match.view(at + 1), "legal": match.legal(at + 1), "events": events})
        return len(match.moves), choices, 1

    return play, {}


def _matches(game: Game, seats: int) -> Iterator[Any]:
    from parlour.table.match import Match  # asked for here: other ways run without its libraries

    seed = 0
    while True:
        yield Match(game.name, seats=seats, seed=seed)
        seed += 1


WAYS: dict[str, Callable[[Game, int, int], tuple[Callable[[], Counts], dict[str, Any]]]] = {
    "python": in_python,
    "cpu": on_cpu,
    "cuda": on_gpu,
    "driven": driven,
    "match": at_a_table,
}
