"""What a position set by hand must fulfil, and what of it is filled in."""

from parlour.kernel import asked, cards, kind, left_of

from .rules import face_down
from .state import State
from .words import DISCARD, DRAWING, DRAWN, FLIPPING, FLIPS, KINDS, SLOTS, box

DRAW = "draw"  # the pile that holds all cards not placed elsewhere


def supply(s: State, card: int) -> int:
    """How many of a card the game has."""
    return s.deck[card]


def fill(s: State) -> dict[str, int]:
    """How many cards an unstated zone gets."""
    return {"box": SLOTS, "discard": 1}


def needed(s: State) -> int:
    """How many cards a deal takes."""
    return s.seats * SLOTS + 1


def unplayable(s: State) -> str:
    """Why the numbers of a deck do not go together, or nothing."""
    return ""


def unstated(s: State) -> None:
    """What values are that a position does not state, where they are not as they begin."""


def bounds(s: State) -> dict[str, tuple[int, int]]:
    """How far a value may go."""
    return {"round": (1, s.rounds), "total": (-1_000_000, 1_000_000)}


def fault(s: State) -> str:
    """Why play cannot go on from here, or nothing."""
    for seat in range(s.seats):
        if cards(s, box(seat)) != SLOTS:
            return f"P{seat + 1}: a Box has {SLOTS} cards, not {cards(s, box(seat))}"
    if cards(s, DISCARD) == 0:
        return "discard: the Discard Pile is never empty at the start of a turn"
    if cards(s, DRAWN) or s.drawn_from:
        return "drawn: no card is in hand at the start of a turn"
    return "" if s.phase == FLIPS else turn_fault(s)


def turn_fault(s: State) -> str:
    if face_down(s, s.turn) == 0:
        return f"P{s.turn + 1}: the Box of the seat on turn is all face up, so its last turn is over (CAN-20)"
    ended = False
    seat = left_of(s, s.turn)
    while seat != s.turn:
        ended = ended or face_down(s, seat) == 0
        if ended and face_down(s, seat):
            return f"P{seat + 1}: a seat that has had its last turn has its Box all face up (CAN-20)"
        seat = left_of(s, seat)
    return ""


def start(s: State) -> dict[str, object] | None:
    """What must be stated besides zones and values, where a turn or a round starts; else None."""
    if asked(s) == DRAWING:
        return {"turn": f"P{s.waiting.bit_length()}"}
    if asked(s) == FLIPPING and all(face_down(s, seat) == SLOTS for seat in range(s.seats)):
        return {"phase": "flip"}
    return None


def scores(s: State) -> list[int]:
    return list(s.total)


def prompt(s: State, me: int) -> dict[str, object]:
    """What the prompt of a seat mentions."""
    drawn = KINDS[kind(s, DRAWN, 0)] if cards(s, DRAWN) else "none"
    return {"drawn": drawn, "down": face_down(s, me)}
