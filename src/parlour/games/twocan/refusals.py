"""Why a move is refused: the first rule that fits, in the order of RULES.md; 0 where none does."""

from parlour.kernel import ALL_09, Seat, asked, is_asked, is_public, kind

from .rules import face_down, flies, has_to_draw
from .state import State
from .words import (
    CAN_03,
    CAN_13,
    CAN_14,
    CAN_15,
    CAN_16,
    CAN_17,
    CAN_18,
    DISCARD_AND_TURN,
    DISCARD_ONLY,
    DRAW_ONE,
    DRAWING,
    FLIP,
    FLIPPING,
    FLY,
    FROM_DISCARD,
    REPLACE,
    TAKE,
    WILD,
    box,
)


def refused(s: State, me: Seat, pattern: int, a: int, b: int, c: int) -> int:
    if asked(s) == FLIPPING:
        return refused_flip(s, me, a) if pattern == FLIP else ALL_09
    if not is_asked(s, me):
        return ALL_09
    if asked(s) == DRAWING:
        return refused_draw(s, pattern)
    return refused_placing(s, me, pattern, a, b)


def refused_flip(s: State, me: Seat, slot: int) -> int:
    if not is_asked(s, me) or is_public(s, box(me), slot):
        return CAN_03
    return 0


def refused_draw(s: State, pattern: int) -> int:
    if pattern == DRAW_ONE:
        return 0 if has_to_draw(s) else CAN_18
    return 0 if pattern == TAKE else ALL_09


def refused_placing(s: State, me: Seat, pattern: int, slot: int, landing: int) -> int:
    if pattern == REPLACE:
        return 0
    if pattern in (DISCARD_AND_TURN, DISCARD_ONLY):
        if s.drawn_from == FROM_DISCARD:
            return CAN_15
        if pattern == DISCARD_ONLY:
            return 0 if face_down(s, me) == 1 else CAN_14
        return CAN_13 if is_public(s, box(me), slot) else 0
    return refused_flight(s, me, slot, landing) if pattern == FLY else ALL_09


def refused_flight(s: State, me: Seat, slot: int, landing: int) -> int:
    if is_public(s, box(me), slot) and kind(s, box(me), slot) != WILD:
        return CAN_17
    return 0 if flies(s, me, slot) and not is_public(s, box(me), landing) else CAN_16
