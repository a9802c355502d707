"""Set-up, turns, draws, and what is played from hand or cup."""

from parlour.kernel import (
    EVERYBODY,
    NOBODY,
    POSITION,
    START,
    Card,
    Seat,
    SeatSet,
    Zone,
    answer,
    cards,
    draw,
    draw_order,
    forget,
    is_known,
    kind,
    offer,
    only,
    own,
    part,
    put,
    question,
    resolve,
    reveal_all,
    shuffle,
    task,
    tell,
    then,
    top,
    whisper,
)

from .chalice import play_from_cup
from .playing import ask_and_do, ask_and_do_later, put_on_stack
from .seats import can_be_named, end_by_points, is_in, may_play, next_in, seen
from .state import State
from .words import (
    AT,
    CHOOSE,
    DECK,
    DRAW,
    DREW,
    END,
    FILL,
    FIRST,
    KITTEN,
    LIGHT,
    LYING,
    MAIN,
    NAMED,
    NEEDS,
    NEXT,
    PLAY,
    PRINCESS,
    RESPONDING,
    SAW,
    SECOND,
    STACK,
    TRANSPLANT,
    TRAY,
    TURN,
    TURN_BEGINS,
    TURN_END,
    UNSEEN,
    WHOM,
    cup,
    front,
    hand,
)

# Set-up and turns


@task(START)
def start(s: State) -> None:  # MAD-01, MAD-02
    for card in range(PRINCESS, TRAY + 1):
        for _ in range(s.deck[card] + 0):
            put(s, DECK, card, NOBODY)
    shuffle(s, DECK)
    for seat in range(s.seats):
        for _ in range(s.hand_size):
            draw(s, DECK, hand(seat), only(seat))
    for _ in range(s.deck[KITTEN] + 0):
        put(s, DECK, KITTEN, NOBODY)
    shuffle(s, DECK)
    draw_order(s)
    then(s, TURN, s.order[0] + 0)


@task(POSITION)
def position(s: State) -> None:
    then(s, TURN, s.turn)


@task(TURN)
def begin_turn(s: State, me: Seat) -> None:  # MAD-03
    if cards(s, DECK) == 0:
        end_by_points(s)
        return
    s.turn = me
    tell(s, TURN_BEGINS, me)
    own(s, me, 0)  # who is out has no more of it, CGC-52
    resolve(s, DRAW, me)
    then(s, MAIN, me)
    then(s, TURN_END, me)
    own(s, -1, 0)
    then(s, NEXT, me)


@task(TURN_END)
def end_turn(s: State, me: Seat) -> None:  # MAD-26; CGC-72
    if s.fuse[me] == 1:
        for at in range(cards(s, hand(me))):
            if not is_known(s, hand(me), at, me):
                whisper(s, only(me), SAW, me, kind(s, hand(me), at))
        reveal_all(s, hand(me), only(me))
        forget(s, hand(me), only(me))
    s.fuse[me] = max(0, s.fuse[me] - 1)


@task(NEXT)
def next_turn(s: State, me: Seat) -> None:  # MAD-02
    then(s, TURN, next_in(s, me))


# Draws: a Kitten goes on the stack


@task(DRAW)
def draw_one(s: State, me: Seat) -> None:
    take(s, me, hand(me), only(me), DREW)


@task(FILL)
def fill(s: State, me: Seat) -> None:  # MAD-23
    take(s, me, cup(me), only(me), DREW)


@task(LIGHT)
def light(s: State, me: Seat) -> None:  # MAD-26; CGC-72
    take(s, me, hand(me), EVERYBODY & ~only(me), UNSEEN)


def take(s: State, me: Seat, zone: Zone, seats: SeatSet, event: int) -> None:
    if cards(s, DECK) == 0:
        return
    card = kind(s, DECK, top(s, DECK))
    if card == KITTEN:  # MAD-21; CGC-60
        draw(s, DECK, STACK, EVERYBODY)
        tell(s, event, me, card)
        ask_and_do_later(s, me, card, 0, 0, 0, 0)
    else:
        draw(s, DECK, zone, seats)
        whisper(s, seats, event, me, card)


# Playing. The first argument of what is asked says whether the card comes from the cup.


@question(MAIN)
def main(s: State, me: Seat) -> None:  # MAD-03
    offer(s, END)
    for at in range(cards(s, hand(me))):
        if is_known(s, hand(me), at, me) and may_play(s, me, kind(s, hand(me), at), 1):
            offer(s, PLAY, kind(s, hand(me), at))


@answer(MAIN, END)
def end(s: State) -> None:
    """The turn ends."""


@answer(MAIN, PLAY)
@answer(RESPONDING, PLAY)
def play_plain(s: State, me: Seat, card: Card) -> None:
    play(s, me, card, 0, 0, 0, 0, 0)


def play(s: State, me: Seat, card: Card, from_cup: int, a: int, b: int, c: int, d: int) -> None:
    if from_cup == 1:
        play_from_cup(s, me, card, a, b, c, d)
    else:
        put_on_stack(s, me, hand(me), seen(s, me, card))
        ask_and_do(s, me, card, a, b, c, d)


# Parts: whom or what a card means; CGC-34


@part(PLAY)
def needs(s: State, me: Seat, card: Card) -> int:
    return NEEDS[card]


@part(CHOOSE)
def chosen_needs(s: State, me: Seat, card: Card) -> int:  # MAD-23: one that cannot be played needs nothing
    return NEEDS[card] if may_play(s, me, card, 0) else 0


@question(WHOM)
def whom(s: State, me: Seat, card: Card) -> None:  # MAD-14
    for seat in range(s.seats):
        if can_be_named(s, me, card, seat):
            offer(s, AT, seat)


@answer(WHOM, AT)
def named(s: State, me: Seat, other: Seat, card: Card, from_cup: int) -> None:
    play(s, me, card, from_cup, other, 0, 0, 0)
    tell(s, NAMED, me, other)


@question(FIRST)
def first(s: State) -> None:  # MAD-27; CGC-74
    offer_lying(s, -1)


@part(LYING)
def goes_with(s: State, me: Seat, seat: Seat, card: Card, a: int, b: int, c: int) -> int:
    return 0 if c == TRANSPLANT else SECOND  # which the second is told after the first card


@question(SECOND)
def second(s: State, me: Seat, one: Seat) -> None:
    offer_lying(s, one)


def offer_lying(s: State, but: Seat) -> None:
    for seat in range(s.seats):
        if seat != but and is_in(s, seat):
            for at in range(cards(s, front(seat))):
                offer(s, LYING, seat, kind(s, front(seat), at))


@answer(SECOND, LYING)
def lying(s: State, me: Seat, other: Seat, that: Card, one: Seat, this: Card, card: Card, from_cup: int) -> None:
    play(s, me, card, from_cup, one, this, other, that)
    tell(s, NAMED, me, one)
    tell(s, NAMED, me, other)
