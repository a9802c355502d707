"""What seats choose and hold unseen: a trade, and cards that everybody but their owner sees."""

import pytest

import parlour
from parlour.kernel.views import picture

from .sitting import GAME, holding, play, sit, state

pytestmark = pytest.mark.usefixtures("madeup")

# A trade: ICH-32


def trading() -> parlour.Match:
    match = sit(3, P1=holding("trade", "shot", "salmon"), P2=holding("house", "chalice"))
    play(match, "P1 play trade P2", "all pass")
    assert match.waiting == (1, 2)
    return match


def test_a_choice_waits_unseen() -> None:
    match = trading()
    before = {seat: match.view(seat) for seat in (None, 2, 3)}
    play(match, "P1 give shot")
    assert match.waiting == (2,)
    assert {seat: match.view(seat) for seat in (None, 2, 3)} == before
    shot = GAME.kinds.index("shot")
    assert match.seen_by(1).chosen == [shot, 0, 0, 0]
    assert match.seen_by(2).chosen == match.seen_by(3).chosen == [0, 0, 0, 0]


def test_a_choice_is_drawn_anew_in_an_imagined_world() -> None:
    match = trading()
    play(match, "P1 give shot")
    chosen: set[str] = set()
    for seed in range(40):
        world = match.imagine(2, seed)
        chosen.add(GAME.kinds[state(world).chosen[0]])
        assert GAME.kinds[state(world).chosen[0]] in world.state()["P1"]["hand"]
        assert world.view(2) == match.view(2)
        play(world, "P2 give house")
    assert chosen == {"salmon", "shot", "tray"}
    assert {state(match.imagine(1, seed)).chosen[0] for seed in range(9)} == {GAME.kinds.index("shot")}


@pytest.mark.parametrize("first", [1, 2])
def test_givers_go_on_knowing_what_they_gave(first: int) -> None:
    match = trading()
    moves = ["P1 give shot", "P2 give house"]
    play(match, moves[first - 1], moves[2 - first])
    assert match.view(1)["P1"]["hand"] == ["house", "salmon", "tray"]
    assert match.view(2)["P1"]["hand"] == ["?", "?", "house"]
    assert match.view(3)["P1"]["hand"] == ["?", "?", "?"]
    assert match.view(1)["P2"]["hand"] == ["?", "?", "shot"]
    assert state(match).chosen == [0, 0, 0, 0]


def test_others_know_no_card_of_a_hand_that_one_left_unseen() -> None:
    hands = {"P1": holding("not-so-fast", "fireworks", "house"), "P2": holding("trade"), "P3": holding("salmon")}
    match = sit(3, ["tray", "shot", "salmon", *["tray"] * 4], **hands)
    play(match, "P1 play fireworks", "all pass", "P2 play trade P1")
    play(match, "P3 play salmon", "P1 play not-so-fast", "all pass")
    assert match.legal(1) == ["give house", "give tray"]  # and nothing unseen
    assert match.view(3)["P1"]["hand"] == ["?", "?", "salmon", "shot"]
    play(match, "P1 give house")
    unseen = {GAME.kinds.index("salmon"), GAME.kinds.index("shot")}
    assert not unseen & {state(match.imagine(3, seed)).chosen[0] for seed in range(40)}
    play(match, "P2 give tray")
    assert match.view(1)["P1"]["hand"] == ["?", "?", "tray", "tray"]
    assert match.view(2)["P1"]["hand"] == ["?", "salmon", "shot", "tray"]
    assert match.view(3)["P1"]["hand"] == ["?", "?", "?", "?"]


def test_a_choice_is_taken_back() -> None:
    match = trading()
    play(match, "P1 give shot")
    match.retract(1)
    assert match.waiting == (1, 2)
    assert state(match).chosen == [0, 0, 0, 0]


# Fireworks: CGC-72


def test_everybody_but_its_owner_sees_a_card() -> None:
    match = sit(2, ["tray", "shot", "salmon", "house", "house", "house"], P1=holding("fireworks"))
    play(match, "P1 play fireworks", "P2 pass")
    assert match.view(1)["P1"]["hand"] == ["?", "?", "tray"]
    assert match.view(2)["P1"]["hand"] == match.view(None)["P1"]["hand"] == ["?", "salmon", "shot"]
    assert len({tuple(match.imagine(1, seed).state()["P1"]["hand"]) for seed in range(20)}) > 1
    for seed in range(9):
        assert {"salmon", "shot"} < set(match.imagine(2, seed).state()["P1"]["hand"])
    play(match, "P2 end")
    assert match.legal(1) == ["end", "play house", "play tray"]
    assert match.why(1, "play shot P2") == match.why(1, "play salmon")
    play(match, "P1 end")
    assert match.view(1)["P1"]["hand"] == ["house", "salmon", "shot", "tray"]
    assert match.view(2)["P1"]["hand"] == match.view(None)["P1"]["hand"] == ["?"] * 4
    assert picture(GAME, match.seen_by(2), 1)["P1"]["hand"] == ["?"] * 4
