"""The hardest moments of the other games, in miniature."""

import pytest

import parlour

from .sitting import holding, play, question, sit

pytestmark = pytest.mark.usefixtures("madeup")


def poured(*deck: str, **given: object) -> parlour.Match:
    """P1 has played a Chalice, and all have let it."""
    match = sit(2, ["tray", *deck, "house", "house"], P1=holding("chalice"), **given)
    play(match, "P1 play chalice", "all pass")
    return match


# A Chalice: CGC-64, CGC-32, CGC-60, CGC-63


def test_a_cup_is_seen_by_its_player_alone() -> None:
    match = poured("kitten", "princess", "shot", "salmon")
    assert match.view(1)["P1"]["cup"] == ["princess", "salmon", "shot"]
    assert match.view(2)["P1"]["cup"] == ["?", "?", "?"]
    assert match.view(2)["stack"] == ["kitten", "chalice"]
    assert match.legal(1) == ["choose princess", "choose salmon", "choose shot P2"]
    assert len({tuple(match.imagine(2, seed).state()["P1"]["cup"]) for seed in range(20)}) > 5


def test_kitten_and_princess_take_effect_after_the_chosen_card() -> None:
    match = poured("kitten", "princess", "shot", "salmon", tokens=[0, 1], P2=holding("not-so-fast"))
    play(match, "P1 choose shot P2")
    assert match.state()["stack"] == ["shot", "kitten"]
    assert match.state()["trash"] == ["chalice", "salmon", "princess"]
    assert match.waiting == (2,)  # the shot's window
    play(match, "P2 pass")
    assert match.state()["tokens"] == [0, 0]
    assert match.waiting == (1,)  # the Princess's, which asks all
    play(match, "P1 pass", "P2 play not-so-fast", "P1 pass")
    assert match.state()["trash"][:2] == ["not-so-fast", "shot"]
    assert match.waiting == (1,)  # the Kitten's
    play(match, "P1 pass", "P2 pass")
    assert match.winners == (2,)


def test_a_not_so_fast_chosen_answers_the_upper_one() -> None:
    match = poured("kitten", "princess", "not-so-fast", "salmon")
    play(match, "P1 choose not-so-fast", "P2 pass")
    assert match.state()["stack"] == ["kitten"]
    assert [event["data"]["card"] for event in match.events(2) if event["id"] == "cancelled"] == ["princess"]
    play(match, "all pass")
    assert match.winners == (2,)


def test_a_chosen_card_that_cannot_be_played_goes_after_the_rest() -> None:
    match = poured("tray", "tray", "not-so-fast", "salmon")
    play(match, "P1 choose not-so-fast")
    assert match.state()["trash"] == ["not-so-fast", "chalice", "tray", "tray", "salmon"]
    assert question(match) == "main"
    assert match.waiting == (2,)


def test_a_chosen_princess_stays_in_the_hand_known_to_all() -> None:
    match = poured("tray", "princess", "tray", "salmon")
    play(match, "P1 choose princess")
    assert match.view(2)["P1"]["hand"] == ["?", "princess"]


def test_an_empty_cup_asks_nothing() -> None:
    match = sit(2, ["tray", "kitten"], P1=holding("chalice"), P2=holding("not-so-fast"))
    play(match, "P1 play chalice", "P2 pass")
    assert match.state()["stack"] == ["kitten"]
    play(match, "P1 pass", "P2 play not-so-fast", "P1 pass")
    assert match.state()["trash"] == ["not-so-fast", "kitten", "chalice"]


# A Salmon answered by a Salmon: CGC-71


def test_the_first_to_raise_a_hand_makes_it() -> None:
    match = sit(3, P1=holding("salmon"))
    play(match, "P1 play salmon", "all pass")
    assert match.waiting == (2, 3)
    play(match, "P3 high-five")
    assert match.state()["tokens"] == [1, 0, 1]
    assert match.waiting == (2,)  # whose turn it is now
    assert question(match) == "main"


def test_nobody_raises_a_hand() -> None:
    match = sit(3, P1=holding("salmon"))
    play(match, "P1 play salmon", "all pass", "P3 pass")
    assert match.waiting == (2,)
    play(match, "P2 pass")
    assert match.state()["tokens"] == [0, 0, 0]
    assert match.state()["trash"] == ["salmon"]


def test_a_salmon_in_response_does_not_resolve_on_its_own() -> None:
    match = sit(3, P1=holding("salmon"), P3=holding("salmon"))
    play(match, "P1 play salmon", "P2 pass", "P3 play salmon")
    assert match.waiting == (1,)
    play(match, "P1 pass", "P2 pass")
    assert match.state()["stack"] == ["salmon"]
    assert match.state()["tokens"] == [0, 0, 0]
    assert match.waiting == (2,)  # the first one's window asks again from its start
    play(match, "P2 pass", "P3 pass")
    assert match.state()["tokens"] == [1, 0, 1]
    assert question(match) == "main"


def test_of_several_salmons_the_one_passed_first_makes_it() -> None:
    match = sit(3, P1=holding("salmon"), P2=holding("salmon"), P3=holding("salmon"))
    play(match, "P1 play salmon", "P2 play salmon", "P3 play salmon", "all pass")
    assert match.state()["tokens"] == [1, 0, 1]


def test_the_first_players_own_salmon_is_one_of_its_own() -> None:
    match = sit(2, P1=holding("salmon", "salmon"), P2=holding("salmon"))
    play(match, "P1 play salmon", "P2 play salmon", "P1 play salmon", "all pass")
    assert question(match) == "high-five"
    play(match, "P2 high-five")
    assert match.state()["tokens"] == [1, 1]
    play(match, "all pass")
    assert match.state()["tokens"] == [2, 2]


