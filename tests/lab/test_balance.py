"""What the compiled loop counts is what a plain one counts, game for game; and on any number of cores the same."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from parlour.kernel.chance import seeded
from parlour.kernel.contract import Game
from parlour.kernel.stack import PART, TOGETHER, asked
from parlour.kernel.state import copy_of
from parlour.kernel.views import ALL
from parlour.lab.balance import Facts, measured
from parlour.lab.selfplay import DEAL, LOTS, LUCK
from parlour.table import told

from ..contract.tables import GAMES, SIZE, start

PLAYED = 70 * SIZE  # games at each table
SEED = 5

game_of_each = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Plain:
    """One game of the house in plain Python, and all that was told in it."""

    def __init__(self, game: Game, seats: int, number: int) -> None:
        def words(part: int) -> list[int]:
            return seeded(number | part << 64 | SEED << 128)

        s = self.end = start(game, seats, {}, 0)
        s.rng, s.dice, s.log = words(DEAL), words(LOTS), []
        luck = [words(LUCK + seat) for seat in range(seats)]
        self.decisions = self.choices = 0
        is_choice = False
        game.begin(s)
        while not s.over:
            me = game.who(s)
            view = copy_of(s)
            game.blind(view, me)
            count = game.moves_of(view, me)
            view.rng = luck[me]
            if not PART <= asked(s) < TOGETHER:
                self.decisions += 1
                self.choices += is_choice
                is_choice = False
            is_choice |= count > 1
            game.step(s, me, game.bot.choose(view, me))
        self.choices += is_choice
        self.winners = [seat for seat in range(seats) if s.winners >> seat & 1]
        self.rows = [(game.events[row[0]].name, told.data_of(game, row, ALL)) for row in s.log]
        self.rules = [game.rule_id(game.events[row[0]].rule_of(row)) for row in s.log]
        self.scores = game.position.scores(s)[:seats]

    def told(self, game: Game, word: str) -> list[tuple[int, dict[str, Any]]]:
        """The rows of the events that a game names under that word, with their places."""
        names = [game.events[number].name for number in game.measured.get(word, ())]
        return [(at, data) for at, (name, data) in enumerate(self.rows) if name in names]

    def ending(self, game: Game) -> tuple[str, str]:
        """The rule, and the card at work."""
        at, _ = self.told(game, "ends")[-1]
        return self.rules[at], game.kinds[self.end.card]

    def share(self, seat: int) -> Fraction:
        return Fraction(seat in self.winners, len(self.winners) or 1)

    def first(self, game: Game) -> int:
        return int(self.told(game, "turns")[0][1]["seat"][1:]) - 1


def near(share: float | None, exact: Fraction) -> bool:
    return share is not None and abs(share - exact) < 0.0001


def quantile(values: list[int], share: float) -> int:
    return next(value for value in sorted(values) if sum(other <= value for other in values) >= share * len(values))


@pytest.mark.parametrize("seats", [2, 3, 4])
@game_of_each
def test_compiled_counts_are_plain_counts(game: Game, seats: int) -> None:
    plain = [Plain(game, seats, number) for number in range(PLAYED)]
    facts = measured(game.name, seats, PLAYED, seed=SEED)
    lengths_agree(game, plain, facts)
    wins_agree(game, plain, facts)
    cards_agree(game, plain, facts)
    rows = Counter(name for one in plain for name, _ in one.rows)
    assert facts["events"] == {event.name: round(rows[event.name] / PLAYED, 4) for event in game.events}
    ends = Counter(one.ending(game) for one in plain)
    found = Counter[tuple[str, str]]()
    for end in facts["ends"]:  # what else the event says is left out
        found[end["rule"], end["card"]] += end["games"]
    assert found == ends


def lengths_agree(game: Game, plain: list[Plain], facts: Facts) -> None:
    turns = [len(one.told(game, "turns")) for one in plain]
    for word, values, by in (
        ("decisions", [one.decisions for one in plain], 1),
        ("choices", [one.choices for one in plain], 1),
        ("turns_per_player", turns, facts["seats"]),
    ):
        assert near(facts[word]["mean"], Fraction(sum(values), by * PLAYED))
        assert near(facts[word]["median"], Fraction(quantile(values, 0.5), by))
        assert near(facts[word]["p95"], Fraction(quantile(values, 0.95), by))
        assert near(facts[word]["most"], Fraction(max(values), by))


def wins_agree(game: Game, plain: list[Plain], facts: Facts) -> None:
    seats = facts["seats"]
    for at in range(seats):
        assert near(facts["wins"]["by_seat"][at], sum((one.share(at) for one in plain), Fraction(0)) / PLAYED)
        placed = [one.share((one.first(game) + at) % seats) for one in plain]
        assert near(facts["wins"]["by_place"][at], sum(placed, Fraction(0)) / PLAYED)
    assert near(facts["wins"]["shared"], Fraction(sum(len(one.winners) > 1 for one in plain), PLAYED))
    had = Counter(one.scores[seat] for one in plain for seat in one.winners)
    assert facts["points"]["winners"]["games"] == had


def cards_agree(game: Game, plain: list[Plain], facts: Facts) -> None:
    played, users, won = Counter[str](), Counter[str](), Counter[str]()
    for one in plain:
        pairs = [(data["card"], data["seat"]) for _, data in one.told(game, "plays")]
        played.update(card for card, _ in pairs)
        for card, seat in set(pairs):
            users[card] += 1
            won[card] += one.share(int(seat[1:]) - 1)  # type: ignore[assignment]
    for card in facts["cards"] or ():
        word = card["card"]
        assert near(card["played"], Fraction(played[word], PLAYED))
        assert near(card["players"], Fraction(users[word], PLAYED * facts["seats"]))
        assert near(card["won"], won[word] / Fraction(users[word])) if users[word] else card["won"] is None
    assert played.keys() <= {card["card"] for card in facts["cards"] or ()}


@game_of_each
def test_any_number_of_cores_gives_the_same(game: Game) -> None:
    parts: list[int] = []
    once = measured(game.name, 3, 150, seed=SEED, threads=1, done=parts.append)
    assert once == measured(game.name, 3, 150, seed=SEED, threads=3)
    assert once != measured(game.name, 3, 150, seed=SEED + 1, threads=3)
    assert sum(parts) == 150


@game_of_each
def test_what_is_measured_can_be(game: Game) -> None:
    """A turn is somebody's, and so is a card that is played."""
    for word, needs in (("turns", {"seat"}), ("plays", {"seat", "card"}), ("ends", set[str]())):
        assert all(needs <= game.events[number].data.keys() for number in game.measured.get(word, ()))
    assert {"turns", "ends"} <= game.measured.keys() <= {"turns", "plays", "ends"}
