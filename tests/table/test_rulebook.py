"""RULES.md is read rule by rule, and searched."""

import pytest

import parlour
from parlour.games import load
from parlour.kernel.contract import Game
from parlour.table import rulebook

each_game = pytest.mark.parametrize("game", [load(name) for name in parlour.games()], ids=lambda game: game.name)


@each_game
def test_rules_are_those_of_the_game_and_of_every_game(game: Game) -> None:
    prefixes = {rule.id.partition("-")[0] for rule in rulebook.rules(game)}
    assert prefixes == {game.prefix, "ALL"}


@each_game
def test_a_rule_is_found_by_id_by_number_and_by_word(game: Game) -> None:
    rule = rulebook.rules(game)[0]
    number = rule.id.partition("-")[2]
    assert rulebook.about(game, rule.id.lower()) == rulebook.about(game, str(int(number))) == [rule]
    assert rule in rulebook.about(game, rule.text.split()[-2])


@each_game
def test_what_no_rule_is_about(game: Game) -> None:
    assert rulebook.about(game, "zeppelin") == []
