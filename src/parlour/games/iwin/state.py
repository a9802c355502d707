"""The fields of the game: what is public, and the numbers that a deck file tunes."""

from parlour.kernel import BySeat, Core, Flag, Number, Seat, SeatSet
from parlour.kernel.state import counted, option, public, tuned


class State(Core):
    turn: Seat = public()
    out: SeatSet = public()
    tokens: BySeat = public()
    token_pile: Number = public()
    deal: Number = public(1)
    first: Seat = public()  # who began this deal

    passed: BySeat = counted()  # turns in a row, each begun with nothing to draw, WIN-32

    extend: Flag = option(0, 0, 1)

    passes: Number = tuned(1, 9)  # WIN-32
    tokens_each: Number = tuned(1, 9)  # WIN-40
    deals: Number = tuned(1, 99)  # WIN-44