def test_with_the_first_salmon_stopped_nobody_gains() -> None:
    match = sit(3, P1=holding("salmon"), P2=holding("salmon"), P3=holding("not-so-fast"))
    play(match, "P1 play salmon", "P2 play salmon", "P3 pass", "P1 pass", "P2 pass", "P3 play not-so-fast", "all pass")
    assert match.state()["tokens"] == [0, 0, 0]
    assert match.state()["trash"] == ["not-so-fast", "salmon", "salmon"]
    assert question(match) == "main"


# A player out with cards on the stack: CGC-52


def test_cards_of_who_is_out_are_cancelled() -> None:
    hands = {"P1": holding("tray", "headache", "shot"), "P2": holding("salmon", "headache")}
    match = sit(3, ["house", "kitten", "tray", "tray", "tray", "tray"], **hands)
    play(match, "P1 play tray", "P2 play salmon", "P3 pass", "P1 play headache", "all pass")
    assert match.state()["out"] == ["P1"]
    assert match.state()["stack"] == ["salmon"]
    assert match.state()["trash"] == ["kitten", "tray", "tray", "tray", "house", "shot", "headache"]


def test_their_turn_ends_at_once_and_what_others_play_goes_on() -> None:
    hands = {"P1": holding("tray", "headache"), "P2": holding("salmon")}
    match = sit(3, ["house", "kitten", "tray", "tray", "tray", "tray"], **hands)
    play(match, "P1 play tray", "P2 play salmon", "P3 pass", "P1 play headache", "P2 pass", "P3 pass")
    assert match.state()["stack"] == ["kitten", "salmon", "tray"]
    play(match, "P1 pass", "P2 pass", "P3 pass")
    assert match.state()["stack"] == ["salmon"]
    assert match.waiting == (3,)  # the salmon's window, from its start, without P1
    play(match, "P3 pass")
    assert question(match) == "high-five"
    assert match.waiting == (3,)
    play(match, "P3 high-five")
    assert match.state()["tokens"] == [0, 1, 1]
    assert match.waiting == (2,)
    assert question(match) == "main"


# Answers to answers: CGC-30, CGC-31, CGC-33, CGC-79


def test_the_last_played_resolves_first() -> None:
    match = sit(3, P1=holding("shot", "not-so-fast"), P2=holding("not-so-fast"), tokens=[0, 0, 1])
    play(match, "P1 play shot P3", "P2 play not-so-fast", "P3 pass", "P1 play not-so-fast")
    assert match.state()["stack"] == ["not-so-fast", "not-so-fast", "shot"]
    assert match.waiting == (2,)
    play(match, "P2 pass", "P3 pass")
    assert match.state()["stack"] == ["shot"]
    assert match.waiting == (2,)  # the shot's window asks again, from its start
    play(match, "P2 pass", "P3 pass")
    assert match.state()["tokens"] == [0, 0, 0]


def test_what_is_cancelled_goes_to_the_trash_before_what_cancelled_it() -> None:
    match = sit(2, P1=holding("house"), P2=holding("not-so-fast"))
    play(match, "P1 play house", "P2 play not-so-fast", "P1 pass")
    assert match.state()["trash"] == ["not-so-fast", "house"]
    assert match.waiting == (2,)
    assert question(match) == "main"


def test_all_are_asked_whatever_they_hold() -> None:
    match = sit(3, P1=holding("house"))
    play(match, "P1 play house")
    assert match.waiting == (2,)
    assert match.legal(2) == ["pass"]
    assert match.why(2, "play house") == ("ALL-09", "That is no move you can make now.")


# Three draws: CGC-32, CGC-80


def test_a_kitten_waits_until_all_three_are_drawn() -> None:
    match = sit(2, ["tray", "kitten", "shot", "salmon", "house"], P1=holding("headache"), P2=holding("not-so-fast"))
    play(match, "P1 play headache", "P2 pass")
    assert match.state()["P1"]["hand"] == ["salmon", "shot", "tray"]
    assert match.state()["stack"] == ["kitten"]
    assert match.state()["trash"] == ["headache"]
    play(match, "P1 pass", "P2 play not-so-fast", "P1 pass")
    assert match.state()["trash"] == ["not-so-fast", "kitten", "headache"]
    assert match.waiting == (2,)


def test_of_two_kittens_the_later_lies_on_the_earlier() -> None:
    hands = {"P1": holding("headache", "not-so-fast"), "P2": holding("not-so-fast")}
    match = sit(2, ["tray", "kitten", "kitten", "salmon", "house"], **hands)
    play(match, "P1 play headache", "P2 pass")
    assert match.state()["stack"] == ["kitten", "kitten"]
    play(match, "P1 play not-so-fast", "P2 pass")
    assert match.state()["trash"] == ["not-so-fast", "kitten", "headache"]
    assert match.waiting == (1,)  # the earlier one's window
    play(match, "all pass")
    assert match.winners == (2,)
    assert match.state()["trash"][0] == "kitten"


def test_a_kitten_drawn_in_response_comes_before_what_it_answered() -> None:
    match = sit(3, ["tray", "tray", "kitten", "tray", "house"], P1=holding("house"), P3=holding("headache"))
    play(match, "P1 play house", "P2 pass", "P3 play headache", "P1 pass", "P2 pass")
    assert match.waiting == (3,)
    play(match, "P3 pass", "P1 pass", "P2 pass")
    assert match.state()["out"] == ["P3"]
    assert match.state()["stack"] == ["house"]
    assert match.waiting == (2,)
