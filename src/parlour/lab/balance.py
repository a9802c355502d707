"""What many games of the house say about a game: how long they are, how they end, who wins, which cards are played.

Which events begin a turn, play a card and end the game, the game says itself: MEASURED in its `words`.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from parlour import __version__
from parlour.games import load
from parlour.kernel.contract import Game
from parlour.kernel.events import Event
from parlour.table import deck as decks
from parlour.table import options as settings
from parlour.table.errors import OptionError

from . import selfplay
from .selfplay import CARD, CHOICES, DECISIONS, END, FIRST, SEED_BITS, SHARES, TURNS, Counts

Facts = dict[str, Any]

QUANTILES = {"least": 0.0, "p5": 0.05, "median": 0.5, "p95": 0.95, "most": 1.0}


def start_of(name: str, seats: int, deck: str = "deck", options: Facts | None = None) -> Any:
    """The table before its first game; an error says what cannot be."""
    game = load(name)
    start = game.layout.fresh()
    start.seats = settings.seats_of(game, seats)
    settings.set_options(game, start, options or {})
    decks.lay(game, start, decks.load(game, deck))
    return start


def measured(
    name: str,
    seats: int,
    games: int,
    deck: str = "deck",
    options: Facts | None = None,
    seed: int = 1,
    threads: int = 1,
    done: Callable[[int], None] = lambda games: None,
) -> Facts:
    """So many games at one table; `done` is told after each part of them how many it had."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise OptionError(f"seed: {seed} is not a number of up to {SEED_BITS} bits")
    game, start = load(name), start_of(name, seats, deck, options)
    counts = Counts(game, games)
    for first, part in selfplay.play_all(game, start, seed, games, threads):
        counts.add(part, first)
        done(len(part.winners))
    table = {"game": name, "deck": deck, "seats": seats, "options": options or {}, "games": games, "seed": seed}
    return {**table, **facts(game, start, counts), "parlour": __version__}


def facts(game: Game, start: Any, counts: Counts) -> Facts:
    """What was counted, in words, and as rates a game."""
    games, seats = len(counts.winners), start.seats
    return {
        "decisions": lengths(counts.noted[:, DECISIONS]),
        "choices": lengths(counts.noted[:, CHOICES]),
        "turns_per_player": lengths(counts.noted[:, TURNS], seats) if "turns" in game.measured else None,
        "ends": ends(game, counts) if "ends" in game.measured else None,
        "wins": wins(counts, seats),
        "points": points(counts),
        "cards": cards(game, start, counts) if "plays" in game.measured else None,
        "events": {event.name: rate(counts.told[at], games) for at, event in enumerate(game.events)},
        "event_cards": event_cards(game, counts),
    }


def rate(count: Any, of: float) -> float:
    return round(float(count) / of, 4) if of else 0.0


def quantiles(values: Any) -> dict[str, int]:
    """Each is a value that occurred."""
    every: Any = np.array(values)
    found = {word: np.quantile(every, share, method="inverted_cdf") for word, share in QUANTILES.items() if every.size}
    return {word: int(value) for word, value in found.items()}


def lengths(values: Any, by: int = 1) -> Facts:
    """A value is one for so many players."""
    shared = {word: value if by == 1 else rate(value, by) for word, value in quantiles(values).items()}
    return {"mean": rate(values.sum(), len(values) * by), **shared}


# How games end


def ends(game: Game, counts: Counts) -> list[Facts]:
    """By the rule of the last of the events that say why, what else it says in words, and the card at work."""
    kinds = Counter(tuple(row) for row in counts.noted[:, [CARD, *range(END, END + 7)]].tolist())
    found: Counter[tuple[str, str, str]] = Counter()
    for (card, *row), count in kinds.items():
        event = game.events[row[0]]
        found[game.rule_id(event.rule_of(tuple(row))), cause(event, row), game.kinds[card]] += count
    games = len(counts.noted)
    return [
        {"rule": rule, "cause": why, "card": card, "games": count, "share": rate(count, games)}
        for (rule, why, card), count in sorted(found.items(), key=lambda entry: (-entry[1], entry[0]))
    ]


def cause(event: Event, row: list[int]) -> str:
    """What an event says besides whom it is about."""
    domains = [(key, domain) for key, domain in event.data.items() if domain and domain.name not in ("seat", "seats")]
    return " ".join(domain.word(row[event.at[key]]) for key, domain in domains)


# Who wins


def wins(counts: Counts, seats: int) -> Facts:
    """Shares of the wins, by seat, and by place from the seat that has the first turn on to the left."""
    games = len(counts.winners)
    won = counts.winners[:, None] >> np.arange(seats) & 1
    winners = won.sum(axis=1)
    shares = won * (SHARES // np.maximum(winners, 1))[:, None]
    first = counts.noted[:, FIRST]
    turned = np.take_along_axis(shares, (first[:, None] + np.arange(seats)) % seats, axis=1)
    return {
        "by_seat": [rate(total, games * SHARES) for total in shares.sum(axis=0)],
        "by_place": [rate(total, games * SHARES) for total in turned.sum(axis=0)] if (first >= 0).all() else None,
        "shared": rate((winners > 1).sum(), games),
        "nobody": rate((winners == 0).sum(), games),
    }


def points(counts: Counts) -> Facts:
    """How many points those who won and those who did not have had, and how often."""
    had: dict[str, list[int]] = {"winners": [], "others": []}
    for winners, scores in zip(counts.winners.tolist(), counts.scores, strict=True):
        for seat, score in enumerate(scores):
            had["winners" if winners >> seat & 1 else "others"].append(score)
    return {who: {**quantiles(scores), "games": dict(sorted(Counter(scores).items()))} for who, scores in had.items()}


# Cards


def cards(game: Game, start: Any, counts: Counts) -> list[Facts]:
    """How often each card is played, by how many of the players, and how often those won."""
    supply, played = Counter[str](), dict[str, Any]()
    for kind in range(1, len(game.kinds)):  # two may have one word
        word = game.kinds[kind]
        supply[word] += game.position.supply(start, kind)
        played[word] = played.get(word, 0) + counts.plays[kind]
    games = len(counts.winners)
    return [
        {
            "card": word,
            "in_deck": supply[word],
            "played": rate(counted, games),
            "players": rate(users, games * start.seats),
            "won": rate(won, users * SHARES) if users else None,
        }
        for word, (counted, users, won) in played.items()
        if supply[word] or counted
    ]


def event_cards(game: Game, counts: Counts) -> Facts:
    """How often each event tells of each card, a game."""
    found: Facts = {}
    for number, event in enumerate(game.events):
        sums: Counter[str] = Counter()
        domain = event.data.get("card")
        for value, word in enumerate(domain.words, domain.low) if domain else ():
            sums[word] += int(counts.cards[number, value])
        if sums.total():
            found[event.name] = {word: rate(count, len(counts.winners)) for word, count in sums.items() if count}
    return found
