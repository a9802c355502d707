"""Why a move is refused: the first rule that fits, in the order of RULES.md; 0 where none does."""

from parlour.kernel import ALL_09, Card, Seat, argument, asked, cards, find, is_asked

from .bluffing import hindered_claim
from .cards import FINAL_ROUND, GUARDIAN, JOKER, LAST
from .chalice import may_be_chosen
from .hindrances import hindrance, holds, is_host
from .lying import zone_of
from .money import is_way
from .seats import is_in
from .state import State
from .words import (
    ASSASSIN_AT,
    AT,
    AT_TYPE,
    AT_WITH,
    BELIEVE,
    BELIEVING,
    BLIND,
    CGC_12,
    CGC_14,
    CGC_65,
    CGC_70,
    CGC_74,
    CGC_75,
    CGC_80,
    CGC_82,
    CHALLENGE,
    CHOOSE,
    CHOOSE_JOKER,
    CHOOSING,
    CLAIM,
    DISCARD,
    DISCARD_BLIND,
    DISCARDING,
    DRAW,
    DRAW_CHOICE,
    DRAW_MONEYS,
    END,
    HIGH_FIVE,
    KEEPING,
    LOSE,
    LOSING,
    LYING,
    LYING_KINDS,
    MAIN,
    NAME_BOTH,
    NAME_LOCK,
    NAME_SEAT,
    NAME_TRASHED,
    NAME_TYPE,
    NAME_VICTIM,
    OUT_OF_TRASH,
    PASS,
    PAY,
    PAYING,
    PLAY,
    PLAY_JOKER,
    RAISE,
    SHOWN,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
    SWAPPING,
    TABLE,
    TO_ISLAND,
    TO_TRASH,
    TRASH,
    WINDOW,
    cup,
    hand,
    locks,
    unseen,
)


def refused(s: State, me: Seat, pattern: int, a: int, b: int, c: int) -> int:
    if not is_asked(s, me):
        return ALL_09
    question = asked(s)
    if question == PAYING:
        return refused_payment(s, me, pattern, a, b)
    if question in (SWAPPING, SWAP_FIRST, SWAP_SECOND):
        return refused_swap(s, question, pattern, a, b)
    if pattern in (PLAY, PLAY_JOKER):
        return refused_play(s, me, question, a)
    if pattern == CLAIM and question == MAIN:
        return refused_claim(s, me, a)
    if pattern == BLIND and question == MAIN:
        return CGC_12 if s.hand_card == 1 else there(a <= cards(s, unseen(me)))
    if pattern in (AT, AT_WITH, AT_TYPE, OUT_OF_TRASH, LYING, ASSASSIN_AT):
        return refused_name(s, me, question, pattern, a, b)
    if pattern in (CHOOSE, CHOOSE_JOKER) and question == CHOOSING:
        return refused_choice(s, me, pattern, a)
    return refused_rest(s, me, question, pattern, a)


def there(it_is: bool) -> int:
    return 0 if it_is else ALL_09


# Paying and swapping


def refused_payment(s: State, me: Seat, pattern: int, twos: int, threes: int) -> int:
    at = s.depth - 1
    if pattern == PAY and is_way(s, me, argument(s, at, 0), argument(s, at, 1), twos, threes):
        return 0
    return CGC_14


def refused_swap(s: State, question: int, pattern: int, place: int, number: int) -> int:
    if question == SWAPPING:
        return 0 if pattern == SWAP else CGC_74
    if pattern != LYING or (place >= s.seats and place != TABLE):
        return CGC_74
    if question == SWAP_SECOND and place == argument(s, s.depth - 1, 0):
        return CGC_74
    card = LYING_KINDS[number]
    return 0 if find(s, zone_of(place, card), card) >= 0 else CGC_74


# Playing and claiming


def refused_play(s: State, me: Seat, question: int, card: Card) -> int:
    if question == SHOWN:
        shown = argument(s, s.depth - 1, 1)
        if shown not in (card, JOKER) or (shown == JOKER and 0 < card < LAST and card != JOKER):
            return ALL_09
        return hindrance(s, me, card, argument(s, s.depth - 1, 0))
    if question not in (MAIN, WINDOW) or not holds(s, me, card):
        return ALL_09
    return hindrance(s, me, card, argument(s, s.depth - 1, 0))


def refused_claim(s: State, me: Seat, card: Card) -> int:
    return hindered_claim(s, me) if find(s, hand(me), card) >= 0 else ALL_09


def refused_name(s: State, me: Seat, question: int, pattern: int, a: int, b: int) -> int:
    if (pattern == AT and question == NAME_SEAT) or (pattern == ASSASSIN_AT and question == NAME_VICTIM):
        return CGC_82 if a == me else there(is_in(s, a))
    if pattern == AT_WITH and question == NAME_BOTH:
        if a == me:
            return CGC_82
        return CGC_80 if b == GUARDIAN else there(is_in(s, a) and b != FINAL_ROUND)
    if pattern == AT_TYPE and question == NAME_TYPE:
        return 0 if is_in(s, a) else CGC_70
    if pattern == OUT_OF_TRASH and question == NAME_TRASHED:
        return 0 if find(s, TRASH, a) >= 0 else CGC_65
    if pattern == LYING and question == NAME_LOCK:
        return 0 if is_host(s, me, a, LYING_KINDS[b]) else CGC_75
    return ALL_09


# All else


def refused_choice(s: State, me: Seat, pattern: int, card: Card) -> int:
    if pattern == CHOOSE_JOKER:
        return there(find(s, cup(me), JOKER) >= 0 and may_be_chosen(s, me, card))
    return there(card != JOKER and find(s, cup(me), card) >= 0)


def refused_rest(s: State, me: Seat, question: int, pattern: int, a: int) -> int:
    if pattern == DISCARD:
        return there(question == DISCARDING and find(s, hand(me), a) >= 0)
    if pattern == DISCARD_BLIND:
        return there(question == DISCARDING and a <= cards(s, unseen(me)))
    if pattern == LOSE:
        return there(question == LOSING and find(s, locks(me), LYING_KINDS[a]) >= 0)
    return there(is_plain(question, pattern))


def is_plain(question: int, pattern: int) -> bool:
    if pattern == PASS:
        return question in (WINDOW, HIGH_FIVE)
    if pattern == END:
        return question == MAIN
    if pattern in (DRAW, DRAW_MONEYS):
        return question == DRAW_CHOICE
    if pattern in (BELIEVE, CHALLENGE):
        return question == BELIEVING
    if pattern in (TO_ISLAND, TO_TRASH):
        return question == KEEPING
    return pattern == RAISE and question == HIGH_FIVE
