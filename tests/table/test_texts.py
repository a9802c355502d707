"""Every message can be said: no event, prompt, reason, move or tally of any game lacks a word or a datum."""

import itertools
import re
from typing import Any

import pytest

import parlour
from parlour.games import load
from parlour.kernel.contract import Game
from parlour.kernel.events import Event
from parlour.kernel.moves import Domain
from parlour.kernel.stack import ALL, QUESTION
from parlour.kernel.views import NONE, UNKNOWN
from parlour.table import deck, says, told
from parlour.table.text import words
from tests.table.games import positions

GAMES = [load(name) for name in parlour.games()]
NUMBERS = -7, 0, 1, 2, 9

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def samples(domain: Domain | None) -> list[Any]:
    if domain is None:
        return list(NUMBERS)
    return [["P1"], ["P1", "P2"], []] if domain.name == "seats" else list(domain.words)


def data_of(event: Event) -> list[dict[str, Any]]:
    """Each datum in turn takes all of its values, the others their first; cards and numbers in all pairs."""
    choices = {key: samples(domain) for key, domain in event.data.items() if key != "rule"}
    first = {key: values[0] for key, values in choices.items()}
    pairs = itertools.combinations(choices, 2)
    found = [first, *({**first, key: value} for key, values in choices.items() for value in values)]
    found += [{**first, a: x, b: y} for a, b in pairs for x in choices[a][:9] for y in choices[b][:9]]
    return [*found, *({**one, key: UNKNOWN} for key in event.hidden for one in found[:9])]


@each_game
def test_events(game: Game) -> None:
    for event in game.events:
        for data in data_of(event):
            assert told.sentence(game, words(game), event, data, ALL + 9)


@each_game
def test_tallies(game: Game) -> None:
    for event in game.events:
        if "points" in event.at:
            for card in samples(event.data.get("card", Domain("card", ("",)))):
                name = words(game).name("card", card)
                assert words(game).say(f"tally-{event.name}", card=card, card_name=name, rule="")


@each_game
def test_reasons_of_every_refusal(game: Game) -> None:
    rule = re.compile(rf"({game.prefix}|ALL)_\d+")
    ids = [name.replace("_", "-") for name in vars(game.refusals) if rule.fullmatch(name)]
    for name in ["ALL-02", *ids]:
        assert words(game).say(f"reason-{name}")
    assert ids


@each_game
def test_names(game: Game) -> None:
    said = words(game)
    assert not [card for card in game.kinds[1:] if not card.isdecimal() and said.name("card", card) == card]
    kinds = {f"{'value' if pile.value else 'zone'}-{name}" for name, pile in game.zones.piles.items()}
    kinds |= {f"value-{field.word()}" for field in game.values}
    assert not [name for name in sorted(kinds) if not said.has(name)]


@each_game
def test_aim_turn_and_cards(game: Game) -> None:
    numbers = deck.numbers(deck.printed(game))
    assert words(game).say("game")
    assert words(game).say("aim", **numbers)
    assert words(game).say("turn", **numbers)
    for card in game.kinds[1:]:
        assert says.does(words(game), deck.numbers(deck.printed(game), card), card)


@each_game
def test_every_move(game: Game) -> None:
    around: dict[str, Any] = {}  # what any prompt mentions
    for match in positions(game.name):
        for seat in match.waiting:
            around |= {key: value for key, value in match.prompt(seat)["data"].items() if value != NONE}
    view: dict[str, Any] = {f"P{seat}": filled(game, True) for seat in range(1, game.seats[1] + 1)}
    saying = says.Saying(game, words(game), 1, around, view | filled(game, False))
    for number, move in enumerate(game.moves.texts()):
        assert saying.of([says.part_of(game, number, move)])


def filled(game: Game, each_seat: bool) -> dict[str, list[str]]:
    """Cards in every zone."""
    piles = [pile for pile in game.zones.piles.values() if pile.each_seat == each_seat]
    return {pile.name: [game.kinds[1]] * min(pile.room, 8) for pile in piles}


@each_game
def test_every_question_in_play(game: Game) -> None:
    """The prompts that are met can be said, and the legal moves; the other questions have a sentence."""
    for match in itertools.chain(positions(game.name), positions(game.name, game.seats[1], seed=2)):
        for seat in range(1, match.seats + 1):
            assert match.prompt(seat)["text"]
            for move in match.legal(seat)[::5]:
                assert says.move_text(match, game, words(game), seat, move)
    questions = [f"ask-{name}" for number, name in game.frames.names.items() if number >= QUESTION]
    assert not [name for name in [*questions, "wait", "over"] if not words(game).has(name)]
