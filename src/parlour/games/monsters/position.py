"""What a position set by hand must fulfil, and what of it is filled in."""

from parlour.kernel import asked, cards

from .state import State
from .words import DOWN, OFFERING, UP, hand, pit

DRAW = "stock"  # the pile that holds all cards not placed elsewhere


def supply(s: State, card: int) -> int:
    """How many of a card the game has."""
    return s.deck[card] * s.copies


def fill(s: State) -> dict[str, int]:
    """How many cards an unstated zone of each seat gets."""
    return {"hand": hand_size(s) - (s.round - 1)}


def hand_size(s: State) -> int:  # MON-03
    return s.hand_size_of_six if s.seats == 6 else s.hand_size


def needed(s: State) -> int:
    """How many cards a deal takes."""
    return s.seats * hand_size(s)


def unplayable(s: State) -> str:
    """Why the numbers of a deck do not go together, or nothing."""
    size = hand_size(s)
    if size < s.rounds + 1:
        return f"a hand of {size} cards lasts {size - 1} rounds, not {s.rounds}"
    return ""


def unstated(s: State) -> None:
    """What values are that a position does not state, where they are not as they begin."""
    for seat in range(s.seats):
        s.score[seat] = s.start_points


def bounds(s: State) -> dict[str, tuple[int, int]]:
    """How far a value may go."""
    return {"round": (1, s.rounds), "ichthid": (0, 2)}


def scores(s: State) -> list[int]:
    return list(s.score)


def prompt(s: State, me: int) -> dict[str, int]:
    """What the prompt of a seat mentions."""
    return {"offered": cards(s, pit(me, DOWN)) + 2 * cards(s, pit(me, UP))}


def fault(s: State) -> str:
    """Why play cannot go on from here, or nothing."""
    for seat in range(s.seats):
        if cards(s, pit(seat, DOWN)) or cards(s, pit(seat, UP)):
            return f"P{seat + 1}: Pits are empty at the start of a round"
        if cards(s, hand(seat)) < 2:
            return f"P{seat + 1}: a hand needs two cards to offer, not {cards(s, hand(seat))}"
    return ""


def start(s: State) -> dict[str, object] | None:
    """What must be stated besides zones and values, where a round starts; else None."""
    if asked(s) != OFFERING or any(cards(s, pit(seat, side)) for seat in range(s.seats) for side in (DOWN, UP)):
        return None
    return {}
