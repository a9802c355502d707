"""What can be typed beside moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from parlour.bots import seated
from parlour.table import rulebook, says
from parlour.table.errors import Refused
from parlour.table.match import NO_RULE

from . import answers, screen, store

if TYPE_CHECKING:
    from .desk import Desk

HELP = (
    ("a number, or its words", "plays that move"),
    ("CARD, or what CARD", "what a card does; `what` alone, all of them"),
    ("why MOVE or CARD", "why it cannot be played now, by which rule"),
    ("rules [ID or WORD]", "the rules: all, one, or those about something"),
    ("hint", "what the house bot would do in your place"),
    ("undo", "back to your last decision"),
    ("table", "shows the table and your moves again"),
    ("log [NUMBER]", "what has happened, all or the last lines"),
    ("save [FILE]", "writes the record of the game so far"),
    ("quit", "ends here; you can go on later"),
)


class Quit(Exception):
    """The person has had enough for now."""


def answer(desk: Desk, sentence: str, rule: str = "") -> None:
    screen.say(desk.out, sentence, desk.me, rule)


def refuse(desk: Desk, refused: Refused) -> None:
    answer(desk, refused.text, refused.rule)


def help_(desk: Desk, rest: str) -> None:
    grid = Table.grid(padding=(0, 2))
    for typed, does in HELP:
        grid.add_row(Text(typed, screen.ME), does)
    desk.out.print(Padding(grid, (0, 0, 0, 2)))


def why(desk: Desk, rest: str) -> None:
    moves = desk.legal()
    if not rest:
        prompt = desk.match.prompt(desk.me)
        answer(desk, f"{prompt['text']} Type why and a move or card for the reason against it.", prompt["rule"])
        return
    if rest.isdecimal() and 1 <= int(rest) <= len(moves):
        rest = moves[int(rest) - 1]
    reason = desk.why(card_of(desk, rest) or answers.canonical(rest))
    if reason is None:
        answer(desk, "Nothing forbids it.")
        return
    refuse(desk, Refused(*reason))
    if reason[0] == NO_RULE:
        answer(desk, desk.match.prompt(desk.me)["text"])
        return
    for rule in rulebook.about(desk.game, reason[0]):
        show_rule(desk, rule)


def rules(desk: Desk, rest: str) -> None:
    found = rulebook.about(desk.game, rest) if rest else rulebook.rules(desk.game)
    if not found:
        answer(desk, f"No rule is about '{rest}'.")
    section = ""
    for rule in found:
        if rule.section != section and len(found) > 1:
            section = rule.section
            desk.out.print(Text(section, screen.HEAD))
        show_rule(desk, rule)


def show_rule(desk: Desk, rule: rulebook.Rule) -> None:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style=screen.RULE)
    grid.add_row(rule.id, screen.cited(rule.text))
    desk.out.print(Padding(grid, (0, 0, 0, 2)))


def card_of(desk: Desk, said: str) -> str:
    """The card of that word or name, or nothing."""
    for card in desk.game.kinds[1:]:
        if said.lower() in (card, desk.words.name("card", card).lower()):
            return card
    return ""


def what(desk: Desk, rest: str) -> None:
    card = card_of(desk, rest)
    if rest and not card:
        answer(desk, f"'{rest}' is no card of this game.")
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style=screen.HEAD)
    grid.add_column(no_wrap=True, style="dim")
    for name, count, deed in says.deeds(desk.match, desk.game, desk.words, [card] if card else desk.game.kinds[1:]):
        grid.add_row(name, f"{count} in the deck", deed)
    desk.out.print(Padding(grid, (0, 0, 0, 2)))


def hint(desk: Desk, rest: str) -> None:
    if desk.me is None:
        answer(desk, "You are watching.")
        return
    move = seated("house", len(desk.match.moves)).choose(desk.match, desk.me)
    number = desk.legal().index(move) + 1
    answer(desk, f"The house bot would choose {number}: {desk.sentence(move)}.")


def undo(desk: Desk, rest: str) -> None:
    mine = [at for at, (seat, _) in enumerate(desk.match.moves) if seat == desk.me]
    if not mine:
        answer(desk, "You have not decided anything yet that could be taken back.")
        return
    desk.match.undo(to=mine[-1])
    desk.story.back(desk.match)
    desk.seen = mine[-1]
    desk.save()
    answer(desk, f"Taken back to your last decision, move {mine[-1] + 1}.")
    desk.show()


def table(desk: Desk, rest: str) -> None:
    desk.show_table()
    desk.show_moves()


def log(desk: Desk, rest: str) -> None:
    lines = screen.lines(desk.story.since(-1))
    if rest and not rest.isdecimal():
        answer(desk, f"'{rest}' is no number of lines.")
        return
    screen.show_lines(desk.out, lines[-int(rest) :] if rest else lines, desk.me)


def save(desk: Desk, rest: str) -> None:
    path = Path(rest).expanduser() if rest else store.dated(desk.match.game, "-saved")
    if path.exists():
        answer(desk, f"{path} is there already: choose another name.")
        return
    try:
        store.write(path, desk.match.record())
    except OSError as error:
        answer(desk, f"{path}: {error.strerror}.")
        return
    answer(desk, f"The record is in {path}")
    answer(desk, f"parlour replay {path}  reads it to you; parlour play --from {path}  goes on from there.")


def quit_(desk: Desk, rest: str) -> None:
    raise Quit


COMMANDS: dict[str, Callable[[Desk, str], None]] = {
    "help": help_,
    "?": help_,
    "why": why,
    "why?": why,
    "rules": rules,
    "rule": rules,
    "what": what,
    "hint": hint,
    "undo": undo,
    "table": table,
    "log": log,
    "save": save,
    "quit": quit_,
    "exit": quit_,
}
