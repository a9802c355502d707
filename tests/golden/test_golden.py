"""Matches kept as text are told today as they were. `__main__.py` says what to do if not."""

from pathlib import Path

import pytest

import parlour
from parlour import Match

from .transcripts import FILES, bots_of, read, record_of, written

LARGEST = 60_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_tells_the_same_story(path: Path) -> None:
    text = read(path)
    assert len(text) < LARGEST
    assert written(bots_of(text), Match.from_record(record_of(text))) == text


def test_every_game_has_two() -> None:
    for name in parlour.games():
        assert len([path for path in FILES if path.parent.name == name]) == 2, name
