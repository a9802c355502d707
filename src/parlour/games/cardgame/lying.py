"""The table and the trash pile: cards that come to lie, change places and leave, and the Pacts among them.

Where a Pact and its card lie is kept as the slots of their zones, so what leaves or changes places is
moved by `carry`, which keeps them true. Cards that go to the trash together are gathered in a heap.
"""

from parlour.kernel import (
    EVERYBODY,
    Card,
    Seat,
    Zone,
    become,
    cards,
    find,
    kind,
    move,
    reveal,
    reveal_all,
    slot_of,
    tell,
)

from .cards import (
    COUNTS_AS,
    EXPLODING_ISLAND,
    FINAL_ROUND,
    ISLANDER,
    KITTEN,
    MONEY,
    PACT,
    PRINTED,
    RULE,
    TRANSPLANT,
    TYPE,
)
from .seats import counting_as, lying, recount
from .state import State
from .words import (
    DISCARDED,
    HEAP,
    ISLAND,
    LIES,
    PLACES,
    RULE_CARDS,
    RULE_LIES,
    STACK,
    SWAPPED,
    TABLE,
    TRASH,
    TRASHED,
    locks,
    moneys,
)

# Coming to lie


def lay(s: State, me: Seat, place: int) -> None:
    """From the stack: in front of its player, or as nobody's (CGC-22, CGC-24)."""
    card = kind(s, STACK, place)
    if TYPE[card] & RULE:
        tell(s, RULE_LIES, card)
        move(s, STACK, place, RULE_CARDS)
        rule_has_come(s)
    else:
        tell(s, LIES, me, card)
        move(s, STACK, place, zone_of(me, card))
    recount(s, card)


def zone_of(place: int, card: Card) -> Zone:
    """Where that card lies, with a seat or as nobody's."""
    return moneys(place) if COUNTS_AS[card] >= MONEY and place != TABLE else lying(place)


def rule_has_come(s: State) -> None:  # CGC-24, CGC-54
    """The last one is new on the table, as nobody's."""
    if kind(s, RULE_CARDS, cards(s, RULE_CARDS) - 1) == FINAL_ROUND:
        s.final = s.turn
    if s.final_round == 1:
        for at in range(cards(s, RULE_CARDS) - 2, -1, -1):
            if TYPE[kind(s, RULE_CARDS, at)] & RULE:
                lift(s, RULE_CARDS, at, HEAP)
        trash_heap(s)


def attach(s: State, me: Seat, zone: Zone, at: int) -> None:
    """The Pact that was laid last, to a card: CGC-75."""
    pact = 0
    while s.pacts[pact] > 0:
        pact += 1
    s.pacts[pact] = slot_of(locks(me), cards(s, locks(me)) - 1)
    s.pact_of[pact] = me
    s.pact_on[pact] = slot_of(zone, at)
    recount(s, PACT)


# Moving


def carry(s: State, zone: Zone, at: int, target: Zone) -> int:
    """A card moves on the table or leaves it; gives its place there."""
    source, last = slot_of(zone, at), slot_of(zone, cards(s, zone) - 1)
    place = move(s, zone, at, target)
    for pact in range(PLACES):
        s.pacts[pact] = followed(s.pacts[pact] + 0, source, last, slot_of(target, place))
        s.pact_on[pact] = followed(s.pact_on[pact] + 0, source, last, slot_of(target, place))
    return place


def followed(slot: int, source: int, last: int, target: int) -> int:
    """Where a card in that slot is after the one in `source` has gone to `target`."""
    if slot == source:
        return target
    return slot - 1 if source < slot <= last else slot


