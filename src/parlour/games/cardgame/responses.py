"""The stack and its windows: CGC-30 to CGC-34."""

from parlour.kernel import (
    RESOLVING,
    Card,
    Seat,
    Zone,
    answer,
    asked,
    become,
    card_of,
    cards,
    clear,
    drop,
    kind,
    later,
    move,
    own,
    owner_of,
    task,
    tell,
    then,
    top,
    uppermost,
)

from .cards import (
    ABILITY,
    CHALICE,
    COUNTS_AS,
    GUARDIAN,
    KITTEN,
    LOCK,
    MONEY,
    NOT_SO_FAST,
    PRINTED,
    RULE,
    TYPE,
)
from .seats import all_in, how_many, is_won, next_in, others
from .state import State
from .words import (
    AGAIN,
    CANCELLED,
    DO,
    EFFECT,
    FROM_STEP,
    FROM_WINDOW,
    HEAP,
    PASS,
    RETURNED,
    STACK,
    STEP_WINDOW,
    TRASH,
    TRASHED,
    USED,
    WINDOW,
    WON,
    claim,
    hand,
)

SEES_TO_ITSELF = KITTEN, NOT_SO_FAST, GUARDIAN, CHALICE, MONEY

# Windows. A question asks one seat, and how many are still to be asked, it among them.


@task(STEP_WINDOW)
def window_of_step(s: State, me: Seat, reopened: int) -> None:  # CGC-30
    then(s, WINDOW, me, FROM_STEP, how_many(all_in(s)), reopened)


@task(AGAIN)
def ask_again(s: State) -> None:  # CGC-30, CGC-31
    """The window for the top of the stack, from its start."""
    if asked(s) == AGAIN:  # the one below asks
        return
    at = uppermost(s, DO, s.depth)
    if at >= 0:
        owner = owner_of(s, at)
        if COUNTS_AS[card_of(s, at)] == KITTEN:  # a discarded Princess too
            then(s, WINDOW, owner, FROM_WINDOW, how_many(all_in(s)))
        else:
            then(s, WINDOW, next_in(s, owner), FROM_WINDOW, how_many(others(s, owner)))


@answer(WINDOW, PASS)
def passed(s: State, me: Seat, source: int, left: int, reopened: int) -> None:
    if left > 1:
        then(s, WINDOW, next_in(s, me), source, left - 1, reopened)


# The stack


def put_on_stack(s: State, source: Zone, at: int, card: Card) -> None:
    """A Joker as the card that it is played as."""
    become(s, STACK, move(s, source, at, STACK), card)


def open_window(s: State, me: Seat, card: Card, a: int, b: int, c: int, d: int) -> None:
    """For what has just come to lie on the stack; then it is done."""
    own(s, me, card)
    then(s, AGAIN)
    then(s, DO, me, a, b, c, d)


def open_window_later(s: State, me: Seat, card: Card, a: int, b: int, c: int, d: int) -> None:
    """As above, when what resolves now is done: CGC-32."""
    owner, owners_card = s.owner + 0, s.card + 0
    own(s, me, card)
    later(s, DO, me, a, b, c, d)
    later(s, AGAIN)
    own(s, owner, owners_card)


@task(DO)
def do(s: State, me: Seat, a: int, b: int, c: int, d: int) -> None:  # CGC-31
    card = s.card + 0
    then(s, EFFECT + COUNTS_AS[card], me, a, b, c, d)
    own(s, -1, card)  # outlives whoever played it
    if is_used_up(card):
        then(s, USED, me, top(s, STACK))
    then(s, WON)
    then(s, RESOLVING)
    then(s, AGAIN)


@task(WON)
def won(s: State) -> None:  # CGC-51
    is_won(s)


def is_used_up(card: Card) -> bool:
    """CGC-15. What stays on the table, or goes before its effect is done, sees to itself."""
    return TYPE[card] & (LOCK | RULE) == 0 and COUNTS_AS[card] not in SEES_TO_ITSELF


@task(USED)
def used(s: State, me: Seat, place: int) -> None:
    leave_stack(s, me, place)


def leave_stack(s: State, me: Seat, place: int) -> None:
    """A card goes to the trash, a Joker as a Joker; an Ability gives back what was put down for it."""
    card = kind(s, STACK, place)
    if PRINTED[card] == 0:  # no card
        move(s, STACK, place, HEAP)
        clear(s, HEAP)
        if card == ABILITY and cards(s, claim(me)) > 0:  # CGC-41
            tell(s, RETURNED, me)
            move(s, claim(me), 0, hand(me))
    else:
        at = move(s, STACK, place, TRASH)
        become(s, TRASH, at, PRINTED[card])
        tell(s, TRASHED, PRINTED[card])


def cancel(s: State, me: Seat, place: int) -> None:  # CGC-33, CGC-79
    """What lies under that place on the stack."""
    at = uppermost(s, DO, s.depth)
    if at >= 0:
        tell(s, CANCELLED, me, kind(s, STACK, place - 1))
        leave_stack(s, owner_of(s, at), place - 1)
        drop(s, at)
