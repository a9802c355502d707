"""What moves and cards are in sentences, for those who choose by reading."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from parlour.kernel.contract import Game
from parlour.kernel.moves import Domain, Pattern
from parlour.kernel.piles import FROM_TOP
from parlour.kernel.views import UNKNOWN, seat_name

from .match import Match
from .text import Words, named
from .wording import base, join

SLOT = "slot"  # the domain of places in a zone that has a layout
SIDE = "side"  # the domain of a seat's zones of one card
OPEN = "…"  # an argument that is still to be chosen


class Part(NamedTuple):
    """A move, or a part of one: its pattern, and the words of its arguments."""

    pattern: Pattern
    words: tuple[str, ...]


def move_text(match: Match, game: Game, words: Words, seat: int, move: str) -> str:
    """The sentence of a move that a seat is asked for; it may mention what the prompt mentions."""
    return Saying(game, words, seat, match.prompt(seat)["data"], match.view(seat)).of(parts_of(match, game, seat, move))


def parts_of(match: Match, game: Game, seat: int, move: str) -> list[Part]:
    """What a move consists of; nothing where it is none."""
    return [part_of(game, number, move) for number in match.parts_of(seat, move)]


def part_of(game: Game, number: int, text: str) -> Part:
    pattern = game.moves.pattern_of(number)
    if pattern.spelled:
        return Part(pattern, tuple(text.split()[1:]))
    values = pattern.arguments(number)
    return Part(pattern, tuple(domain.word(value) for domain, value in zip(pattern.domains, values, strict=True)))


class Saying:
    """The sentences of the moves of one decision."""

    def __init__(self, game: Game, words: Words, seat: int, around: dict[str, Any], view: dict[str, Any]) -> None:
        self.game, self.words, self.view = game, words, view
        self.mine = seat_name(seat - 1)
        self.around = named(game, words, around) | tops(game, words, view)

    def of(self, parts: Sequence[Part]) -> str:
        """The sentence of a move; of one in parts, its own (`move-VERB-PART`) or those of its parts in a row."""
        if parts[0].pattern.spelled:
            return self.words.say(f"move-{parts[0].pattern.name}", cards=counted(self.words, parts[0].words))
        name = "move-" + "-".join(part.pattern.name for part in parts)
        if len(parts) > 1 and not self.words.has(name):
            return " ".join(self.of([part]) for part in parts).replace(" :", ":")
        domains = [domain for part in parts for domain in part.pattern.domains]
        data = arguments(domains, [word for part in parts for word in part.words])
        names = [f"{name}-{word}" for word in data.values()]  # where an argument has a sentence of its own
        name = next((one for one in names if self.words.has(one)), name)
        mat = self.view.get(data.get("seat", ""), self.view[self.mine])
        there = holds(self.game, self.words, data, mat)
        return self.words.say(name, **{**self.around, **there, **self._names(domains, data), **data})

    def _names(self, domains: Sequence[Domain], data: dict[str, str]) -> dict[str, str]:
        """What arguments are called: `card_name`, and so for a card by any other name."""
        named = zip(data.items(), domains, strict=True)
        return {f"{key}_name": self.name(domain, word) for (key, word), domain in named}

    def name(self, domain: Domain, word: str) -> str:
        return self.words.name("card" if word in self.game.kinds else domain.name, word)


def arguments(domains: Sequence[Domain], said: Sequence[str]) -> dict[str, str]:
    """The arguments by the names of their domains; a second one of a name is `slot2`."""
    found: dict[str, str] = {}
    for domain, word in zip(domains, said, strict=True):
        found[f"{domain.name}2" if domain.name in found else domain.name] = word
    return found


def counted(words: Words, cards: Sequence[str]) -> str:
    """Cards in a row, those that are alike as one."""
    runs = [(len(list(run)), words.name("card", card)) for card, run in groupby(cards)]
    return join([f"{count} {name}" if count > 1 else name for count, name in runs])


def holds(game: Game, words: Words, data: dict[str, str], mat: dict[str, list[str]]) -> dict[str, str]:
    """What lies where a move says, with the seat that it names or whose it is: `slot_holds`, `side_holds`."""
    laid = [card for zone in game.rows for card in mat[zone]]
    found: dict[str, str] = {}
    for key, word in data.items():
        if word == OPEN:
            found[f"{key}_holds"] = OPEN
        elif key == SIDE and mat.get(word):
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
    counts = match.supply()
    found: list[tuple[str, str, str]] = []
    for (count, deed), run in groupby(cards, lambda card: (counts[card], does(words, match.numbers(card), card))):
        names = [words.name("card", card) for card in run]
        several = len(names) > 1
        found.append(
            (f"{names[0]} to {names[-1]}" if several else names[0], f"{count}{' each' if several else ''}", deed)
        )
    return found


def does(words: Words, numbers: dict[str, int], card: str) -> str:
    """What a card does, with the numbers of the deck in play; one that lies as another does what that does."""
    own = base(card)
    return words.say(f"does-{own}" if words.has(f"does-{own}") else "does-number", **numbers)
