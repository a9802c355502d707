"""What holds in every game from its first move to its last."""

from collections import Counter
from typing import Any

import parlour
from parlour.kernel.chance import below, seeded
from parlour.kernel.contract import Game
from parlour.kernel.piles import HEAD, KIND
from parlour.kernel.stack import TOGETHER, asked
from parlour.kernel.state import FRAME, facts

from .marks import games
from .tables import SIZE, all_tables, settings
from .test_worlds import state

LONGEST = 20_000  # decisions; a game that takes more does not end


def played(game: Game, seats: int, options: dict[str, Any], seed: int) -> parlour.Match:
    match, words = parlour.Match(game.name, seats=seats, options=options, seed=seed), seeded(seed)
    while not match.over:
        waiting = match.waiting
        seat = waiting[below(words, len(waiting))]
        legal = match.legal(seat)
        match.play(seat, legal[below(words, len(legal))])
        assert len(match.moves) < LONGEST
    return match


@games
def test_random_games_end(game: Game) -> None:
    for at, s in enumerate(all_tables(game)):
        s.dice, decisions = seeded(at), 0
        for _ in range(2 * SIZE):
            game.play(s, 1)
            while not s.over:
                game.play(s, 1)
                decisions += 1
            assert decisions < LONGEST * SIZE
            assert s.winners or s.seats == 1  # who plays alone may lose
            assert s.waiting == 0


@games
def test_replay_is_play(game: Game) -> None:
    for seed, (seats, options) in enumerate(settings(game)):
        match = played(game, seats, options, seed)
        again = parlour.Match.from_record(match.record())
        assert again.state() == match.state()
        assert again.record() == match.record()
        for viewer in (None, *range(1, seats + 1)):
            assert again.events(viewer) == match.events(viewer)
        half = len(match.moves) // 2
        twin = match.copy()
        twin.undo(half)
        for seat, move in match.moves[half:]:
            twin.play(seat, move)
        assert twin.record() == match.record()


@games
def test_the_tally_is_the_score(game: Game) -> None:
    for seed, (seats, options) in enumerate(settings(game)):
        match = played(game, seats, options, seed)
        start = parlour.Match(game.name, seats=seats, options=options, seed=seed).scores
        sums = Counter({f"P{seat + 1}": score for seat, score in enumerate(start)})
        for entry in match.tally():
            sums[entry["seat"]] += entry["points"]
        assert [sums[f"P{seat + 1}"] for seat in range(seats)] == match.scores


@games
def test_every_card_is_in_one_place(game: Game) -> None:
    for seed, s in enumerate(all_tables(game)):
        s.dice = seeded(seed)
        supply = [game.position.supply(s, kind) for kind in range(1, len(game.kinds))]
        for _ in range(60):
            game.play(s, 5)
            held = Counter[int]()
            for pile, zone, _ in game.zones.every(game.zones.seats):
                cards = s.cards[zone + HEAD : zone + HEAD + pile.room]
                assert all(cards[: s.cards[zone]])
                assert not any(cards[s.cards[zone] :])
                held.update(game.printed(card & KIND) for card in cards if card)
            assert [held[kind] for kind in range(1, len(game.kinds))] == supply


@games
def test_the_order_of_simultaneous_choices_does_not_matter(game: Game) -> None:
    """Every question to several, in many orders: the same position, and, of choices kept apart, the same bytes."""
    for seed, (seats, options) in enumerate(settings(game)):
        match, words = parlour.Match(game.name, seats=seats, options=options, seed=seed), seeded(seed)
        for _ in range(20):
            if match.over:
                break
            question = asked(state(match))
            if question >= TOGETHER and question not in game.frames.races:
                choices = answers(match)
                ends = [in_some_order(match, choices, seeded(order)) for order in range(4)]
                assert all(end.state() == ends[0].state() for end in ends)
                for end in ends:
                    assert settled(end) == settled(ends[0])
                match = ends[0]
            else:
                seat = match.waiting[0]
                legal = match.legal(seat)
                match.play(seat, legal[below(words, len(legal))])


def settled(match: parlour.Match) -> dict[str, object]:
    """All of a state but its scratch, its log, and frames that are done."""
    scratch = {"options", "choices", "offered", "spare", "dice"}
    s = state(match)
    found = {name: value for name, value in facts(s).items() if name not in scratch}
    return {**found, "frames": s.frames[: s.depth * FRAME]}


def answers(match: parlour.Match) -> list[list[str]]:
    """What each seat answers to the question that is open, whoever goes first."""
    found: list[list[str]] = []
    for seat in range(1, match.seats + 1):
        trial, mine, words = match.copy(), list[str](), seeded(seat)
        asking = state(trial).asking
        while seat in trial.waiting and state(trial).asking == asking:
            legal = trial.legal(seat)
            mine.append(legal[below(words, len(legal))])
            trial.play(seat, mine[-1])
        found.append(mine)
    return found


def in_some_order(match: parlour.Match, choices: list[list[str]], words: list[int]) -> parlour.Match:
    twin, left = match.copy(), [list(moves) for moves in choices]
    while any(left):
        open_seats = [at for at, moves in enumerate(left) if moves]
        at = open_seats[below(words, len(open_seats))]
        twin.play(at + 1, left[at].pop(0))
    return twin


@games
def test_a_position_stated_is_that_position(game: Game) -> None:
    for seed, (seats, options) in enumerate(settings(game)):
        match, words, stated = parlour.Match(game.name, seats=seats, options=options, seed=seed), seeded(seed), 0
        while not match.over:
            try:
                scenario = match.scenario()
            except parlour.ScenarioError:
                pass
            else:
                twin = parlour.Match.from_scenario(scenario)
                assert twin.state() == match.state()
                assert twin.waiting == match.waiting
                stated += 1
            seat = match.waiting[0]
            legal = match.legal(seat)
            match.play(seat, legal[below(words, len(legal))])
        assert stated
