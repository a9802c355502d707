"""The table as one seat sees it, laid out from the zones and values of any game."""

from collections import Counter
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table, box
from rich.text import Text

from parlour.games import load
from parlour.kernel.contract import Game
from parlour.kernel.piles import ALL_SEE, FROM_TOP, OWNER_SEES, Pile
from parlour.kernel.views import NONE, UNKNOWN
from parlour.table.match import Match
from parlour.table.text import Words

from . import screen

SHOWN = 8  # cards of a long pile
LABEL = 20  # what a line needs besides
NOTHING = "-"
STACK = "stack"  # a zone of that name is shown from the bottom to the top
FEW = 6  # zones, which are shown even if nothing lies there


class Board:
    def __init__(self, match: Match, words: Words, me: int | None) -> None:
        self.match, self.words, self.me = match, words, me
        self.game: Game = load(match.game)
        self.view: dict[str, Any] = match.view(me)
        self.seats = [f"P{seat}" for seat in range(1, match.seats + 1)]
        self.rows = self.game.rows
        self.room = screen.WIDEST  # of a line, for what lies under a top card
        self.notes = {note["place"]: note["text"] for note in match.notes(me)}
        self.zones = [pile for pile in self._shown() if pile.each_seat]
        self.by_seat = [key for key, value in self.view.items() if self._is_by_seat(key, value)]

    def print(self, out: Console, is_known: bool = False) -> None:
        """All of it; where only the header is news, little more than that."""
        self.room = out.width - LABEL
        out.print(self.header())
        if not is_known:
            out.print()
            out.print(self.mats() if self.rows else self.table())
            out.print()
        for line in (*([] if is_known else self.piles()), *self.mine()):
            screen.indent(out, line, 0)
        out.print()

    def body(self) -> dict[str, Any]:
        """What is shown below the header."""
        return {key: value for key, value in self.view.items() if self._value(key, value) is None}

    def _shown(self) -> list[Pile]:
        """The zones with a place on the table: where there are many, those that are empty have none."""
        places = {pile.name: pile for pile, _, _ in self.game.places(self.match.seats)}
        found = [pile for pile in places.values() if not pile.within]
        if len(found) <= FEW:
            return found
        kept = [found[0], *(pile for pile in found if not pile.each_seat and pile.seen != ALL_SEE)]  # hands and decks
        kept += [pile for pile in found if pile.name in self.notes]
        return [pile for pile in found if pile in kept or self._holds_any(pile)]

    def _holds_any(self, pile: Pile) -> bool:
        if pile.each_seat:
            return any(self.view[seat][pile.name] for seat in self.seats)
        return bool(self.view[pile.name])

    # names

    def card(self, card: str) -> Text:
        return Text(UNKNOWN, "dim") if card == UNKNOWN else Text(self.words.name("card", card))

    def word(self, value: Any) -> str:
        """A value: a number, a card, a zone, seats."""
        if isinstance(value, list):
            return ", ".join(map(str, value))
        kind = "card" if value in self.game.kinds else "zone"
        return self.words.name(kind, str(value))

    # values

    def _is_by_seat(self, key: str, value: Any) -> bool:
        """A number for each seat; the score, and what is not 0 for all."""
        shapes = {field.word(): field.shape for field in self.game.values}
        return shapes.get(key) == "by seat" and (any(value) or value == self.match.scores)

    def header(self) -> Text:
        """The values of the table: round, order, and such."""
        found = [(type(value) is not int, self._value(key, value)) for key, value in self.view.items()]
        shown = [text for _, text in sorted(found, key=lambda entry: entry[0]) if text]
        return Text(" · ", "dim").join(shown)

    def _value(self, key: str, value: Any) -> Text | None:
        zones = self.game.zones.piles
        is_table_value = key not in self.seats and not (key in zones and not zones[key].value)
        if key == self.game.order_name and "turn" in self.view:  # who is next is plain from the seats
            return None
        if not is_table_value or value in (NONE, [], {}, False) or (isinstance(value, list) and type(value[0]) is int):
            return None
        label = self.words.name("value", key) + ("" if isinstance(value, str | int) else ":")
        if value is True:
            return Text(label, "dim")
        if isinstance(value, dict):
            value = [f"{seat} {self.words.name(key, word)}" for seat, word in value.items()]
        return Text(f"{label} ", "dim").append_text(screen.seats(self.word(value), self.me))

    # seats in a table

    def table(self) -> Table:
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column("", no_wrap=True)
        for key in self.by_seat:
            grid.add_column(self.words.name("value", key), justify="right", max_width=8)
        for pile in self.zones:
            grid.add_column(self.words.name("zone", pile.name), no_wrap=pile.room == 1)
        for number, name in enumerate(self.seats):
            values = [str(self.view[key][number]) for key in self.by_seat]
            zones = [self.pile(pile, self.view[name][pile.name], self._is_mine(pile, name)) for pile in self.zones]
            is_out = name in self.view.get("out", [])
            grid.add_row(screen.seat(name, self.me), *values, *zones, style="dim" if is_out else "")
        return grid

    def _is_mine(self, pile: Pile, name: str) -> bool:
        """Shown below the table, where there is room for it."""
        return name == f"P{self.me}" and pile.seen == OWNER_SEES and pile.room > 1

    def mine(self) -> list[Text]:
        """What is in one's own hand."""
        mine = [pile for pile in self.zones if self._is_mine(pile, f"P{self.me}")]
        name = self.words.name
        return [
            Text(f"Your {name('zone', pile.name)}: ", screen.ME).append_text(
                self.pile(pile, self.view[f"P{self.me}"][pile.name], False)
            )
            for pile in mine
        ]

    # seats as mats

    def mats(self) -> RenderableType:
        """One's own first and large, the others side by side."""
        own = [name for name in self.seats if name == f"P{self.me}"]
        others = [self.mat(name) for name in self.seats if name not in own]
        return Group(*(self.mat(name) for name in own), Columns(others, padding=(0, 4)))

    def mat(self, name: str) -> RenderableType:
        number = self.seats.index(name)
        title = screen.seat(name, self.me)
        for key in self.by_seat:
            title.append(f"  {self.words.name('value', key)} {self.view[key][number]}", "default")
        parts: list[RenderableType] = [title]
        for pile in self.zones:
            held = self.view[name][pile.name]
            if pile.name in self.rows:
                parts.append(self.grid(held, self.rows[pile.name], name == f"P{self.me}"))
            elif not self._is_mine(pile, name):
                parts.append(Text(f"{self.words.name('zone', pile.name)}: ").append_text(self.pile(pile, held, False)))
        return Group(*parts)

    def grid(self, held: list[str], row: int, is_own: bool) -> Table:
        """Cards in rows; one's own with the numbers of their places."""
        grid = Table(box=box.ROUNDED if is_own else None, show_header=False, show_lines=True, padding=(0, 1))
        for _ in range(row):
            grid.add_column(justify="right" if is_own else "center", min_width=4)
        cells = [self._place(place, card, is_own) for place, card in enumerate(held, 1)]
        for at in range(0, len(cells), row):
            grid.add_row(*cells[at : at + row])
        return grid

    def _place(self, place: int, card: str, is_own: bool) -> Text:
        shown = self.card(card)
        if card != UNKNOWN:
            shown.stylize("bold")
        if not is_own:
            return shown
        return Text.assemble((f"{place}", "dim"), " " * (6 - len(str(place)) - len(shown)), shown)

    # piles

    def piles(self) -> list[Text]:
        """The zones of the table, on one line each."""
        zones = [pile for pile in self._shown() if not pile.each_seat]
        return [self.label(pile).append_text(self.pile(pile, self.view[pile.name], False)) for pile in zones]

    def label(self, pile: Pile) -> Text:
        """The name of a zone, with what the game says beside it."""
        note = self.notes.get(pile.name)
        return Text(self.words.name("zone", pile.name)).append(f" ({note})" if note else "", "dim").append(": ")

    def pile(self, pile: Pile, held: list[str], as_count: bool) -> Text:
        """Cards by name, those not known by number."""
        if not held:
            return Text(NOTHING, "dim")
        if as_count or all(card == UNKNOWN for card in held):
            return Text(UNKNOWN, "dim") if pile.room == 1 else counted(len(held))
        if pile.unordered:
            return Text(", ").join(self.times(card, count) for card, count in Counter(held).items())
        if pile.order != FROM_TOP:
            return Text(", ").join(self.card(card) for card in held)
        if pile.name == STACK:
            return Text(" ← ", "dim").join(self.card(card) for card in reversed(held))
        shown = Text.assemble((self.card(held[0]).plain, "bold"), (" on top" if len(held) > 1 else "", "dim"))
        under = [part for card, run in groupby(held[1:]) for part in self.run(card, len(list(run)))]
        return shown.append_text(self.under(under, self.room - len(shown))) if under else shown

    def under(self, parts: list[Text], room: int) -> Text:
        """What lies under a top card, as far as a line has room for it."""
        text = Text(", under it ")
        for number, part in enumerate(parts):
            if number and (number >= SHOWN or len(text) + len(part) > room):
                text.append(", ...")
                break
            text.append(", " if number else "").append_text(part)
        text.stylize("dim")
        return text

    def run(self, card: str, count: int) -> list[Text]:
        """Cards of a pile that follow each other; of those that are numbers, each."""
        return [self.card(card)] * count if card.isdecimal() else [self.times(card, count)]

    def times(self, card: str, count: int) -> Text:
        if card == UNKNOWN:
            return Text(f"{count} hidden", "dim")
        return Text(f"{count} ", "bold").append_text(self.card(card)) if count > 1 else self.card(card)


def counted(count: int) -> Text:
    return Text(f"{count} card{'s' if count > 1 else ''}", "dim")
