"""Events as a viewer may know them: rows of ints made into data and sentences."""

import functools
from typing import Any

from parlour.kernel.contract import Game
from parlour.kernel.events import Event
from parlour.kernel.moves import Domain
from parlour.kernel.views import ALL, UNKNOWN, seat_name, seats_in

from .text import Words
from .wording import join

Row = tuple[int, ...]


def knows_all(row: Row, viewer: int) -> bool:
    return viewer == ALL or row[1] >> viewer & 1 == 1


def may_know(game: Game, row: Row, viewer: int) -> bool:
    """Whether a viewer is told of it at all; the data that are hidden may still be kept from them."""
    return knows_all(row, viewer) or bool(game.events[row[0]].hidden)


def data_of(game: Game, row: Row, viewer: int) -> dict[str, Any]:
    return _data(game, row, knows_all(row, viewer))


def _data(game: Game, row: Row, knows: bool) -> dict[str, Any]:
    event = game.events[row[0]]
    found: dict[str, Any] = {}
    for (name, domain), value in zip(event.data.items(), row[2:], strict=False):
        if name != "rule":
            found[name] = UNKNOWN if name in event.hidden and not knows else _datum(domain, value)
    return found


def _datum(domain: Domain | None, value: int) -> Any:
    if domain is None:
        return value
    if domain.name == "seats":
        return [seat_name(seat) for seat in seats_in(value, 8)]
    return domain.word(value)


def sentence(game: Game, words: Words, event: Event, data: dict[str, Any], rule: int) -> str:
    """Cards are given by word (to choose by) and by name (to show)."""
    shown: dict[str, Any] = {"rule": game.rule_id(rule)}
    for name, value in data.items():
        shown[name] = join(value) if isinstance(value, list) else value
        domain = event.data[name]
        if domain is not None and value and not isinstance(value, list):
            shown[f"{name}_name"] = words.name(domain.name, "unknown" if value == UNKNOWN else str(value))
    if "points" in data:
        shown["amount"], shown["way"] = abs(data["points"]), "down" if data["points"] < 0 else "up"
    return words.say(f"event-{event.name}", **shown)


def tell(game: Game, words: Words, row: Row, viewer: int, number: int) -> dict[str, Any]:
    name, text, rule, data = _told(game, words, row, knows_all(row, viewer))
    return {
        "number": number,
        "id": name,
        "text": text,
        "rule": rule,
        "data": {key: list(value) if isinstance(value, list) else value for key, value in data.items()},
    }


@functools.lru_cache(maxsize=4096)
def _told(game: Game, words: Words, row: Row, knows: bool) -> tuple[str, str, str, dict[str, Any]]:
    """The same for all who know as much."""
    event = game.events[row[0]]
    rule = event.rule_of(row)
    data = _data(game, row, knows)
    return event.name, sentence(game, words, event, data, rule), game.rule_id(rule), data


def tally(game: Game, words: Words, rows: list[Row]) -> list[dict[str, Any]]:
    """Each point by cause: the events with points, added up by seat, event, card and rule."""
    sums: dict[tuple[str, str, str, str], list[int]] = {}
    for row in rows:
        event = game.events[row[0]]
        if "points" in event.at:
            data = data_of(game, row, ALL)
            key = (data["seat"], event.name, data.get("card", ""), game.rule_id(event.rule_of(row)))
            entry = sums.setdefault(key, [0, 0])
            entry[0] += 1
            entry[1] += data["points"]
    return [
        {
            "seat": seat,
            "id": f"{name}-{card}" if card else name,
            "text": words.say(f"tally-{name}", card=card, card_name=words.name("card", card), rule=rule),
            "count": count,
            "points": points,
            "rule": rule,
        }
        for (seat, name, card, rule), (count, points) in sorted(sums.items())
    ]
