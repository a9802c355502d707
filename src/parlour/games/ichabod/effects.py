"""What cards do when they are put on a monster: Glimpse, Shift, Trade, Second Wind."""

from parlour.kernel import (
    Card,
    Seat,
    answer,
    below,
    cards,
    forget,
    has_answered,
    kind,
    move,
    offer,
    offer_cards,
    only,
    pick,
    question,
    reveal,
    swap,
    task,
    tell,
    then,
    top,
    whisper,
)

from .matching import takes
from .state import State
from .words import (
    DECLINE,
    DECLINED,
    GAVE,
    GIVE,
    GIVING,
    GLIMPSE,
    GLIMPSED,
    GLIMPSES,
    GLIMPSING,
    GOT_WIND,
    HAND_OVER,
    NO_MONSTER,
    PERFORM,
    SECOND_WIND,
    SHIFT,
    SHIFTED,
    SHIFTING,
    SHIFTS,
    TRADE,
    TRADED,
    TRADES,
    TRADING,
    hand,
    row,
)


@task(PERFORM)
def perform(s: State, me: Seat, effect: int) -> None:  # ICH-16
    if effect == GLIMPSES:
        if has_others(s, me):
            then(s, GLIMPSING, me)
    elif effect == SHIFTS:
        if can_shift(s):
            then(s, SHIFTING, me)
    elif effect == TRADES:
        if cards(s, hand(me)) > 0 and has_others(s, me):
            then(s, TRADING, me)
    elif effect == SECOND_WIND:  # ICH-33
        s.attacks += 1
        tell(s, GOT_WIND, me)


def has_others(s: State, me: Seat) -> bool:
    """Whether another player has a card in hand."""
    for seat in range(s.seats):
        if is_other(s, me, seat):
            return True
    return False


def is_other(s: State, me: Seat, seat: Seat) -> bool:
    return seat != me and cards(s, hand(seat)) > 0


@answer(GLIMPSING, DECLINE)
@answer(SHIFTING, DECLINE)
@answer(TRADING, DECLINE)
def declined(s: State, me: Seat) -> None:  # ICH-16
    tell(s, DECLINED, me)


# Glimpse: ICH-30


@question(GLIMPSING)
def glimpsing(s: State, me: Seat) -> None:
    for seat in range(s.seats):
        if is_other(s, me, seat):
            offer(s, GLIMPSE, seat)
    offer(s, DECLINE)


@answer(GLIMPSING, GLIMPSE)
def glimpsed(s: State, me: Seat, seat: Seat) -> None:
    at = below(s.rng, cards(s, hand(seat)))
    reveal(s, hand(seat), at, only(me))
    whisper(s, only(me), GLIMPSED, me, seat, kind(s, hand(seat), at))


# Shift: ICH-31


def may_shift(s: State, place: int, to: int) -> bool:
    if place == to or cards(s, row(place)) == 0:
        return False
    return takes(s, to, kind(s, row(place), top(s, row(place))))


def can_shift(s: State) -> bool:
    for place in range(s.places):
        for to in range(s.places):
            if may_shift(s, place, to):
                return True
    return False


@question(SHIFTING)
def shifting(s: State) -> None:
    for place in range(s.places):
        for to in range(s.places):
            if may_shift(s, place, to):
                offer(s, SHIFT, place, to)
    offer(s, DECLINE)


@answer(SHIFTING, SHIFT)
def shifted(s: State, me: Seat, place: int, to: int) -> None:
    at = move(s, row(place), top(s, row(place)), row(to))
    tell(s, SHIFTED, me, kind(s, row(to), at), place, to, s.facing[to] + NO_MONSTER)


# Trade: ICH-32


@question(TRADING)
def trading(s: State, me: Seat) -> None:
    for seat in range(s.seats):
        if is_other(s, me, seat):
            offer(s, TRADE, seat)
    offer(s, DECLINE)


@answer(TRADING, TRADE)
def traded(s: State, me: Seat, seat: Seat) -> None:
    tell(s, TRADED, me, seat)
    then(s, GIVING, only(me) | only(seat))
    then(s, HAND_OVER, me, seat)


@question(GIVING)
def giving(s: State, me: Seat) -> None:
    offer_cards(s, GIVE, hand(me))


@answer(GIVING, GIVE)
def chose(s: State, me: Seat, card: Card) -> None:
    s.chosen[me] = card
    has_answered(s, me)


@task(HAND_OVER)
def hand_over(s: State, me: Seat, other: Seat) -> None:
    at, place = pick(s, hand(me), s.chosen[me] + 0), pick(s, hand(other), s.chosen[other] + 0)
    s.chosen[me], s.chosen[other] = 0, 0
    give(s, me, at, other)
    give(s, other, place, me)
    swap(s, hand(me), at, hand(other), place)


def give(s: State, me: Seat, at: int, other: Seat) -> None:
    """Who has no part in it knows no card of that hand any more: ICH-30."""
    both = only(me) | only(other)
    forget(s, hand(me), both)
    reveal(s, hand(me), at, both)
    whisper(s, both, GAVE, me, other, kind(s, hand(me), at))
