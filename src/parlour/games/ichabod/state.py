"""The fields of the game: what is public, the secret choice of a trade, and the numbers that a deck file tunes."""

from parlour.kernel import BySeat, Core, Flag, Number, Seat
from parlour.kernel.state import ByCard, ByPlace, CardBySeat, Choice, counted, given, option, private, public, tuned

from .words import HAND, PLACES


class State(Core):
    facing: ByPlace = public()  # the numbers of the monsters, 0 for none
    damage: ByPlace = public()
    attacks: Number = public(1)  # left this turn
    attacked: Flag = public()  # whether one was made this turn
    points: BySeat = public()
    starter: Seat = public()  # of this game

    turn: Seat = given()

    heard: BySeat = counted()  # the Voices in each hand, as a game is scored
    best: BySeat = counted()  # the highest number of a colour

    chosen: CardBySeat = private(among=HAND)  # what a seat gives away, ICH-32

    epic: Flag = option(0, 0, 1)  # ICH-04
    effects: Flag = option(1, 0, 1)  # ICH-16
    games: Choice = option(0, 0, 1)  # ICH-07

    places: Number = tuned(1, PLACES)  # how many monsters stand face up, ICH-06
    hand_size: Number = tuned(1, 12)  # ICH-06
    apocalypse_ends: Number = tuned(1, 10)  # ICH-40
    voices: ByCard = tuned(0, 3)  # ICH-02
    effect: ByCard = tuned(0, 4)  # ICH-03
    life: ByCard = tuned(1, 9)  # ICH-05
    damage_of_1: Number = tuned(0, 9)  # ICH-20
    damage_of_2: Number = tuned(0, 9)
    damage_of_3: Number = tuned(0, 9)
    damage_of_4: Number = tuned(0, 9)
    damage_of_5: Number = tuned(0, 9)
    highest_scores: Number = tuned(0, 9)  # ICH-42
    second_scores: Number = tuned(0, 9)
    card_scores: Number = tuned(0, 9)  # ICH-43
    pair_scores: Number = tuned(0, 9)
    triple_scores: Number = tuned(0, 9)
    voices_score: Number = tuned(0, 99)  # ICH-41
    voices_score_epic: Number = tuned(0, 99)
    solo_goal: Number = tuned(0, 99)  # ICH-60
