"""The stack and its windows, and who is out."""

from parlour.kernel import (
    EVERYBODY,
    Card,
    Seat,
    Zone,
    amend,
    answer,
    argument,
    asked,
    card_of,
    cards,
    drop,
    drop_owned,
    everybody,
    find,
    is_known,
    kind,
    later,
    move,
    offer,
    only,
    own,
    owner_of,
    question,
    resolve,
    reveal,
    reveal_all,
    task,
    tell,
    then,
    top,
    uppermost,
)

from .seats import (
    end_with,
    how_many,
    is_won,
    next_in,
    others,
)
from .state import State
from .words import (
    AGAIN,
    CANCELLED,
    DISCARDED,
    DO,
    EFFECT,
    KITTEN,
    OUT,
    PASS,
    PLAY,
    PLAYED,
    PRINCESS,
    QUICK,
    RESPONDING,
    SALMON,
    STACK,
    TRASH,
    TRAY,
    USED,
    front,
    hand,
)

# The stack


def put_on_stack(s: State, me: Seat, source: Zone, at: int) -> None:
    reveal(s, source, at, EVERYBODY)
    tell(s, PLAYED, me, kind(s, source, at))
    move(s, source, at, STACK)


def ask_and_do(s: State, me: Seat, card: Card, a: int, b: int, c: int, d: int) -> None:  # MAD-10
    own(s, me, card)
    then(s, AGAIN)
    then(s, DO, me, a, b, c, d)


def ask_and_do_later(s: State, me: Seat, card: Card, a: int, b: int, c: int, d: int) -> None:  # MAD-12
    own(s, me, card)
    later(s, DO, me, a, b, c, d)
    later(s, AGAIN)


@task(AGAIN)
def ask_again(s: State) -> None:  # MAD-10; CGC-30, CGC-31, CGC-79
    if asked(s) == AGAIN or is_won(s):  # the one below asks
        return
    at = uppermost(s, DO, s.depth)
    if at >= 0 and card_of(s, at) in (KITTEN, PRINCESS):
        then(s, RESPONDING, owner_of(s, at), 0, how_many(everybody(s) & ~s.out))
    elif at >= 0:
        then(s, RESPONDING, next_in(s, owner_of(s, at)), 0, how_many(others(s, owner_of(s, at))))


@question(RESPONDING)
def responding(s: State, me: Seat) -> None:  # MAD-11
    offer(s, PASS)
    for at in range(cards(s, hand(me))):
        if QUICK[kind(s, hand(me), at)] == 1 and is_known(s, hand(me), at, me):
            offer(s, PLAY, kind(s, hand(me), at))


@answer(RESPONDING, PASS)
def passed(s: State, me: Seat, cup: int, left: int) -> None:
    if left > 1:
        then(s, RESPONDING, next_in(s, me), cup, left - 1)


@task(DO)
def do(s: State, me: Seat, a: int, b: int, c: int, d: int) -> None:  # MAD-10
    resolve(s, EFFECT, me, a, b, c, d)
    own(s, -1, 0)  # outlives whoever played it
    then(s, AGAIN)


@task(USED)
def used(s: State, me: Seat, place: int) -> None:
    move(s, STACK, place, TRASH)


def cancel(s: State, me: Seat) -> None:  # MAD-20; CGC-33
    at = uppermost(s, DO, s.depth)
    if at >= 0:
        tell(s, CANCELLED, me, card_of(s, at))
        if card_of(s, at) != PRINCESS:  # she lies in the trash already
            move(s, STACK, top(s, STACK) - 1, TRASH)
        drop(s, at)
    move(s, STACK, top(s, STACK), TRASH)


def answered_salmon(s: State, me: Seat) -> int:
    """The place of the Salmon that one just passed by all is in response to, or -1."""
    first, at = -1, uppermost(s, DO, s.depth)
    while at >= 0 and card_of(s, at) == SALMON:
        first, at = at, uppermost(s, DO, at)
    return -1 if first >= 0 and owner_of(s, first) == me else first


def join_salmon(s: State, me: Seat, at: int) -> None:  # CGC-71: whose window is passed first makes it
    if argument(s, at, 0) == 0:
        amend(s, at, 0, me + 1)


# Who is out


def put_out(s: State, me: Seat, card: Card) -> None:  # MAD-15; CGC-52
    s.out |= only(me)
    s.tokens[me] = 0
    tell(s, OUT, me)
    discard_all(s, me, hand(me))
    discard_all(s, me, front(me))
    trash_stack(s, me, cards(s, STACK) - (card == KITTEN))
    drop_owned(s, me)
    if card == KITTEN:
        move(s, STACK, top(s, STACK), TRASH)
    if how_many(everybody(s) & ~s.out) == 1:
        end_with(s, everybody(s) & ~s.out)


def discard_all(s: State, me: Seat, zone: Zone) -> None:
    """By kind, for where a card lies in a hand is nobody's business; CGC-15."""
    reveal_all(s, zone, EVERYBODY)
    for card in range(KITTEN, TRAY + 1):
        while find(s, zone, card) >= 0:
            tell(s, DISCARDED, me, card)
            move(s, zone, find(s, zone, card), TRASH)


def trash_stack(s: State, me: Seat, place: int) -> None:
    """The cards of that seat on the stack under that place, the last played first."""
    at = uppermost(s, DO, s.depth)
    while at >= 0:
        if card_of(s, at) != PRINCESS:
            place -= 1
            if owner_of(s, at) == me:
                move(s, STACK, place, TRASH)
        at = uppermost(s, DO, at)
