"""The fields of the game: what is public, and the numbers that a deck file tunes."""

from parlour.kernel import BySeat, Core, Number, Seat, SeatSet
from parlour.kernel.state import (
    ByCard,
    ByPlace,
    Choice,
    ChoiceBySeat,
    Flag,
    counted,
    option,
    public,
    tuned,
)


class State(Core):
    turn: Seat = public()
    step: Choice = public()
    tokens: BySeat = public()
    points: BySeat = public()  # tokens, and what the table is worth, CGC-50
    out: SeatSet = public()
    only: ChoiceBySeat = public()  # the type that a seat must play next, CGC-70

    hand_card: Flag = counted()  # whether this turn's HAND card is played, CGC-12
    ability: Flag = counted()  # and its Ability used, CGC-26
    turns: BySeat = counted()  # begun, CGC-17
    newly_bound: BySeat = counted()  # whether bound in the turn of one's own that goes on, CGC-70
    newly_unseen: BySeat = counted()  # of the unseen cards, how many were drawn in this turn, CGC-72
    last_card: Seat = counted(-1)  # in whose turn the last card of the deck went, CGC-16
    last_turns: Flag = counted()  # whether that turn is over
    final: Seat = counted()  # in whose turn the Final Round came, CGC-54
    victor: Seat = counted(-1)  # who wins by the Princess or Exodus once it lies where it belongs, CGC-51
    parts_played: Number = counted()  # of Exodus, in the turn: a bit each, CGC-62
    pacts: ByPlace = counted()  # the slots where Handshake Pacts lie, CGC-75
    pact_of: ByPlace = counted()  # whose they are
    pact_on: ByPlace = counted()  # the slots of the cards they are attached to; 0 for none

    final_round: Flag = option(0, 0, 1)  # CGC-02

    costs: ByCard = tuned(0, 12)  # CGC-80
    goal: Number = tuned(1, 30)  # CGC-51
    hand_size: Number = tuned(1, 8)  # CGC-01
    under_final: Number = tuned(0, 60)  # CGC-02
    turn_limit: Number = tuned(1, 99)  # CGC-17
    headache_draws: Number = tuned(1, 6)  # CGC-80
    chalice_draws: Number = tuned(1, 8)  # CGC-64
    eat_draws: Number = tuned(1, 8)  # CGC-70
    fireworks_draws: Number = tuned(1, 5)  # CGC-72
    house_points: Number = tuned(0, 6)  # CGC-76
    tray_1: Number = tuned(0, 12)  # CGC-77
    tray_2: Number = tuned(0, 12)
    tray_3: Number = tuned(0, 12)
    tray_4: Number = tuned(0, 12)
    pact_tray: Number = tuned(0, 6)  # CGC-75
    island_tokens: Number = tuned(0, 6)  # CGC-66
