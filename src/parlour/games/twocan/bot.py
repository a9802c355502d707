"""The house strategy: what a Box would count, by the rules, if this were done.

A card is put in place to try, the rules score the Box, what is unknown counts as the mean card, and all is
put back. Costs are in hundredths of a point, low is good. Besides: a turned-up card may yet find its Pair;
the next player should not find one on the Discard Pile; and a round is best ended by who is ahead.
"""

from parlour.kernel import Card, Seat, asked, is_public, kind, left_of, move, swap, top
from parlour.kernel.moves import number_of

from .rules import face_down, flies
from .scoring import score
from .state import State
from .words import (
    COLUMNS,
    DISCARD,
    DISCARD_AND_TURN,
    DISCARD_ONLY,
    DRAW_ONE,
    DRAWING,
    DRAWN,
    FLIP,
    FLIPPING,
    FLY,
    REPLACE,
    SLOTS,
    TAKE,
    TWELVE,
    WILD,
    ZERO,
    box,
)

POINT = 100
WORTH_TAKING = 500  # what the card on the Discard Pile must save
KNOWING = 200  # what a card turned up saves, as it may find its Pair
LAST_TURN = 400  # what others may still save once I have ended the round
TOO_EARLY = 800  # what ending it costs unless I am so far ahead of each
GIFT = 300  # what a Pair for the next player costs
MUCH = 1 << 60
BITS, MOVE = 12, 4095  # of a price with its move


def choose(s: State, me: Seat) -> int:
    kept = pairs_noted(s)
    if asked(s) == FLIPPING:
        best = flip(s, me)
    elif asked(s) == DRAWING:
        best = draw_or_take(s, me)
    else:
        best = place(s, me)
    note_pairs(s, kept)
    return best


def pairs_noted(s: State) -> int:
    """What scoring notes, as one int."""
    packed = 0
    for card in range(TWELVE + 1):
        packed = packed << 4 | s.pairs[card]
    return packed


def note_pairs(s: State, packed: int) -> None:
    for card in range(TWELVE, -1, -1):
        s.pairs[card] = packed & 15
        packed >>= 4


# What a Box costs


def cost(s: State, seat: Seat) -> int:
    """What the Box would count now; scoring takes what is unknown for a card one below 0."""
    points = POINT * score(s, seat)
    for column in range(COLUMNS):
        upper, lower = kind(s, box(seat), column), kind(s, box(seat), column + COLUMNS)
        if upper + lower == 0:
            points += 2 * mean_card(s)
        elif upper * lower == 0 and upper + lower != WILD:
            points += mean_card(s) + POINT
    return points


def mean_card(s: State) -> int:
    total, count = 0, 0
    for card in range(ZERO, WILD + 1):
        count += s.deck[card]
        if card != WILD:
            total += s.deck[card] * (card - ZERO)
    return POINT * total // max(count, 1)


def if_ended(s: State, me: Seat, mine: int) -> int:
    """What it costs to end the round with a Box of mine that costs so much."""
    ahead = MUCH
    for seat in range(s.seats):
        if seat != me:
            ahead = min(ahead, cost(s, seat) - mine)
    return 0 if ahead >= LAST_TURN else TOO_EARLY


def if_up(s: State, me: Seat, slot: int, mine: int) -> int:
    """What follows when that slot is face up, and the Box costs so much."""
    if s.ender >= 0 or face_down(s, me) > 1 or is_public(s, box(me), slot):
        return 0
    return if_ended(s, me, mine)


def gift(s: State, me: Seat, card: Card) -> int:
    """What a discarded card may be worth to the next player: a Pair, if it is known."""
    if card == WILD:
        return GIFT
    if card > 0 and left_of(s, me) != s.ender:
        for slot in range(SLOTS):
            partner = kind(s, box(left_of(s, me)), (slot + COLUMNS) % SLOTS)
            if partner == card and kind(s, box(left_of(s, me)), slot) != card:
                return GIFT
    return 0


# Ways to use the card in hand: what each costs


def replacing(s: State, me: Seat, slot: int) -> int:
    old = kind(s, box(me), slot)
    swap(s, DRAWN, 0, box(me), slot)
    mine = cost(s, me)
    swap(s, DRAWN, 0, box(me), slot)
    return mine + gift(s, me, old) + if_up(s, me, slot, mine)


def flying(s: State, me: Seat, slot: int, landing: int) -> int:
    swap(s, DRAWN, 0, box(me), slot)
    swap(s, DRAWN, 0, box(me), landing)
    mine = cost(s, me)
    swap(s, DRAWN, 0, box(me), landing)
    swap(s, DRAWN, 0, box(me), slot)
    return mine + if_up(s, me, landing, mine)


def turning(s: State, me: Seat, slot: int) -> int:
    mine = cost(s, me)
    return mine - KNOWING + gift(s, me, kind(s, DRAWN, 0)) + if_up(s, me, slot, mine)


# Choices: a price and its move are one int, so that the least is the cheapest


def keep(s: State, me: Seat) -> int:
    """The cheapest way to keep the card in hand."""
    least = MUCH
    for slot in range(SLOTS):
        least = min(least, replacing(s, me, slot) << BITS | number_of(REPLACE, slot))
        if flies(s, me, slot):
            for landing in range(SLOTS):
                if not is_public(s, box(me), landing):
                    least = min(least, flying(s, me, slot, landing) << BITS | number_of(FLY, slot, landing))
    return least


def place(s: State, me: Seat) -> int:
    least = keep(s, me)
    for slot in range(SLOTS):
        if s.offered[number_of(DISCARD_AND_TURN, slot)] == 1:
            least = min(least, turning(s, me, slot) << BITS | number_of(DISCARD_AND_TURN, slot))
    if s.offered[number_of(DISCARD_ONLY)] == 1:
        price = cost(s, me) + gift(s, me, kind(s, DRAWN, 0))
        least = min(least, price << BITS | number_of(DISCARD_ONLY))
    return least & MOVE


def draw_or_take(s: State, me: Seat) -> int:
    """The top card of the Discard Pile is tried as if it were in hand already."""
    if s.offered[number_of(DRAW_ONE)] == 0:
        return number_of(TAKE)
    now = cost(s, me)
    move(s, DISCARD, top(s, DISCARD), DRAWN)
    saved = now - (keep(s, me) >> BITS)
    move(s, DRAWN, 0, DISCARD)
    return number_of(TAKE) if saved >= WORTH_TAKING else number_of(DRAW_ONE)


def flip(s: State, me: Seat) -> int:
    """Cards of two columns: each may find its Pair."""
    for slot in range(COLUMNS):
        if not is_public(s, box(me), slot) and not is_public(s, box(me), slot + COLUMNS):
            return number_of(FLIP, slot)
    return s.choices[0] + 0
