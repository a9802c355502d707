"""Parlour: published card games to the letter of their rulebooks, to play, to change, and to study.

    import parlour
    match = parlour.Match(parlour.games()[0], seats=4, seed=7)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])

This module is light: it imports nothing until a name is used, and never NumPy or Numba by itself.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .table.errors import DeckError as DeckError
    from .table.errors import Error as Error
    from .table.errors import OptionError as OptionError
    from .table.errors import RecordError as RecordError
    from .table.errors import Refused as Refused
    from .table.errors import ScenarioError as ScenarioError
    from .table.match import Match as Match

__version__ = "0.1.0"
__all__ = ["DeckError", "Error", "Match", "OptionError", "RecordError", "Refused", "ScenarioError", "games"]

_HOMES = {"Match": "match", **{name: "errors" for name in __all__ if name not in ("Match", "games")}}


def games() -> tuple[str, ...]:
    """The names of all games."""
    from .games import NAMES

    return NAMES


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'parlour' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f"parlour.table.{_HOMES[name]}"), name)
