"""Who is in, what lies in front of players, and the ways of a card from hand to table to discard pile."""

from parlour.kernel import (
    EVERYBODY,
    Card,
    Seat,
    SeatSet,
    Zone,
    become,
    cards,
    draw,
    everybody,
    find,
    is_known,
    kind,
    left_of,
    move,
    only,
    reveal,
    tell,
    whisper,
)

from .state import State
from .words import (
    BECOMES,
    COPY,
    DECK,
    DISCARD,
    DISCARDED,
    I_WIN,
    ME_TOO,
    NOTHING,
    PRINTED,
    SHOWN,
    front,
    hand,
)

# Seats


def is_in(s: State, seat: Seat) -> bool:  # WIN-33
    return (s.out >> seat) & 1 == 0


def next_in(s: State, seat: Seat) -> Seat:
    seat = left_of(s, seat)
    while not is_in(s, seat):
        seat = left_of(s, seat)
    return seat


def others_in(s: State, me: Seat) -> SeatSet:
    return everybody(s) & ~(s.out | only(me))


def how_many(seats: SeatSet) -> int:
    count = 0
    while seats > 0:
        seats &= seats - 1
        count += 1
    return count


def kinds_in(s: State, seat: Seat) -> int:
    """The kinds of cards in a hand, a bit each."""
    found = 0
    for at in range(cards(s, hand(seat))):
        found |= 1 << kind(s, hand(seat), at)
    return found


def may_be_robbed(s: State, me: Seat, seat: Seat) -> bool:  # WIN-25
    if seat == me or not is_in(s, seat):
        return False
    return cards(s, hand(seat)) > 0 or not has_cards(s, others_in(s, me))


def has_cards(s: State, seats: SeatSet) -> bool:
    """Whether any of these seats has."""
    for seat in range(s.seats):
        if (seats >> seat) & 1 == 1 and cards(s, hand(seat)) > 0:
            return True
    return False


# What lies in front of players


def lying(s: State, seat: Seat, card: Card) -> int:
    """How many of a card lie in front of a seat, copies included (WIN-22)."""
    count = 0
    for at in range(cards(s, front(seat))):
        if COPY[kind(s, front(seat), at)] == COPY[card]:
            count += 1
    return count


def is_on_table(s: State, but: Seat) -> bool:
    """Whether anything lies in front of anybody but that seat; -1 is nobody."""
    for seat in range(s.seats):
        if seat != but and cards(s, front(seat)) > 0:
            return True
    return False


# Ways of a card


def draw_one(s: State, me: Seat, event: int) -> Card:
    at = draw(s, DECK, hand(me), only(me))
    card = kind(s, hand(me), at)
    whisper(s, only(me), event, me, card)
    return card


def place_of(s: State, me: Seat, card: Card) -> int:  # WIN-25
    """Of several alike in a hand, the one that most others know."""
    best = find(s, hand(me), card)
    for at in range(best + 1, cards(s, hand(me))):
        if kind(s, hand(me), at) == card and knowers(s, me, at) > knowers(s, me, best):
            best = at
    return best


def knowers(s: State, me: Seat, at: int) -> int:
    """How many seats know that card of a hand."""
    count = 0
    for seat in range(s.seats):
        count += is_known(s, hand(me), at, seat)
    return count


def lay(s: State, me: Seat, card: Card, zone: Zone) -> int:
    """A card of a hand is played: all see where it goes."""
    at = place_of(s, me, card)
    reveal(s, hand(me), at, EVERYBODY)
    return move(s, hand(me), at, zone)


def copy_card(s: State, me: Seat, card: Card, target: Seat) -> None:  # WIN-22
    at = lay(s, me, ME_TOO, front(target))
    become(s, front(target), at, COPY[card])
    tell(s, BECOMES, target, COPY[card])


def discard_lying(s: State, seat: Seat, at: int, rule: int) -> Card:
    """A copy is a me-too again (WIN-22); gives what it is then."""
    card = PRINTED[kind(s, front(seat), at)]
    tell(s, DISCARDED, seat, card, rule)
    become(s, front(seat), at, card)
    move(s, front(seat), at, DISCARD)
    return card


def show_nothing(s: State, seat: Seat) -> None:  # WIN-33
    for at in range(cards(s, hand(seat))):
        if kind(s, hand(seat), at) == NOTHING:
            reveal(s, hand(seat), at, EVERYBODY)
            tell(s, SHOWN, seat, NOTHING)


def discard_table(s: State, me: Seat, rule: int) -> int:  # WIN-18
    """In turn order from that seat, in the order they came; gives how many `i-win` are among them."""
    seat, count = me + 0, 0
    for _ in range(s.seats):
        while cards(s, front(seat)) > 0:
            if discard_lying(s, seat, 0, rule) == I_WIN:
                count += 1
        seat = left_of(s, seat)
    return count
