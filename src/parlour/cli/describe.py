"""`parlour describe`: what a game consists of, for programs and people that do not know it."""

import importlib.resources
import json
from itertools import groupby
from typing import Annotated, Any

from cyclopts import Parameter
from fluent.syntax import FluentParser, FluentSerializer, ast
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from parlour.games import NAMES, load
from parlour.kernel.contract import Game
from parlour.kernel.moves import Domain
from parlour.kernel.piles import FROM_TOP, IN_ORDER, LAID, NO_ORDER, OWNER_SEES
from parlour.kernel.stack import AT_ONCE, QUESTION, TOGETHER
from parlour.kernel.state import Field
from parlour.table import deck, rulebook, says
from parlour.table.errors import OptionError
from parlour.table.text import words

from . import screen

ORDERS = {NO_ORDER: "none", LAID: "none", IN_ORDER: "in order", FROM_TOP: "from the top"}
READS = {"none": "no order", "in order": "in order", "from the top": "listed from the top"}
KINDS = {QUESTION: "to one seat", TOGETHER: "to several, shown when all have chosen", AT_ONCE: "to several at once"}


def describe(game: str, *, json: Annotated[bool, Parameter(negative=())] = False) -> int:
    """What a game consists of.

    Parameters
    ----------
    game
        Its name.
    json
        As one JSON object.
    """
    if game not in NAMES:
        raise OptionError(f"{game!r} is none of the games: {', '.join(NAMES)}")
    facts = described(load(game))
    if json:
        print(as_json(facts))
    else:
        Reader(screen.console()).all(facts)
    return 0


def as_json(facts: dict[str, Any]) -> str:
    return json.dumps(facts, ensure_ascii=False, indent=1)


def described(game: Game) -> dict[str, Any]:
    """All of it, as plain JSON."""
    said = words(game)
    numbers = deck.numbers(deck.printed(game))
    least, most = game.seats
    return {
        "game": game.name,
        "name": said.say("game"),
        "aim": screen.flat(said.say("aim", **numbers)),
        "turn": screen.flat(said.say("turn", **numbers)),
        "prefix": game.prefix,
        "version": game.version,
        "seats": {"least": least, "most": most},
        "options": options(game),
        "zones": zones(game),
        "values": values(game),
        "cards": cards(game),
        "moves": moves(game),
        "events": events(game),
        "questions": questions(game),
        "rules": [rule._asdict() for rule in rulebook.rules(game)],
        "deck": deck_values(game),
        "texts": texts(game),
    }


def options(game: Game) -> list[dict[str, Any]]:
    order = {"name": game.order_name, "default": "drawn at set-up", "value": "every seat once, in order"}
    return [*(option(game, field) for field in game.options), order]


def option(game: Game, field: Field) -> dict[str, Any]:
    if field.name in game.choices:
        words = game.choices[field.name]
        return {
            "name": field.word(),
            "default": words[field.default],
            "value": " or ".join(words),
            "words": list(words),
        }
    return {"name": field.word(), "default": field.default, "low": field.low, "high": field.high}


def zones(game: Game) -> list[dict[str, Any]]:
    name = words(game).name
    return [
        {
            "name": pile.name,
            "label": name("value" if pile.value else "zone", pile.name),
            "of": "each seat" if pile.each_seat else "the table",
            "order": ORDERS[pile.order],
            "audience": audience(pile.seen, pile.each_seat),
            "room": pile.room,
            "row": game.rows.get(pile.name, 0),
            "is_value": pile.value,
        }
        for pile in game.zones.piles.values()
        if not pile.apart
    ]


def audience(seen: str, is_of_seat: bool) -> str:
    """Who sees a card put there; a zone of the table that one seat sees is of the seat on turn."""
    return "the seat on turn" if seen == OWNER_SEES and not is_of_seat else seen


def values(game: Game) -> list[dict[str, Any]]:
    return [value(game, field) for field in game.values]


def value(game: Game, field: Field) -> dict[str, Any]:
    facts: dict[str, Any] = {"name": field.word(), "shape": field.shape}
    facts["label"] = words(game).name("value", field.word())
    if field.name in game.choices:
        facts["words"] = list(game.choices[field.name])
    return facts


def cards(game: Game) -> list[dict[str, Any]]:
    usual, said = deck.printed(game), words(game)
    return [
        {
            "name": card,
            "label": said.name("card", card),
            "count": usual["cards"][card],
            "does": says.does(said, deck.numbers(usual, card), card),
        }
        for card in deck.cards(game)
    ]


