"""The contract tests over the made-up game."""

from inspect import signature
from typing import Any

import pytest

from parlour.kernel.contract import Game
from parlour.kernel.state import copy_of
from parlour.kernel.views import picture
from tests.contract import test_agreement as agreement
from tests.contract import test_games as games
from tests.contract import test_refusals as refusals
from tests.contract import test_worlds as worlds
from tests.contract.tables import start

from .compiled import PAIR, PLAY, SURVEY, Worlds

DECISIONS = 20_000
BETWEEN = 6  # decisions between two comparisons
STATES = 100_000
PAIRS = 20_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_python_and_cpu_agree(madeup: Game, seats: int) -> None:
    s: Any = start(madeup, seats, {}, seats)
    compiled = Worlds(madeup, seats, seats)
    for _ in range(DECISIONS // (3 * BETWEEN) + 1):
        madeup.play(s, BETWEEN)
        compiled.do(PLAY, BETWEEN)
        assert compiled.is_state(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refused_if_and_only_if_not_offered_compiled(madeup: Game, seats: int) -> None:
    assert Worlds(madeup, seats, 1).do(SURVEY, STATES) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_worlds_compiled(madeup: Game, seats: int) -> None:
    compiled = Worlds(madeup, seats, seats)
    compiled.do(PAIR, PAIRS)
    assert not {what: int(compiled.tally[at]) for at, what in worlds.WHAT.items() if compiled.tally[at]}
    assert compiled.tally[0] > PAIRS // 2


def test_two_worlds_at_the_table(madeup: Game) -> None:
    assert not worlds.leaks(madeup, range(300))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_worlds_can_be_played_on(madeup: Game, seats: int) -> None:
    s: Any = start(madeup, seats, {}, seats)
    for _ in range(100):
        madeup.play(s, 5)
        for viewer in range(seats):
            world = copy_of(s)
            madeup.dream(world, viewer)
            assert picture(madeup, world, viewer) == picture(madeup, s, viewer)
            madeup.play(world, 40)


def test_every_card_named_was_told(madeup: Game) -> None:
    assert not worlds.unnamed(madeup, range(12))


@pytest.mark.parametrize(
    "test",
    [
        agreement.test_a_record_is_itself,
        games.test_every_card_is_in_one_place,
        games.test_random_games_end,
        games.test_replay_is_play,
        games.test_the_order_of_simultaneous_choices_does_not_matter,
        refusals.test_a_refusal_changes_nothing,
        refusals.test_refused_if_and_only_if_not_offered,
        worlds.test_a_blanked_state_shows_what_a_view_shows,
    ],
    ids=lambda test: test.__name__.removeprefix("test_"),
)
def test_as_any_game(madeup: Game, test: Any) -> None:
    test(madeup, **({"part": 0} if "part" in signature(test).parameters else {}))
