"""The fields of the game: what is public, what is a secret choice, and the numbers that a deck file tunes."""

from parlour.kernel import BySeat, Core, Number, Seat, SeatSet
from parlour.kernel.state import CardBySeat, given, private, public, tuned

from .words import HAND


class State(Core):
    tokens: BySeat = public()
    fuse: BySeat = public()  # how many ends of their turn until a seat sees its unseen cards, MAD-26
    out: SeatSet = public()

    turn: Seat = given()

    chosen: CardBySeat = private(among=HAND)  # what a seat will hand over, MAD-25

    hand_size: Number = tuned(1, 6)
    goal: Number = tuned(1, 99)
    house_worth: Number = tuned(0, 9)
    draws: Number = tuned(1, 6)  # of a headache
    poured: Number = tuned(1, 6)  # into the cup
    lit: Number = tuned(1, 6)  # by fireworks
