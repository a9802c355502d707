"""The house strategy: what each card is worth to me and to the others; in the last round, who would win.

Worths are in hundredths of a point. Only an odd score wins, and the last cards banked decide who has one:
so in the last round the choice is the one that wins most of the ends imagined for it. What was tried and
played worse: sparing the next player good cards, and building up the worth of what is still in hand.
"""

from parlour.kernel import Card, Seat, Side, asked, cards, held, kind
from parlour.kernel.moves import number_of

from .imagined import bank_all, ends_won, entered, in_pool, lay, points_of, set_entered, size_of, unbank_all, unseen
from .state import State
from .words import DOWN, LAST, OFFER, OFFERING, TAKE, UP, hand, pit

NEVER = -1_000_000_000
HELD = 25  # per cent of what a card would score now that it is worth in hand
GROWS = 0, 100, 0, 0, 0, 0, 0, 100  # what waiting from the first round on may add, besides the later round


def choose(s: State, me: Seat) -> int:
    kept = entered(s)
    set_entered(s, 0)
    if asked(s) != OFFERING:
        move = take(s, me)
    elif s.round == s.rounds:
        move = last_offer(s, me)
    else:
        move = next_offer(s, me)
    set_entered(s, kept)
    return move


# What a card is worth


def swing(s: State, me: Seat, seat: Seat, side: Side, card: Card) -> int:
    """What it is worth to me that a seat banks a card: my points, less the others' on average."""
    lay(s, seat, side, card)
    bank_all(s)
    lead = 0
    for other in range(s.seats):
        lead += points_of(s, other) * (s.seats - 1 if other == me else -1)
    unbank_all(s)
    lay(s, seat, side, 0)
    return 100 * lead // (s.seats - 1)


def alone(s: State, me: Seat, card: Card) -> int:
    """What a card scores if I bank it by itself, face down."""
    lay(s, me, DOWN, card)
    bank_all(s)
    points = points_of(s, me)
    unbank_all(s)
    lay(s, me, DOWN, 0)
    return 100 * points


def if_kept(s: State, me: Seat, card: Card) -> int:
    """What a card may score for me in the last round."""
    now, chain = s.round + 0, s.ichthid[me] + 0
    s.round, s.ichthid[me] = s.rounds, 0
    points = alone(s, me, card) + GROWS[card] * (s.rounds - now) // s.rounds
    s.round, s.ichthid[me] = now, chain
    return points


# Offers


def next_offer(s: State, me: Seat) -> int:
    """First face down what gains by it, then face up the best of the others."""
    side = DOWN if cards(s, pit(me, DOWN)) == 0 else UP
    best, most = s.choices[0] + 0, NEVER
    for card in range(1, LAST + 1):
        if held(s, hand(me), card) > 0:
            worth = swing(s, me, me, side, card) - if_kept(s, me, card)
            worth += (swing(s, me, me, side, card) - swing(s, me, me, 1 - side, card)) // 2
            if worth > most:
                best, most = number_of(OFFER, side, card), worth
    return best


def last_offer(s: State, me: Seat) -> int:
    """The pair that wins most ends."""
    pool = unseen(s)
    side = DOWN if cards(s, pit(me, DOWN)) == 0 else UP
    best, most = s.choices[0] + 0, NEVER
    for down in range(1, LAST + 1):
        for up in range(1, LAST + 1):
            if may_offer(s, me, down, up):
                won = ends_won(s, me, pool, down, up, me, DOWN)
                if won > most:
                    best, most = number_of(OFFER, side, down if side == DOWN else up), won
    return best


def may_offer(s: State, me: Seat, down: Card, up: Card) -> bool:
    mine = held(s, hand(me), down) + held(s, pit(me, DOWN), down) + held(s, pit(me, UP), down)
    return may_lie(s, me, DOWN, down) and may_lie(s, me, UP, up) and mine > (down == up)


def may_lie(s: State, me: Seat, side: Side, card: Card) -> bool:
    """Whether it does, or can still be put there."""
    if cards(s, pit(me, side)) > 0:
        return kind(s, pit(me, side), 0) == card
    return held(s, hand(me), card) > 0


# Takes


def take(s: State, me: Seat) -> int:
    pool = unseen(s)
    best, most = s.choices[0] + 0, NEVER
    for victim in range(s.seats):
        for side in range(2):
            if victim != me and cards(s, pit(victim, side)) > 0:
                if s.round == s.rounds:
                    worth = ends_won(s, me, pool, 0, 0, victim, side)
                else:
                    worth = take_worth(s, me, pool, victim, side)
                if worth > most:
                    best, most = number_of(TAKE, victim, side), worth
    return best


def take_worth(s: State, me: Seat, pool: int, victim: Seat, side: Side) -> int:
    """An unknown card is worth what those that I have not seen are on average."""
    known = kind(s, pit(victim, side), 0)
    if known > 0:
        return taken_worth(s, me, victim, side, known)
    total = 0
    for card in range(1, LAST + 1):
        total += in_pool(pool, card) * taken_worth(s, me, victim, side, card)
    return total // max(size_of(pool), 1)


def taken_worth(s: State, me: Seat, victim: Seat, side: Side, card: Card) -> int:
    """I hold it, and the victim does not bank it."""
    return alone(s, me, card) * HELD // 100 - swing(s, me, victim, side, card)
