"""Ends of a round, imagined for the house strategy.

Nothing is reckoned here that the rules can say: cards are put into Banks to try, the rules count, and all
is put back.
"""

from parlour.kernel import NOBODY, Card, Seat, Side, Zone, asked, below, cards, kind, put, top
from parlour.kernel.piles import HEAD

from .rules import gain, lose, lowest_and_oldest, rank
from .state import State
from .words import DOWN, LAST, OFFERING, UP, bank, hand, pit

ENDS = 32  # imagined for each choice
WIN = 60  # can be shared by 2, 3, 4, 5 and 6


# Trying out: what a seat would bank stands where the rules look for what entered its Bank.


def entered(s: State) -> int:
    """What entered all Banks latest, as one int."""
    packed = 0
    for seat in range(s.seats):
        packed = packed << 10 | s.from_down[seat] << 5 | s.from_up[seat]
    return packed


def set_entered(s: State, packed: int) -> None:
    for seat in range(s.seats - 1, -1, -1):
        s.from_down[seat] = packed >> 5 & 31
        s.from_up[seat] = packed & 31
        packed >>= 10


def lay(s: State, seat: Seat, side: Side, card: Card) -> None:
    if side == DOWN:
        s.from_down[seat] = card
    else:
        s.from_up[seat] = card


def laid(s: State, seat: Seat, side: Side) -> Card:
    return s.from_down[seat] + 0 if side == DOWN else s.from_up[seat] + 0


def bank_all(s: State) -> None:
    for seat in range(s.seats):
        for side in range(2):
            if laid(s, seat, side) > 0:
                put(s, bank(seat), laid(s, seat, side), NOBODY)


def unbank_all(s: State) -> None:
    for seat in range(s.seats):
        for side in range(2):
            if laid(s, seat, side) > 0:
                s.cards[bank(seat) + HEAD + top(s, bank(seat))] = 0
                s.cards[bank(seat)] -= 1


def count_up(s: State, seat: Seat) -> None:
    gain(s, seat, laid(s, seat, DOWN), DOWN)
    gain(s, seat, laid(s, seat, UP), UP)
    lose(s, seat)


def points_of(s: State, seat: Seat) -> int:
    """What the bank phase would add to a seat's score."""
    before = s.score[seat] + 0
    count_up(s, seat)
    points = s.score[seat] - before
    s.score[seat] = before
    return points


def rank_of(s: State, seat: Seat) -> int:
    """How a seat would stand after the bank phase."""
    before = s.score[seat] + 0
    count_up(s, seat)
    standing = rank(s, seat)
    s.score[seat] = before
    return standing


# Cards that I cannot place: one int, eight bits for how many of each kind


def one_of(card: Card) -> int:
    return 1 << 8 * (card - 1)


def in_pool(pool: int, card: Card) -> int:
    return pool >> 8 * (card - 1) & 255


def size_of(pool: int) -> int:
    size = 0
    for card in range(1, LAST + 1):
        size += in_pool(pool, card)
    return size


def unseen(s: State) -> int:
    """The deck without the cards that I see."""
    pool = 0
    for card in range(1, LAST + 1):
        pool += one_of(card) * s.deck[card] * s.copies
    for seat in range(s.seats):
        pool -= seen(s, hand(seat)) + seen(s, bank(seat)) + seen(s, pit(seat, DOWN)) + seen(s, pit(seat, UP))
    return pool


def seen(s: State, zone: Zone) -> int:
    pool = 0
    for at in range(cards(s, zone)):
        if kind(s, zone, at) > 0:
            pool += one_of(kind(s, zone, at))
    return pool


def any_of(s: State, pool: int) -> Card:
    """By lot; 0 of an empty pool."""
    skip = below(s.rng, size_of(pool))
    for card in range(1, LAST + 1):
        skip -= in_pool(pool, card)
        if skip < 0:
            return card
    return 0


# Imagined ends of the last round


def ends_won(s: State, me: Seat, pool: int, down: Card, up: Card, victim: Seat, side: Side) -> int:
    """How many ends I win if I offer these two cards, or take that one: the same ends for every choice."""
    a, b, c, d = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
    won = 0
    for _ in range(ENDS):
        lay_pits(s, pool)
        if victim == me:
            lay(s, me, DOWN, down)
            lay(s, me, UP, up)
        else:
            lay(s, victim, side, 0)
        take_the_rest(s, me)
        bank_all(s)
        won += my_share(s, me)
        unbank_all(s)
    set_entered(s, 0)
    s.rng[0], s.rng[1], s.rng[2], s.rng[3] = a, b, c, d
    return won


def lay_pits(s: State, pool: int) -> None:
    """What lies in all Pits, or will: what I do not know by lot."""
    for seat in range(s.seats):
        for side in range(2):
            card = 0
            if cards(s, pit(seat, side)) > 0:
                card = kind(s, pit(seat, side), 0)
            if card == 0 and (cards(s, pit(seat, side)) > 0 or asked(s) == OFFERING):
                card = any_of(s, pool)
                if card > 0:
                    pool -= one_of(card)
            lay(s, seat, side, card)


def take_the_rest(s: State, me: Seat) -> None:
    """Those who have not taken yet take any card."""
    first = lowest_and_oldest(s)
    taken = 0 if asked(s) == OFFERING else (me - first) % s.seats + 1
    for turn in range(taken, s.seats):
        take_any(s, (first + turn) % s.seats)


def take_any(s: State, taker: Seat) -> None:
    count = 0
    for at in range(2 * s.seats):
        if at // 2 != taker and laid(s, at // 2, at % 2) > 0:
            count += 1
    skip = below(s.rng, count)
    for at in range(2 * s.seats):
        if at // 2 != taker and laid(s, at // 2, at % 2) > 0:
            if skip == 0:
                lay(s, at // 2, at % 2, 0)
            skip -= 1


def my_share(s: State, me: Seat) -> int:
    """Of the win, which a tie shares."""
    mine, winners = rank_of(s, me), 1
    for seat in range(s.seats):
        if seat != me:
            standing = rank_of(s, seat)
            if standing > mine:
                return 0
            winners += standing == mine
    return WIN // winners
