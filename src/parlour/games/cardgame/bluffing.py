"""Claims, and who believes them: CGC-40 to CGC-43."""

from parlour.kernel import (
    EVERYBODY,
    Card,
    Seat,
    answer,
    cards,
    drop,
    forget,
    kind,
    move,
    offer,
    only,
    own,
    part,
    put,
    question,
    resolve,
    reveal,
    task,
    tell,
    then,
    top,
    uppermost,
)

from .cards import ABILITY, ASSASSIN, CHARACTER, JOKER, PRINCESS
from .hands import princess_falls
from .hindrances import is_barred
from .money import can_pay
from .responses import leave_stack
from .seats import how_many, in_hand, is_in, lose_token, most_known, next_in, others
from .state import State
from .words import (
    AGAIN,
    ASSASSIN_AT,
    BELIEVE,
    BELIEVED,
    BELIEVING,
    CGC_12,
    CGC_14,
    CGC_42,
    CGC_43,
    CGC_70,
    CHALLENGE,
    CHALLENGED,
    CHALLENGES,
    CLAIM,
    CLAIMED,
    COST,
    DISCARDED,
    DO,
    DRAWING,
    FROM_HAND,
    MAIN,
    NAME_VICTIM,
    PENALTY,
    SHED,
    STACK,
    TO_HAND,
    TRASH,
    WAS_BLUFF,
    WAS_TRUE,
    claim,
    hand,
)


def hindered_claim(s: State, me: Seat) -> int:
    """The first rule against any claim, or 0."""
    if is_barred(s, me, CHARACTER):
        return CGC_70
    if s.ability == 1:
        return CGC_12
    return 0 if can_pay(s, me, s.costs[ASSASSIN] + 0) else CGC_14


def offer_claims(s: State, me: Seat) -> None:
    if hindered_claim(s, me) == 0:
        for at in range(cards(s, hand(me))):
            offer(s, CLAIM, kind(s, hand(me), at))


@part(CLAIM)
def claims_what() -> int:
    return NAME_VICTIM


@question(NAME_VICTIM)
def name_victim(s: State, me: Seat) -> None:  # CGC-82
    for seat in range(s.seats):
        if seat != me and is_in(s, seat):
            offer(s, ASSASSIN_AT, seat)


@answer(NAME_VICTIM, ASSASSIN_AT)
def claimed(s: State, me: Seat, victim: Seat, card: Card) -> None:  # CGC-40
    tell(s, CLAIMED, me, victim, ABILITY)
    move(s, hand(me), most_known(s, hand(me), card), claim(me))
    forget(s, hand(me), only(me))
    forget(s, claim(me), only(me))
    put(s, STACK, ABILITY, EVERYBODY)
    s.ability = 1
    s.only[me], s.newly_bound[me] = 0, 0
    own(s, me, ABILITY)
    if s.costs[ASSASSIN] > 0:
        then(s, COST, me, s.costs[ASSASSIN] + 0, ABILITY)
    then(s, BELIEVING, next_in(s, me), me, how_many(others(s, me)))
    then(s, AGAIN)
    then(s, DO, me, victim)
    own(s, me, 0)
    then(s, MAIN, me, FROM_HAND)


@question(BELIEVING)
def believing(s: State) -> None:  # CGC-41
    offer(s, BELIEVE)
    offer(s, CHALLENGE)


@answer(BELIEVING, BELIEVE)
def believed(s: State, me: Seat, claimant: Seat, left: int) -> None:
    tell(s, BELIEVED, me)
    if left > 1:
        then(s, BELIEVING, next_in(s, me), claimant, left - 1)


@answer(BELIEVING, CHALLENGE)
def challenged(s: State, me: Seat, claimant: Seat) -> None:
    tell(s, CHALLENGES, me, claimant)
    resolve(s, CHALLENGED, claimant, me)


@task(CHALLENGED)
def show_claim(s: State, me: Seat, challenger: Seat) -> None:
    card = kind(s, claim(me), 0)
    is_real = card in (ASSASSIN, JOKER)
    tell(s, WAS_TRUE if is_real else WAS_BLUFF, me, card)
    tell(s, DISCARDED, me, card)
    reveal(s, claim(me), 0, EVERYBODY)
    move(s, claim(me), 0, TRASH)
    if is_real:  # CGC-42
        then(s, DRAWING, me, TO_HAND, 0, 0)
        then(s, SHED, challenger, max(in_hand(s, challenger) - 1, 0))
        then(s, PENALTY, challenger)
    else:  # CGC-43
        lose_token(s, me, CGC_43)
        leave_stack(s, me, top(s, STACK))
        drop(s, uppermost(s, DO, s.depth))
        if card == PRINCESS:
            princess_falls(s, me)


@task(PENALTY)
def penalty(s: State, me: Seat) -> None:  # CGC-42
    lose_token(s, me, CGC_42)
