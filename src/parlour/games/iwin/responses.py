"""Responses: who is asked, and the cards with a lightning bolt."""

from parlour.kernel import Card, Seat, answer, cards, find, kind, move, offer, question, tell, then

from .ending import is_won_by_nothing
from .state import State
from .table import (
    copy_card,
    discard_lying,
    discard_table,
    is_in,
    kinds_in,
    lay,
    next_in,
)
from .words import (
    ANSWERING,
    CHOOSERS,
    COPY,
    COPY_OF_YOU_LOSE,
    DISCARD,
    I_WIN,
    INTO_EFFECT,
    ME_TOO,
    NO_YOU_DONT,
    NOPE,
    PASS,
    PASSED,
    PLAY,
    PLAY_ME_TOO,
    PLAY_ME_TOO_AT,
    PLAY_NO_YOU_DONT,
    PLAY_NOPE,
    PLAYED,
    PLAYED_AT,
    RESOLVE,
    RESOLVED,
    RESPONDING,
    TOOK,
    TURN,
    WAIT,
    WIN_13,
    WIN_22,
    WIN_23,
    WIN_26,
    WIN_27,
    front,
)

# Who is asked


def ask_next(s: State, me: Seat, responses: int) -> None:
    """The next of the others (WIN-13), then the player whose turn it is; `responses`: 1 if anybody has responded."""
    seat = next_in(s, me)
    if seat != s.turn:
        then(s, RESPONDING, seat, responses)
    elif responses == 1:  # WIN-15
        then(s, ANSWERING, seat)
    else:  # WIN-14
        then(s, INTO_EFFECT, seat)


def ask_again(s: State, me: Seat) -> None:
    """After a response; one of the player whose turn it is begins a new round, WIN-15."""
    ask_next(s, me, 0 if me == s.turn else 1)


@question(RESPONDING)
def responding(s: State, me: Seat) -> None:  # WIN-13
    offer(s, PASS)
    offer_responses(s, me)


@question(ANSWERING)
def answering(s: State, me: Seat) -> None:  # WIN-15
    offer(s, RESOLVE)
    offer_responses(s, me)


def offer_responses(s: State, me: Seat) -> None:
    mine = kinds_in(s, me)
    if mine >> WAIT & 1:
        offer(s, PLAY, WAIT)
    if mine & CHOOSERS:  # WIN-16
        for seat in range(s.seats):
            for at in range(cards(s, front(seat))):
                offer_choices(s, me, mine, seat, kind(s, front(seat), at))


def offer_choices(s: State, me: Seat, mine: int, seat: Seat, card: Card) -> None:
    """What may be done to one card on the table."""
    if mine >> NOPE & 1:
        offer(s, PLAY_NOPE, seat, card)
    if mine >> NO_YOU_DONT & 1 and seat != me:
        offer(s, PLAY_NO_YOU_DONT, seat, card)
    if mine >> ME_TOO & 1:
        if COPY[card] != COPY_OF_YOU_LOSE:
            offer(s, PLAY_ME_TOO, seat, card)
            return
        for other in range(s.seats):
            if other != me and is_in(s, other):
                offer(s, PLAY_ME_TOO_AT, seat, card, other)


@answer(RESPONDING, PASS)
def passed_by(s: State, me: Seat, responses: int) -> None:  # WIN-13
    tell(s, PASSED, me, WIN_13)
    ask_next(s, me, responses)


@answer(ANSWERING, RESOLVE)
def resolved(s: State, me: Seat) -> None:  # WIN-15
    tell(s, RESOLVED, me)
    then(s, INTO_EFFECT, me)


# The cards


@answer(RESPONDING, PLAY_NOPE)
@answer(ANSWERING, PLAY_NOPE)
def removed(s: State, me: Seat, seat: Seat, card: Card) -> None:  # WIN-27
    tell(s, PLAYED, me, NOPE, WIN_27)
    discard_lying(s, seat, find(s, front(seat), card), WIN_27)
    lay(s, me, NOPE, DISCARD)
    if card != I_WIN or not is_won_by_nothing(s):
        ask_again(s, me)


@answer(RESPONDING, PLAY_NO_YOU_DONT)
@answer(ANSWERING, PLAY_NO_YOU_DONT)
def took(s: State, me: Seat, seat: Seat, card: Card) -> None:  # WIN-23
    tell(s, PLAYED, me, NO_YOU_DONT, WIN_23)
    tell(s, TOOK, me, seat, card)
    move(s, front(seat), find(s, front(seat), card), front(me))
    lay(s, me, NO_YOU_DONT, DISCARD)
    ask_again(s, me)


@answer(RESPONDING, PLAY_ME_TOO)
@answer(ANSWERING, PLAY_ME_TOO)
def copied(s: State, me: Seat, seat: Seat, card: Card) -> None:  # WIN-22
    tell(s, PLAYED, me, ME_TOO, WIN_22)
    copy_card(s, me, card, me)
    ask_again(s, me)


@answer(RESPONDING, PLAY_ME_TOO_AT)
@answer(ANSWERING, PLAY_ME_TOO_AT)
def copied_at(s: State, me: Seat, seat: Seat, card: Card, other: Seat) -> None:  # WIN-22
    tell(s, PLAYED_AT, me, ME_TOO, other, WIN_22)
    copy_card(s, me, card, other)
    ask_again(s, me)


@answer(RESPONDING, PLAY)
@answer(ANSWERING, PLAY)
def waited(s: State, me: Seat) -> None:  # WIN-17, WIN-26
    tell(s, PLAYED, me, WAIT, WIN_26)
    count = discard_table(s, s.turn + 0, WIN_26)
    lay(s, me, WAIT, DISCARD)
    if count == 0 or not is_won_by_nothing(s):
        then(s, TURN, me)
