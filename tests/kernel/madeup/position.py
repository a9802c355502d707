"""What a position set by hand must fulfil, and what of it is filled in."""

from .seats import points
from .state import State

DRAW = "deck"  # the pile that holds all cards not placed elsewhere


def supply(s: State, card: int) -> int:
    """How many of a card the game has."""
    return s.deck[card]


def fill(s: State) -> dict[str, int]:
    """A hand that is not stated is empty."""
    return {}


def needed(s: State) -> int:
    """How many cards a deal takes."""
    return s.seats * s.hand_size


def unplayable(s: State) -> str:
    """Why the numbers of a deck do not go together, or nothing."""
    return ""


def unstated(s: State) -> None:
    """What values are that a position does not state, where they are not as they begin."""


def bounds(s: State) -> dict[str, tuple[int, int]]:
    """How far a value may go."""
    return {"fuse": (0, 2)}


def fault(s: State) -> str:
    """Why play cannot go on from here, or nothing."""
    return ""


def start(s: State) -> dict[str, object] | None:
    """No position is stated by the table."""
    return None


def scores(s: State) -> list[int]:
    return [points(s, seat) for seat in range(s.seats)]


def prompt(s: State, me: int) -> dict[str, int]:
    """What the prompt of a seat mentions."""
    return {}
