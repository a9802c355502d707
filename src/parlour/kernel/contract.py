"""What a game declares, and what it answers.

A game is a package with the same inner names in each:

    words       KINDS, ZONES, MOVES, EVENTS, FRAMES, PREFIX, SEATS (least, most), and the constants they give;
                where they fit also ORDER, CHOICES, LAYOUT, BEST, PLACES (how many places a list by place has),
                RULES (the modules that hold rules), and MEASURED (the events by which games are measured: with
                one of `turns` a turn begins, one of `plays` plays a card, one of `ends` says why the game ends)
    state       State: the fields
    rules       functions marked as tasks, questions and answers; `effects` where cards have text
    refusals    refused(s, me, verb, a, b, c): the number of the first rule against a move, or 0
    position    what a position set by hand fills in and must fulfil
    bot         choose(s, me): a move, from what the seat sees
    deck.toml, RULES.md, lang/

Numbers of rules are those of their ids (MON-07 is 7, ALL-09 is 1009). Task 1 sets a game up, task 2
goes on from a position set by hand.
"""

import functools
import importlib
from collections.abc import Callable
from types import ModuleType
from typing import Any

from . import chance, moves, piles, stack, step, views
from .piles import Pile
from .stack import ALL
from .state import OPTION, PUBLIC, TUNED, Core, Field, Layout, Seat, Zone

STEP = (
    "against",
    "begin",
    "step",
    "moves_of",
    "advance",
    "reset",
    "who",
    "play",
    "blind",
    "dream",
    "observe",
    "goes_on",
)  # what is generated


class Game:
    """One game, loaded: its tables and its generated step, as plain Python."""

    against: Callable[[Any, int, int], int]
    begin: Callable[[Any], None]
    step: Callable[[Any, int, int], None]
    moves_of: Callable[[Any, int], int]
    advance: Callable[[Any], None]
    reset: Callable[[Any], None]
    draw_order: Callable[[Any], None]
    who: Callable[[Any], int]
    play: Callable[[Any, int], int]
    blind: Callable[[Any, int], None]
    dream: Callable[[Any, int], None]
    observe: Callable[[Any, int, Any], int]
    goes_on: Callable[..., bool]

    def __init__(self, name: str, package: str) -> None:
        self.name, self.package = name, package
        parts: dict[str, ModuleType] = {p: importlib.import_module(f"{package}.{p}") for p in ("words", "state")}
        words = parts["words"]
        self.kinds: tuple[str, ...] = words.KINDS
        self.zones: piles.Zones = words.ZONES
        self.moves: moves.Moves = words.MOVES
        self.events = words.EVENTS.kinds
        self.frames: stack.Frames = words.FRAMES
        self.prefix: str = words.PREFIX
        self.seats: tuple[int, int] = words.SEATS
        self.version: int = words.VERSION
        self.order_name: str = getattr(words, "ORDER", "order")
        self.rows: dict[str, int] = getattr(words, "LAYOUT", {})  # cards in a row, of zones laid out in rows
        self.best: str = getattr(words, "BEST", "")  # the score that wins, where one does
        self.choices: dict[str, tuple[str, ...]] = getattr(words, "CHOICES", {})
        self.measured: dict[str, tuple[int, ...]] = getattr(words, "MEASURED", {})
        self.room = max(pile.room for pile in self.zones.piles.values())
        self.layout = Layout(
            parts["state"].State,
            self.seats[1],
            len(self.kinds) - 1,
            self.zones.slots,
            self.room,
            self.moves.count,
            getattr(words, "PLACES", 0),
        )
        order = next(f for f in self.layout.core if f.name == "order")
        order.word = self._order_word
        self.values: list[Field] = [order, *self.layout.named(PUBLIC)]
        self.options: list[Field] = self.layout.named(OPTION)
        self.tuned: list[Field] = [field for field in self.layout.named(TUNED) if not field.length]
        self.tables: list[Field] = [field for field in self.layout.named(TUNED) if field.length]  # a number a card
        self.value_piles: list[Pile] = [p for p in self.zones.piles.values() if p.value]
        self._places: dict[int, list[tuple[Pile, Zone, Seat]]] = {}
        self.rules = [importlib.import_module(f"{package}.{p}") for p in getattr(words, "RULES", ("rules",))]
        self.refusals = importlib.import_module(f"{package}.refusals")
        self.position = importlib.import_module(f"{package}.position")
        self.tied: Callable[[Any, int], str] | None = getattr(self.position, "tied", None)  # words after a card's own
        self.has_parts = any(role == "part" for f in self.functions() for role, *_ in vars(f)["roles"])
        self.source = step.text_of(self.layout, self.zones, self.moves, self.functions())
        self._link()

    @functools.cached_property
    def bot(self) -> ModuleType:
        """The house strategy; imported when first asked for."""
        return importlib.import_module(f"{self.package}.bot")

    @functools.cached_property
    def _taken(self) -> dict[int, set[int]]:
        """The patterns that each question takes as an answer, by question; under 0 those with further parts."""
        found: dict[int, set[int]] = {0: set()}
        for function in self.functions():
            for role, number, packed in vars(function)["roles"]:
                if role in ("answer", "part"):
                    found.setdefault(number, set()).add(packed)
        return found

    def takes(self, s: Core, move: int) -> bool:
        """Whether words mean that move where a further part of a move is asked for; elsewhere all do."""
        question = stack.asked(s)
        if not stack.PART <= question < stack.TOGETHER:
            return True
        return self.moves.pattern_of(move).packed in self._taken.get(question, self._taken[0])

    def _order_word(self) -> str:
        return self.order_name

    def functions(self) -> list[Callable[..., Any]]:
        """The rules' functions that the step calls."""
        return [f for module in self.rules for f in vars(module).values() if hasattr(f, "roles")]

    def _link(self) -> None:
        space: dict[str, Any] = {"next_word": chance.next_word, "below": chance.below}
        for module in (moves, piles, stack, views):
            space.update({n: f for n, f in vars(module).items() if callable(f)})
        space.update({f.__name__: f for f in self.functions()})
        space["refused"] = self.refusals.refused
        exec(compile(self.source, f"<step of {self.name}>", "exec"), space)
        for name in (*STEP, "draw_order"):
            setattr(self, name, space[name])

    def places(self, seats: int) -> list[tuple[Pile, Zone, Seat]]:
        """The zones of the Vocabulary at a table with so many seats."""
        if seats not in self._places:
            every = self.zones.every(seats)
            self._places[seats] = [place for place in every if not place[0].value and not place[0].apart]
        return self._places[seats]

    def is_off(self, s: Core, field: Field) -> bool:
        """Whether a value belongs to an option that is off."""
        needs: dict[str, str] = getattr(self.position, "NEEDS", {})
        return field.name in needs and getattr(s, needs[field.name]) == 0

    def printed(self, card: int) -> int:
        """What a card is in the deck; some are another one where they lie, and 0 is none."""
        return self.position.printed(card) if hasattr(self.position, "printed") else card

    def rule_id(self, number: int) -> str:
        return f"ALL-{number - ALL:02}" if number >= ALL else f"{self.prefix}-{number:02}"
