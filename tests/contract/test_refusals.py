"""A move is refused if and only if it is not offered, and every refusal names a rule."""

import numpy as np
import pytest

import parlour
from parlour.kernel import compile as compiled
from parlour.kernel.contract import Game
from parlour.table.text import words

from .drivers import HONEST
from .marks import games, parts
from .tables import PARTS, SIZE, all_tables, settings

STATES = 1_000_000 * SIZE
PYTHON_STATES = 2_000 * SIZE


@games
@parts
def test_refused_if_and_only_if_not_offered_compiled(game: Game, part: int) -> None:
    survey = compiled.load(game, HONEST, "survey")
    tables = all_tables(game, part)
    batch = np.zeros(len(tables), compiled.record_type(game.layout))
    for at, s in enumerate(tables):
        compiled.to_record(game.layout, s, batch, at)
        count = STATES // (len(tables) * PARTS) + 1
        assert survey(batch, at, count, game.moves.count) == 0


@games
@parts
def test_refused_if_and_only_if_not_offered(game: Game, part: int) -> None:
    tables, said = all_tables(game, part), words(game)
    for s in tables:
        for _ in range(PYTHON_STATES // (len(tables) * PARTS) + 1):
            game.play(s, 3)
            for seat in range(s.seats):
                game.moves_of(s, seat)
                offered = list(s.offered)
                for move in range(game.moves.count):
                    rule = game.against(s, seat, move)
                    assert (rule == 0) == (offered[move] == 1), game.moves.text(move)
                    assert rule == 0 or said.has(f"reason-{game.rule_id(rule)}")


@games
def test_a_refusal_changes_nothing(game: Game) -> None:
    for seats, options in settings(game):
        match = parlour.Match(game.name, seats=seats, options=options, seed=seats)
        chosen = np.random.default_rng(seats)
        for _ in range(40):
            if match.over:
                break
            before = match.state(), match.waiting, match.events(None), match.record()
            for seat in (0, 1, seats, seats + 1):
                for move in ("", "x", *chosen.choice(list(game.moves.texts()), 3)):
                    if match.why(seat, str(move)) is not None:
                        with pytest.raises(parlour.Refused, match="-"):
                            match.play(seat, str(move))
            assert (match.state(), match.waiting, match.events(None), match.record()) == before
            seat = match.waiting[0]
            match.play(seat, str(chosen.choice(match.legal(seat))))
