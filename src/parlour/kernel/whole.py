"""Compiles a program of many functions as one piece.

Numba makes machine code of every function, and optimises it again inside each of its callers, all the way
up. Here the functions under an entry point are only typed and lowered; the entry point then takes in all
of them and is optimised once. That takes a third of the time for a large game, and the code is the same.
"""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from numba.core import codegen, cpu


@contextmanager
def whole(entry: str) -> Generator[None]:
    """While it is open, only the function of that name becomes code that can be called."""
    library: Any = codegen.CPUCodeLibrary
    context: Any = cpu.CPUContext
    finalize, executable = library.finalize, context.get_executable

    def finalize_entry(self: Any) -> None:
        if self.name == entry:
            self._linking_libraries[:] = _all_under(self)
            finalize(self)
        else:
            self._finalized = True

    def executable_of_entry(self: Any, code: Any, *rest: Any) -> Callable[..., Any]:
        if code.name == entry:
            return executable(self, code, *rest)
        stand_in: list[Any] = []  # Numba tells functions apart by what they are called with: each needs its own
        return stand_in.append

    library.finalize, context.get_executable = finalize_entry, executable_of_entry
    try:
        yield
    finally:
        library.finalize, context.get_executable = finalize, executable


def _all_under(code: Any) -> list[Any]:
    """What a piece of code rests on, however deep, each once."""
    found: dict[Any, None] = {}
    waiting = list(code._linking_libraries)
    while waiting:
        piece = waiting.pop()
        if piece not in found:
            found[piece] = None
            waiting += piece._linking_libraries
    return list(found)
