"""The house against itself, compiled: game after game, and what is told in them counted.

A decision is made as at a table: the state is copied, what the seat does not know is blanked, the house
chooses from that, and the move is made. The n-th game of a seed is the same on any machine, however many
cores share the work.
"""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from parlour.kernel import compile as compiled
from parlour.kernel.chance import WARM_UP
from parlour.kernel.contract import Game
from parlour.kernel.events import ROW, ROWS
from parlour.kernel.stack import PART, TOGETHER
from parlour.kernel.state import Core
from parlour.kernel.whole import whole

CHUNK = 64  # games that one core plays at a time
MOST = 1_000_000  # decisions of a game
SHARES = 840  # of a win: it can be shared by up to 8
SEED_BITS = 63

DEAL, LOTS, LUCK = (
    0,
    1,
    2,
)  # what has a seed of its own: the game, who answers first, and from here on each seat's house
DECISIONS, CHOICES, TURNS, FIRST, CARD, END = range(6)  # what is noted of each game; the last is a whole row
NOTED = END + ROW
COUNTED, USERS, WON = range(3)  # of a card: how often it was played, by how many in a game, and their shares of the win
TURN, PLAY, ENDS = 1, 2, 4  # what an event may stand for
MEANS, SEAT_AT, CARD_AT = range(3)

ENTRY = "play_games"
FAULTS = "", "the house chose no legal move", "more was told at once than can be counted", "it did not end"

TEXT = f"""
def sow(words, game, part, seed):
    words[0] = game
    words[1] = part
    words[2] = seed
    words[3] = 1
    for _ in range({WARM_UP}):
        next_word(words)


def give(source, target):
    for at in range(4):
        target[at] = source[at]


def count_row(ring, at, about, told, cards, used, noted):
    event = ring[at] + 0
    told[event] += 1
    card = 0
    if about[event, {CARD_AT}] > 0:
        card = ring[at + about[event, {CARD_AT}]] + 0
        cards[event, card] += 1
    if about[event, {MEANS}] & {TURN}:
        noted[{TURNS}] += 1
        if noted[{TURNS}] == 1:
            noted[{FIRST}] = ring[at + about[event, {SEAT_AT}]]
    if about[event, {MEANS}] & {PLAY}:
        used[ring[at + about[event, {SEAT_AT}]], card] += 1
    if about[event, {MEANS}] & {ENDS}:
        for part in range({ROW}):
            noted[{END} + part] = ring[at + part]


def count_rows(s, about, told, cards, used, noted):
    if s.told > {ROWS}:
        return 2
    for row in range(s.told):
        count_row(s.ring, row * {ROW}, about, told, cards, used, noted)
    s.told = 0
    return 0


def play_one(s, raw, view, bare, luck, about, told, cards, used, noted):
    begin(s)
    fault = count_rows(s, about, told, cards, used, noted)
    fresh = True
    for _ in range({MOST}):
        if s.over == 1 or fault != 0:
            return fault
        me = who(s)
        if not {PART} <= asked(s) < {TOGETHER}:
            noted[{DECISIONS}] += 1
            fresh = True
        for word in range(bare.size):
            bare[word] = raw[word]
        blind(view, me)
        count = moves_of(view, me)
        if fresh and count > 1:
            noted[{CHOICES}] += 1
            fresh = False
        give(luck[me], view.rng)
        move = choose(view, me)
        give(view.rng, luck[me])
        if not 0 <= move < view.offered.size or view.offered[move] == 0:
            return 1
        step(s, me, move)
        fault = count_rows(s, about, told, cards, used, noted)
    return 3


def count_used(s, used, plays):
    winners = 0
    for seat in range(s.seats):
        winners += s.winners >> seat & 1
    for seat in range(s.seats):
        for card in range(plays.shape[0]):
            if used[seat, card] > 0:
                plays[card, {COUNTED}] += used[seat, card]
                plays[card, {USERS}] += 1
                if s.winners >> seat & 1:
                    plays[card, {WON}] += {SHARES} // winners
                used[seat, card] = 0


def {ENTRY}(states, raw, views, bare, luck, seed, first, about, told, cards, used, plays, noted):
    for at in range(states.size):
        s = states[at]
        sow(s.rng, first + at, {DEAL}, seed)
        sow(s.dice, first + at, {LOTS}, seed)
        for seat in range(s.seats):
            sow(luck[seat], first + at, {LUCK} + seat, seed)
        noted[at, {FIRST}] = -1
        fault = play_one(s, raw[at], views[0], bare, luck, about, told, cards, used, noted[at])
        if fault != 0:
            return fault << 32 | at
        noted[at, {CARD}] = s.card
        count_used(s, used, plays)
    return 0
"""


