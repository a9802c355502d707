"""What the cards do."""

from parlour.kernel import (
    Card,
    Seat,
    answer,
    cards,
    find,
    forget,
    has_answered,
    is_known,
    kind,
    move,
    offer,
    only,
    question,
    reveal,
    settle,
    swap,
    task,
    tell,
    then,
    top,
    whisper,
)

from .chalice import chalice
from .playing import answered_salmon, cancel, join_salmon, put_out
from .seats import count_seen, is_in, others, seen
from .state import State
from .words import (
    CHALICE,
    DRAW,
    EFFECT,
    FIREWORKS,
    GAINED,
    GAVE,
    GIVE,
    HAND_OVER,
    HEADACHE,
    HIGH_FIVE,
    KITTEN,
    LIES,
    LIGHT,
    LOST,
    NOT_SO_FAST,
    PASS,
    PRINCESS,
    RAISE,
    SALMON,
    SHOT,
    STACK,
    SWAPPED,
    TRADE,
    TRADING,
    USED,
    front,
    hand,
)


@task(EFFECT)
def effect(s: State, me: Seat, a: int, b: int, c: int, d: int) -> None:
    card = s.card + 0
    if card == NOT_SO_FAST:
        cancel(s, me)
    elif LIES[card] == 1:  # MAD-28
        move(s, STACK, top(s, STACK), front(me))
    elif card == CHALICE:
        chalice(s, me)
    elif card in (KITTEN, PRINCESS):  # MAD-21
        put_out(s, me, card)
    else:
        do_and_trash(s, me, card, a, b, c, d)


def do_and_trash(s: State, me: Seat, card: Card, a: int, b: int, c: int, d: int) -> None:
    place = top(s, STACK)  # what it triggers will lie on it
    if card == SALMON:
        salmon(s, me, a)
    elif card == HEADACHE:  # MAD-24; CGC-32
        for _ in range(s.draws):
            then(s, DRAW, me)
    elif card == SHOT:
        shot(s, a)
    elif card == TRADE:
        trade(s, me, a)
    elif card == FIREWORKS:  # MAD-26; CGC-72
        s.fuse[me] = 2
        for _ in range(s.lit):
            then(s, LIGHT, me)
    else:
        transplant(s, a, b, c, d)
    then(s, USED, me, place)


def shot(s: State, victim: Seat) -> None:  # MAD-24; CGC-68
    if s.tokens[victim] > 0:
        s.tokens[victim] -= 1
        tell(s, LOST, victim, -1)


def transplant(s: State, one: Seat, this: Card, other: Seat, that: Card) -> None:  # MAD-27; CGC-74
    at, place = find(s, front(one), this), find(s, front(other), that)
    if at >= 0 and place >= 0:
        swap(s, front(one), at, front(other), place)
        tell(s, SWAPPED, one, this, other, that)


# Salmon: MAD-22; CGC-71


def salmon(s: State, me: Seat, partner: int) -> None:
    at = answered_salmon(s, me)
    if at >= 0:
        join_salmon(s, me, at)
    elif partner > 0:
        high_five(s, me, partner - 1)
    else:
        then(s, HIGH_FIVE, others(s, me), me)


def high_five(s: State, one: Seat, other: Seat) -> None:
    if is_in(s, other):
        gain(s, one)
        gain(s, other)


def gain(s: State, seat: Seat) -> None:
    s.tokens[seat] += 1
    tell(s, GAINED, seat, 1)


@question(HIGH_FIVE)
def high_fiving(s: State) -> None:
    offer(s, RAISE)
    offer(s, PASS)


@answer(HIGH_FIVE, RAISE)
def raised(s: State, me: Seat, player: Seat) -> None:
    settle(s)
    high_five(s, player, me)


@answer(HIGH_FIVE, PASS)
def kept_down(s: State, me: Seat) -> None:
    has_answered(s, me)


# Trade: MAD-25; ICH-32


def trade(s: State, me: Seat, other: Seat) -> None:
    if is_in(s, other) and count_seen(s, me) > 0 and count_seen(s, other) > 0:
        then(s, TRADING, only(me) | only(other))
        then(s, HAND_OVER, me, other)


@question(TRADING)
def trading(s: State, me: Seat) -> None:
    for at in range(cards(s, hand(me))):
        if is_known(s, hand(me), at, me):
            offer(s, GIVE, kind(s, hand(me), at))


@answer(TRADING, GIVE)
def given(s: State, me: Seat, card: Card) -> None:
    s.chosen[me] = card
    has_answered(s, me)


@task(HAND_OVER)
def hand_over(s: State, me: Seat, other: Seat) -> None:
    mine, theirs = seen(s, me, s.chosen[me] + 0), seen(s, other, s.chosen[other] + 0)
    give(s, me, mine, other)
    give(s, other, theirs, me)
    for seat in (me, other):  # ICH-30: a card left that others do not see
        s.chosen[seat] = 0
        forget(s, hand(seat), only(me) | only(other))


def give(s: State, me: Seat, at: int, other: Seat) -> None:
    whisper(s, only(me) | only(other), GAVE, me, other, kind(s, hand(me), at))
    place = move(s, hand(me), at, hand(other))
    reveal(s, hand(other), place, only(other))
