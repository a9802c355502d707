"""Set-up, turns, the Draw Pile, the end of a round and of the game."""

from parlour.kernel import (
    EVERYBODY,
    NOBODY,
    POSITION,
    START,
    Seat,
    SeatSet,
    answer,
    cards,
    clear,
    draw,
    draw_order,
    finish,
    has_answered,
    is_public,
    kind,
    left_of,
    move,
    move_all,
    offer,
    only,
    put,
    question,
    reveal,
    shuffle,
    swap,
    task,
    tell,
    then,
    top,
    whisper,
)

from .scoring import score
from .state import State
from .words import (
    ALL_UP,
    CAN_11,
    CAN_12,
    CAN_13,
    CAN_14,
    CAN_20,
    COLUMNS,
    DISCARD,
    DISCARD_AND_TURN,
    DISCARD_ONLY,
    DISCARDED,
    DRAW,
    DRAW_ONE,
    DRAWING,
    DRAWN,
    DREW,
    FIRST_TURN,
    FLEW,
    FLIP,
    FLIPPED,
    FLIPPING,
    FLIPS,
    FLY,
    FROM_DISCARD,
    FROM_DRAW,
    GAME_ENDS,
    NO_MORE_SHUFFLES,
    NO_MORE_TURNS,
    NOTHING,
    PLACING,
    PLAYS_FIRST,
    REPLACE,
    REPLACED,
    ROUND,
    ROUND_BEGINS,
    ROUND_END,
    SHUFFLED,
    SLOTS,
    TAKE,
    TOOK,
    TURN,
    TURN_END,
    TURNED,
    WILD,
    ZERO,
    box,
)

# Set-up


@task(START)
def start(s: State) -> None:
    draw_order(s)
    then(s, ROUND)


@task(POSITION)
def position(s: State) -> None:
    """The turns and shuffles of a round are counted from here."""
    if s.phase == FLIPS:
        then(s, FLIPPING, still_to_flip(s))
        then(s, FIRST_TURN)
        return
    at = left_of(s, s.turn)
    while at != s.turn and s.ender < 0:  # Boxes all face up have had their last turn
        if face_down(s, at) == 0:
            s.ender = at
        at = left_of(s, at)
    then(s, TURN, s.turn)


@task(ROUND)
def begin_round(s: State) -> None:  # CAN-01, CAN-02
    clear(s, DRAW)
    clear(s, DISCARD)
    for card in range(ZERO, WILD + 1):
        for _ in range(s.deck[card] + 0):
            put(s, DRAW, card, NOBODY)
    shuffle(s, DRAW)
    for seat in range(s.seats):
        clear(s, box(seat))
        s.turns[seat] = 0
        for _ in range(SLOTS):
            draw(s, DRAW, box(seat), NOBODY)
    draw(s, DRAW, DISCARD, EVERYBODY)
    s.shuffles_made, s.ender = 0, -1
    tell(s, ROUND_BEGINS, s.round, kind(s, DISCARD, 0))
    then(s, FLIPPING, still_to_flip(s))
    then(s, FIRST_TURN)


def still_to_flip(s: State) -> SeatSet:  # CAN-03
    seats = 0
    for seat in range(s.seats):
        if face_down(s, seat) > SLOTS - 2:
            seats |= only(seat)
    return seats


def face_down(s: State, seat: Seat) -> int:
    count = 0
    for slot in range(SLOTS):
        if not is_public(s, box(seat), slot):
            count += 1
    return count


@question(FLIPPING)
def flipping(s: State, me: Seat) -> None:  # CAN-03
    offer_face_down(s, me, FLIP)


def offer_face_down(s: State, me: Seat, pattern: int) -> None:
    for slot in range(SLOTS):
        if not is_public(s, box(me), slot):
            offer(s, pattern, slot)


@answer(FLIPPING, FLIP)
def flipped(s: State, me: Seat, slot: int) -> None:
    reveal(s, box(me), slot, EVERYBODY)
    tell(s, FLIPPED, me, slot, kind(s, box(me), slot))
    if face_down(s, me) <= SLOTS - 2:
        has_answered(s, me)


@task(FIRST_TURN)
def first_turn(s: State) -> None:  # CAN-04
    first, most = -1, -1
    for at in range(s.seats):
        shown = sum_shown(s, s.order[at] + 0)
        if shown > most:
            first, most = s.order[at] + 0, shown
    tell(s, PLAYS_FIRST, first, most)
    then(s, TURN, first)


def sum_shown(s: State, seat: Seat) -> int:
    """A 2CAN counts 0."""
    total = 0
    for slot in range(SLOTS):
        if is_public(s, box(seat), slot) and kind(s, box(seat), slot) != WILD:
            total += kind(s, box(seat), slot) - ZERO
    return total


# A turn


@task(TURN)
def turn(s: State, me: Seat) -> None:
    if me == s.ender:  # CAN-20
        then(s, ROUND_END)
    elif s.turns[me] == s.turn_limit:  # CAN-19
        tell(s, NO_MORE_TURNS, me)
        then(s, ROUND_END)
    else:
        s.turns[me] += 1
        then(s, DRAWING, me)


@question(DRAWING)
def drawing(s: State) -> None:  # CAN-10
    if has_to_draw(s):
        offer(s, DRAW_ONE)
    offer(s, TAKE)


def has_to_draw(s: State) -> bool:  # CAN-18
    return cards(s, DRAW) > 0 or cards(s, DISCARD) > 1


