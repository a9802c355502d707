"""Set-up, the steps of a turn, and the ends of the game by turns: CGC-01 to CGC-17, CGC-54."""

from parlour.kernel import (
    EVERYBODY,
    NOBODY,
    POSITION,
    START,
    Seat,
    answer,
    cards,
    clear,
    draw,
    draw_order,
    find,
    kind,
    left_of,
    move,
    offer,
    only,
    own,
    put,
    question,
    resolve,
    reveal,
    shuffle,
    task,
    tell,
    then,
    top,
    whisper,
)

from .bluffing import offer_claims
from .cards import (
    COUNTS_AS,
    EXODUS_5,
    FINAL_ROUND,
    INITIAL_MONEY,
    JOKER,
    KITTEN,
    MIRROR_CITY,
    MONEY,
    NEW_RULE,
)
from .money import show_next
from .playing import offer_plays
from .seats import count_points, end_by_points, is_in, next_in
from .state import State
from .words import (
    BLIND,
    CGC_16,
    CGC_17,
    CGC_54,
    DECK,
    DRAW_STEP,
    DRAWING,
    END,
    END_BEGINS,
    END_STEP,
    FROM_HAND,
    HAND_LIMIT,
    HEAP,
    INITIAL,
    MAIN,
    MAIN_BEGINS,
    MAIN_STEP,
    MONEYS_DECK,
    NEXT,
    RULE_CARDS,
    SAW,
    SHED,
    STEP_WINDOW,
    TO_HAND,
    TRASH,
    TURN,
    TURN_BEGINS,
    TURN_END,
    hand,
    moneys,
    unseen,
)

# Set-up


@task(START)
def start(s: State) -> None:
    draw_order(s)
    deal_main(s)
    deal_moneys(s, s.order[s.seats - 1] + 0)
    then(s, TURN, left_of(s, s.order[s.seats - 1] + 0))


def deal_main(s: State) -> None:  # CGC-01, CGC-02
    for card in range(JOKER, EXODUS_5 + 1):
        for _ in range(s.deck[card] + 0):
            put(s, DECK, card, NOBODY)
    shuffle(s, DECK)
    for seat in range(s.seats):
        for _ in range(s.hand_size):
            draw(s, DECK, hand(seat), only(seat))
    for _ in range(s.deck[KITTEN] + 0):
        put(s, DECK, KITTEN, NOBODY)
    shuffle(s, DECK)
    if s.final_round == 1:
        above = max(cards(s, DECK) - s.under_final, 0)
        for _ in range(above):
            draw(s, DECK, TRASH, NOBODY)
        for _ in range(s.deck[FINAL_ROUND] + 0):
            put(s, DECK, FINAL_ROUND, NOBODY)
        for _ in range(above):
            move(s, TRASH, top(s, TRASH), DECK)


def deal_moneys(s: State, last: Seat) -> None:  # CGC-03, CGC-04
    for card in range(MONEY, INITIAL_MONEY + 1):
        for _ in range(s.deck[card] + 0):
            put(s, MONEYS_DECK, card, NOBODY)
    if s.deck[INITIAL_MONEY] > 0:
        at = find(s, MONEYS_DECK, INITIAL_MONEY)
        reveal(s, MONEYS_DECK, at, EVERYBODY)
        move(s, MONEYS_DECK, at, moneys(last))
        tell(s, INITIAL, last, INITIAL_MONEY)
    shuffle(s, MONEYS_DECK)
    show_next(s)


@task(POSITION)
def position(s: State) -> None:
    """Turns are counted from here, and what is unseen or binds ends with the turn that begins first."""
    if cards(s, DECK) == 0:  # CGC-17
        s.last_card = s.turn
    s.final = s.turn
    count_points(s)
    show_next(s)
    then(s, TURN, s.turn)


# A turn


