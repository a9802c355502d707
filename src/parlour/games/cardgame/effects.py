"""What each card does when it resolves: one entry a card. Its costs and copies stand in deck.toml."""

from collections.abc import Callable
from typing import Any

from parlour.kernel import (
    Card,
    Seat,
    amend,
    answer,
    argument,
    asked,
    become,
    card_of,
    cards,
    find,
    has_answered,
    kind,
    move,
    offer,
    owner_of,
    part,
    question,
    settle,
    task,
    tell,
    then,
    top,
    uppermost,
)

from .cards import (
    ASSASSIN,
    CHALICE,
    COUNTS_AS,
    DINOSAUR,
    EAT_FOUR,
    EXODUS_1,
    EXODUS_2,
    EXODUS_3,
    EXODUS_4,
    EXODUS_5,
    EXPLODING_ISLAND,
    FIREWORKS,
    FLOWER,
    GUARDIAN,
    HEADACHE,
    HOUSE,
    ISLANDER,
    JOKER,
    KITTEN,
    MIRROR_CITY,
    MONEY,
    NEW_RULE,
    NOT_SO_FAST,
    PACT,
    PRINCESS,
    SALMON,
    SHOT,
    SPECIAL,
    TO_THE_TOP,
    TRANSPLANT,
    TRAY,
)
from .hands import discard
from .leaving import eliminate
from .lying import attach, lay, owner_on_island, swap_lying, trash
from .responses import cancel, leave_stack
from .seats import counting_as, gain, in_hand, is_in, is_joker, lose_token, lying, most_known, others
from .state import State
from .words import (
    BINDS,
    BOUND,
    CGC_66,
    CGC_71,
    CGC_82,
    CUP_FILLED,
    DECK,
    DINOSAUR_STOPS,
    DO,
    DRAWING,
    EFFECT,
    EXPLODED,
    HIGH_FIVE,
    HIGH_FIVED,
    HIT,
    ISLAND,
    KEEPING,
    LOSE,
    LOSING,
    LYING,
    LYING_KINDS,
    LYING_NUMBER,
    MISSED,
    NO_HIGH_FIVE,
    ON_ISLAND,
    ON_TOP,
    PASS,
    RAISE,
    RULE_CARDS,
    SHED,
    STACK,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
    SWAPPING,
    TABLE,
    TO_CUP,
    TO_HAND,
    TO_ISLAND,
    TO_TRASH,
    TO_UNSEEN,
    TRASH,
    hand,
    locks,
    moneys,
    unseen,
)


def effect(card: Card) -> Callable[[Any], Any]:
    """Of a card, as the stack has it: its player, and what was named."""
    return task(EFFECT + card)


def draws(s: State, me: Seat, count: int, target: int) -> None:  # CGC-10
    for _ in range(count):
        then(s, DRAWING, me, target, int(me == s.turn), 0)


# Cards that cancel, shoot and draw


@effect(KITTEN)
def suicide_kitten(s: State, me: Seat) -> None:  # CGC-60; a discarded Princess too, CGC-63
    eliminate(s, me, s.card + 0)


@effect(NOT_SO_FAST)
def not_so_fast(s: State, me: Seat) -> None:  # CGC-79
    cancel(s, me, top(s, STACK))
    leave_stack(s, me, top(s, STACK))


@effect(TO_THE_TOP)
def to_the_top(s: State, me: Seat, card: Card) -> None:  # CGC-65
    for at in range(top(s, TRASH), -1, -1):
        if kind(s, TRASH, at) == card:
            tell(s, ON_TOP, me, card)
            move(s, TRASH, at, DECK)
            return


@effect(SHOT)
def shot(s: State, me: Seat, victim: Seat) -> None:  # CGC-68, CGC-82
    if s.tokens[victim] > 0 and not dinosaur_stops(s, victim):
        lose_token(s, victim, CGC_82)


@effect(HEADACHE)
def ancestral_headache(s: State, me: Seat) -> None:  # CGC-32
    draws(s, me, s.headache_draws + 0, TO_HAND)


@effect(CHALICE)
def drunken_chalice(s: State, me: Seat) -> None:  # CGC-64
    draws(s, me, s.chalice_draws + 0, TO_CUP)
    then(s, CUP_FILLED, me)


@effect(FIREWORKS)
def fireworks(s: State, me: Seat) -> None:  # CGC-72
    draws(s, me, s.fireworks_draws + 0, TO_UNSEEN)


