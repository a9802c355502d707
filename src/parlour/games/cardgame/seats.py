"""Who is in, what they hold and have seen, what their table is worth, and who wins."""

from parlour.kernel import (
    Card,
    Seat,
    SeatSet,
    Zone,
    cards,
    everybody,
    find,
    finish,
    kind,
    known_by,
    left_of,
    only,
    tell,
)

from .cards import COUNTS_AS, HOUSE, LAST, TRAY
from .state import State
from .words import (
    CGC_51,
    CGC_53,
    GAINED,
    GAME_ENDS,
    LOST,
    PLACES,
    RULE_CARDS,
    TABLE,
    WORTH,
    hand,
    locks,
    unseen,
)

# Seats


def is_in(s: State, seat: Seat) -> bool:
    return (s.out >> seat) & 1 == 0


def next_in(s: State, seat: Seat) -> Seat:
    seat = left_of(s, seat)
    while not is_in(s, seat):
        seat = left_of(s, seat)
    return seat


def all_in(s: State) -> SeatSet:
    return everybody(s) & ~s.out


def others(s: State, me: Seat) -> SeatSet:
    return all_in(s) & ~only(me)


def how_many(seats: SeatSet) -> int:
    count = 0
    while seats > 0:
        count += seats & 1
        seats >>= 1
    return count


# Hands


def in_hand(s: State, seat: Seat) -> int:
    """Unseen cards are part of it."""
    return cards(s, hand(seat)) + cards(s, unseen(seat))


def most_known(s: State, zone: Zone, card: Card) -> int:
    """The place of such a card, of several the one that most seats know, CGC-15; or -1."""
    best, most = -1, -1
    for at in range(cards(s, zone)):
        if kind(s, zone, at) == card:
            knowers = how_many(known_by(s, zone, at))
            if knowers > most:
                best, most = at, knowers
    return best


def has_seen(s: State, seat: Seat, card: Card) -> bool:
    return find(s, hand(seat), card) >= 0


# The table


def lying(place: int) -> Zone:
    """Where LOCK cards and what else is not money lies, of a seat or of nobody."""
    return RULE_CARDS if place == TABLE else locks(place)


def counting_as(s: State, zone: Zone, card: Card) -> int:
    """The place of the first card that counts as that one, a Joker too; or -1."""
    for at in range(cards(s, zone)):
        if COUNTS_AS[kind(s, zone, at)] == card:
            return at
    return -1


def is_joker(card: Card) -> bool:
    """Played or lying as another card, CGC-61."""
    return LAST < card <= 2 * LAST


# Points: CGC-50


def recount(s: State, card: Card) -> None:
    """After that card has come to the table, left it or moved on it."""
    for seat in range(s.seats):
        points = s.tokens[seat] + worth_of_table(s, seat)
        if points != s.points[seat]:
            tell(s, WORTH, seat, COUNTS_AS[card], points - s.points[seat])
            s.points[seat] = points


def count_points(s: State) -> None:
    """Of a position set by hand."""
    for seat in range(s.seats):
        s.points[seat] = s.tokens[seat] + worth_of_table(s, seat)


def worth_of_table(s: State, seat: Seat) -> int:
    houses, trays, pacts = 0, 0, 0
    for at in range(cards(s, locks(seat))):
        card = COUNTS_AS[kind(s, locks(seat), at)]
        houses += card == HOUSE
        trays += card == TRAY
    for pact in range(PLACES):
        if s.pact_on[pact] > 0 and s.pact_of[pact] == seat:
            pacts += worth_of_pact(s, s.pact_on[pact] + 0)
    return houses * s.house_points + worth_of_trays(s, trays) + pacts


def worth_of_trays(s: State, trays: int) -> int:  # CGC-77
    if trays == 0:
        return 0
    if trays == 1:
        return s.tray_1 + 0
    if trays == 2:
        return s.tray_2 + 0
    return s.tray_3 + 0 if trays == 3 else s.tray_4 + 0


def worth_of_pact(s: State, slot: int) -> int:  # CGC-75: on a card that is nobody's it gets nothing
    for seat in range(s.seats):
        at = slot - locks(seat) - 2
        if 0 <= at < cards(s, locks(seat)):
            return s.house_points + 0 if COUNTS_AS[kind(s, locks(seat), at)] == HOUSE else s.pact_tray + 0
    return 0


def gain(s: State, seat: Seat, tokens: int, rule: int) -> None:
    if tokens != 0:
        s.tokens[seat] += tokens
        s.points[seat] += tokens
        tell(s, GAINED, seat, tokens, rule)


def lose_token(s: State, seat: Seat, rule: int) -> None:
    """If they have one."""
    if s.tokens[seat] > 0:
        s.tokens[seat] -= 1
        s.points[seat] -= 1
        tell(s, LOST, seat, -1, rule)


# The end


def is_won(s: State) -> bool:
    if s.victor >= 0:  # CGC-62, CGC-63
        end_with(s, only(s.victor), CGC_51)
    elif how_many(all_in(s)) == 1:
        end_with(s, all_in(s), CGC_53)
    else:
        for seat in range(s.seats):
            if s.points[seat] >= s.goal:
                end_by_points(s, CGC_51)
                return True
        return False
    return True


def end_by_points(s: State, rule: int) -> None:
    best, winners = -1, 0
    for seat in range(s.seats):
        if is_in(s, seat):
            best = max(best, s.points[seat] + 0)
    for seat in range(s.seats):
        if is_in(s, seat) and s.points[seat] == best:
            winners |= only(seat)
    end_with(s, winners, rule)


def end_with(s: State, winners: SeatSet, rule: int) -> None:
    tell(s, GAME_ENDS, winners, rule)
    finish(s, winners)
