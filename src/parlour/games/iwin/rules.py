"""Set-up, deals, turns, and what is played on one's own turn."""

from parlour.kernel import (
    NOBODY,
    POSITION,
    START,
    Card,
    Seat,
    answer,
    below,
    cards,
    clear,
    draw_order,
    forget,
    kind,
    left_of,
    move,
    offer,
    only,
    put,
    question,
    reveal,
    shuffle,
    task,
    tell,
    then,
    whisper,
)

from .ending import is_over_by_passing, is_won_by_nothing
from .responses import ask_next
from .state import State
from .table import draw_one, is_in, kinds_in, lay, may_be_robbed, next_in, show_nothing
from .words import (
    BEGINS,
    DEAL,
    DEAL_BEGINS,
    DECK,
    DISCARD,
    DRAW_A_CARD,
    DREW,
    I_WIN,
    INTO_EFFECT,
    LAST,
    NEXT_DEAL,
    NO_DRAW,
    NO_THEFT,
    NOTHING,
    OTHER_ARROWS,
    PASS,
    PASSED,
    PLAY,
    PLAY_STEAL,
    PLAY_YOU_LOSE,
    PLAYED,
    PLAYED_AT,
    PLAYING,
    STEAL_A_CARD,
    STOLE,
    TURN,
    WIN_10,
    WIN_12,
    WIN_25,
    YOU_LOSE,
    front,
    hand,
)

# Set-up


@task(START)
def start(s: State) -> None:  # WIN-02
    draw_order(s)
    s.token_pile = s.tokens_each * s.seats  # WIN-40
    then(s, DEAL, s.order[0] + 0)


@task(POSITION)
def position(s: State) -> None:
    """The turns passed in a row are counted from here."""
    for seat in range(s.seats):
        if not is_in(s, seat):
            show_nothing(s, seat)
    if not is_won_by_nothing(s):
        then(s, TURN, s.turn)


@task(NEXT_DEAL)
def next_deal(s: State) -> None:  # WIN-40
    clear(s, DECK)
    clear(s, DISCARD)
    for seat in range(s.seats):
        clear(s, hand(seat))
        clear(s, front(seat))
        s.passed[seat] = 0
    s.out = 0
    s.deal += 1
    then(s, DEAL, left_of(s, s.first + 0))


@task(DEAL)
def deal(s: State, me: Seat) -> None:  # WIN-01, WIN-40
    for card in range(1, LAST + 1):
        for _ in range(s.deck[card] + 0):
            put(s, DECK, card, NOBODY)
    shuffle(s, DECK)
    s.first = me
    if s.extend == 1:
        tell(s, DEAL_BEGINS, s.deal, me)
    else:
        tell(s, BEGINS, me)
    then(s, TURN, me)


# A turn


@task(TURN)
def turn(s: State, me: Seat) -> None:  # WIN-10
    if is_over_by_passing(s):
        return
    s.turn = me
    if cards(s, DECK) == 0:
        tell(s, NO_DRAW, me)
        then(s, PLAYING, me, 0)
        return
    if draw_one(s, me, DREW) != NOTHING or not is_won_by_nothing(s):
        then(s, PLAYING, me, 1)


@question(PLAYING)
def playing(s: State, me: Seat, drew: int) -> None:  # WIN-10
    offer(s, PASS)
    mine = kinds_in(s, me)
    if mine >> I_WIN & 1:
        offer(s, PLAY, I_WIN)
    if drew == 1 and mine & OTHER_ARROWS:  # WIN-11
        offer_other_arrows(s, me, mine)


def offer_other_arrows(s: State, me: Seat, mine: int) -> None:
    if mine >> DRAW_A_CARD & 1:
        offer(s, PLAY, DRAW_A_CARD)
    for seat in range(s.seats):
        if mine >> YOU_LOSE & 1 and seat != me and is_in(s, seat):  # WIN-12
            offer(s, PLAY_YOU_LOSE, seat)
        if mine >> STEAL_A_CARD & 1 and may_be_robbed(s, me, seat):
            offer(s, PLAY_STEAL, seat)


@answer(PLAYING, PASS)
def passed(s: State, me: Seat, drew: int) -> None:
    tell(s, PASSED, me, WIN_10)
    if drew == 0:  # WIN-32
        s.passed[me] += 1
    then(s, TURN, next_in(s, me))


@answer(PLAYING, PLAY)
def played(s: State, me: Seat, card: Card) -> None:  # WIN-12
    s.passed[me] = 0
    lay(s, me, card, front(me))
    tell(s, PLAYED, me, card, WIN_12)
    ask_next(s, me, 0)


@answer(PLAYING, PLAY_YOU_LOSE)
def played_you_lose(s: State, me: Seat, victim: Seat) -> None:  # WIN-12
    s.passed[me] = 0
    lay(s, me, YOU_LOSE, front(victim))
    tell(s, PLAYED_AT, me, YOU_LOSE, victim, WIN_12)
    ask_next(s, me, 0)


@answer(PLAYING, PLAY_STEAL)
def stole(s: State, me: Seat, victim: Seat) -> None:  # WIN-17, WIN-25
    s.passed[me] = 0
    lay(s, me, STEAL_A_CARD, DISCARD)
    tell(s, PLAYED_AT, me, STEAL_A_CARD, victim, WIN_25)
    if cards(s, hand(victim)) > 0:
        rob(s, me, victim)
    else:
        tell(s, NO_THEFT, me, victim)
    then(s, INTO_EFFECT, me)


def rob(s: State, me: Seat, victim: Seat) -> None:  # WIN-25
    """Nobody else knows which card it is, nor any of those that are left."""
    forget(s, hand(victim), only(victim))
    at = move(s, hand(victim), below(s.rng, cards(s, hand(victim))), hand(me))
    reveal(s, hand(me), at, only(me))
    whisper(s, only(me) | only(victim), STOLE, me, victim, kind(s, hand(me), at))
