"""Why a move is refused: the first rule that fits, in the order of RULES.md; 0 where none does."""

from parlour.kernel import ALL_09, Card, Seat, argument, asked, cards, held, is_asked

from .seats import count_seen, has_partner, is_in, seats_with_front, seen
from .state import State
from .words import (
    AT,
    CHOOSE,
    CHOOSING,
    END,
    FIRST,
    GIVE,
    HIGH_FIVE,
    LYING,
    MAD_11,
    MAD_14,
    MAD_20,
    MAD_21,
    MAD_25,
    MAD_27,
    MAIN,
    NOT_SO_FAST,
    PASS,
    PLAY,
    PRINCESS,
    QUICK,
    RAISE,
    RESPONDING,
    SECOND,
    TRADE,
    TRADING,
    TRANSPLANT,
    WHOM,
    cup,
    front,
    hand,
)


def refused(s: State, me: Seat, pattern: int, a: int, b: int, c: int) -> int:
    question = asked(s)
    if not is_asked(s, me):
        return ALL_09
    if pattern == PLAY and (question in (MAIN, RESPONDING)):
        return refused_play(s, me, question, a)
    if pattern == AT and question == WHOM:
        return refused_at(s, me, argument(s, s.depth - 1, 0), a)
    if pattern == LYING and (question in (FIRST, SECOND)):
        return refused_lying(s, -1 if question == FIRST else argument(s, s.depth - 1, 0), a, b)
    if pattern == CHOOSE and question == CHOOSING:
        return 0 if held(s, cup(me), a) > 0 else ALL_09
    if pattern == GIVE and question == TRADING:
        return 0 if seen(s, me, a) >= 0 else ALL_09
    return 0 if is_plain(question, pattern) else ALL_09


def is_plain(question: int, pattern: int) -> bool:
    if pattern == PASS:
        return question in (RESPONDING, HIGH_FIVE)
    return (pattern == END and question == MAIN) or (pattern == RAISE and question == HIGH_FIVE)


def refused_play(s: State, me: Seat, question: int, card: Card) -> int:
    if seen(s, me, card) < 0:
        return ALL_09
    if card == PRINCESS:
        return MAD_21
    if question == RESPONDING:
        return MAD_11 if QUICK[card] == 0 else 0
    if card == NOT_SO_FAST:
        return MAD_20
    if card == TRADE and (count_seen(s, me) == 1 or not has_partner(s, me)):
        return MAD_25
    if card == TRANSPLANT and seats_with_front(s) & (seats_with_front(s) - 1) == 0:  # one seat at most
        return MAD_27
    return 0


def refused_at(s: State, me: Seat, card: Card, other: Seat) -> int:
    if other == me or not is_in(s, other):
        return MAD_14
    return MAD_25 if card == TRADE and cards(s, hand(other)) == 0 else 0


def refused_lying(s: State, but: Seat, seat: Seat, card: Card) -> int:
    return MAD_27 if seat == but or held(s, front(seat), card) == 0 else 0