@effect(EAT_FOUR)
def eat_four(s: State, me: Seat, target: Seat, number: int) -> None:  # CGC-70
    if is_in(s, target):
        is_special = int(1 << (number - 1) == SPECIAL)
        for _ in range(s.eat_draws):
            then(s, DRAWING, target, TO_HAND, is_special, 1 - is_special)
        then(s, BOUND, target, number)


@task(BOUND)
def bound(s: State, me: Seat, number: int) -> None:
    tell(s, BINDS, me, number)
    s.only[me] = number
    s.newly_bound[me] = int(me == s.turn)


# Cards that stay


@effect(HOUSE)
@effect(TRAY)
@effect(DINOSAUR)
@effect(FLOWER)
@effect(EXPLODING_ISLAND)
@effect(NEW_RULE)
@effect(MIRROR_CITY)
@effect(MONEY)
def stays(s: State, me: Seat) -> None:  # CGC-15, CGC-22, CGC-24, CGC-61
    lay(s, me, top(s, STACK))


@effect(PACT)
def handshake_pact(s: State, me: Seat, seat: Seat, card: Card) -> None:  # CGC-75
    lay(s, me, top(s, STACK))
    at = find(s, locks(seat), card)
    attach(s, me, locks(seat), at)


def dinosaur_stops(s: State, victim: Seat) -> bool:  # CGC-81
    """What would take a token or a card of a hand takes the Dinosaur."""
    at = counting_as(s, locks(victim), DINOSAUR)
    if at < 0:
        return False
    tell(s, DINOSAUR_STOPS, victim)
    trash(s, locks(victim), at)
    return True


# The Princess and Exodus


@effect(PRINCESS)
@effect(EXODUS_1)
@effect(EXODUS_2)
@effect(EXODUS_3)
@effect(EXODUS_4)
@effect(EXODUS_5)
def wins(s: State, me: Seat) -> None:  # CGC-62, CGC-63
    s.victor = me


# The Guardian, and the Island: CGC-66, CGC-67


@effect(GUARDIAN)
def guardian(s: State, me: Seat, target: Seat, card: Card) -> None:  # CGC-82
    place = top(s, STACK)
    if hits(s, target, card):
        gain(s, me, 1, CGC_82)
        if counting_as(s, RULE_CARDS, EXPLODING_ISLAND) >= 0:
            then(s, KEEPING, me, place)
            return
    else:
        tell(s, MISSED, target, card)
    leave_stack(s, me, place)


def hits(s: State, target: Seat, card: Card) -> bool:
    """The seen card is hit before the unseen, and a Joker never: CGC-61, CGC-72."""
    seen, blind = most_known(s, hand(target), card), find(s, unseen(target), card)
    if not is_in(s, target) or card == JOKER or (seen < 0 and blind < 0):
        return False
    tell(s, HIT, target, card)
    if not dinosaur_stops(s, target):
        if seen >= 0:
            discard(s, target, hand(target), seen)
        else:
            discard(s, target, unseen(target), blind)
    return True


@question(KEEPING)
def keeping(s: State) -> None:
    offer(s, TO_ISLAND)
    offer(s, TO_TRASH)


@answer(KEEPING, TO_TRASH)
def to_trash(s: State, me: Seat, place: int) -> None:
    leave_stack(s, me, place)


@answer(KEEPING, TO_ISLAND)
def to_island(s: State, me: Seat, place: int) -> None:
    card = ISLANDER + me + 4 * int(is_joker(kind(s, STACK, place)))
    tell(s, ON_ISLAND, me, card)
    become(s, ISLAND, move(s, STACK, place, ISLAND), card)
    if cards(s, ISLAND) > 1:
        explode(s)


def explode(s: State) -> None:
    at = counting_as(s, RULE_CARDS, EXPLODING_ISLAND)
    tell(s, EXPLODED, kind(s, RULE_CARDS, at))
    for seat in range(s.seats):
        if owner_on_island(s, 0) == seat or owner_on_island(s, 1) == seat:
            gain(s, seat, s.island_tokens + 0, CGC_66)
    trash(s, RULE_CARDS, at)


# The Assassin, who was claimed: CGC-82


