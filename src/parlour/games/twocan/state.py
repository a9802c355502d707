"""The fields of the game: what is public, and the numbers that a deck file tunes."""

from parlour.kernel import BySeat, Core, Number, Seat
from parlour.kernel.state import ByCard, Choice, counted, given, public, tuned


class State(Core):
    round: Number = public(1)
    total: BySeat = public()  # the rounds scored so far
    drawn_from: Choice = public()

    turn: Seat = given()
    phase: Choice = given()

    turns: BySeat = counted()  # begun in this round, CAN-19
    shuffles_made: Number = counted()  # in this round, CAN-18
    ender: Seat = counted(-1)  # whose Box was all face up first, CAN-20
    pairs: ByCard = counted()  # in the Box that is being scored

    rounds: Number = tuned(1, 20)  # CAN-24
    shuffles: Number = tuned(0, 9)  # CAN-18
    turn_limit: Number = tuned(1, 99)  # CAN-19
    quartet: Number = tuned(0, 99)  # two Pairs of one number, CAN-23
    sextet: Number = tuned(0, 99)  # three
    octet: Number = tuned(0, 99)  # four
