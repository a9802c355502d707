"""Two worlds: states that differ only in what a seat does not know give that seat the same, to the byte.

The pairs are made without asking who knows what: two cards of the deal that the seat was not dealt
change places, and the same moves are played in both. What the seat gets may differ only once an event
told to it has named one of the two.
"""

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.kernel import compile as compiled
from parlour.kernel import piles
from parlour.kernel.chance import below, seeded
from parlour.kernel.contract import Game
from parlour.kernel.piles import HEAD, KIND, NONE_SEES, OWNER_SEES, WATCHER
from parlour.kernel.state import copy_of
from parlour.kernel.views import ALL, picture
from parlour.table import scenarios, told

from .drivers import pairs_text
from .marks import games, parts
from .tables import PARTS, SIZE, settings, start

PAIRS = 100_000 * SIZE
MATCH_PAIRS = 2_000 * SIZE
MOST = 24  # decisions of a pair
MATCH_MOST = 16
SOON, LATEST = 20, 300  # moves before the worlds part

WHAT = {2: "an event", 3: "the view", 4: "the observation", 5: "the legal moves", 6: "a reason", 7: "moves by the view"}


def unseen(game: Game, seats: int, viewer: int, family: str = "") -> list[int]:
    """The zones of a deal that a seat sees nothing of, by their declaration; of one family of cards."""
    return [
        zone
        for pile, zone, owner in game.zones.every(seats)
        if pile.family == family and (pile.seen == NONE_SEES or (pile.seen == OWNER_SEES and owner not in (viewer, -1)))
    ]


def families(game: Game) -> list[str]:
    """Those of which a seat does not see all cards of a deal."""
    found = dict.fromkeys(pile.family for pile in game.zones.piles.values())
    return [family for family in found if unseen(game, 1, 0, family)]


