"""Drunken Chalice, and what is chosen from the cup: CGC-64."""

from parlour.kernel import Card, Seat, answer, asked, cards, kind, offer, part, question, task, then

from .cards import ASKS, CHALICE, JOKER, LAST, MONEY, PRINCESS
from .hindrances import hindrance
from .playing import play
from .responses import leave_stack
from .seats import counting_as
from .state import State
from .words import CHOOSE, CHOOSE_JOKER, CHOOSING, CUP_FILLED, FROM_CUP, NEEDED, STACK, cup


@task(CUP_FILLED)
def cup_filled(s: State, me: Seat) -> None:
    if cards(s, cup(me)) == 0:
        leave_stack(s, me, counting_as(s, STACK, CHALICE))
    else:
        then(s, CHOOSING, me, FROM_CUP)


@question(CHOOSING)
def choosing(s: State, me: Seat) -> None:
    for at in range(cards(s, cup(me))):
        card = kind(s, cup(me), at)
        if card != JOKER:
            offer(s, CHOOSE, card)
        else:
            for other in range(JOKER + 1, MONEY + 1):
                if may_be_chosen(s, me, other + LAST):
                    offer(s, CHOOSE_JOKER, other + LAST)


def may_be_chosen(s: State, me: Seat, joker: Card) -> bool:
    """A Joker only as a card that can be played, and not as the Princess."""
    return joker != PRINCESS + LAST and hindrance(s, me, joker, FROM_CUP) == 0


@part(CHOOSE)
@part(CHOOSE_JOKER)
def chosen_names_what(s: State, me: Seat, card: Card) -> int:
    """One that cannot be played needs nothing."""
    can = asked(s) != CHOOSING or hindrance(s, me, card, FROM_CUP) == 0
    return NEEDED[ASKS[card]] if can else 0


@answer(CHOOSING, CHOOSE)
@answer(CHOOSING, CHOOSE_JOKER)
def chose(s: State, me: Seat, card: Card) -> None:
    play(s, me, card, FROM_CUP, 0, 0)
