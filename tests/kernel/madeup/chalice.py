"""The Chalice: MAD-23; CGC-64."""

from parlour.kernel import (
    EVERYBODY,
    Card,
    Seat,
    answer,
    cards,
    find,
    kind,
    move,
    offer,
    question,
    reveal,
    task,
    tell,
    then,
    top,
)

from .playing import ask_and_do_later, discard_all
from .seats import may_play
from .state import State
from .words import (
    CHALICE,
    CHOOSE,
    CHOOSING,
    CHOSE,
    DISCARDED,
    FILL,
    FILLED,
    PRINCESS,
    STACK,
    TRASH,
    cup,
    hand,
)


def chalice(s: State, me: Seat) -> None:
    for _ in range(s.poured):
        then(s, FILL, me)
    then(s, FILLED, me)


@task(FILLED)
def filled(s: State, me: Seat) -> None:
    if cards(s, cup(me)) == 0:
        move(s, STACK, find(s, STACK, CHALICE), TRASH)
    else:
        then(s, CHOOSING, me, 1)


@question(CHOOSING)
def choosing(s: State, me: Seat) -> None:
    for at in range(cards(s, cup(me))):
        offer(s, CHOOSE, kind(s, cup(me), at))


@answer(CHOOSING, CHOOSE)
def chose(s: State, me: Seat, card: Card) -> None:
    play_from_cup(s, me, card, 0, 0, 0, 0)


def play_from_cup(s: State, me: Seat, card: Card, a: int, b: int, c: int, d: int) -> None:
    at = find(s, cup(me), card)
    reveal(s, cup(me), at, EVERYBODY)
    tell(s, CHOSE, me, card)
    move(s, cup(me), at, hand(me) if card == PRINCESS else STACK)
    pour_away(s, me)
    if card == PRINCESS:  # stays in the hand
        return
    if may_play(s, me, card, 0):
        ask_and_do_later(s, me, card, a, b, c, d)
    else:
        tell(s, DISCARDED, me, card)
        move(s, STACK, top(s, STACK), TRASH)


def pour_away(s: State, me: Seat) -> None:
    """The rest and the Chalice are discarded; the Princess among them lies on the stack, CGC-63."""
    has_princess = find(s, cup(me), PRINCESS) >= 0
    discard_all(s, me, cup(me))
    move(s, STACK, find(s, STACK, CHALICE), TRASH)
    if has_princess:
        ask_and_do_later(s, me, PRINCESS, 0, 0, 0, 0)
