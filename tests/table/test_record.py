"""A record is the game: what is changed in it by one character is found out, and where."""

import functools
import re

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import parlour
from parlour.games import load
from parlour.kernel.chance import below, seeded
from parlour.table.record import commitment

GAMES = parlour.games()
LETTERS = '0123456789abcdefxyzP \n:="{}-'


@functools.cache
def record(game: str) -> str:
    match, words = parlour.Match(game, seats=3, seed=11), seeded(11)
    while not match.over and len(match.moves) < 60:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[below(words, len(legal))])
    return match.record()


@pytest.mark.parametrize("game", GAMES)
@given(at=st.integers(0, 10**6), letter=st.sampled_from(LETTERS))
def test_a_changed_character_is_found(game: str, at: int, letter: str) -> None:
    text = record(game)
    at %= len(text)
    assume(text[at] != letter)
    with pytest.raises(parlour.RecordError) as found:
        parlour.Match.from_record(text[:at] + letter + text[at + 1 :])
    line = text.count("\n", 0, at)
    number = re.match(r"(\d+) ", text.split("\n")[line])
    if number and letter != "\n" and text[at] != "\n":
        assert re.search(rf"move {number[1]}\b", str(found.value))


@pytest.mark.parametrize("game", GAMES)
@given(at=st.integers(0, 10**6))
def test_a_lost_character_is_found(game: str, at: int) -> None:
    text = record(game)
    at %= len(text)
    with pytest.raises(parlour.RecordError):
        parlour.Match.from_record(text[:at] + text[at + 1 :])


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_in_the_header_comes_back(game: str) -> None:
    position = parlour.Match(game, seats=2, seed=4).scenario()
    number = load(game).tuned[-1]
    deck = {"values": {number.word(): number.low + 1}}
    match = parlour.Match(game, seats=2, seed="beef", deck=deck, given=position["given"])
    again = parlour.Match.from_record(match.record())
    assert (again.seed, again.deck, again.given) == (match.seed, match.deck, match.given)
    assert again.state() == match.state()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_may_show_holds_no_seed(game: str) -> None:
    match = parlour.Match(game, seats=2, seed="feedfacecafe")
    shown = match.record(1)
    assert "feedfacecafe" not in shown
    assert commitment(match) in shown
    with pytest.raises(parlour.RecordError):
        parlour.Match.from_record(shown)
