"""What contract tests run over."""

import pytest

from .tables import GAMES, PARTS

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
parts = pytest.mark.parametrize("part", range(PARTS))
