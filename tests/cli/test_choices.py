"""However many moves there are, each can be come to, and lists stay short."""

import pytest

import parlour
from parlour import Match
from parlour.cli.choices import MANY, Choices
from parlour.games import load
from parlour.table.text import words
from tests.table.games import positions

ROOM = 10


def reached(choices: Choices, moves: list[str]) -> list[str]:
    """All moves under the lines that these are shown as."""
    lines = choices.lines(moves, ROOM)
    assert len(lines) > 1 or len(moves) == 1
    assert len({line.text for line in lines}) == len({choices.rest(line, moves) for line in lines}) == len(lines)
    assert len(lines) <= MANY + 5
    return [move for line in lines for move in (line.moves if len(line.moves) == 1 else reached(choices, line.moves))]


@pytest.mark.parametrize("game", parlour.games())
def test_each_move_can_be_come_to(game: str) -> None:
    kinds = load(game)
    for match in positions(game, seats=kinds.seats[1], seed=3):
        for seat in match.waiting:
            choices = Choices(match, kinds, words(kinds), seat)
            assert sorted(reached(choices, choices.moves)) == sorted(match.legal(seat))


@pytest.mark.parametrize("game", parlour.games())
def test_a_sentence_means_its_move(game: str) -> None:
    kinds = load(game)
    for match in positions(game, seed=4):
        for seat in match.waiting:
            texts = Choices(match, kinds, words(kinds), seat).texts
            assert len(set(texts.values())) == len(texts)


def test_what_is_shared_is_said_once() -> None:
    game = next(name for name in parlour.games() if load(name).has_parts)
    match = next(match for seed in range(99) for match in positions(game, seed=seed) if has_many(match))
    kinds = load(game)
    choices = Choices(match, kinds, words(kinds), match.waiting[0])
    several = max(choices.lines(choices.moves, ROOM), key=lambda line: len(line.moves))
    assert "…" in several.text
    assert all(len(choices.rest(line, several.moves)) < len(line.text) for line in choices.lines(several.moves, ROOM))


def has_many(match: Match) -> bool:
    return bool(match.waiting) and len(match.legal(match.waiting[0])) > MANY
