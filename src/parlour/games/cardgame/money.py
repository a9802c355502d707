"""Paying: CGC-14. A way of paying is how many Moneys worth 2 and worth 3 it takes; the rest are worth 1."""

from parlour.kernel import (
    EVERYBODY,
    Card,
    Seat,
    answer,
    cards,
    draw,
    find,
    held,
    is_public,
    kind,
    offer,
    question,
    reveal,
    task,
    tell,
    then,
    top,
    tuck,
)

from .cards import COUNTS_AS, FLOWER, INITIAL_MONEY, LAST, MONEY, MONEY_2, TRANSPLANT
from .lying import lift, trash_heap
from .seats import is_in
from .state import State
from .words import (
    COST,
    DREW_MONEYS,
    HEAP,
    MONEYS_DECK,
    NEXT_MONEYS,
    PAID,
    PAY,
    PAYING,
    RULE_CARDS,
    locks,
    moneys,
)

JOKER_MONEY, JOKER_FLOWER = MONEY + LAST, FLOWER + LAST


def worth_1(s: State, me: Seat) -> int:
    zone = moneys(me)
    return held(s, zone, MONEY) + held(s, zone, INITIAL_MONEY) + held(s, zone, JOKER_MONEY)


def worth_3(s: State, me: Seat) -> int:  # CGC-69
    return held(s, locks(me), FLOWER) + held(s, locks(me), JOKER_FLOWER)


def can_pay(s: State, me: Seat, cost: int) -> bool:
    if cost <= cards(s, moneys(me)):
        return True
    return cost <= worth_1(s, me) + 2 * held(s, moneys(me), MONEY_2) + 3 * worth_3(s, me)


def is_way(s: State, me: Seat, cost: int, card: Card, twos: int, threes: int) -> bool:
    """No change is given, and nothing is added that is not needed to reach the cost."""
    ones = cost - 2 * twos - 3 * threes
    if ones > worth_1(s, me) or twos > held(s, moneys(me), MONEY_2) or threes > worth_3(s, me):
        return False
    if ones < 0 and -ones >= (2 if twos > 0 else 3):
        return False
    return COUNTS_AS[card] != TRANSPLANT or leaves_pair(s, me, max(ones, 0) + twos + threes)


def leaves_pair(s: State, me: Seat, paid: int) -> bool:
    """Whether two cards are left to swap: CGC-74."""
    players = 0
    for seat in range(s.seats):
        if is_in(s, seat):
            players += cards(s, locks(seat)) + cards(s, moneys(seat)) - (paid if seat == me else 0) > 0
    return players > 1 or (players == 1 and cards(s, RULE_CARDS) > 0)


def can_swap(s: State, me: Seat, cost: int) -> bool:
    """Whether a Transplant can be paid for so that two cards are left."""
    for threes in range(worth_3(s, me) + 1):
        for twos in range(held(s, moneys(me), MONEY_2) + 1):
            if is_way(s, me, cost, TRANSPLANT, twos, threes):
                return True
    return False


@task(COST)
def cost_of_card(s: State, me: Seat, cost: int, card: Card) -> None:
    ways, first_twos, first_threes = 0, 0, 0
    for threes in range(worth_3(s, me) + 1):
        for twos in range(held(s, moneys(me), MONEY_2) + 1):
            if is_way(s, me, cost, card, twos, threes):
                ways += 1
                first_twos, first_threes = twos, threes
    if ways == 1:
        pay(s, me, cost, first_twos, first_threes)
    else:
        then(s, PAYING, me, cost, card)


@question(PAYING)
def paying(s: State, me: Seat, cost: int, card: Card) -> None:
    for threes in range(worth_3(s, me) + 1):
        for twos in range(held(s, moneys(me), MONEY_2) + 1):
            if is_way(s, me, cost, card, twos, threes):
                offer(s, PAY, twos, threes)


@answer(PAYING, PAY)
def paid(s: State, me: Seat, twos: int, threes: int, cost: int) -> None:
    pay(s, me, cost, twos, threes)


def pay(s: State, me: Seat, cost: int, twos: int, threes: int) -> None:
    """Real cards before Jokers; to the bottom in the order of CGC-14, a Joker and a Dark Flower to the trash."""
    ones = max(cost - 2 * twos - 3 * threes, 0)
    ones -= put_under(s, me, MONEY, ones)
    put_under(s, me, MONEY_2, twos)
    ones -= put_under(s, me, INITIAL_MONEY, ones)
    for _ in range(ones):
        tell(s, PAID, me, JOKER_MONEY)
        lift(s, moneys(me), find(s, moneys(me), JOKER_MONEY), HEAP)
    for _ in range(threes):
        at = find(s, locks(me), FLOWER)
        if at < 0:
            at = find(s, locks(me), JOKER_FLOWER)
        tell(s, PAID, me, kind(s, locks(me), at))
        lift(s, locks(me), at, HEAP)
    trash_heap(s)
    show_next(s)


def put_under(s: State, me: Seat, card: Card, most: int) -> int:
    """To the bottom of the Moneys deck, as many as there are; gives how many."""
    count = 0
    at = find(s, moneys(me), card)
    while count < most and at >= 0:
        tell(s, PAID, me, card)
        tuck(s, moneys(me), at, MONEYS_DECK)
        at = find(s, moneys(me), card)
        count += 1
    return count


# The Moneys deck: CGC-04


def draw_moneys(s: State, me: Seat) -> None:  # CGC-11
    tell(s, DREW_MONEYS, me, kind(s, MONEYS_DECK, top(s, MONEYS_DECK)))
    draw(s, MONEYS_DECK, moneys(me), EVERYBODY)
    show_next(s)


def show_next(s: State) -> None:
    """All see the next Moneys."""
    if cards(s, MONEYS_DECK) > 0 and not is_public(s, MONEYS_DECK, top(s, MONEYS_DECK)):
        reveal(s, MONEYS_DECK, top(s, MONEYS_DECK), EVERYBODY)
        tell(s, NEXT_MONEYS, kind(s, MONEYS_DECK, top(s, MONEYS_DECK)))
