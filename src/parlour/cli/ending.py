"""The end of a game: who won, the ranking, and how each point came about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table, box
from rich.text import Text

from parlour.kernel.contract import Game
from parlour.table.match import Match

from . import screen

if TYPE_CHECKING:
    from .desk import Desk

LOWEST = "lowest"


def show(desk: Desk) -> None:
    out, match = desk.out, desk.match
    result(out, match, desk.game, desk.me)
    if desk.store and desk.me:
        keep(desk)


def result(out: Console, match: Match, game: Game, me: int | None) -> None:
    out.print()
    out.rule(style="dim")
    screen.say(out, match.prompt(me)["text"], me, style=screen.HEAD)
    out.print(tally(match, ranking(match, game), me))


def keep(desk: Desk) -> None:
    """The record goes under a name of its own."""
    if not desk.store:
        return
    try:
        path = desk.store.put_away(desk.match)
    except OSError as error:
        screen.say(desk.out, f"The record cannot be kept: {error.strerror}.")
        return
    screen.say(desk.out, "The whole game, with the seed of its deal, can be read again:")
    desk.out.print(f"  parlour replay {path}", soft_wrap=True)


def ranking(match: Match, game: Game) -> list[int]:
    """Winners first, then by score; some games want little of it."""
    best = game.best
    sign = 1 if best == LOWEST else -1
    seats = range(1, match.seats + 1)
    return sorted(seats, key=lambda seat: (seat not in match.winners, sign * match.scores[seat - 1]))


def tally(match: Match, seats: list[int], me: int | None) -> Table:
    """A column a seat, best first; a row for each cause of points."""
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for place, seat in enumerate(seats, 1):
        grid.add_column(Text(f"{place}. ").append_text(screen.seat(f"P{seat}", me)), justify="right")
    grid.add_column("", style=screen.RULE)
    points, names = causes(match)
    for cause, name in names.items():
        if not any(points.get((cause, seat)) for seat in seats):
            continue
        grid.add_row(name, *(signed(points.get((cause, seat), 0)) for seat in seats), cause[1])
    sums = {seat: sum(p for (_, s), p in points.items() if s == seat) for seat in seats}
    begun = [match.scores[seat - 1] - sums[seat] for seat in seats]
    if any(begun):
        grid.add_row("to begin with", *map(signed, begun), "")
    grid.add_section()
    grid.add_row(Text("in all", screen.HEAD), *(Text(str(match.scores[seat - 1]), screen.POINTS) for seat in seats), "")
    return grid


Cause = tuple[str, str]


def causes(match: Match) -> tuple[dict[tuple[Cause, int], int], dict[Cause, str]]:
    """Points by cause and seat, and what each cause is called."""
    points: dict[tuple[Cause, int], int] = {}
    names: dict[Cause, str] = {}
    for entry in sorted(match.tally(), key=lambda entry: (entry["rule"], len(entry["id"]), entry["id"])):
        cause = entry["id"], entry["rule"]
        points[cause, int(entry["seat"][1:])] = entry["points"]
        names[cause] = entry["text"]
    return points, names


def signed(points: int) -> str:
    return f"{points:+}" if points else "-"