@task(TURN)
def begin_turn(s: State, me: Seat) -> None:
    s.turn, s.step = me, DRAW_STEP
    s.hand_card, s.ability = 0, 0
    s.turns[me] += 1
    tell(s, TURN_BEGINS, me)
    own(s, me, 0)  # who is eliminated has no more of it, CGC-52
    then(s, STEP_WINDOW, me)
    resolve(s, DRAWING, me, TO_HAND, 1)  # CGC-10
    then(s, MAIN_BEGINS, me)
    then(s, END_BEGINS, me)
    resolve(s, HAND_LIMIT, me)
    then(s, TURN_END, me)
    own(s, -1, 0)
    then(s, NEXT, me)


@task(MAIN_BEGINS)
def begin_main_step(s: State, me: Seat) -> None:
    s.step = MAIN_STEP
    then(s, MAIN, me, FROM_HAND)


@question(MAIN)
def main(s: State, me: Seat) -> None:  # CGC-12, CGC-26
    offer(s, END)
    offer_plays(s, me)
    offer_claims(s, me)
    if s.hand_card == 0:  # CGC-72
        for at in range(cards(s, unseen(me))):
            offer(s, BLIND, at + 1)


@answer(MAIN, END)
def end(s: State) -> None:
    """The end step comes next."""


@task(END_BEGINS)
def begin_end_step(s: State, me: Seat) -> None:  # CGC-13
    s.step = END_STEP
    then(s, STEP_WINDOW, me)


@task(HAND_LIMIT)
def limit_hand(s: State, me: Seat) -> None:  # CGC-13, CGC-73
    rule = rule_in_force(s)
    if rule == NEW_RULE:
        then(s, SHED, me, 1)
    elif rule == MIRROR_CITY:
        then(s, SHED, me, cards(s, moneys(me)))


def rule_in_force(s: State) -> int:
    """The one of the two that came last."""
    for at in range(top(s, RULE_CARDS), -1, -1):
        card = COUNTS_AS[kind(s, RULE_CARDS, at)]
        if card in (NEW_RULE, MIRROR_CITY):
            return card
    return 0


@task(TURN_END)
def end_turn(s: State, me: Seat) -> None:
    if s.newly_bound[me] == 0:  # CGC-70
        s.only[me] = 0
    s.newly_bound[me] = 0
    while cards(s, unseen(me)) > s.newly_unseen[me]:
        see_first(s, me)
    s.newly_unseen[me] = 0


def see_first(s: State, me: Seat) -> None:  # CGC-72: from now on only its owner knows it
    card = kind(s, unseen(me), 0)
    whisper(s, only(me), SAW, me, card)
    move(s, unseen(me), 0, HEAP)
    clear(s, HEAP)
    put(s, hand(me), card, only(me))


# The ends of the game by turns


@task(NEXT)
def next_turn(s: State, me: Seat) -> None:
    following = next_in(s, me)
    if s.last_turns == 1 and comes_by(s, me, following, s.last_card + 0):  # CGC-16
        end_by_points(s, CGC_16)
    elif have_all_had(s, s.turn_limit + 0):  # CGC-17
        end_by_points(s, CGC_17)
    elif final_lies(s) and comes_by(s, left_of(s, me), left_of(s, following), s.final + 0):  # CGC-54
        end_by_points(s, CGC_54)
    else:
        s.last_turns = int(s.last_card >= 0)
        then(s, TURN, following)


def comes_by(s: State, first: Seat, end: Seat, seat: Seat) -> bool:
    """Whether a seat is among those from the first to the one before the end."""
    at = first
    while at != seat:
        at = left_of(s, at)
        if at == end:
            return False
    return True


def have_all_had(s: State, turns: int) -> bool:
    for seat in range(s.seats):
        if is_in(s, seat) and s.turns[seat] < turns:
            return False
    return True


def final_lies(s: State) -> bool:
    return find(s, RULE_CARDS, FINAL_ROUND) >= 0
