"""One match: seats, moves as text, views, undo, and the way to records and scenarios."""

from bisect import bisect_left
from typing import Any

from parlour.games import NAMES, load
from parlour.kernel import POSITION, asked, parts, then
from parlour.kernel.chance import seeded
from parlour.kernel.contract import Game
from parlour.kernel.piles import WATCHER
from parlour.kernel.stack import ALL_09, AT_ONCE, TOGETHER
from parlour.kernel.state import copy_of
from parlour.kernel.views import ALL, picture, seat_name, seats_in

from . import deck as decks
from . import given as positions
from . import options as settings
from . import told
from .errors import Error, OptionError, Refused, ScenarioError
from .text import named, words
from .wording import join

NO_RULE = "ALL-09"


class Match:
    """A game at a table. Seats count from 1; see the package for what it stands on."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int | str | None = None,
        deck: Any = None,
        given: dict[str, Any] | None = None,
    ) -> None:
        if game not in NAMES:
            raise OptionError(f"{game!r} is none of the games: {', '.join(NAMES)}")
        self._game: Game = load(game)
        self.game = game
        self.seats = settings.seats_of(self._game, self._game.seats[0] if seats is None else seats)
        self.seed = settings.seed_of(seed)
        self.deck = None if deck is None else decks.load(self._game, deck)
        self.given = given
        self._imagined = False
        self._moves: list[tuple[int, str]] = []
        self._s = self._begin(options or {})
        self._mark()

    # making

    def _begin(self, options: dict[str, Any]) -> Any:
        """The state before the first move, from the header alone."""
        game = self._game
        s = game.layout.fresh()
        s.seats = self.seats
        s.rng = seeded(self.seed)
        s.log = []
        self.options = settings.set_options(game, s, options)
        decks.lay(game, s, self.deck or decks.printed(game))
        if self.given is None:
            game.begin(s)
        else:
            game.reset(s)
            game.draw_order(s)
            game.position.unstated(s)
            positions.place(game, s, self.given)
            then(s, POSITION)
            game.advance(s)
        return s

    def _mark(self) -> None:
        """Notes the move at which the open question began; nobody has been told of anything yet."""
        self._asking = self._s.asking
        self._opened = len(self._moves)
        self._told: dict[int, list[int]] = {}
        self._looked: dict[int, int] = {}

    @classmethod
    def from_scenario(cls, scenario: Any) -> "Match":
        """A match at the position of a scenario; its moves are not played."""
        if not isinstance(scenario, dict) or "game" not in scenario:
            raise ScenarioError("a scenario is a table that names its game")
        header = ("game", "seats", "options", "seed", "deck", "given")
        return cls(**{key: scenario[key] for key in header if key in scenario})

    @classmethod
    def from_record(cls, text: str) -> "Match":
        """Replays a record; RecordError says where it does not hold."""
        from . import record

        return record.replayed(text)

    def copy(self) -> "Match":
        twin = object.__new__(Match)
        vars(twin).update(vars(self))
        twin._s = copy_of(self._s)
        twin._s.log = list(self._s.log)
        twin._moves = list(self._moves)
        twin._told, twin._looked = {}, {}
        return twin

    def imagine(self, seat: int, seed: int = 0) -> "Match":
        """Another match that looks the same to that seat; it has no history and no record."""
        twin = self.copy()
        twin._s.dice = seeded(settings.seed_of(seed))
        self._game.dream(twin._s, self._seat(seat))
        twin._imagined = True
        twin._moves, twin._s.log = [], []
        twin._mark()
        return twin

    # asking

    def _is_seat(self, seat: Any) -> bool:
        return type(seat) is int and 1 <= seat <= self.seats

    def _seat(self, seat: Any) -> int:
        if not self._is_seat(seat):
            raise Error(f"{seat!r} is no seat of this match; seats are 1 to {self.seats}")
        return seat - 1

    def _viewer(self, seat: int | None) -> int:
        return WATCHER if seat is None else self._seat(seat)

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(seat + 1 for seat in seats_in(self._s.waiting, self.seats))

    @property
    def over(self) -> bool:
        return self._s.over == 1

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat + 1 for seat in seats_in(self._s.winners, self.seats))

    @property
    def scores(self) -> list[int]:
        return self._game.position.scores(self._s)[: self.seats]

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        """What was played: seats and moves."""
        return tuple(self._moves)

    @property
    def together(self) -> bool:
        """Whether several seats choose at the same time, each unknown to the others until all have (ALL-02)."""
        return TOGETHER <= asked(self._s) < AT_ONCE

    def numbers(self, card: str = "") -> dict[str, int]:
        """The numbers of the deck in play, by the names that sentences give them; those of a card, too."""
        return decks.numbers(self.deck or decks.printed(self._game), card)

    def supply(self) -> dict[str, int]:
        """How many of each card the game has."""
        game = self._game
        return {card: game.position.supply(self._s, game.kinds.index(card)) for card in decks.cards(game)}

    def legal(self, seat: int) -> list[str]:
        """All legal moves of that seat, as text."""
        s, game = self._s, self._game
        if game.has_parts:
            me = self._seat(seat)
            return [parts.text_of(game, s, me, move) for move in parts.joined(game, s, me)]
        count = game.moves_of(s, self._seat(seat))
        return [game.moves.text(move) for move in sorted(s.choices[:count])]

    def parts_of(self, seat: int, move: str) -> tuple[int, ...]:
        """The numbers of a move that can be made, or of its parts; none where it is no move."""
        return self._read(seat, move)[0]

    def state(self) -> dict[str, Any]:
        return picture(self._game, self._s, ALL)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees; None is a watcher, who sees public facts only."""
        return picture(self._game, self._s, self._viewer(seat))

    def seen_by(self, seat: int) -> Any:
        """The state as that seat sees it, what it does not know blanked; its legal moves are in it. For bots."""
        view = copy_of(self._s)
        me = self._seat(seat)
        self._game.blind(view, me)
        self._game.moves_of(view, me)
        return view

    def prompt(self, seat: int | None) -> dict[str, Any]:
        """What is asked of a seat, or whom it waits for."""
        s, game = self._s, self._game
        says = words(game)
        viewer = self._viewer(seat)
        if self.over:
            data: dict[str, Any] = {"winners": [seat_name(w - 1) for w in self.winners]}
            text = says.say("over", winners=join(data["winners"]), count=len(self.winners))
            return {"id": "over", "text": text, "data": data, "rule": ""}
        question = asked(s)
        rule = game.rule_id(game.frames.rules[question])
        if viewer != WATCHER and s.waiting >> viewer & 1:
            name = f"ask-{game.frames.names[question]}"
            data = {"seat": seat_name(viewer), **game.position.prompt(s, viewer)}
            return {"id": name, "text": says.say(name, **named(game, says, data)), "data": data, "rule": rule}
        data = {"seats": [seat_name(w - 1) for w in self.waiting]}
        return {"id": "wait", "text": says.say("wait", seats=join(data["seats"])), "data": data, "rule": rule}

    def why(self, seat: int, move: str) -> tuple[str, str] | None:
        """The first rule against a move, or against what is there of it, or None; a card or a place alone will do."""
        game = self._game
        said, rule = self._read(seat, move)
        if said and game.moves.pattern_of(said[0]).verb:
            return self._reason(rule) if rule else None
        if not self._is_seat(seat):
            return self._reason(ALL_09)
        begun = [at for at in game.moves.numbers(move) if game.moves.pattern_of(at).verb]
        rules = [game.against(self._s, seat - 1, at) for at in begun or game.moves.about(move)]
        if 0 in rules and not begun:
            return None
        return self._reason(next((rule for rule in rules if rule not in (0, ALL_09)), ALL_09))

    def _read(self, seat: Any, move: str) -> tuple[parts.Parts, int]:
        """The parts of a move, and the first rule against it; no parts where it is none."""
        s, game = self._s, self._game
        if not self._is_seat(seat):
            return (), ALL_09
        if game.has_parts:
            return parts.read(game, s, seat - 1, move)
        number = game.moves.number(move)
        return ((number,), game.against(s, seat - 1, number)) if number >= 0 else ((), ALL_09)

    def _reason(self, rule: int) -> tuple[str, str]:
        name = self._game.rule_id(rule)
        return name, words(self._game).say(f"reason-{name}")

    def notes(self, seat: int | None) -> list[dict[str, Any]]:
        """What the game says beside places."""
        game, says = self._game, words(self._game)
        noted = getattr(game.position, "notes", None)
        return [
            {
                "place": place,
                "id": name,
                "text": says.say(f"note-{name}", **named(game, says, data)),
                "data": data,
                "rule": game.rule_id(rule),
            }
            for place, name, data, rule in (noted(self._s, self._viewer(seat)) if noted else [])
        ]

    def orders(self, seat: int) -> list[dict[str, Any]]:
        """Standing orders that fit the game."""
        self._seat(seat)
        return []

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What has happened after number `since`, as a seat may know it; numbered for each viewer from 1."""
        return self._events(self._viewer(seat), 0, since)

    def _events(self, viewer: int, first: int, since: int = 0) -> list[dict[str, Any]]:
        game, rows, said, known = self._game, self._s.log, words(self._game), self._known_to(viewer)
        start = max(since, bisect_left(known, first))
        return [told.tell(game, said, rows[at], viewer, number) for number, at in enumerate(known[start:], start + 1)]

    def _known_to(self, viewer: int) -> list[int]:
        """Which rows a viewer is told of; looked through once."""
        rows, known = self._s.log, self._told.setdefault(viewer, [])
        upto = self._looked.get(viewer, 0)
        known += [at for at in range(upto, len(rows)) if told.may_know(self._game, rows[at], viewer)]
        self._looked[viewer] = len(rows)
        return known

    def tally(self) -> list[dict[str, Any]]:
        """Each point by its cause."""
        return told.tally(self._game, words(self._game), self._s.log)

    # playing

    def play(self, seat: int, move: str) -> list[dict[str, Any]]:
        """Plays a move; gives the events that this seat may know, or raises Refused and changes nothing."""
        s, game = self._s, self._game
        said, rule = self._read(seat, move)
        if rule:
            raise Refused(*self._reason(rule))
        before, text = len(s.log), parts.text_of(game, s, seat - 1, said)
        for number in said:
            game.step(s, seat - 1, number)
        self._moves.append((seat, text))
        if s.asking != self._asking:
            self._asking, self._opened = s.asking, len(self._moves)
        return self._events(seat - 1, before)

    def retract(self, seat: int) -> None:
        """Takes back a seat's choices of a simultaneous question that is still open (ALL-02)."""
        self._seat(seat)
        mine = [at for at in range(self._opened, len(self._moves)) if self._moves[at][0] == seat]
        if not mine or not self.together or self._imagined:
            raise Refused("ALL-02", words(self._game).say("reason-ALL-02"))
        self._replay([move for at, move in enumerate(self._moves) if at not in mine])

    def undo(self, to: int) -> None:
        """Goes back, in place, to the position after so many moves."""
        if type(to) is not int or not 0 <= to <= len(self._moves):
            raise Error(f"undo: {to!r} is not a number of moves from 0 to {len(self._moves)}")
        if self._imagined:
            raise Error("undo: an imagined match has no history")
        self._replay(self._moves[:to])

    def _replay(self, moves: list[tuple[int, str]]) -> None:
        self._s, self._moves = self._begin(self.options), []
        self._mark()
        for seat, move in moves:
            self.play(seat, move)

    # writing

    def record(self, seat: int | None = None) -> str:
        """All of it as plain text; or, of a seat, what may be shown before the end."""
        from . import record

        if self._imagined:
            raise Error("record: an imagined match has no record")
        return record.written(self) if seat is None else record.seen(self, self._seat(seat))

    def scenario(self) -> dict[str, Any]:
        """The position as a table for `from_scenario`, where a turn or round starts."""
        start = None if self.over else self._game.position.start(self._s)
        if start is None:
            raise ScenarioError("scenario: only where a turn or a round starts can a position be stated")
        scenario = {"game": self.game, "seats": self.seats, "options": self.options, "seed": format(self.seed, "x")}
        if self.deck is not None:
            scenario["deck"] = self.deck
        return {**scenario, "given": {**self.state(), **start}}
