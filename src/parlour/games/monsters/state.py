"""The fields of the game: what is public, and the numbers that a deck file tunes."""

from parlour.kernel import BySeat, Core, Number
from parlour.kernel.state import CardBySeat, counted, option, public, tuned


class State(Core):
    round: Number = public(1)
    score: BySeat = public()
    ichthid: BySeat = public()  # how many each banked in the latest bank phase

    from_down: CardBySeat = counted()  # what entered each Bank in the latest bank phase, 0 for nothing
    from_up: CardBySeat = counted()

    copies: Number = option(1, 1, 2)  # MON-02

    hand_size: Number = tuned(2, 16)  # MON-03
    hand_size_of_six: Number = tuned(2, 16)
    start_points: Number = tuned(0, 99)  # MON-04
    rounds: Number = tuned(1, 15)  # MON-06
    amalgam_scores: Number = tuned(0, 9)  # for each different monster, MON-20
    blob_scores: Number = tuned(0, 9)  # for the first, then doubling, MON-21
    ghost_scores: Number = tuned(0, 9)  # face down, MON-22
    ghost_loses: Number = tuned(0, 9)  # face up
    ichthid_scores: Number = tuned(0, 99)  # MON-23
    mummy_scores: Number = tuned(0, 9)  # times the round, MON-25
    vampire_scores: Number = tuned(0, 9)  # MON-26
    vampire_takes: Number = tuned(0, 9)  # for each Vampire in a Bank
    werewolf_scores: Number = tuned(0, 9)  # for each in all Banks, MON-27
