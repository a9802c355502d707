"""Who is eliminated: CGC-52, CGC-75."""

from parlour.kernel import (
    Card,
    Seat,
    become,
    cards,
    drop,
    drop_owned,
    find,
    kind,
    move,
    only,
    owner_of,
    tell,
    top,
    tuck,
    uppermost,
)

from .cards import FAREWELL, INITIAL_MONEY, KITTEN, MONEY, PRINTED
from .lying import discard_in_order, from_island, lift, lift_pact, owner_on_island
from .money import show_next
from .responses import leave_stack
from .seats import gain, recount
from .state import State
from .words import (
    CGC_52,
    DO,
    ISLAND,
    MONEYS_DECK,
    OUT,
    PLACES,
    STACK,
    claim,
    cup,
    hand,
    locks,
    moneys,
    unseen,
)


def eliminate(s: State, me: Seat, card: Card) -> None:
    """All of theirs goes to the trash together, gathered in the hand; then the Kitten that did it."""
    tell(s, OUT, me)
    s.out |= only(me)
    s.only[me], s.newly_bound[me], s.newly_unseen[me] = 0, 0, 0
    gain(s, me, -s.tokens[me], CGC_52)
    if card == FAREWELL:
        leave_stack(s, me, top(s, STACK))
    gather_table(s, me)
    gather_stack(s, me, card)
    drop_owned(s, me)
    discard_in_order(s, me, hand(me))
    if card != FAREWELL:
        leave_stack(s, me, top(s, STACK))
    recount(s, KITTEN)


def gather_table(s: State, me: Seat) -> None:
    """With all that lies in front of them, on the Island, and as their Pact with others."""
    for zone in (unseen(me), claim(me), cup(me)):
        while cards(s, zone) > 0:
            move(s, zone, cards(s, zone) - 1, hand(me))
    while cards(s, locks(me)) > 0:
        lift(s, locks(me), cards(s, locks(me)) - 1, hand(me))
    for pact in range(PLACES):
        if s.pacts[pact] > 0 and s.pact_of[pact] == me:
            lift_pact(s, pact, hand(me))
    for at in range(cards(s, ISLAND) - 1, -1, -1):
        if owner_on_island(s, at) == me:
            from_island(s, at, hand(me))
    for card in range(MONEY, INITIAL_MONEY + 1):  # CGC-14
        while find(s, moneys(me), card) >= 0:
            tuck(s, moneys(me), find(s, moneys(me), card), MONEYS_DECK)
    while cards(s, moneys(me)) > 0:  # Jokers
        lift(s, moneys(me), 0, hand(me))
    show_next(s)


def gather_stack(s: State, me: Seat, card: Card) -> None:
    """Their cards and Abilities on the stack are cancelled."""
    place = cards(s, STACK) - (card != FAREWELL)  # the Kitten lies on top
    at = uppermost(s, DO, s.depth)
    while at >= 0:
        place -= 1
        if owner_of(s, at) == me:
            if PRINTED[kind(s, STACK, place)] == 0:
                leave_stack(s, me, place)
            else:
                new = move(s, STACK, place, hand(me))
                become(s, hand(me), new, PRINTED[kind(s, hand(me), new)])
            drop(s, at)
        at = uppermost(s, DO, at)
