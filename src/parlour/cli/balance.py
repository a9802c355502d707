"""`parlour balance`: what thousands of games between house bots say about a game."""

import importlib
import json
import os
import sys
from collections.abc import Iterator
from functools import partial
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from parlour.games import NAMES, load
from parlour.table.errors import OptionError

from . import files


def balance(
    game: str,
    *,
    seats: Annotated[tuple[int, ...], Parameter(consume_multiple=True)] = (2, 3, 4),
    games: int = 20_000,
    deck: Annotated[tuple[str, ...], Parameter(consume_multiple=True)] = ("deck",),
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    seed: int = 1,
    threads: int = os.cpu_count() or 1,
    json_lines: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Length, endings, who wins and which cards are played, in games between house bots; as Markdown.

    Parameters
    ----------
    game
        Which game.
    seats
        How many players: a table each.
    games
        How many games at each table.
    deck
        Decks to compare: a deck file, or the name of one in the game's folder.
    option
        An option of the game, as name=value; may be given again.
    seed
        A number: the same seed gives the same games, on any number of cores.
    threads
        Cores to use; all if not stated.
    json_lines
        One JSON object a line for each table, with more in it.
    """
    if game not in NAMES:
        raise OptionError(f"{game!r} is none of the games: {', '.join(NAMES)}")
    if games < 1 or threads < 1:
        raise OptionError("games and threads are more than 0")
    run = {"options": files.options(option or []), "games": games, "seed": seed, "threads": threads}
    tables: list[dict[str, Any]] = []
    try:
        for facts in measured(game, [(name, count) for name in deck for count in seats], run):
            tables.append(facts)
            if json_lines:
                print(json.dumps(facts, ensure_ascii=False), flush=True)
    except (ImportError, RuntimeError) as error:
        print(f"parlour balance: {error}", file=sys.stderr)
        return 2
    if not json_lines:
        from .sheet import sheet

        again = ["parlour balance", game, "--seats", *map(str, seats), "--games", str(games), "--deck", *deck]
        again += ["--seed", str(seed), *(f"--option {one}" for one in option or ())]
        print(f"{games:,} games at each table, the house in every seat. Again with:\n\n    {' '.join(again)}\n")
        print(sheet(tables), end="")
    return 0


def measured(game: str, tables: list[tuple[str, int]], run: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each table is a deck and a number of seats; none is played where one of them cannot be."""
    importlib.import_module("parlour.kernel.compile")  # says what is missing
    from parlour.lab import balance, selfplay

    for deck, count in tables:
        balance.start_of(game, count, deck, run["options"])
    if not selfplay.is_kept(load(game)):
        print(f"Compiling {game} and its house: this takes half a minute, once.", file=sys.stderr, flush=True)
        selfplay.loop(load(game))
    with progress() as bar:
        for deck, count in tables:
            task = bar.add_task(f"{deck}, {count} players", total=run["games"])
            yield balance.measured(game, count, deck=deck, done=partial(bar.advance, task), **run)


def progress() -> Progress:
    """Only where somebody looks on."""
    out = Console(stderr=True)
    shown = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn()
    return Progress(*shown, console=out, transient=True, disable=not out.is_terminal)


class Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.0f} games/s" if speed else "")
