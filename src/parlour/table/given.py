"""Positions set by hand: a `given`, as SCENARIOS.md describes it, put into a fresh state."""

from typing import Any

from parlour.kernel.chance import below
from parlour.kernel.contract import Game
from parlour.kernel.piles import ALL_SEE, EVERYBODY, FROM_TOP, HEAD, NOBODY, OWNER_SEES, Pile, put
from parlour.kernel.state import GIVEN, Field
from parlour.kernel.views import NONE, seat_name

from .errors import ScenarioError
from .options import seat_order, set_order

REST = "..."
MOST = 1_000_000_000  # of a number that no rule bounds


class Given:
    """One position on its way into a state."""

    def __init__(self, game: Game, s: Any, given: dict[str, Any]) -> None:
        self.game, self.s, self.given = game, s, given
        self.fields = {field.word(): field for field in [*game.values, *game.layout.named(GIVEN)]}
        self.places = game.zones.every(s.seats)
        self.left = [game.position.supply(s, card) for card in range(len(game.kinds))]
        self.left[0] = 0

    def set(self) -> None:
        self._look_for_strangers()
        for name, field in self.fields.items():
            if name in self.given:
                self._set_value(name, field, self.given[name])
        for pile, zone, seat in self.places:
            stated = self._stated(pile, seat)
            if stated is not None:
                self._put_all(pile, zone, seat, stated)
        self._fill()
        fault = self.game.position.fault(self.s)
        if fault:
            raise ScenarioError(f"given: {fault}")

    def _look_for_strangers(self) -> None:
        seats = [seat_name(seat) for seat in range(self.s.seats)]
        piles = self.game.zones.piles.values()
        table = [pile.name for pile in piles if not pile.each_seat]
        mine = [pile.name for pile in piles if pile.each_seat]
        for name, value in self.given.items():
            if name in seats:
                if not isinstance(value, dict):
                    raise ScenarioError(f"given.{name}: {value!r} is not a table of zones")
                for zone in value:
                    if zone not in mine:
                        raise ScenarioError(f"given.{name}.{zone}: a seat has no such zone; it has {', '.join(mine)}")
            elif name not in table and name not in self.fields:
                known = ", ".join([*seats, *table, *self.fields])
                raise ScenarioError(f"given.{name}: {self.game.name} has no such zone, value or seat; it has {known}")

    def _stated(self, pile: Pile, seat: int) -> list[str] | None:
        where = self.given if seat < 0 else self.given.get(seat_name(seat), {})
        stated = where.get(pile.name)
        if pile.value and (stated is None or stated == NONE):
            return None
        if pile.value:
            stated = [stated]
        if stated is None or isinstance(stated, list):
            return None if stated is None else [str(card) for card in stated]
        raise ScenarioError(f"given.{self._name(pile, seat)}: {stated!r} is not a list of cards")

    def _name(self, pile: Pile, seat: int) -> str:
        return pile.name if seat < 0 else f"{seat_name(seat)}.{pile.name}"

    def _put_all(self, pile: Pile, zone: int, seat: int, words: list[str]) -> None:
        name = self._name(pile, seat)
        rest = pile.name == self.game.position.DRAW and words[-1:] == [REST]
        stated = words[:-1] if rest else words
        if len(stated) > pile.room:
            raise ScenarioError(f"given.{name}: {len(stated)} cards, and there is room for {pile.room}")
        for word in stated:
            self._take(name, word.removeprefix("~") if pile.face else word)
        for word in reversed(stated) if pile.order == FROM_TOP else stated:
            face_up = pile.face and not word.startswith("~")
            put(
                self.s, zone, self.game.kinds.index(word.removeprefix("~")), EVERYBODY if face_up else _seen(pile, seat)
            )

    def _take(self, name: str, word: str) -> None:
        if word not in self.game.kinds[1:]:
            raise ScenarioError(f"given.{name}: {word!r} is no card of {self.game.name}")
        kind = self.game.kinds.index(word)
        if not self.left[kind]:
            supply = self.game.position.supply(self.s, kind)
            raise ScenarioError(f"given.{name}: more {word} than the {supply} that the deck has")
        self.left[kind] -= 1

    def _fill(self) -> None:
        """What is not stated comes from the rest, shuffled; the draw pile takes what remains."""
        s, position = self.s, self.game.position
        rest = [kind for kind, count in enumerate(self.left) for _ in range(count)]
        for at in range(len(rest) - 1, 0, -1):
            other = below(s.rng, at + 1)
            rest[at], rest[other] = rest[other], rest[at]
        for name, count in position.fill(s).items():
            for pile, zone, seat in self.places:
                if pile.name == name and self._stated(pile, seat) is None:
                    if len(rest) < count:
                        short = f"{count} cards are due and {len(rest)} are left"
                        raise ScenarioError(f"given.{self._name(pile, seat)}: {short}")
                    for _ in range(count):
                        put(s, zone, rest.pop(), _seen(pile, seat))
        stated = self.given.get(position.DRAW)
        if stated is None or stated[-1:] == [REST]:
            zone = self.game.zones[position.DRAW]
            listed = s.cards[zone]
            kept = s.cards[zone + HEAD : zone + HEAD + listed]
            s.cards[zone] = 0
            for kind in rest:
                put(s, zone, kind, NOBODY)
            for card in kept:
                put(s, zone, card, NOBODY)

    def _set_value(self, name: str, field: Field, value: Any) -> None:
        s, seats = self.s, self.s.seats
        where = f"given.{name}"
        if field.shape == "seat order":
            set_order(s, seat_order(where, value, seats, ScenarioError))
        elif field.shape == "by seat":
            if not isinstance(value, list) or len(value) != seats:
                raise ScenarioError(f"{where}: {value!r} is not a list of {seats} numbers")
            getattr(s, field.name)[:seats] = [self._number(where, field, entry) for entry in value]
        elif field.shape == "choice":
            choices = self.game.choices[field.name]
            if value not in choices:
                raise ScenarioError(f"{where}: {value!r} is none of {', '.join(choices)}")
            setattr(s, field.name, choices.index(value))
        elif field.shape == "seat":
            names = [seat_name(seat) for seat in range(seats)]
            if value not in names:
                raise ScenarioError(f"{where}: {value!r} is none of {', '.join(names)}")
            setattr(s, field.name, names.index(value))
        else:
            setattr(s, field.name, self._number(where, field, value))

    def _number(self, where: str, field: Field, value: Any) -> int:
        low, high = self.game.position.bounds(self.s).get(field.word(), (0, MOST))
        if type(value) is not int or not low <= value <= high:
            raise ScenarioError(f"{where}: {value!r} is not a whole number from {low} to {high}")
        return value


def _seen(pile: Pile, seat: int) -> int:
    """Who knows a card that is put there, if nothing else is said of it."""
    return {ALL_SEE: EVERYBODY, OWNER_SEES: 1 << max(seat, 0)}.get(pile.seen, NOBODY)


def place(game: Game, s: Any, given: Any) -> None:
    if not isinstance(given, dict):
        raise ScenarioError(f"given: {given!r} is not a table of zones and values")
    Given(game, s, given).set()
