"""The house strategy: who would win if the cards on the table, changed by a response, went into effect.

Worths are in hundredths of a won game. A response is worth what it changes, less what its card may yet do in
another turn. What was tried and played worse: keeping `i win!` until the others are unlikely to interrupt.
"""

from parlour.kernel import Card, Seat, SeatSet, asked, cards, everybody, held, kind, left_of, only
from parlour.kernel.moves import number_of

from .state import State
from .table import how_many, is_in, lying
from .words import (
    ANSWERING,
    COPY,
    COPY_OF_YOU_LOSE,
    DISCARD,
    DRAW_A_CARD,
    I_WIN,
    ME_TOO,
    NO_YOU_DONT,
    NOPE,
    NOTHING,
    PASS,
    PLAY,
    PLAY_ME_TOO,
    PLAY_ME_TOO_AT,
    PLAY_NO_YOU_DONT,
    PLAY_NOPE,
    PLAY_STEAL,
    PLAY_YOU_LOSE,
    PLAYING,
    RESOLVE,
    WAIT,
    YOU_LOSE,
    front,
    hand,
)

WON = 100
OUT = 60  # what it costs to go out
DRAWN = 4  # what a card drawn is worth
KEPT = 10  # what a response is worth that is kept
PLAYED, STEAL, DRAW = 90, 12, 8  # what these cards are worth on one's turn
NOBODY = -1
BITS, MOVE = 12, 4095  # of a worth with its move


def choose(s: State, me: Seat) -> int:
    return turn(s, me) if asked(s) == PLAYING else respond(s, me)


# What would happen


def would_lie(s: State, seat: Seat, card: Card, source: Seat, lost: Card, target: Seat, gained: Card) -> int:
    """How many of a card would lie there, after one card is lost and one gained."""
    count = lying(s, seat, card)
    if seat == source and COPY[lost] == COPY[card]:
        count -= 1
    if seat == target and COPY[gained] == COPY[card]:
        count += 1
    return count


def outcome(s: State, me: Seat, source: Seat, lost: Card, target: Seat, gained: Card) -> int:
    """What it is worth to me that the cards, so changed, go into effect."""
    left, seat, worth = everybody(s) & ~s.out, s.turn + 0, 0
    most, winners = 1, 0
    for _ in range(s.seats):
        if is_in(s, seat):
            drawn = would_lie(s, seat, DRAW_A_CARD, source, lost, target, gained)
            worth += drawn * (DRAWN if seat == me else -DRAWN // (s.seats - 1))
            count = would_lie(s, seat, I_WIN, source, lost, target, gained)
            if count >= most:
                winners = only(seat) if count > most else winners | only(seat)
                most = count
            if count == 0 and would_lie(s, seat, YOU_LOSE, source, lost, target, gained) > 0:
                left &= ~only(seat)
                if how_many(left) == 1:
                    return share(me, left)
        seat = left_of(s, seat)
    if winners != 0:
        return share(me, winners)
    if left >> me & 1 == 0:
        return worth - OUT
    return worth + OUT * (how_many(everybody(s) & ~s.out) - how_many(left)) // (s.seats - 1)


def share(me: Seat, winners: SeatSet) -> int:
    return WON // how_many(winners) if winners >> me & 1 else -WON


# Responses: a worth and its move are one int, so that the most is the best


def respond(s: State, me: Seat) -> int:
    leave = number_of(RESOLVE) if asked(s) == ANSWERING else number_of(PASS)
    best = outcome(s, me, NOBODY, 0, NOBODY, 0) << BITS | leave
    if s.offered[number_of(PLAY, WAIT)] == 1:
        best = max(best, (DRAWN - 2 * KEPT + if_gone(s, me, on_table(s, I_WIN))) << BITS | number_of(PLAY, WAIT))
    for seat in range(s.seats):
        for at in range(cards(s, front(seat))):
            best = max(best, change(s, me, seat, kind(s, front(seat), at)))
    return best & MOVE


def on_table(s: State, card: Card) -> int:
    count = 0
    for seat in range(s.seats):
        count += held(s, front(seat), card)
    return count


def if_gone(s: State, me: Seat, count: int) -> int:
    """What it is worth that so many more `i win!` are discarded."""
    if count == 0 or held(s, DISCARD, I_WIN) + count < s.deck[I_WIN]:
        return 0
    if held(s, hand(me), NOTHING) > 0:
        return 3 * WON
    return -WON // 4


def change(s: State, me: Seat, seat: Seat, card: Card) -> int:
    """The best response that names this card on the table."""
    best = -WON << 2 * BITS
    if held(s, hand(me), NOPE) > 0:
        worth = outcome(s, me, seat, card, NOBODY, 0) + if_gone(s, me, 1 if card == I_WIN else 0) - KEPT
        best = max(best, worth << BITS | number_of(PLAY_NOPE, seat, card))
    if held(s, hand(me), NO_YOU_DONT) > 0 and seat != me:
        worth = outcome(s, me, seat, card, me, card) - KEPT
        best = max(best, worth << BITS | number_of(PLAY_NO_YOU_DONT, seat, card))
    if held(s, hand(me), ME_TOO) > 0:
        if COPY[card] != COPY_OF_YOU_LOSE:
            worth = outcome(s, me, NOBODY, 0, me, card) - KEPT
            best = max(best, worth << BITS | number_of(PLAY_ME_TOO, seat, card))
        else:
            for other in range(s.seats):
                if other != me and is_in(s, other):
                    worth = outcome(s, me, NOBODY, 0, other, card) - KEPT
                    best = max(best, worth << BITS | number_of(PLAY_ME_TOO_AT, seat, card, other))
    return best


# One's own turn


def turn(s: State, me: Seat) -> int:
    best = number_of(PASS)
    if s.offered[number_of(PLAY, DRAW_A_CARD)] == 1:
        best = max(best, DRAW << BITS | number_of(PLAY, DRAW_A_CARD))
    if s.offered[number_of(PLAY, I_WIN)] == 1:
        best = max(best, PLAYED << BITS | number_of(PLAY, I_WIN))
    for seat in range(s.seats):
        if s.offered[number_of(PLAY_STEAL, seat)] == 1:
            best = max(best, (STEAL + cards(s, hand(seat))) << BITS | number_of(PLAY_STEAL, seat))
        if s.offered[number_of(PLAY_YOU_LOSE, seat)] == 1:
            worth = outcome(s, me, NOBODY, 0, seat, YOU_LOSE) + cards(s, hand(seat))
            best = max(best, worth << BITS | number_of(PLAY_YOU_LOSE, seat))
    return best & MOVE
