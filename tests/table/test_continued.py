"""A record written move by move is the record written at once."""

import pytest

import parlour
from parlour.table.record import continued
from tests.table.games import positions


@pytest.mark.parametrize("game", parlour.games())
def test_a_continued_record_is_the_record(game: str) -> None:
    text, whole = "", ""
    for match in positions(game):
        text = continued(text, match) if match.moves else match.record()
        whole = match.record() if match.over else ""
    assert text == whole
