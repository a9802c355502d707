"""Set-up, rounds, the three phases, and the end."""

from parlour.kernel import (
    EVERYBODY,
    NOBODY,
    POSITION,
    START,
    Card,
    Seat,
    SeatSet,
    Side,
    answer,
    cards,
    draw,
    draw_order,
    find,
    finish,
    forget,
    has_answered,
    held,
    kind,
    left_of,
    move,
    offer,
    offer_cards,
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

from .state import State
from .words import (
    AMALGAM,
    BANKED,
    BANKING,
    BLOB,
    DOWN,
    FLOOR,
    GAME_ENDS,
    GHOST,
    ICHTHID,
    LAST,
    LOST,
    MON_20,
    MON_21,
    MON_22,
    MON_23,
    MON_24,
    MON_25,
    MON_26,
    MON_27,
    MUMMY,
    OFFER,
    OFFERED,
    OFFERING,
    ROUND,
    ROUND_BEGINS,
    ROUND_END,
    SCORED,
    SHOWING,
    SHOWN,
    STOCK,
    TAKE,
    TAKING,
    TOOK,
    TURN,
    UP,
    VAMPIRE,
    WEREWOLF,
    bank,
    hand,
    pit,
)


@task(START)
def start(s: State) -> None:  # MON-01 to MON-05
    for card in range(1, LAST + 1):
        for _ in range(s.deck[card] * s.copies):
            put(s, STOCK, card, NOBODY)
    shuffle(s, STOCK)
    size = s.hand_size_of_six if s.seats == 6 else s.hand_size
    for seat in range(s.seats):
        s.score[seat] = s.start_points
        for _ in range(size):
            draw(s, STOCK, hand(seat), only(seat))
    draw_order(s)
    then(s, ROUND)


@task(POSITION)
def position(s: State) -> None:
    then(s, ROUND)


@task(ROUND)
def begin_round(s: State) -> None:  # MON-06
    tell(s, ROUND_BEGINS, s.round)
    then(s, OFFERING, able_to_offer(s))
    then(s, SHOWING)
    seat = lowest_and_oldest(s)
    for _ in range(s.seats):
        then(s, TURN, seat)
        seat = left_of(s, seat)
    then(s, BANKING)
    then(s, ROUND_END)


def lowest_and_oldest(s: State) -> Seat:  # MON-08
    first = s.order[0] + 0
    for at in range(1, s.seats):
        if s.score[s.order[at]] < s.score[first]:
            first = s.order[at] + 0
    return first


def able_to_offer(s: State) -> SeatSet:
    """Everybody; in a position set by hand a hand may run out."""
    able = 0
    for seat in range(s.seats):
        if cards(s, hand(seat)) > 0:
            able |= only(seat)
    return able


@question(OFFERING)
def offering(s: State, me: Seat) -> None:  # MON-07
    for side in range(2):
        if cards(s, pit(me, side)) == 0:
            offer_cards(s, OFFER, hand(me), side)


@answer(OFFERING, OFFER)
def offered(s: State, me: Seat, side: Side, card: Card) -> None:
    forget(s, hand(me), only(me))  # MON-10
    move(s, hand(me), find(s, hand(me), card), pit(me, side))
    whisper(s, only(me), OFFERED, me, side, card)
    if cards(s, pit(me, DOWN)) + cards(s, pit(me, UP)) == 2 or cards(s, hand(me)) == 0:
        has_answered(s, me)


@task(SHOWING)
def show(s: State) -> None:  # MON-07
    for seat in range(s.seats):
        if cards(s, pit(seat, UP)) > 0:
            reveal(s, pit(seat, UP), 0, EVERYBODY)
            tell(s, SHOWN, seat, kind(s, pit(seat, UP), 0))


@task(TURN)
def turn(s: State, me: Seat) -> None:  # MON-08
    for seat in range(s.seats):
        if seat != me and cards(s, pit(seat, DOWN)) + cards(s, pit(seat, UP)) > 0:
            then(s, TAKING, me)
            return


@question(TAKING)
def taking(s: State, me: Seat) -> None:  # MON-09
    for seat in range(s.seats):
        if seat != me:
            for side in range(2):
                if cards(s, pit(seat, side)) > 0:
                    offer(s, TAKE, seat, side)


@answer(TAKING, TAKE)
def taken(s: State, me: Seat, victim: Seat, side: Side) -> None:  # MON-10
    at = move(s, pit(victim, side), 0, hand(me))
    reveal(s, hand(me), at, only(me))
    seen = EVERYBODY if side == UP else only(me) | only(victim)
    whisper(s, seen, TOOK, me, victim, side, kind(s, hand(me), at))


@task(BANKING)
def bank_cards(s: State) -> None:  # MON-12
    for seat in range(s.seats):
        s.from_down[seat] = enter(s, seat, DOWN)
        s.from_up[seat] = enter(s, seat, UP)
    for seat in range(s.seats):
        gain(s, seat, s.from_down[seat] + 0, DOWN)
        gain(s, seat, s.from_up[seat] + 0, UP)
    for seat in range(s.seats):
        lose(s, seat)
        s.ichthid[seat] = (s.from_down[seat] == ICHTHID) + (s.from_up[seat] == ICHTHID)


def enter(s: State, seat: Seat, side: Side) -> Card:  # MON-11
    if cards(s, pit(seat, side)) == 0:
        return 0
    reveal(s, pit(seat, side), 0, EVERYBODY)
    card = kind(s, pit(seat, side), 0)
    move(s, pit(seat, side), 0, bank(seat))
    tell(s, BANKED, seat, side, card)
    return card


def gain(s: State, seat: Seat, card: Card, side: Side) -> None:
    if card == AMALGAM:  # MON-20
        different = different_monsters(s, seat)
        score(s, seat, card, s.amalgam_scores * different, MON_20, different)
    elif card == BLOB:  # MON-21
        count = held(s, bank(seat), BLOB)
        if side == DOWN and s.from_up[seat] == BLOB:
            count -= 1
        score(s, seat, card, s.blob_scores << (count - 1), MON_21, count)
    elif card == GHOST:  # MON-22
        if side == DOWN:
            score(s, seat, card, s.ghost_scores, MON_22, 0)
    elif card == ICHTHID:
        if s.from_down[seat] == s.from_up[seat]:  # MON-24
            score(s, seat, card, s.ichthid_scores, MON_24, 2)
        else:  # MON-23
            score(s, seat, card, s.ichthid_scores if s.ichthid[seat] > 0 else 0, MON_23, s.ichthid[seat] + 0)
    elif card == MUMMY:  # MON-25
        score(s, seat, card, s.mummy_scores * s.round, MON_25, s.round)
    elif card == VAMPIRE:  # MON-26
        score(s, seat, card, s.vampire_scores, MON_26, 0)
    elif card == WEREWOLF:  # MON-27
        pack = 0
        for other in range(s.seats):
            pack += held(s, bank(other), WEREWOLF)
        score(s, seat, card, s.werewolf_scores * pack, MON_27, pack)


def different_monsters(s: State, seat: Seat) -> int:
    seen = 0
    for at in range(cards(s, bank(seat))):
        seen |= 1 << kind(s, bank(seat), at)
    count = 0
    for card in range(1, LAST + 1):
        count += seen >> card & 1
    return count


def score(s: State, seat: Seat, card: Card, points: int, rule: int, count: int) -> None:
    s.score[seat] += points
    tell(s, SCORED, seat, card, points, rule, count)


def lose(s: State, seat: Seat) -> None:
    if s.from_up[seat] == GHOST:  # MON-22
        s.score[seat] -= s.ghost_loses
        tell(s, LOST, seat, GHOST, -s.ghost_loses, MON_22, 0)
    for other in range(s.seats):  # MON-26
        if other != seat:
            betrayed(s, seat, s.from_down[other] + 0)
            betrayed(s, seat, s.from_up[other] + 0)
    if s.score[seat] < 0:  # MON-13
        tell(s, FLOOR, seat, -s.score[seat])
        s.score[seat] = 0


def betrayed(s: State, seat: Seat, card: Card) -> None:  # MON-26
    if card == VAMPIRE:
        vampires = held(s, bank(seat), VAMPIRE)
        if vampires > 0:
            s.score[seat] -= vampires * s.vampire_takes
            tell(s, LOST, seat, VAMPIRE, -vampires * s.vampire_takes, MON_26, vampires)


@task(ROUND_END)
def end_round(s: State) -> None:
    if s.round < s.rounds:
        s.round += 1
        then(s, ROUND)
        return
    best = -1  # MON-30
    for seat in range(s.seats):
        best = max(best, rank(s, seat))
    winners = 0
    for seat in range(s.seats):
        if rank(s, seat) == best:
            winners |= only(seat)
    tell(s, GAME_ENDS, winners)
    finish(s, winners)


def rank(s: State, seat: Seat) -> int:
    """Any odd score is above every even one."""
    return s.score[seat] + 1_000_000_000 * (s.score[seat] % 2)