@games
@parts
def test_two_worlds_compiled(game: Game, part: int) -> None:
    run = compiled.load(game, pairs_text(game), "pairs")
    kind = compiled.record_type(game.layout, tells=True)
    tables = [(*setting, family) for setting in settings(game) for family in families(game)]
    tally = np.zeros(8, np.int64)
    for seed, (seats, options, family) in enumerate(tables):
        states = np.zeros(4, kind)
        compiled.to_record(game.layout, start(game, seats, options, 1_000 * part + seed), states, 0)
        zones = np.full((seats, 32), -1, np.int64)
        for viewer in range(seats):
            found = unseen(game, seats, viewer, family)
            zones[viewer, : len(found)] = found
        raw = states.view(np.int64).reshape(4, -1)[:, : compiled.record_type(game.layout).itemsize // 8]
        out = np.zeros((2, 2000), np.int64)
        run(states, raw, zones, PAIRS // (len(tables) * PARTS) + 1, game.moves.count, out, MOST, tally)
    assert not {WHAT[at]: int(tally[at]) for at in WHAT if tally[at]}
    assert tally[0] > PAIRS // PARTS // 2


def few_cards(game: Game, seats: int, options: dict[str, Any]) -> list[str]:
    s = start(game, seats, options, 1)
    supply = [game.position.supply(s, kind) for kind in range(len(game.kinds))]
    return list(game.kinds[1 : 1 + min(3, sum(supply) - game.position.needed(s))])


class Worlds:
    """Two matches that differ in two cards that one viewer was not dealt, in what chance will bring, or in
    which cards others choose unseen."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
        self.game, self.words = game, seeded(seed)
        way = below(self.words, 5)
        given = {game.position.DRAW: few_cards(game, seats, options)} if way < 2 else None  # a pile that soon runs out
        self.one = parlour.Match(game.name, seats=seats, options=options, seed=seed, given=given)
        self.viewer = below(self.words, seats)
        self.kinds = ("", "")
        self.is_choice = way == 4
        if way % 2:
            self.swap(seats)
        else:
            self.begin_later(SOON if way == 0 else LATEST)
            if not self.is_choice:
                state(self.other).rng = seeded(1)

    def begin_later(self, latest: int) -> None:
        """Somewhere in the game they part."""
        s = state(self.one)
        s.log = None
        s.dice = self.words
        self.game.play(s, below(s.dice, latest))
        s.log = []
        self.other = self.one.copy()

    def swap(self, seats: int) -> None:
        self.other = self.one.copy()
        every = families(self.game)
        family = every[below(self.words, len(every))]
        slots = [
            slot
            for zone in unseen(self.game, seats, self.viewer, family)
            for slot in range(zone + HEAD, zone + HEAD + state(self.one).cards[zone])
        ]
        first, second = (slots[below(self.words, len(slots))] for _ in range(2))
        cards = state(self.other).cards
        x, y = cards[first], cards[second]
        cards[first], cards[second] = (x & ~KIND) | (y & KIND), (y & ~KIND) | (x & KIND)
        self.kinds = self.game.kinds[x & KIND], self.game.kinds[y & KIND]

    def exchanged(self, move: str) -> str:
        x, y = self.kinds
        return " ".join({x: y, y: x}.get(word, word) for word in move.split(" "))

    def unseen_choice(self, seat: int, move: str) -> str:
        """The same with another card, if the viewer is told the same of both."""
        alike = [other for other in self.other.legal(seat) if self.without_cards(other) == self.without_cards(move)]
        twin, since = alike[below(self.words, len(alike))], len(state(self.other).log)
        ends = [self.other.copy() for _ in range(2)]
        for end, choice in zip(ends, (move, twin), strict=True):
            end.play(seat, choice)
        return twin if self.told(ends[0], since) == self.told(ends[1], since) else move

    def without_cards(self, move: str) -> list[str]:
        return ["" if word in self.game.kinds else word for word in move.split(" ")]

    def play(self) -> bool:
        """The same move in both, or another card where the viewer is told no other; False where there is none."""
        waiting = self.one.waiting
        seat = waiting[below(self.words, len(waiting))]
        legal = self.one.legal(seat)
        move = twin = legal[below(self.words, len(legal))]
        if seat - 1 != self.viewer:
            if twin not in self.other.legal(seat):
                twin = self.exchanged(move)
            elif self.is_choice:
                twin = self.unseen_choice(seat, move)
        if twin not in self.other.legal(seat):
            return False
        self.one.play(seat, move)
        self.other.play(seat, twin)
        return True

    def told(self, match: parlour.Match, since: int) -> list[Any]:
        rows = [row for row in state(match).log[since:] if told.may_know(self.game, row, self.viewer)]
        return [(row[0], told.data_of(self.game, row, self.viewer)) for row in rows]

    def gets(self, match: parlour.Match) -> dict[str, Any]:
        seat = self.viewer + 1
        facts = {"view": match.view(seat), "legal": match.legal(seat), "prompt": match.prompt(seat)}
        return {**facts, "waiting": match.waiting, "said": [event["text"] for event in match.events(seat)[-4:]]}


def state(match: parlour.Match) -> Any:
    return vars(match)["_s"]


def leaks(game: Game, seeds: range) -> list[str]:
    """What differed in a pair of each seed that should not."""
    tables = settings(game)
    found: list[str] = []
    for seed in seeds:
        seats, options = tables[seed % len(tables)]
        worlds = Worlds(game, seats, options, seed)
        for _ in range(MATCH_MOST):
            one, other = worlds.gets(worlds.one), worlds.gets(worlds.other)
            if one != other:
                found += [f"pair {seed}: {part}" for part in one if one[part] != other[part]]
                break
            since = len(state(worlds.one).log)
            if worlds.one.over or not worlds.play():
                break
            if worlds.told(worlds.one, since) != worlds.told(worlds.other, since):
                break  # an event has named one of the two
    return found


@games
@parts
def test_two_worlds_at_the_table(game: Game, part: int) -> None:
    assert not leaks(game, range(part, MATCH_PAIRS, PARTS))


@games
def test_a_forgetting_left_out_is_seen(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where rules or shuffles forget, nothing is forgotten any more: scenarios fail, or views name cards that
    nobody was told of."""
    assert not unproven(game)
    assert not unnamed(game, range(8))

    def keep(*_: Any) -> None:
        """Forgets nothing."""

    monkeypatch.setattr(piles, "forget", keep)
    for module in game.rules:
        if hasattr(module, "forget"):
            monkeypatch.setattr(module, "forget", keep)
    assert unproven(game) or unnamed(game, range(40)) or leaks(game, range(300))


def unproven(game: Game) -> str:
    """How the first of the game's scenarios fails that does, or nothing."""
    for path in scenarios.files([str(Path(__file__).parents[1] / "games" / game.name)]):
        for scenario in scenarios.read(path):
            try:
                scenarios.run(scenario)
            except scenarios.Failure as failure:
                return str(failure)
    return ""


@games
def test_an_audience_too_wide_is_seen(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is drawn for some seats to see is seen by all."""

    def draw(s: Any, pile: int, target: int, seats: int) -> int:
        return piles.draw(s, pile, target, piles.EVERYBODY if seats else seats)

    for module in game.rules:
        if hasattr(module, "draw"):
            monkeypatch.setattr(module, "draw", draw)
    assert leaks(game, range(300))


def named(view: dict[str, Any], game: Game) -> Counter[str]:
    """The cards that a view names."""
    found: Counter[str] = Counter()
    for part in view.values():
        for zone in part.values() if isinstance(part, dict) else [part]:
            cards = zone if isinstance(zone, list) else [zone]
            found.update(card for card in cards if card in game.kinds[1:])
    return found


def unnamed(game: Game, seeds: range) -> list[str]:
    """Cards that a view came to name with no event told to that seat that named them."""
    tables, found = settings(game), list[str]()
    for seed in seeds:
        seats, options = tables[seed % len(tables)]
        match, words = parlour.Match(game.name, seats=seats, options=options, seed=seed), seeded(seed)
        viewers: list[int | None] = [None, *range(1, seats + 1)]
        before = {viewer: named(match.view(viewer), game) for viewer in viewers}
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            since = len(state(match).log)
            match.play(seat, legal[below(words, len(legal))])
            for viewer in viewers:
                bit = WATCHER if viewer is None else viewer - 1
                rows = [row for row in state(match).log[since:] if told.may_know(game, row, bit)]
                heard = Counter(str(v) for row in rows for v in told.data_of(game, row, bit).values())
                now = named(match.view(viewer), game)
                new = now - before[viewer] - heard
                found += [f"game {seed}: {viewer} sees {card}" for card in new]
                before[viewer] = now
    return found


@games
@parts
def test_every_card_named_was_told(game: Game, part: int) -> None:
    assert not unnamed(game, range(part, 30 * SIZE, PARTS))


@games
def test_a_blanked_state_shows_what_a_view_shows(game: Game) -> None:
    """The two forms of one view agree, and imagined worlds look the same."""
    for seed, (seats, options) in enumerate(settings(game)):
        s = start(game, seats, options, seed)
        s.dice = seeded(seed)
        for _ in range(30):
            game.play(s, 7)
            for viewer in range(seats):
                blanked, dreamt = copy_of(s), copy_of(s)
                game.blind(blanked, viewer)
                game.dream(dreamt, viewer)
                seen = picture(game, s, viewer)
                assert picture(game, blanked, viewer) == seen
                assert picture(game, dreamt, viewer) == seen
                assert dreamt.rng != s.rng
                every = picture(game, dreamt, ALL)
                assert named(every, game) == named(picture(game, s, ALL), game) or "~" in str(every)
