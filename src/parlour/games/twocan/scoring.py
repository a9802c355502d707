"""What a Box counts at the end of a round: CAN-21 to CAN-23."""

from parlour.kernel import Card, Seat, kind, tell

from .state import State
from .words import BONUS, COLUMNS, COUNTED, TWELVE, WILD, ZERO, box

NUMBERS = 13


def score(s: State, seat: Seat) -> int:
    for card in range(ZERO, TWELVE + 1):
        s.pairs[card] = 0
    points, free = 0, 0  # free: columns of two 2CANs
    for column in range(COLUMNS):
        upper, lower = kind(s, box(seat), column), kind(s, box(seat), column + COLUMNS)
        if upper == WILD and lower == WILD:
            free += 1
        elif upper == lower or lower == WILD:
            s.pairs[upper] += 1
        elif upper == WILD:
            s.pairs[lower] += 1
        else:
            points += upper + lower - 2 * ZERO  # CAN-21
    tell(s, COUNTED, seat, points)
    place_free_pairs(s, free)
    for card in range(ZERO, TWELVE + 1):  # CAN-23
        if s.pairs[card] > 1:
            tell(s, BONUS, seat, card, s.pairs[card], -bonus(s, card))
            points -= bonus(s, card)
    return points


def bonus(s: State, card: Card) -> int:  # CAN-23
    pairs = s.pairs[card]
    if pairs == 2:
        return s.quartet + 0
    if pairs == 3:
        return s.sextet + 0
    if pairs == 4:
        return s.octet + 0
    return 0


def all_bonuses(s: State) -> int:
    total = 0
    for card in range(ZERO, TWELVE + 1):
        total += bonus(s, card)
    return total


def place_free_pairs(s: State, free: int) -> None:
    """Each is a Pair of whichever number makes the score lowest (CAN-22): all ways are tried."""
    ways = 1
    for _ in range(free):
        ways *= NUMBERS
    best, most = 0, -1
    for way in range(ways):
        count_free_pairs(s, free, way, 1)
        if all_bonuses(s) > most:
            best, most = way, all_bonuses(s)
        count_free_pairs(s, free, way, -1)
    count_free_pairs(s, free, best, 1)


def count_free_pairs(s: State, free: int, way: int, sign: int) -> None:
    """A way names a number for each free Pair, as digits."""
    for _ in range(free):
        s.pairs[ZERO + way % NUMBERS] += sign
        way //= NUMBERS