@effect(ASSASSIN)
def assassin(s: State, me: Seat, victim: Seat) -> None:
    if not is_in(s, victim):
        return
    if (s.tokens[victim] > 0 or in_hand(s, victim) > 0) and dinosaur_stops(s, victim):
        return
    if s.tokens[victim] > 0:
        lose_token(s, victim, CGC_82)
    elif cards(s, locks(victim)) == 1:
        trash(s, locks(victim), 0)
    elif cards(s, locks(victim)) > 1:
        then(s, LOSING, victim)
    then(s, SHED, victim, max(in_hand(s, victim) - 1, 0))


@question(LOSING)
def losing(s: State, me: Seat) -> None:
    for at in range(cards(s, locks(me))):
        offer(s, LOSE, LYING_NUMBER[kind(s, locks(me), at)])


@answer(LOSING, LOSE)
def lost(s: State, me: Seat, number: int) -> None:
    trash(s, locks(me), find(s, locks(me), LYING_KINDS[number]))


# Needy Salmon: CGC-71


@effect(SALMON)
def needy_salmon(s: State, me: Seat, partner: int) -> None:
    first = answered_salmon(s, me)
    if first >= 0:
        if argument(s, first, 0) == 0:  # of several in response the one whose window is passed first
            amend(s, first, 0, me + 1)
    elif partner > 0:
        high_five(s, me, partner - 1)
    else:
        then(s, HIGH_FIVE, others(s, me), me)


def answered_salmon(s: State, me: Seat) -> int:
    """The frame of the Salmon that this one is in response to, or -1 where it is one of its own."""
    first, at = -1, uppermost(s, DO, s.depth)
    while at >= 0 and COUNTS_AS[card_of(s, at)] == SALMON:
        first, at = at, uppermost(s, DO, at)
    if first < 0:
        return -1
    at = first
    while at >= 0:  # upwards: one on a Salmon of the same player is one of its own
        if owner_of(s, at) == owner_of(s, first):
            first = at
        at = next_up(s, at)
    return -1 if owner_of(s, first) == me else first


def next_up(s: State, at: int) -> int:
    """The frame of what lies on it on the stack, or -1."""
    above, found = uppermost(s, DO, s.depth), -1
    while above > at:
        found, above = above, uppermost(s, DO, above)
    return found


def high_five(s: State, one: Seat, other: Seat) -> None:
    if is_in(s, other):
        tell(s, HIGH_FIVED, one, other)
        gain(s, one, 1, CGC_71)
        gain(s, other, 1, CGC_71)


@question(HIGH_FIVE)
def raising(s: State) -> None:
    offer(s, RAISE)
    offer(s, PASS)


@answer(HIGH_FIVE, RAISE)
def raised(s: State, me: Seat, player: Seat) -> None:
    settle(s)
    high_five(s, player, me)


@answer(HIGH_FIVE, PASS)
def kept_down(s: State, me: Seat, player: Seat) -> None:
    has_answered(s, me)
    if s.waiting == 0:
        tell(s, NO_HIGH_FIVE, player)


# Transplant: CGC-74


@effect(TRANSPLANT)
def transplant(s: State, me: Seat, one: int, this: Card, other: int, that: Card) -> None:
    swap_lying(s, one, this, other, that)


@question(SWAPPING)
def swapping(s: State) -> None:
    offer(s, SWAP)


@part(SWAP)
def swaps_what() -> int:
    return SWAP_FIRST


@part(LYING)
def goes_with(s: State) -> int:
    return SWAP_SECOND if asked(s) == SWAP_FIRST else 0


@question(SWAP_FIRST)
def swap_first(s: State) -> None:
    for place in range(TABLE + 1):
        offer_lying(s, place)


@question(SWAP_SECOND)
def swap_second(s: State, me: Seat, first: int) -> None:
    for place in range(TABLE + 1):
        if place != first:
            offer_lying(s, place)


def offer_lying(s: State, place: int) -> None:
    if place < s.seats or place == TABLE:
        for at in range(cards(s, lying(place))):
            offer(s, LYING, place, LYING_NUMBER[kind(s, lying(place), at)])
        if place != TABLE:
            for at in range(cards(s, moneys(place))):
                offer(s, LYING, place, LYING_NUMBER[kind(s, moneys(place), at)])


@answer(SWAP_SECOND, LYING)
def named_two(s: State, me: Seat, other: int, second: int, one: int, first: int) -> None:
    at = uppermost(s, DO, s.depth)
    amend(s, at, 0, one)
    amend(s, at, 1, LYING_KINDS[first])
    amend(s, at, 2, other)
    amend(s, at, 3, LYING_KINDS[second])
