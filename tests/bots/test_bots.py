"""Bots play by the rules, see what their seat sees, and the house plays better than chance."""

from collections.abc import Iterator
from typing import Any

import pytest

import parlour
from parlour.bots import NAMES, Bot, seated
from parlour.games import load
from parlour.kernel.chance import below, seeded
from parlour.kernel.contract import Game
from parlour.kernel.state import facts

from ..contract.tables import GAMES, SIZE, extremes, settings

PLAYED = 300 * SIZE  # games against chance
WON = 0.70

game_of_each = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def turns(match: parlour.Match, bots: list[Bot], seed: int) -> Iterator[tuple[int, str]]:
    """Plays a game of bots; gives each move before it is made."""
    words = seeded(seed)
    while not match.over:
        seat = match.waiting[below(words, len(match.waiting))]
        move = bots[seat - 1].choose(match, seat)
        yield seat, move
        match.play(seat, move)


def played(match: parlour.Match, names: list[str], seed: int) -> parlour.Match:
    bots = [seated(name, 100 * seed + at) for at, name in enumerate(names)]
    for _ in turns(match, bots, seed):
        pass
    return match


@game_of_each
def test_house_beats_random(game: Game) -> None:
    won = 0.0
    for seed in range(PLAYED):
        mine = seed % 2 + 1
        names = ["house", "random"] if mine == 1 else ["random", "house"]
        match = played(parlour.Match(game.name, seats=2, seed=seed), names, seed)
        won += (mine in match.winners) / len(match.winners)
    assert won >= WON * PLAYED


@pytest.mark.parametrize("name", NAMES)
@game_of_each
def test_bots_play_legal_moves_to_the_end(game: Game, name: str) -> None:
    for deck in extremes(game):
        for seed, (seats, options) in enumerate(settings(game)):
            match = parlour.Match(game.name, seats=seats, options=options, seed=seed, deck=deck)
            assert played(match, [name] * seats, seed).winners or seats == 1


@game_of_each
def test_house_choice_rests_on_what_its_seat_sees(game: Game) -> None:
    for seed, (seats, options) in enumerate(settings(game)):
        match = parlour.Match(game.name, seats=seats, options=options, seed=seed)
        bots = [seated("random" if seat % 2 else "house", seed) for seat in range(seats)]
        for at, (seat, _) in enumerate(turns(match, bots, seed)):
            other = match.imagine(seat, seed=at)
            assert seated("house", at).choose(match, seat) == seated("house", at).choose(other, seat)


@game_of_each
def test_house_leaves_what_it_sees_as_it_was(game: Game) -> None:
    for seed, (seats, options) in enumerate(settings(game)):
        match = parlour.Match(game.name, seats=seats, options=options, seed=seed)
        bots = [seated("random", seed)] * seats
        for seat, _ in turns(match, bots, seed):
            view = match.seen_by(seat)
            before = all_but_chance(view)
            move = game.bot.choose(view, seat - 1)
            assert move in view.choices[: view.options]
            assert all_but_chance(view) == before


def all_but_chance(view: Any) -> dict[str, Any]:
    """All of a state but its generator."""
    return {name: value[:] if type(value) is list else value for name, value in facts(view).items() if name != "rng"}


@pytest.mark.parametrize("name", NAMES)
def test_same_seed_same_moves(name: str) -> None:
    for game in parlour.games():
        first, second = (played(parlour.Match(game, seats=3, seed=5), [name] * 3, 5) for _ in range(2))
        assert first.moves == second.moves


def test_unknown_bots_are_refused_with_those_there_are() -> None:
    with pytest.raises(parlour.OptionError, match="'nobody' is none of the bots: house, random"):
        seated("nobody", 1)


def test_the_strategy_is_loaded_when_asked_for() -> None:
    for game in parlour.games():
        assert load(game).bot is load(game).bot
