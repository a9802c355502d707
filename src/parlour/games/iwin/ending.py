"""How a deal ends, and the game."""

from parlour.kernel import Seat, SeatSet, cards, everybody, finish, held, only, tell, then

from .state import State
from .table import how_many, is_in, lying
from .words import (
    ALL_PASSED,
    DECK,
    DISCARD,
    GAINED,
    GAME_ENDS,
    HAS_NOTHING,
    I_WIN,
    LAST_IN,
    NEXT_DEAL,
    NO_SHARE,
    NOTHING,
    PUT_BACK,
    TIED,
    WIN_20,
    WIN_30,
    WIN_31,
    WIN_32,
    WIN_41,
    WIN_44,
    WON,
    hand,
)

# Whether a deal is over: these end it


def is_over_by_passing(s: State) -> bool:  # WIN-32
    if cards(s, DECK) > 0:
        return False
    for seat in range(s.seats):
        if is_in(s, seat) and s.passed[seat] < s.passes:
            return False
    tell(s, ALL_PASSED)
    end(s, sharers(s) if s.extend == 0 else 0, WIN_32)
    return True


def sharers(s: State) -> SeatSet:  # WIN-32
    left, holders = 0, 0
    for seat in range(s.seats):
        if is_in(s, seat):
            left |= only(seat)
            if held(s, hand(seat), I_WIN) > 0:
                holders |= only(seat)
    if holders == left:
        return left
    for seat in range(s.seats):
        if (holders >> seat) & 1 == 1:
            tell(s, NO_SHARE, seat, I_WIN)
    return left & ~holders


def is_won_by_nothing(s: State) -> bool:  # WIN-30
    if s.deck[I_WIN] == 0 or held(s, DISCARD, I_WIN) < s.deck[I_WIN] + 0:
        return False
    winners = 0
    for seat in range(s.seats):
        if held(s, hand(seat), NOTHING) > 0:
            winners |= only(seat)
            tell(s, HAS_NOTHING, seat, NOTHING)
            gain(s, seat, 1, WIN_30)
    if winners != 0:
        end(s, winners, WIN_30)
    return winners != 0


def is_won_by_last(s: State) -> bool:  # WIN-31
    left = everybody(s) & ~s.out
    if how_many(left) > 1:
        return False
    for seat in range(s.seats):
        if is_in(s, seat):
            tell(s, LAST_IN, seat)
            gain(s, seat, lying(s, seat, I_WIN), WIN_41)  # WIN-43
    end(s, left, WIN_31)
    return True


def is_won_by_i_win(s: State) -> bool:  # WIN-20
    most, winners = 1, 0
    for seat in range(s.seats):
        count = lying(s, seat, I_WIN)
        if is_in(s, seat) and count >= most:
            winners = only(seat) if count > most else winners | only(seat)
            most = count
    if winners == 0:
        return False
    for seat in range(s.seats):
        if is_in(s, seat):
            gain(s, seat, lying(s, seat, I_WIN), WIN_41)
    end(s, winners, WIN_20)
    return True


def end(s: State, winners: SeatSet, rule: int) -> None:
    """A deal is over; where it is the game, these win it."""
    if s.extend == 1:
        end_deal(s)
        return
    for seat in range(s.seats):
        if (winners >> seat) & 1 == 1:
            tell(s, WON, seat, 1, rule)
    tell(s, GAME_ENDS, winners, rule)
    finish(s, winners)


# Tokens


def gain(s: State, seat: Seat, tokens: int, rule: int) -> None:
    if s.extend == 1 and tokens > 0:
        s.tokens[seat] += tokens
        s.token_pile = max(0, s.token_pile - tokens)  # WIN-44
        tell(s, GAINED, seat, tokens, rule)


def put_back(s: State, seat: Seat) -> None:  # WIN-42
    if s.extend == 1 and s.tokens[seat] > 0:
        s.tokens[seat] -= 1
        s.token_pile += 1
        tell(s, PUT_BACK, seat, -1)


def end_deal(s: State) -> None:  # WIN-44
    is_last = s.deal >= s.deals * s.seats
    if s.token_pile > 0 and not is_last:
        then(s, NEXT_DEAL)
    elif is_last or how_many(leaders(s)) == 1:
        tell(s, GAME_ENDS, leaders(s), WIN_44)
        finish(s, leaders(s))
    else:
        s.token_pile = 1
        tell(s, TIED)
        then(s, NEXT_DEAL)


def leaders(s: State) -> SeatSet:
    most, found = -1, 0
    for seat in range(s.seats):
        if s.tokens[seat] > most:
            most, found = s.tokens[seat] + 0, 0
        if s.tokens[seat] == most:
            found |= only(seat)
    return found
