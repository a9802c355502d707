"""Moves as numbers and as text."""

import pytest

import parlour
from parlour.games import load
from parlour.kernel import offer, offer_cards, put
from parlour.kernel.contract import Game
from parlour.kernel.moves import forget_moves, number_of

from .sitting import GAME

each_game = pytest.mark.parametrize("game", [*map(load, parlour.games()), GAME], ids=lambda game: game.name)


@each_game
def test_every_move_is_its_text_and_back(game: Game) -> None:
    texts = list(game.moves.texts())
    for move, text in enumerate(texts):
        pattern = game.moves.pattern_of(move)
        assert (move in game.moves.numbers(text)) != pattern.spelled
        assert not pattern.verb or len(game.moves.numbers(text)) == 1 - pattern.spelled


@each_game
def test_no_other_words_are_moves(game: Game) -> None:
    for text in ("", " ", "zeppelin", f" {game.moves.text(0)}", f"{game.moves.text(0)} ", game.moves.text(0).upper()):
        assert game.moves.number(text) == -1


@each_game
def test_arguments_give_the_number_that_offer_reckons(game: Game) -> None:
    s = game.layout.fresh()
    for move in range(game.moves.count):
        pattern = game.moves.pattern_of(move)
        arguments = pattern.arguments(move)
        words = [domain.word(value) for domain, value in zip(pattern.domains, arguments, strict=True)]
        assert " ".join([pattern.verb, *words]).split() == game.moves.text(move).split()
        assert number_of(pattern.packed, *arguments) == move
        offer(s, pattern.packed, *arguments)
        offer(s, pattern.packed, *arguments)
    assert s.choices[: s.options] == list(range(game.moves.count))
    forget_moves(s)
    assert s.options == 0
    assert not any(s.choices)
    assert not any(s.offered)


@each_game
def test_patterns_lie_side_by_side(game: Game) -> None:
    at = 0
    for pattern in game.moves.patterns:
        assert pattern.first == at
        assert pattern.text() == pattern.text().strip()
        at += pattern.size
    assert at == game.moves.count


def test_offer_cards_offers_each_kind_once() -> None:
    s = GAME.layout.fresh()
    pattern = next(pattern for pattern in GAME.moves.patterns if pattern.name == "lying")
    for card in (5, 3, 5):
        put(s, GAME.zones["hand"], card, 0)
    offer_cards(s, pattern.packed, GAME.zones["hand"], 2)
    offered = [GAME.moves.text(move) for move in s.choices[: s.options]]
    assert offered == [f"P3 {GAME.kinds[5]}", f"P3 {GAME.kinds[3]}"]
