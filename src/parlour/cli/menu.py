"""Questions before a game, and between the moves of one that is only watched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from parlour.games import NAMES, load
from parlour.table.deck import numbers, printed
from parlour.table.text import words

from . import commands, screen

if TYPE_CHECKING:
    from .desk import Desk

USUAL = 4


def usual_seats(game: str) -> int | None:
    """Four, or as many as fit; none for a game that there is not."""
    if game not in NAMES:
        return None
    least, most = load(game).seats
    return min(max(USUAL, least), most)


def game(out: Console) -> str:
    """A game from the list."""
    out.print(Padding(games(), (1, 0)))
    while True:
        said = ask(f"Which game? [1-{len(NAMES)}] ")
        if said in NAMES:
            return said
        if said.isdecimal() and 1 <= int(said) <= len(NAMES):
            return NAMES[int(said) - 1]
        screen.say(out, f"Choose a number from 1 to {len(NAMES)}, or quit.")


def ask(question: str) -> str:
    said = input(question).strip().lower()
    if said in ("q", "quit", "exit"):
        raise commands.Quit
    return said


def games() -> Table:
    grid = Table.grid(padding=(0, 2))
    for number, name in enumerate(NAMES, 1):
        kinds = load(name)
        said, (least, most) = words(kinds), kinds.seats
        aim = said.say("aim", **numbers(printed(kinds)))
        grid.add_row(
            Text(str(number), screen.ME),
            Text.assemble((said.say("game"), screen.HEAD), f", {least} to {most} players\n", aim),
        )
    return grid


def seats(out: Console, game: str) -> int | None:
    least, most = load(game).seats
    usual = usual_seats(game)
    while True:
        said = ask(f"How many play, you included? [{least}-{most}, Enter for {usual}] ")
        if not said:
            return usual
        if said.isdecimal() and least <= int(said) <= most:
            return int(said)
        screen.say(out, f"Choose a number from {least} to {most}.")


def yes(question: str) -> bool:
    """Enter is yes."""
    while True:
        said = ask(question)
        if said in ("", "y", "yes"):
            return True
        if said in ("n", "no"):
            return False
        print("Answer y or n, or quit.")


PAUSE = "[Enter: next · a number: so many moves · end: all] "


def pause(desk: Desk, left: int) -> int:
    """How many more moves are shown before the next pause; 0 is no pause any more."""
    if left > 1:
        return left - 1
    while True:
        said = desk.ask(PAUSE)
        if not said:
            return 1
        if said == "end":
            return 0
        if said.isdecimal() and int(said) > 0:
            return int(said)
        if said == "undo" and desk.me and commands.take_back(desk):
            return 1
        verb, _, rest = said.partition(" ")
        aside = commands.COMMANDS.get(verb) if verb in WATCHING else None
        if aside:
            aside(desk, rest)
        elif commands.card_of(desk, said):
            commands.what(desk, said)
        else:
            besides = (*WATCHING, *["undo"] * (desk.me is not None))
            commands.answer(desk, f"'{said}' is nothing here; besides there are: {', '.join(besides)}.")


WATCHING = ("table", "rules", "what", "log", "save", "quit")