def moves(game: Game) -> list[dict[str, Any]]:
    return [
        {"name": p.name, "pattern": p.text(), "arguments": [argument(d) for d in p.domains], "moves": p.size}
        for p in game.moves.patterns
    ]


def argument(domain: Domain) -> dict[str, Any]:
    return {"name": domain.name, "words": list(domain.words)}


def events(game: Game) -> list[dict[str, Any]]:
    return [
        {
            "name": event.name,
            "rule": game.rule_id(event.rule),
            "data": {key: domain.name if domain else "number" for key, domain in event.data.items() if key != "rule"},
            "hidden": list(event.hidden),
            "rule_varies": "rule" in event.data,
        }
        for event in game.events
    ]


def questions(game: Game) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "asked": KINDS[number // QUESTION * QUESTION],
            "rule": game.rule_id(game.frames.rules[number]),
        }
        for number, name in game.frames.names.items()
        if number >= QUESTION
    ]


def deck_values(game: Game) -> dict[str, Any]:
    usual = deck.printed(game)
    ranges = {field.word(): (field.low, field.high) for field in game.tuned}
    limits = {card: (0, 2 * count) for card, count in usual["cards"].items()}
    found = {"cards": ranged(usual["cards"], limits), "values": ranged(usual["values"], ranges)}
    for field in game.tables:
        found[field.word()] = ranged(usual[field.word()], dict.fromkeys(usual[field.word()], (field.low, field.high)))
    return found


def ranged(numbers: dict[str, int], limits: dict[str, tuple[int, int]]) -> dict[str, Any]:
    return {key: {"value": value, "low": limits[key][0], "high": limits[key][1]} for key, value in numbers.items()}


def texts(game: Game, language: str = "en") -> dict[str, str]:
    """All messages by id, as Project Fluent writes them."""
    found: dict[str, str] = {}
    for package in ("parlour.table", game.package):
        source = importlib.resources.files(package).joinpath("lang", f"{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
    return found


class Reader:
    """The same for people."""

    def __init__(self, out: Console) -> None:
        self.out = out

    def all(self, facts: dict[str, Any]) -> None:
        seats = facts["seats"]
        self.out.print(Text(f"{facts['name']} ({facts['game']})", screen.HEAD))
        self.out.print(f"{seats['least']} to {seats['most']} seats. {facts['aim']}")
        self.out.print(facts["turn"])
        self.part("Options", [(o["name"], span(o)) for o in facts["options"]])
        self.part(
            "Zones",
            [
                (z["name"], f"of {z['of']}; seen by {z['audience']}; {READS[z['order']]}; room {z['room']}")
                for z in facts["zones"]
            ],
        )
        self.part("Values", [(v["name"], f"{v['label']} ({v['shape']})") for v in facts["values"]])
        self.part("Cards", same_cards(facts["cards"]))
        self.part(
            "Moves", [(m["pattern"], f"{m['moves']} {'move' if m['moves'] == 1 else 'moves'}") for m in facts["moves"]]
        )
        self.part("Questions", [(q["name"], f"{q['asked']}, {q['rule']}") for q in facts["questions"]])
        self.part("Events", [(e["name"], event(e)) for e in facts["events"]])
        self.part("Deck values", [(k, span(v)) for k, v in facts["deck"]["values"].items()])
        self.part("Rules", [(r["id"], screen.cited(r["text"])) for r in facts["rules"]])
        self.out.print(f"\n{len(facts['texts'])} messages; --json gives them, and all of this for programs.")

    def part(self, title: str, rows: list[tuple[str, Any]]) -> None:
        self.out.print(Text(f"\n{title}", screen.HEAD))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, style=screen.OTHER)
        for row in rows:
            grid.add_row(*row)
        self.out.print(Padding(grid, (0, 0, 0, 2)))


def same_cards(cards: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Cards that do the same are one line."""
    runs = [list(run) for _, run in groupby(cards, lambda card: (card["count"], card["does"]))]
    return [
        (f"{run[0]['count']} {' to '.join(dict.fromkeys((run[0]['label'], run[-1]['label'])))}", run[0]["does"])
        for run in runs
    ]


def span(number: dict[str, Any]) -> str:
    if "low" not in number:
        return f"{number['value']}; else {number['default']}"
    return f"{number.get('value', number.get('default'))}, from {number['low']} to {number['high']}"


def event(facts: dict[str, Any]) -> str:
    data = [f"{key}{' (hidden)' if key in facts['hidden'] else ''}" for key in facts["data"]]
    return f"{', '.join(data) or 'no data'}; {facts['rule']}"