class Counts:
    """What was counted in some games: sums over all, and a row for each."""

    def __init__(self, game: Game, games: int) -> None:
        domains = [event.data.get("card") for event in game.events]
        kinds = max([domain.low + len(domain.words) for domain in domains if domain] + [len(game.kinds)])
        self.told: Any = np.zeros(len(game.events), np.int64)
        self.cards: Any = np.zeros((len(game.events), kinds), np.int64)
        self.plays: Any = np.zeros((kinds, 3), np.int64)
        self.noted: Any = np.zeros((games, NOTED), np.int64)
        self.winners: Any = np.zeros(games, np.int64)
        self.scores: list[list[int]] = []

    def add(self, other: "Counts", first: int) -> None:
        """Those of further games, from the first of them on."""
        self.told += other.told
        self.cards += other.cards
        self.plays += other.plays
        self.noted[first : first + len(other.noted)] = other.noted
        self.winners[first : first + len(other.winners)] = other.winners
        self.scores += other.scores


def about(game: Game) -> Any:
    """Of each event: what it stands for, and where in its row the seat and the card are."""
    found: Any = np.zeros((len(game.events), 3), np.int64)
    for number, event in enumerate(game.events):
        found[number] = 0, event.at.get("seat", 0), event.at.get("card", 0)
    for word, meaning in (("turns", TURN), ("plays", PLAY), ("ends", ENDS)):
        found[list(game.measured.get(word, ())), MEANS] += meaning
    return found


def _more(game: Game) -> compiled.Functions:
    """What the loop needs besides the rules."""
    return (game.bot.choose,)


def _kept(game: Game) -> Path:
    """The file that is there once the loop is compiled."""
    return compiled.file_of(game, TEXT, ENTRY, _more(game)).with_suffix(".done")


def is_kept(game: Game) -> bool:
    """Whether the loop need not be compiled any more."""
    return _kept(game).exists()


def loop(game: Game) -> Callable[..., int]:
    """The compiled loop."""
    if not is_kept(game):
        compiled.keep(game, __name__)
    return compiled.load(game, TEXT, ENTRY, _more(game))


def main(name: str, package: str) -> None:
    game = Game(name, package)
    with whole(ENTRY):
        compiled.load(game, TEXT, ENTRY, _more(game))(*_arrays(game, game.layout.fresh(), 0, 0, 0)[1])
    _kept(game).touch()


def _arrays(game: Game, start: Core, seed: int, first: int, count: int) -> tuple[Counts, tuple[Any, ...]]:
    """What so many games need: what is counted, and all that the loop is given."""
    plain = compiled.record_type(game.layout)
    states: Any = np.zeros(count + 2, compiled.record_type(game.layout, tells=True))
    compiled.to_record(game.layout, start, states, 0)
    states[:] = states[0]
    # Of one row or none, Numba would see another type than of several, and compile all once more.
    raw = states.view(np.int64).reshape(len(states), -1)[:, : plain.itemsize // 8]
    views: Any = np.zeros(1, plain)
    luck = np.zeros((game.seats[1], 4), np.uint64)
    counts = Counts(game, count)
    used = np.zeros((game.seats[1], len(counts.plays)), np.int64)
    sums = (counts.told, counts.cards, used, counts.plays, counts.noted)
    return counts, (states[:count], raw, views, views.view(np.int64), luck, seed, first, about(game), *sums)


def play(game: Game, start: Core, seed: int, first: int, count: int) -> Counts:
    """So many games of a seed, from number `first` on, by one core; `start` has seats, options and a deck."""
    counts, arrays = _arrays(game, start, seed, first, count)
    states = arrays[0]
    fault = loop(game)(*arrays)
    if fault:
        raise RuntimeError(f"{game.name}: game {first + (fault & 0xFFFFFFFF)} of seed {seed}: {FAULTS[fault >> 32]}")
    counts.winners[:] = states["winners"]
    ends = (compiled.from_record(game.layout, states, at) for at in range(count))
    counts.scores = [game.position.scores(s)[: s.seats] for s in ends]
    return counts


def play_all(game: Game, start: Core, seed: int, games: int, threads: int) -> Iterator[tuple[int, Counts]]:
    """Games from number 0 on, shared out to cores; gives parts of them in order, each with its first number."""
    loop(game)
    firsts = range(0, games, CHUNK)

    def part(first: int) -> Counts:
        return play(game, start, seed, first, min(CHUNK, games - first))

    pool = ThreadPoolExecutor(threads)
    try:
        yield from zip(firsts, pool.map(part, firsts), strict=True)
    finally:
        pool.shutdown(cancel_futures=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
