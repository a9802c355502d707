"""What lies in front of players goes into effect."""

from parlour.kernel import EVERYBODY, Seat, cards, find, left_of, move, only, reveal, task, tell, then

from .ending import is_won_by_i_win, is_won_by_last, is_won_by_nothing, put_back
from .state import State
from .table import discard_table, draw_one, is_in, lying, next_in, show_nothing
from .words import (
    CANCELLED,
    DECK,
    DISCARD,
    DISCARDED,
    DRAW_A_CARD,
    DREW_ANOTHER,
    I_WIN,
    IN_ORDER_OF_01,
    INTO_EFFECT,
    NOTHING,
    OUT,
    TURN,
    WIN_18,
    WIN_21,
    YOU_LOSE,
    front,
    hand,
)


@task(INTO_EFFECT)
def into_effect(s: State, me: Seat) -> None:  # WIN-18
    seat = me + 0
    for _ in range(s.seats):
        if is_in(s, seat) and cards(s, front(seat)) > 0 and is_ended_by(s, seat):
            return
        seat = left_of(s, seat)
    if is_won_by_i_win(s):
        return
    if discard_table(s, me, WIN_18) == 0 or not is_won_by_nothing(s):
        then(s, TURN, next_in(s, me))


def is_ended_by(s: State, me: Seat) -> bool:
    """What lies in front of one player, `i-win` apart; whether that ends the deal."""
    for _ in range(lying(s, me, DRAW_A_CARD)):  # WIN-24
        if cards(s, DECK) > 0 and draw_one(s, me, DREW_ANOTHER) == NOTHING and is_won_by_nothing(s):
            return True
    if lying(s, me, YOU_LOSE) == 0:
        return False
    if lying(s, me, I_WIN) > 0:  # WIN-21
        tell(s, CANCELLED, me)
        return False
    go_out(s, me)
    return is_won_by_nothing(s) or is_won_by_last(s)


def go_out(s: State, me: Seat) -> None:  # WIN-21
    s.out |= only(me)
    tell(s, OUT, me)
    put_back(s, me)
    for place in range(len(IN_ORDER_OF_01)):
        card = IN_ORDER_OF_01[place]
        while card != NOTHING and find(s, hand(me), card) >= 0:
            at = find(s, hand(me), card)
            reveal(s, hand(me), at, EVERYBODY)
            tell(s, DISCARDED, me, card, WIN_21)
            move(s, hand(me), at, DISCARD)
    show_nothing(s, me)