@answer(DRAWING, DRAW_ONE)
def drew(s: State, me: Seat) -> None:
    if cards(s, DRAW) == 0:  # CAN-18
        if s.shuffles_made == s.shuffles:
            tell(s, NO_MORE_SHUFFLES)
            then(s, ROUND_END)
            return
        shuffle_discard_pile(s)
    draw(s, DRAW, DRAWN, only(me))
    s.drawn_from = FROM_DRAW
    whisper(s, only(me), DREW, me, kind(s, DRAWN, 0))
    then(s, PLACING, me)


def shuffle_discard_pile(s: State) -> None:  # CAN-18
    move(s, DISCARD, top(s, DISCARD), DRAWN)
    move_all(s, DISCARD, DRAW)
    move(s, DRAWN, 0, DISCARD)
    shuffle(s, DRAW)
    s.shuffles_made += 1
    tell(s, SHUFFLED, cards(s, DRAW))


@answer(DRAWING, TAKE)
def took(s: State, me: Seat) -> None:
    move(s, DISCARD, top(s, DISCARD), DRAWN)
    s.drawn_from = FROM_DISCARD
    tell(s, TOOK, me, kind(s, DRAWN, 0))
    then(s, PLACING, me)


@question(PLACING)
def placing(s: State, me: Seat) -> None:
    for slot in range(SLOTS):  # CAN-11, CAN-12
        offer(s, REPLACE, slot)
    if s.drawn_from == FROM_DRAW:  # CAN-13, CAN-15
        offer_face_down(s, me, DISCARD_AND_TURN)
        if face_down(s, me) == 1:  # CAN-14
            offer(s, DISCARD_ONLY)
    for slot in range(SLOTS):  # CAN-16
        if flies(s, me, slot):
            for landing in range(SLOTS):
                if not is_public(s, box(me), landing):
                    offer(s, FLY, slot, landing)


def flies(s: State, me: Seat, slot: int) -> bool:  # CAN-16
    if kind(s, box(me), slot) != WILD or not is_public(s, box(me), slot):
        return False
    partner = (slot + COLUMNS) % SLOTS
    if kind(s, DRAWN, 0) == WILD or not is_public(s, box(me), partner):
        return False
    return kind(s, box(me), partner) == kind(s, DRAWN, 0) or kind(s, box(me), partner) == WILD


@answer(PLACING, REPLACE)
def replaced(s: State, me: Seat, slot: int) -> None:
    rule = CAN_11 if is_public(s, box(me), slot) else CAN_12
    swap(s, DRAWN, 0, box(me), slot)
    reveal(s, box(me), slot, EVERYBODY)
    tell(s, REPLACED, me, slot, kind(s, box(me), slot), kind(s, DRAWN, 0), rule)
    end_turn(s, me)


@answer(PLACING, DISCARD_AND_TURN)
def discarded_and_turned(s: State, me: Seat, slot: int) -> None:  # CAN-13
    tell(s, DISCARDED, me, kind(s, DRAWN, 0), CAN_13)
    turn_up(s, me, slot, CAN_13)
    end_turn(s, me)


@answer(PLACING, DISCARD_ONLY)
def discarded(s: State, me: Seat) -> None:  # CAN-14
    tell(s, DISCARDED, me, kind(s, DRAWN, 0), CAN_14)
    end_turn(s, me)


@answer(PLACING, FLY)
def flew(s: State, me: Seat, slot: int, landing: int) -> None:  # CAN-16
    swap(s, DRAWN, 0, box(me), slot)
    swap(s, DRAWN, 0, box(me), landing)
    reveal(s, box(me), slot, EVERYBODY)
    tell(s, FLEW, me, slot, landing, kind(s, box(me), slot), kind(s, DRAWN, 0))
    end_turn(s, me)


def turn_up(s: State, seat: Seat, slot: int, rule: int) -> None:
    reveal(s, box(seat), slot, EVERYBODY)
    tell(s, TURNED, seat, slot, kind(s, box(seat), slot), rule)


def turn_all_up(s: State, seat: Seat) -> None:  # CAN-20
    for slot in range(SLOTS):
        if not is_public(s, box(seat), slot):
            turn_up(s, seat, slot, CAN_20)


def end_turn(s: State, me: Seat) -> None:
    """The card in hand, drawn or replaced, goes face up on the Discard Pile."""
    reveal(s, DRAWN, 0, EVERYBODY)
    move(s, DRAWN, 0, DISCARD)
    s.drawn_from = NOTHING
    then(s, TURN_END, me)


@task(TURN_END)
def after_turn(s: State, me: Seat) -> None:  # CAN-20
    if s.ender >= 0:
        turn_all_up(s, me)
    elif face_down(s, me) == 0:
        s.ender = me
        tell(s, ALL_UP, me)
    then(s, TURN, left_of(s, me))


# The end


@task(ROUND_END)
def end_round(s: State) -> None:  # CAN-20
    for seat in range(s.seats):
        turn_all_up(s, seat)
    for seat in range(s.seats):
        s.total[seat] += score(s, seat)
    if s.round < s.rounds:
        s.round += 1
        then(s, ROUND)
        return
    lowest = s.total[0] + 0  # CAN-24
    for seat in range(s.seats):
        lowest = min(lowest, s.total[seat] + 0)
    winners = 0
    for seat in range(s.seats):
        if s.total[seat] == lowest:
            winners |= only(seat)
    tell(s, GAME_ENDS, winners)
    finish(s, winners)
