"""The rules of a game compiled by Numba: for one state after another, for all cores, for a GPU.

Nothing here is imported before it is asked for. Every plain function of kernel and game is registered
with Numba as it stands; one entry point holds all of a game, so that it is compiled once. What was
compiled is kept in the platform's cache folder, under a hash of every source and version it rests on:
Numba itself would look at one file only.
"""

import functools
import hashlib
import importlib.util
import inspect
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from . import chance, events, moves, piles, stack, views
from .contract import Game
from .piles import EVERYBODY
from .state import Core, Layout

NEEDS = "this way of running needs NumPy and Numba: pip install 'parlour[fast]'"

try:
    import numba
    import numpy as np
    from numba.extending import overload, register_jitable

    from .whole import whole
except ImportError as error:
    raise ImportError(NEEDS) from error

KERNEL = (chance, events, piles, moves, stack, views)
SILENT = ("tell", "whisper")
NOT_RULES = ("seeded", "task", "question", "answer", "seats_domain", "seat_name", "seats_in", "picture")

Functions = tuple[FunctionType, ...]

# What the entry point does.
BEGIN, LEGAL, STEP, AGAINST, BLIND, DREAM, PLAY, DRIVE, WHO, RESET, ADVANCE, NEW = range(12)

ENTRY = f"""
def call(states, at, what, a, b):
    s = states[at]
    if what == {DRIVE}:
        step(s, a, s.choices[b] + 0)
        if s.over == 1:
            return -1
        me = who(s)
        return moves_of(s, me) << 8 | me
    if what == {STEP}:
        step(s, a, b)
    elif what == {LEGAL}:
        return moves_of(s, a)
    elif what == {AGAINST}:
        return against(s, a, b)
    elif what == {BEGIN}:
        begin(s)
    elif what == {BLIND}:
        blind(s, a)
    elif what == {DREAM}:
        dream(s, a)
    elif what == {NEW}:
        begin(s)
        me = who(s)
        return moves_of(s, me) << 8 | me
    elif what == {PLAY}:
        return play(s, a)
    elif what == {WHO}:
        return who(s)
    elif what == {RESET}:
        reset(s)
    elif what == {ADVANCE}:
        advance(s)
    return 0
"""


@functools.cache
def record_type(layout: Layout, tells: bool = False) -> Any:
    """The record of a state; one that tells has a ring of events besides.

    One and the same object each time: Numba compares types slowly.
    """
    ring = [("told", "i8"), ("ring", "i4", (events.ROWS * events.ROW,))] if tells else []
    return np.dtype([*layout.dtype(), *ring], align=True)


def to_record(layout: Layout, s: Core, states: Any, at: int) -> None:
    for field in layout.every:
        value = getattr(s, field.name)
        states[field.name][at] = value


def from_record(layout: Layout, states: Any, at: int) -> Any:
    s = layout.fresh()
    for field in layout.every:
        setattr(s, field.name, states[field.name][at].tolist())
    return s


def rules_of(modules: Iterable[ModuleType]) -> list[FunctionType]:
    """The plain functions that rules are made of."""
    found: dict[FunctionType, None] = {}
    for module in modules:
        for name, function in vars(module).items():
            is_own = isinstance(function, FunctionType) and function.__module__ == module.__name__
            if is_own and name not in (*SILENT, *NOT_RULES) and not _takes_game(function):
                found[function] = None
    return list(found)


def _takes_game(function: FunctionType) -> bool:
    return next(iter(inspect.signature(function).parameters), "") == "game"


def modules_of(game: Game, more: Functions = ()) -> list[ModuleType]:
    """The modules of a game that its rules and refusals, and those functions, are made of, however deep."""
    found = [sys.modules[f"{game.package}.{name}"] for name in ("words", "state", "refusals")] + game.rules
    found += [sys.modules[function.__module__] for function in more]
    for module in found:
        for value in vars(module).values():
            home = sys.modules.get(getattr(value, "__module__", ""))
            if (
                isinstance(value, FunctionType)
                and home
                and home.__name__.startswith(game.package)
                and home not in found
            ):
                found.append(home)
    return found


@functools.cache
def sources(game: Game, more: Functions = ()) -> str:
    """A hash of everything that compiled code rests on."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version} {ENTRY}".encode())
    for module in [*KERNEL, sys.modules[__name__], *modules_of(game, more)]:
        digest.update(Path(str(module.__file__)).read_bytes())
    digest.update(game.source.encode())
    return digest.hexdigest()[:20]


def cache_folder() -> Path:
    """Where compiled code is kept; a temporary folder if the platform's cannot be written."""
    named = os.environ.get("PARLOUR_CACHE")
    try:
        import platformdirs

        folder = Path(named) if named else Path(platformdirs.user_cache_dir("parlour")) / "compiled"
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (ImportError, OSError):
        return Path(tempfile.gettempdir()) / f"parlour-{os.getuid() if hasattr(os, 'getuid') else 0}"


