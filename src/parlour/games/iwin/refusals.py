"""Why a move is refused: the first rule that fits, in the order of RULES.md; 0 where none does."""

from parlour.kernel import ALL_09, Card, Seat, argument, asked, held, is_asked

from .state import State
from .table import is_in, is_on_table, may_be_robbed
from .words import (
    ANSWERING,
    ARROW,
    BOLT,
    I_WIN,
    ME_TOO,
    NO_YOU_DONT,
    NOPE,
    NOTHING,
    PASS,
    PLAY,
    PLAY_ME_TOO_AT,
    PLAY_NO_YOU_DONT,
    PLAY_NOPE,
    PLAY_STEAL,
    PLAY_YOU_LOSE,
    PLAYING,
    RESOLVE,
    RESPONDING,
    STEAL_A_CARD,
    WIN_10,
    WIN_11,
    WIN_12,
    WIN_13,
    WIN_15,
    WIN_16,
    WIN_22,
    WIN_23,
    WIN_25,
    WIN_27,
    WIN_28,
    WIN_33,
    YOU_LOSE,
    front,
    hand,
)


def refused(s: State, me: Seat, pattern: int, a: int, b: int, c: int) -> int:
    if not is_in(s, me):
        return WIN_33
    if not is_asked(s, me):
        return ALL_09
    question = asked(s)
    if pattern == PASS:
        return WIN_15 if question == ANSWERING else 0
    if pattern == RESOLVE:
        return refused_resolve(question)
    card = a if pattern == PLAY else card_of_pattern(pattern)
    rule = refused_card(s, me, question, card)
    if rule != 0 or pattern == PLAY:
        return rule
    if question == PLAYING:
        return refused_seat(s, me, pattern, a)
    return refused_choice(s, me, pattern, a, b, c)


def refused_resolve(question: int) -> int:
    if question == PLAYING:
        return ALL_09
    return WIN_15 if question == RESPONDING else 0


def card_of_pattern(pattern: int) -> Card:
    """The card that a move with arguments plays."""
    if pattern == PLAY_YOU_LOSE:
        return YOU_LOSE
    if pattern == PLAY_STEAL:
        return STEAL_A_CARD
    if pattern == PLAY_NO_YOU_DONT:
        return NO_YOU_DONT
    return NOPE if pattern == PLAY_NOPE else ME_TOO


def refused_card(s: State, me: Seat, question: int, card: Card) -> int:
    if card == NOTHING:
        return WIN_28
    if question == PLAYING and ARROW[card] == 0:
        return WIN_10
    if question != PLAYING and BOLT[card] == 0:
        return WIN_13 if question == RESPONDING else WIN_15
    if held(s, hand(me), card) == 0:
        return ALL_09
    if question == PLAYING and card != I_WIN and argument(s, s.depth - 1, 0) == 0:
        return WIN_11
    return 0


def refused_seat(s: State, me: Seat, pattern: int, seat: Seat) -> int:
    if pattern == PLAY_YOU_LOSE:
        return WIN_12 if seat == me or not is_in(s, seat) else 0
    if not is_in(s, seat):
        return WIN_33
    return 0 if may_be_robbed(s, me, seat) else WIN_25


def refused_choice(s: State, me: Seat, pattern: int, seat: Seat, card: Card, other: Seat) -> int:
    """The card on the table that a response names."""
    if pattern == PLAY_ME_TOO_AT and (other == me or not is_in(s, other)):
        return WIN_22
    if not is_on_table(s, me if pattern == PLAY_NO_YOU_DONT else -1):
        return WIN_16
    if pattern == PLAY_NO_YOU_DONT and seat == me:
        return WIN_23
    if held(s, front(seat), card) > 0:
        return 0
    if pattern == PLAY_NO_YOU_DONT:
        return WIN_23
    return WIN_27 if pattern == PLAY_NOPE else WIN_22
