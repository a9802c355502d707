"""The made-up game may sit at a table as long as a test runs that asks for it."""

import pytest

from parlour.games import NAMES, load
from parlour.kernel.contract import Game
from parlour.table import match, record

from .sitting import GAME


@pytest.fixture
def madeup(monkeypatch: pytest.MonkeyPatch) -> Game:
    def seated(name: str) -> Game:
        return GAME if name == GAME.name else load(name)

    monkeypatch.setattr(match, "NAMES", (*NAMES, GAME.name))
    for module in (match, record):
        monkeypatch.setattr(module, "load", seated)
    return GAME
