"""Positions set by hand: a `given`, as SCENARIOS.md describes it, put into a fresh state."""

from typing import Any

from parlour.kernel.chance import below
from parlour.kernel.contract import Game
from parlour.kernel.piles import ALL_SEE, EVERYBODY, FROM_TOP, HEAD, NOBODY, OTHERS_SEE, OWNER_SEES, Pile, put, slot_of
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
        self.ties: dict[int, str] = {}  # what is said of the card in a slot after ` on `
        everything = {game.position.DRAW: range(1, len(game.kinds))}
        self.draws: dict[str, range] = getattr(game.position, "DRAWS", everything)  # which cards each draw pile holds
        self.kinds = {game.zones.piles[name].family: kinds for name, kinds in self.draws.items()}

    def set(self) -> None:
        self._look_for_strangers()
        for name, field in self.fields.items():
            if name in self.given:
                self._set_value(name, field, self.given[name])
        if hasattr(self.game.position, "follow"):
            self.game.position.follow(self.s, set(self.given))
        self._lay()
        for pile, zone, seat in self.places:
            stated = self._stated(pile, seat)
            if stated is not None:
                self._put_all(pile, zone, seat, stated)
        self._tie()
        self._fill()
        fault = self.game.position.fault(self.s)
        if fault:
            raise ScenarioError(f"given: {fault}")

    def _look_for_strangers(self) -> None:
        seats = [seat_name(seat) for seat in range(self.s.seats)]
        piles = [pile for pile in self.game.zones.piles.values() if not pile.apart]
        table = [pile.name for pile in piles if not pile.each_seat]
        mine = [pile.name for pile in piles if pile.each_seat and not pile.within]
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
        if pile.apart:
            return None
        where = self.given if seat < 0 else self.given.get(seat_name(seat), {})
        stated = where.get(pile.within or pile.name)
        if pile.value and (stated is None or stated == NONE):
            return None
        if pile.value:
            stated = [stated]
        if stated is None or isinstance(stated, list):
            return None if stated is None else self._listed(pile, [str(card) for card in stated])
        raise ScenarioError(f"given.{self._name(pile, seat)}: {stated!r} is not a list of cards")

    def _listed(self, pile: Pile, words: list[str]) -> list[str]:
        """Of what is listed in a zone, the part that lies in this pile: `~card` may lie in one within."""
        if pile.within:
            return [word[1:] for word in words if word.startswith("~")]
        if any(other.within == pile.name for other in self.game.zones.piles.values()):
            return [word for word in words if not word.startswith("~")]
        return words

    def _name(self, pile: Pile, seat: int) -> str:
        return pile.name if seat < 0 else f"{seat_name(seat)}.{pile.name}"

    def _lay(self) -> None:
        """Cards that lie where a value says."""
        laid = getattr(self.game.position, "laid", None)
        piles = {zone: pile for pile, zone, _ in self.places}
        for zone, kind in laid(self.s) if laid else []:
            self._take(piles[zone], piles[zone].name, self.game.kinds[kind])
            put(self.s, zone, kind, EVERYBODY)

    def _put_all(self, pile: Pile, zone: int, seat: int, words: list[str]) -> None:
        name = self._name(pile, seat)
        rest = pile.name in self.draws and words[-1:] == [REST]
        stated = words[:-1] if rest else words
        ties = {}
        if self.game.tied:
            ties = {at: word.partition(" on ")[2] for at, word in enumerate(stated) if " on " in word}
            stated = [word.partition(" on ")[0] for word in stated]
        if len(stated) > pile.room:
            raise ScenarioError(f"given.{name}: {len(stated)} cards, and there is room for {pile.room}")
        for word in stated:
            self._take(pile, name, word.removeprefix("~") if pile.face else word)
        for word in reversed(stated) if pile.order == FROM_TOP else stated:
            face_up = pile.face and not word.startswith("~")
            seats = EVERYBODY if face_up else _seen(pile, seat, self.s.seats)
            at = put(self.s, zone, self.game.kinds.index(word.removeprefix("~")), seats)
            if at in ties:
                self.ties[slot_of(zone, at)] = ties[at]

    def _tie(self) -> None:
        """Cards that lie on another."""
        problem = self.game.position.tie(self.s, self.ties) if self.game.tied else ""
        if problem:
            raise ScenarioError(f"given: {problem}")

    def _take(self, pile: Pile, name: str, word: str) -> None:
        if word not in self.game.kinds[1:]:
            raise ScenarioError(f"given.{name}: {word!r} is no card of {self.game.name}")
        kind = self.game.printed(self.game.kinds.index(word))
        if kind not in self.kinds.get(pile.family, (kind,)):
            raise ScenarioError(f"given.{name}: {word} never lies there")
        if not self.left[kind]:
            supply = self.game.position.supply(self.s, kind)
            card = self.game.kinds[kind]
            raise ScenarioError(f"given.{name}: more {card} than the {supply} that the deck has")
        self.left[kind] -= 1

    def _fill(self) -> None:
        """What is not stated comes from the rest, shuffled; the draw piles take what remains."""
        rests = {family: self._rest(kinds) for family, kinds in self.kinds.items()}
        for name, count in self.game.position.fill(self.s).items():
            for pile, zone, seat in self.places:
                if pile.name == name and self._stated(pile, seat) is None:
                    rest = rests[pile.family]
                    if len(rest) < count:
                        short = f"{count} cards are due and {len(rest)} are left"
                        raise ScenarioError(f"given.{self._name(pile, seat)}: {short}")
                    for _ in range(count):
                        put(self.s, zone, rest.pop(), _seen(pile, seat, self.s.seats))
        for name in self.draws:
            stated = self.given.get(name)
            if stated is None or stated[-1:] == [REST]:
                self._put_under(self.game.zones[name], rests[self.game.zones.piles[name].family])

    def _rest(self, kinds: range) -> list[int]:
        """The cards of these kinds that are not placed, shuffled."""
        rest = [kind for kind in kinds for _ in range(self.left[kind])]
        for at in range(len(rest) - 1, 0, -1):
            other = below(self.s.rng, at + 1)
            rest[at], rest[other] = rest[other], rest[at]
        return rest

    def _put_under(self, zone: int, rest: list[int]) -> None:
        s = self.s
        kept = s.cards[zone + HEAD : zone + HEAD + s.cards[zone]]
        s.cards[zone] = 0
        for kind in [*rest, *kept]:
            put(s, zone, kind, NOBODY)

    def _set_value(self, name: str, field: Field, value: Any) -> None:
        s, seats = self.s, self.s.seats
        where = f"given.{name}"
        if field.shape == "seat order":
            set_order(s, seat_order(where, value, seats, ScenarioError))
        elif field.shape == "by seat":
            if not isinstance(value, list) or len(value) != seats:
                raise ScenarioError(f"{where}: {value!r} is not a list of {seats} numbers")
            getattr(s, field.name)[:seats] = [self._number(where, field, entry) for entry in value]
        elif field.shape == "seat set":
            setattr(s, field.name, sum(1 << seat for seat in self._seats(where, value)))
        elif field.shape == "choice by seat":
            if not isinstance(value, dict):
                raise ScenarioError(f"{where}: {value!r} is not a table of seats")
            for seat in self._seats(where, list(value)):
                getattr(s, field.name)[seat] = self._choice(where, field, value[seat_name(seat)])
        elif field.shape == "by place":
            if not isinstance(value, list) or len(value) != field.length:
                raise ScenarioError(f"{where}: {value!r} is not a list of {field.length} numbers")
            setattr(s, field.name, [self._number(where, field, entry) for entry in value])
        elif field.shape == "flag":
            if not isinstance(value, bool):
                raise ScenarioError(f"{where}: {value!r} is neither true nor false")
            setattr(s, field.name, int(value))
        elif field.shape == "choice":
            setattr(s, field.name, self._choice(where, field, value))
        elif field.shape == "seat":
            names = [seat_name(seat) for seat in range(seats)]
            if value not in names:
                raise ScenarioError(f"{where}: {value!r} is none of {', '.join(names)}")
            setattr(s, field.name, names.index(value))
        else:
            setattr(s, field.name, self._number(where, field, value))

    def _choice(self, where: str, field: Field, value: Any) -> int:
        choices = self.game.choices[field.name]
        if value not in choices:
            raise ScenarioError(f"{where}: {value!r} is none of {', '.join(choices)}")
        return choices.index(value)

    def _seats(self, where: str, value: Any) -> list[int]:
        names = [seat_name(seat) for seat in range(self.s.seats)]
        if not isinstance(value, list) or not set(map(str, value)) <= set(names) or len(set(value)) < len(value):
            raise ScenarioError(f"{where}: {value!r} is not a list of seats, each once, among {', '.join(names)}")
        return [names.index(name) for name in value]

    def _number(self, where: str, field: Field, value: Any) -> int:
        low, high = self.game.position.bounds(self.s).get(field.word(), (0, MOST))
        if type(value) is not int or not low <= value <= high:
            raise ScenarioError(f"{where}: {value!r} is not a whole number from {low} to {high}")
        return value


def _seen(pile: Pile, seat: int, seats: int) -> int:
    """Who knows a card that is put there, if nothing else is said of it."""
    mine = 1 << max(seat, 0)
    return {ALL_SEE: EVERYBODY, OWNER_SEES: mine, OTHERS_SEE: (1 << seats) - 1 & ~mine}.get(pile.seen, NOBODY)


def place(game: Game, s: Any, given: Any) -> None:
    if not isinstance(given, dict):
        raise ScenarioError(f"given: {given!r} is not a table of zones and values")
    Given(game, s, given).set()