def swap_lying(s: State, one: int, this: Card, other: int, that: Card) -> None:  # CGC-74
    first, second = find(s, zone_of(one, this), this), find(s, zone_of(other, that), that)
    if first < 0 or second < 0:
        return
    tell(s, SWAPPED, one, this, other, that)
    let_go(s, zone_of(one, this), first)
    let_go(s, zone_of(other, that), second)
    carry(s, zone_of(one, this), first, zone_of(other, this))
    carry(s, zone_of(other, that), second, zone_of(one, that))
    if (other == TABLE and TYPE[this] & RULE) or (one == TABLE and TYPE[that] & RULE):
        rule_has_come(s)
    trash_heap(s)
    recount(s, TRANSPLANT)


def let_go(s: State, zone: Zone, at: int) -> None:
    """A Pact is attached to nothing any more, CGC-75; an Island loses its characters, CGC-66."""
    for pact in range(PLACES):
        if s.pacts[pact] == slot_of(zone, at):
            s.pact_on[pact] = 0
    empty_island(s, zone, at, HEAP)


# Leaving


def lift(s: State, zone: Zone, at: int, heap: Zone) -> None:
    """A card leaves the table, with the Pacts attached to it or the characters on it."""
    if COUNTS_AS[kind(s, zone, at)] == PACT:
        forget_pact(s, slot_of(zone, at))
    empty_island(s, zone, at, heap)
    place = carry(s, zone, at, heap)
    become(s, heap, place, PRINTED[kind(s, heap, place)])
    for pact in range(PLACES):
        if s.pact_on[pact] == slot_of(heap, place):
            lift_pact(s, pact, heap)


def lift_pact(s: State, pact: int, heap: Zone) -> None:
    slot = s.pacts[pact] + 0
    zone = RULE_CARDS
    for seat in range(s.seats):
        if slot_of(locks(seat), 0) <= slot < slot_of(locks(seat), cards(s, locks(seat))):
            zone = locks(seat)
    forget_pact(s, slot)
    place = carry(s, zone, slot - slot_of(zone, 0), heap)
    become(s, heap, place, PRINTED[kind(s, heap, place)])


def forget_pact(s: State, slot: int) -> None:
    for pact in range(PLACES):
        if s.pacts[pact] == slot:
            s.pacts[pact], s.pact_of[pact], s.pact_on[pact] = 0, 0, 0


def empty_island(s: State, zone: Zone, at: int, heap: Zone) -> None:
    """Of two Islands the one that came first has the characters, CGC-66."""
    if zone == RULE_CARDS and counting_as(s, RULE_CARDS, EXPLODING_ISLAND) == at:
        while cards(s, ISLAND) > 0:
            from_island(s, cards(s, ISLAND) - 1, heap)


def from_island(s: State, at: int, heap: Zone) -> None:
    place = move(s, ISLAND, at, heap)
    become(s, heap, place, PRINTED[kind(s, heap, place)])


def owner_on_island(s: State, at: int) -> Seat:
    return (kind(s, ISLAND, at) - ISLANDER) % 4


# The trash pile: CGC-15


def trash_heap(s: State) -> None:
    """In the order of CGC-80, the last on top."""
    if cards(s, HEAP) > 0:
        reveal_all(s, HEAP, EVERYBODY)
        for card in range(KITTEN, FINAL_ROUND + 1):
            while find(s, HEAP, card) >= 0:
                tell(s, TRASHED, card)
                move(s, HEAP, find(s, HEAP, card), TRASH)


def trash(s: State, zone: Zone, at: int) -> None:
    """One card that lies on the table."""
    card = kind(s, zone, at)
    lift(s, zone, at, HEAP)
    trash_heap(s)
    recount(s, card)


def discard_in_order(s: State, me: Seat, zone: Zone) -> None:
    """All of a seat's cards there, shown, in the order of CGC-80."""
    for card in range(KITTEN, FINAL_ROUND + 1):
        at = find(s, zone, card)
        while at >= 0:
            tell(s, DISCARDED, me, card)
            reveal(s, zone, at, EVERYBODY)
            move(s, zone, at, TRASH)
            at = find(s, zone, card)