@functools.cache
def _set_telling() -> None:
    """Telling is nothing at all, or a row in the ring of a record that has one."""

    # The signatures must be the same to the letter.

    def silent_tell(s: Any, event: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0, e: Any = 0) -> Any:
        """To nobody."""

    def noted_tell(s: Any, event: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0, e: Any = 0) -> Any:
        events.note(s, EVERYBODY, event, a, b, c, d, e)

    def tell(s: Any, event: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0, e: Any = 0) -> Any:
        return noted_tell if "ring" in s.fields else silent_tell

    def silent_whisper(
        s: Any, seats: Any, event: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0, e: Any = 0
    ) -> Any:
        """To nobody."""

    def noted_whisper(
        s: Any, seats: Any, event: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0, e: Any = 0
    ) -> Any:
        events.note(s, seats, event, a, b, c, d, e)

    def whisper(s: Any, seats: Any, event: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0, e: Any = 0) -> Any:
        return noted_whisper if "ring" in s.fields else silent_whisper

    overload(events.tell)(tell)
    overload(events.whisper)(whisper)


_registered: set[FunctionType] = set()


def _register(functions: Iterable[FunctionType]) -> None:
    for function in functions:
        if function not in _registered:
            _registered.add(function)
            register_jitable(no_cfunc_wrapper=True, error_model="numpy")(function)


def space_of(game: Game) -> dict[str, Any]:
    """The names that the generated step uses."""
    space = {f.__name__: f for f in rules_of(KERNEL)}
    space.update({f.__name__: f for f in game.functions()})
    return {**space, "refused": game.refusals.refused}


def file_of(game: Game, text: str, name: str, more: Functions = ()) -> Path:
    """Where the source of an entry point is kept, and what was compiled of it."""
    bounds = "checked" if numba.config.BOUNDSCHECK else "plain"  # type: ignore[attr-defined]
    key = hashlib.sha256(f"{sources(game, more)} {text} {bounds}".encode()).hexdigest()[:20]
    return cache_folder() / f"{game.name}-{name}-{key}.py"


def module_of(game: Game, text: str, name: str, space: dict[str, Any], more: Functions = ()) -> Any:
    """A module of the game's step and the text of an entry point, its rules registered with Numba."""
    _set_telling()
    _register(rules_of([*KERNEL, *modules_of(game, more)]))
    path = file_of(game, text, name, more)
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.write_text(f"{game.source}\n{text}", encoding="utf-8")
        fresh.replace(path)
    spec = importlib.util.spec_from_file_location(f"parlour_compiled_{path.stem[-20:]}", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # what was kept looks for it there
    vars(module).update(space)
    spec.loader.exec_module(module)
    _register(f for f in rules_of([module]) if f.__name__ != name)
    return module


@functools.cache
def load(game: Game, text: str = ENTRY, name: str = "call", more: Functions = ()) -> Callable[..., Any]:
    """An entry point of a game: a function of that text, with all of the game's step in reach.

    What else of the game's package the text names, such as the house's `choose`, is stated as `more`.
    """
    jit: Any = numba.njit
    module = module_of(game, text, name, {**space_of(game), **{f.__name__: f for f in more}}, more)
    return jit(cache=True, nogil=True, no_cfunc_wrapper=True, error_model="numpy")(getattr(module, name))


def is_kept(game: Game) -> bool:
    """Whether the entry point need not be compiled any more."""
    return file_of(game, ENTRY, "call").with_suffix(".done").exists()


def keep(game: Game, module: str = __name__) -> None:
    """Has a module compile its entry point in a process of its own: loaded code runs a fifth faster than fresh."""
    command = [sys.executable, "-m", module, game.name, game.package]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    subprocess.run(command, env=environment, check=False)


class Batch:
    """Many states of one game side by side, and the compiled entry point over them."""

    def __init__(self, game: Game, count: int) -> None:
        self.game = game
        if not is_kept(game):
            keep(game)
        self.call = load(game)
        self.states: Any = np.zeros(count, record_type(game.layout))

    def put(self, s: Core, at: int, seed: int = 0) -> None:
        """A state, and the seed of the choices made for it in simulation."""
        to_record(self.game.layout, s, self.states, at)
        self.states["dice"][at] = chance.seeded(seed)

    def do(self, at: int, what: int, a: int = 0, b: int = 0) -> int:
        return self.call(self.states, at, what, a, b)


def main(name: str, package: str) -> None:
    game = Game(name, package)
    with whole("call"):
        load(game)(np.zeros(1, record_type(game.layout)), 0, RESET, 0, 0)
    file_of(game, ENTRY, "call").with_suffix(".done").touch()


if __name__ == "__main__":
    main(*sys.argv[1:])
