"""Who is in, what they have seen, what they may play and name, and who wins."""

from parlour.kernel import (
    Card,
    Seat,
    SeatSet,
    cards,
    everybody,
    finish,
    held,
    is_known,
    kind,
    known_by,
    left_of,
    only,
    tell,
    uppermost,
)

from .state import State
from .words import (
    DO,
    GAME_ENDS,
    HOUSE,
    NOT_SO_FAST,
    PRINCESS,
    TRADE,
    TRANSPLANT,
    TRAY,
    front,
    hand,
)


def is_in(s: State, seat: Seat) -> bool:
    return (s.out >> seat) & 1 == 0


def next_in(s: State, seat: Seat) -> Seat:
    seat = left_of(s, seat)
    while not is_in(s, seat):
        seat = left_of(s, seat)
    return seat


def others(s: State, me: Seat) -> SeatSet:
    return everybody(s) & ~(s.out | only(me))


def how_many(seats: SeatSet) -> int:
    count = 0
    while seats > 0:
        count += seats & 1
        seats >>= 1
    return count


def points(s: State, seat: Seat) -> int:  # MAD-16
    return s.tokens[seat] + s.house_worth * held(s, front(seat), HOUSE) + held(s, front(seat), TRAY)


# What they have seen


def seen(s: State, seat: Seat, card: Card) -> int:
    """The place of such a card that its holder has seen, of several the one that most seats know; or -1."""
    best, most = -1, 0
    for at in range(cards(s, hand(seat))):
        if kind(s, hand(seat), at) == card and is_known(s, hand(seat), at, seat):
            knowers = how_many(known_by(s, hand(seat), at))
            if knowers > most:
                best, most = at, knowers
    return best


def count_seen(s: State, seat: Seat) -> int:
    count = 0
    for at in range(cards(s, hand(seat))):
        count += is_known(s, hand(seat), at, seat)
    return count


# What may be played and named


def may_play(s: State, me: Seat, card: Card, of_hand: int) -> bool:
    if card == NOT_SO_FAST:  # MAD-20
        return uppermost(s, DO, s.depth) >= 0
    if card == TRADE:
        return count_seen(s, me) > of_hand and has_partner(s, me)
    if card == TRANSPLANT:
        return how_many(seats_with_front(s)) > 1
    return card != PRINCESS  # MAD-21


def has_partner(s: State, me: Seat) -> bool:  # MAD-25
    seats = 0
    for seat in range(s.seats):
        if can_be_named(s, me, TRADE, seat):
            seats |= only(seat)
    return seats != 0


def can_be_named(s: State, me: Seat, card: Card, other: Seat) -> bool:  # MAD-14
    return other != me and is_in(s, other) and (card != TRADE or cards(s, hand(other)) > 0)


def seats_with_front(s: State) -> SeatSet:  # MAD-27
    seats = 0
    for seat in range(s.seats):
        if cards(s, front(seat)) > 0:
            seats |= only(seat)
    return seats


# The end


def is_won(s: State) -> bool:  # MAD-16
    for seat in range(s.seats):
        if points(s, seat) >= s.goal:
            end_by_points(s)
            return True
    return False


def end_by_points(s: State) -> None:
    best, winners = -1, 0
    for seat in range(s.seats):
        if is_in(s, seat):
            best = max(best, points(s, seat))
    for seat in range(s.seats):
        if is_in(s, seat) and points(s, seat) == best:
            winners |= only(seat)
    end_with(s, winners)


def end_with(s: State, winners: SeatSet) -> None:
    tell(s, GAME_ENDS, winners)
    finish(s, winners)
