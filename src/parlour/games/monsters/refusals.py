"""Why a move is refused: the first rule that fits, in the order of RULES.md; 0 where none does."""

from parlour.kernel import ALL_09, Seat, asked, cards, held, is_asked

from .state import State
from .words import MON_07, MON_08, MON_09, OFFER, OFFERING, TAKE, hand, pit


def refused(s: State, me: Seat, pattern: int, a: int, b: int, c: int) -> int:
    if asked(s) == OFFERING:
        return refused_offer(s, me, a, b) if pattern == OFFER else ALL_09
    return refused_take(s, me, a, b) if pattern == TAKE else ALL_09


def refused_offer(s: State, me: Seat, side: int, card: int) -> int:
    if held(s, hand(me), card) == 0 or cards(s, pit(me, side)) > 0:
        return MON_07
    return 0


def refused_take(s: State, me: Seat, victim: Seat, side: int) -> int:
    if not is_asked(s, me):
        return MON_08
    if victim == me or cards(s, pit(victim, side)) == 0:
        return MON_09
    return 0
