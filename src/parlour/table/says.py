"""What moves and cards are in sentences, for those who choose by reading."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from parlour.kernel.contract import Game
from parlour.kernel.moves import Domain
from parlour.kernel.piles import FROM_TOP
from parlour.kernel.views import UNKNOWN, seat_name

from .match import Match
from .text import Words, named

SLOT = "slot"  # the domain of places in a zone that has a layout
SIDE = "side"  # the domain of a seat's zones of one card


def move_text(match: Match, game: Game, words: Words, seat: int, move: str) -> str:
    """The sentence of a move that a seat is asked for; it may mention what the prompt mentions."""
    return said_move(game, words, seat, move, match.prompt(seat)["data"], match.view(seat))


def said_move(game: Game, words: Words, seat: int, move: str, around: dict[str, Any], view: dict[str, Any]) -> str:
    """The sentence of a move: `move-VERB-WORD` where an argument has one of its own, else `move-VERB`."""
    pattern = game.moves.pattern_of(game.moves.number(move))
    data = arguments(pattern.domains, move.split(" ")[1:])
    names = [f"move-{pattern.name}-{word}" for word in data.values()]
    name = next((name for name in names if words.has(name)), f"move-{pattern.name}")
    data |= _card_names(words, pattern.domains, data)
    there = holds(game, words, data, view[data.get("seat", seat_name(seat - 1))]) | tops(game, words, view)
    return words.say(name, **{**named(game, words, around), **there, **data})


def arguments(domains: tuple[Domain, ...], said: list[str]) -> dict[str, str]:
    """The arguments by the names of their domains; a second one of a name is `slot2`."""
    found: dict[str, str] = {}
    for domain, word in zip(domains, said, strict=True):
        found[f"{domain.name}2" if domain.name in found else domain.name] = word
    return found


def _card_names(words: Words, domains: tuple[Domain, ...], data: dict[str, str]) -> dict[str, str]:
    cards = [key for key, domain in zip(data, domains, strict=True) if domain.name == "card"]
    return {f"{key}_name": words.name("card", data[key]) for key in cards}


def holds(game: Game, words: Words, data: dict[str, str], mat: dict[str, list[str]]) -> dict[str, str]:
    """What lies where a move says, with the seat that it names or whose it is: `slot_holds`, `side_holds`."""
    laid = [card for zone in game.rows for card in mat[zone]]
    found: dict[str, str] = {}
    for key, word in data.items():
        if key == SIDE and mat.get(word):
            found["side_holds"] = shown(words, mat[word][0])
        elif key.startswith(SLOT) and int(word) <= len(laid):
            found[f"{key}_holds"] = shown(words, laid[int(word) - 1])
    return found


def tops(game: Game, words: Words, view: dict[str, Any]) -> dict[str, str]:
    """The top cards of the table's piles: `top_discard`."""
    piles = [pile.name for pile in game.zones.piles.values() if pile.order == FROM_TOP and not pile.each_seat]
    return {f"top_{name}": shown(words, view[name][0]) for name in piles if view[name]}


def shown(words: Words, card: str) -> str:
    return UNKNOWN if card == UNKNOWN else words.name("card", card)


def deeds(match: Match, game: Game, words: Words, cards: Sequence[str]) -> list[tuple[str, str, str]]:
    """Cards with how many there are and what they do; those that follow each other and do the same are one."""
    counts, numbers = match.supply(), match.numbers()
    found: list[tuple[str, str, str]] = []
    for (count, deed), run in groupby(cards, lambda card: (counts[card], does(words, numbers, card))):
        names = [words.name("card", card) for card in run]
        several = len(names) > 1
        found.append(
            (f"{names[0]} to {names[-1]}" if several else names[0], f"{count}{' each' if several else ''}", deed)
        )
    return found


def does(words: Words, numbers: dict[str, int], card: str) -> str:
    """What a card does, with the numbers of the deck in play."""
    name = f"does-{card}" if words.has(f"does-{card}") else "does-number"
    return words.say(name, **numbers)
