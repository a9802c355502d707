"""What happened, for whom, by which rule: rows of ints, told by the rules and read by the table.

A row is the event, the seats that may know all of it, and its data. Those who may not know all are
told the same without the data marked hidden; an event that marks none is not told to them at all.
Compiled for speed, telling is nothing at all; compiled to tell, rows go into a ring in the record.
"""

from typing import Any

from .moves import Domain
from .piles import EVERYBODY
from .state import Core, SeatSet


def tell(s: Core, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Everybody learns it."""
    if s.log is not None:
        s.log.append((event, EVERYBODY, a, b, c, d, e))


def whisper(s: Core, seats: SeatSet, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Those seats learn all of it."""
    if s.log is not None:
        s.log.append((event, seats, a, b, c, d, e))


ROW = 8  # the event, the seats, five data, and a spare
ROWS = 256  # of the ring; more than one step tells


def note(s: Any, seats: SeatSet, event: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """A row for the ring of a record that has one."""
    at = s.told % ROWS * ROW
    s.ring[at] = event
    s.ring[at + 1] = seats
    s.ring[at + 2] = a
    s.ring[at + 3] = b
    s.ring[at + 4] = c
    s.ring[at + 5] = d
    s.ring[at + 6] = e
    s.told += 1


class Event:
    """A kind of event: the names and domains of its data, which are hidden, and its rule.

    The datum `rule` names the rule of the row itself. An event with `points` counts in the tally.
    """

    def __init__(self, name: str, rule: int, hidden: tuple[str, ...], data: dict[str, Domain | None]) -> None:
        self.name, self.rule, self.hidden, self.data = name, rule, hidden, data
        self.at = {key: 2 + place for place, key in enumerate(data)}

    def rule_of(self, row: tuple[int, ...]) -> int:
        return row[self.at["rule"]] if "rule" in self.at else self.rule


class Events:
    """All events of a game: added by calling it, in order."""

    def __init__(self) -> None:
        self.kinds: list[Event] = []

    def __call__(self, name: str, rule: int, /, hidden: tuple[str, ...] = (), **data: Domain | None) -> int:
        self.kinds.append(Event(name, rule, hidden, data))
        return len(self.kinds) - 1
