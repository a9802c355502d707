"""What hinders a card from being played: the first rule against it, in the order of RULES.md; 0 for none."""

from parlour.kernel import Card, Seat, card_of, cards, find, owner_of, uppermost

from .cards import (
    ASSASSIN,
    COUNTS_AS,
    EXODUS_1,
    EXODUS_5,
    FINAL_ROUND,
    HAND,
    HOUSE,
    JOKER,
    JOKER_MAY_BE,
    KITTEN,
    NOT_SO_FAST,
    PACT,
    PRINCESS,
    QUICK,
    SPECIAL,
    TO_THE_TOP,
    TRANSPLANT,
    TRAY,
    TYPE,
)
from .money import can_pay, can_swap, leaves_pair
from .seats import counting_as, has_seen, is_joker
from .state import State
from .words import (
    CGC_12,
    CGC_14,
    CGC_21,
    CGC_23,
    CGC_60,
    CGC_61,
    CGC_62,
    CGC_65,
    CGC_70,
    CGC_74,
    CGC_75,
    CGC_78,
    CGC_79,
    DO,
    FROM_CUP,
    FROM_HAND,
    FROM_STEP,
    FROM_WINDOW,
    TRASH,
    cup,
    hand,
    locks,
)


def hindrance(s: State, me: Seat, card: Card, source: int) -> int:
    return (
        hindered_by_kind(card)
        or hindered_by_type(s, me, card, source)
        or hindered_by_condition(s, me, COUNTS_AS[card], source)
    )


def hindered_by_kind(card: Card) -> int:
    if card == JOKER or (is_joker(card) and not JOKER_MAY_BE[COUNTS_AS[card]]):
        return CGC_61
    if card == KITTEN:
        return CGC_60
    if card == FINAL_ROUND:
        return CGC_61
    return CGC_78 if card == ASSASSIN else 0


def hindered_by_type(s: State, me: Seat, card: Card, source: int) -> int:
    if is_barred(s, me, TYPE[card]):
        return CGC_70
    if source in (FROM_WINDOW, FROM_STEP):
        if is_part(COUNTS_AS[card]):
            return 0 if answers(s, me, COUNTS_AS[card]) else CGC_62
        if TYPE[card] & QUICK == 0:
            return CGC_23 if TYPE[card] & SPECIAL else CGC_21
    elif source == FROM_HAND and TYPE[card] & HAND and s.hand_card == 1:
        return CGC_12
    elif is_part(COUNTS_AS[card]) and not has_other_parts(s, me, COUNTS_AS[card]):
        return CGC_62
    return 0


def is_barred(s: State, me: Seat, types: int) -> bool:  # CGC-70
    return s.only[me] > 0 and types >> (s.only[me] - 1) & 1 == 0


def hindered_by_condition(s: State, me: Seat, card: Card, source: int) -> int:
    if card == NOT_SO_FAST and not can_cancel(s, me, source):
        return CGC_79
    if source != FROM_CUP and not can_pay(s, me, s.costs[card] + 0):
        return CGC_14
    if card == TO_THE_TOP and cards(s, TRASH) == 0:
        return CGC_65
    if card == PACT and not has_host(s, me):
        return CGC_75
    if card == TRANSPLANT:
        can = leaves_pair(s, me, 0) if source == FROM_CUP else can_swap(s, me, s.costs[card] + 0)
        return 0 if can else CGC_74
    return 0


def can_cancel(s: State, me: Seat, source: int) -> bool:  # CGC-79
    """From the cup, a Princess that is about to be discarded is there to be cancelled too: CGC-64."""
    if uppermost(s, DO, s.depth) >= 0:
        return True
    return source == FROM_CUP and find(s, cup(me), PRINCESS) >= 0


# Exodus: CGC-62


def is_part(card: Card) -> bool:
    return EXODUS_1 <= card <= EXODUS_5


def part_bit(card: Card) -> int:
    return 1 << (card - EXODUS_1)


def has_other_parts(s: State, me: Seat, card: Card) -> bool:
    for other in range(EXODUS_1, EXODUS_5 + 1):
        if other != card and not has_seen(s, me, other):
            return False
    return True


def answers(s: State, me: Seat, card: Card) -> bool:
    """A part not played yet, against a Not So Fast that lies on a part of one's own."""
    fast = uppermost(s, DO, s.depth)
    if fast < 0 or COUNTS_AS[card_of(s, fast)] != NOT_SO_FAST or s.parts_played & part_bit(card):
        return False
    under = uppermost(s, DO, fast)
    return under >= 0 and is_part(COUNTS_AS[card_of(s, under)]) and owner_of(s, under) == me


# Handshake Pact: CGC-75


def has_host(s: State, me: Seat) -> bool:
    for seat in range(s.seats):
        lies = counting_as(s, locks(seat), HOUSE) >= 0 or counting_as(s, locks(seat), TRAY) >= 0
        if seat != me and lies:
            return True
    return False


def is_host(s: State, me: Seat, seat: Seat, card: Card) -> bool:
    if seat == me or seat >= s.seats or COUNTS_AS[card] not in (HOUSE, TRAY):
        return False
    return find(s, locks(seat), card) >= 0


def holds(s: State, me: Seat, card: Card) -> bool:
    """Whether the hand has what is to be played: for a Joker as another card, a Joker."""
    return find(s, hand(me), JOKER if is_joker(card) else card) >= 0
