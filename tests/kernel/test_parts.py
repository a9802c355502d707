"""A move of several parts, joined by the table: CGC-34, CGC-74."""

import pytest

import parlour
from parlour.kernel.state import copy_of

from .sitting import GAME, facts, holding, play, question, sit, state

pytestmark = pytest.mark.usefixtures("madeup")


def transplanting() -> parlour.Match:
    return sit(3, P1=holding("transplant", "shot") | {"front": ["house"]}, P3={"front": ["tray", "house"]})


def number(text: str) -> int:
    return GAME.moves.number(text)


def test_parts_are_listed_as_one_move() -> None:
    swaps = ["P1 house P3 house", "P1 house P3 tray", "P3 house P1 house", "P3 tray P1 house"]
    joined = [*(f"play transplant {swap}" for swap in swaps), "play tray"]
    assert transplanting().legal(1) == ["end", "play shot P2", "play shot P3", *joined]


def test_listing_and_asking_why_change_nothing() -> None:
    match = transplanting()
    before = facts(match.copy())
    for move in [*match.legal(1), "play shot P1", "play transplant P1 house", "P1 house", "shot"]:
        match.why(1, move)
        match.why(2, move)
        assert facts(match) == before


def test_a_joined_move_is_played_and_recorded_as_one() -> None:
    match = transplanting()
    play(match, "P1 play transplant P1 house P3 tray")
    assert match.moves == ((1, "play transplant P1 house P3 tray"),)
    assert "1 P1 play transplant P1 house P3 tray = " in match.record()
    play(match, "all pass")
    assert match.state()["P1"]["front"] == ["tray"]
    assert match.state()["P3"]["front"] == ["house", "house"]
    again = parlour.Match.from_record(match.record())
    assert facts(again) == facts(match)
    again.undo(0)
    assert facts(again) == facts(transplanting())


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("play shot", "ALL-09"),  # a part is missing
        ("play shot P1", "MAD-14"),
        ("play shot P3 P3", "ALL-09"),
        ("play shot house", "ALL-09"),
        ("play trade P2", "ALL-09"),  # not held
        ("play transplant P2 house P3 tray", "MAD-27"),
        ("play transplant P1 house P1 house", "MAD-27"),
        ("play transplant P1 tray P1 house", "MAD-27"),  # the first part that is refused
        ("play transplant P1 house", "ALL-09"),
        ("P1 house", "ALL-09"),
    ],
)
def test_a_joined_move_is_refused_by_its_first_refused_part(move: str, rule: str) -> None:
    match = transplanting()
    before = facts(match.copy())
    found = match.why(1, move)
    assert found is not None
    assert found[0] == rule
    with pytest.raises(parlour.Refused, match=rule):
        match.play(1, move)
    assert facts(match) == before
    assert match.moves == ()


def test_whoever_is_not_asked_is_refused_the_whole() -> None:
    assert transplanting().why(2, "play shot P3") == ("ALL-09", "That is no move you can make now.")
    assert transplanting().why(1, "play shot P3") is None


def test_a_chosen_card_has_parts_only_where_it_can_be_played() -> None:
    match = sit(2, ["tray", "transplant", "shot", "tray", "house"], P1=holding("chalice"))
    play(match, "P1 play chalice", "P2 pass")
    assert sorted(match.legal(1)) == ["choose house", "choose shot P2", "choose transplant", "choose tray"]


def test_a_part_played_below_the_table_is_not_lost() -> None:
    match, whole = transplanting(), transplanting()
    GAME.step(state(match), 0, number("play transplant"))
    assert question(match) == "first"
    assert match.waiting == (1,)
    assert match.legal(1) == ["P1 house P3 house", "P1 house P3 tray", "P3 house P1 house", "P3 tray P1 house"]
    GAME.step(state(match), 0, number("P1 house"))
    assert match.legal(1) == ["P3 house", "P3 tray"]
    play(match, "P1 P3 tray")
    assert not any(state(match).frames[state(match).depth * 8 :][:8])  # where the last part was
    play(whole, "P1 play transplant P1 house P3 tray")
    asking = state(match).asking
    assert facts(match) | {"asking": asking} == facts(whole) | {"asking": asking}


def test_what_was_said_of_a_move_is_its_seats_alone() -> None:
    match, other = transplanting(), transplanting()
    GAME.step(state(match), 0, number("play transplant"))
    GAME.step(state(match), 0, number("P1 house"))
    for viewer in (1, 2):
        seen, before = copy_of(state(match)), copy_of(state(other))
        GAME.blind(seen, viewer)
        GAME.blind(before, viewer)
        used = before.depth * 8
        assert seen.frames[:used] == before.frames[:used]
        assert not any(seen.frames[used : used + 16])
        assert (seen.depth, seen.waiting, seen.asking) == (before.depth, before.waiting, before.asking)
        assert question(match.imagine(viewer + 1, 3)) == "main"
    assert question(match.imagine(1, 3)) == "second"
