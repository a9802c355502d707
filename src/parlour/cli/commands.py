"""What can be typed beside moves."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from parlour.bots import seated
from parlour.table import deck, rulebook, says
from parlour.table.errors import Refused
from parlour.table.match import NO_RULE
from parlour.table.wording import base

from . import answers, screen, store
from .choices import ENTER

if TYPE_CHECKING:
    from .desk import Desk

HELP = (
    ("a number, or some words", "plays that move, or shows those that fit"),
    ("Enter", "passes, or does the only thing that can be done"),
    ("skip [all]", "passes until others play something, or until all is up to you"),
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
    if not rest:
        prompt = desk.match.prompt(desk.me)
        answer(desk, f"{prompt['text']} Type why and a move or card for the reason against it.", prompt["rule"])
        return
    if rest.isdecimal() and 1 <= int(rest) <= len(desk.lines):
        rest = desk.lines[int(rest) - 1].moves[0]
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
    """The card of that word or name, whatever marks it has in it, or nothing."""
    for card in desk.game.kinds[1:]:
        if letters(said) in (letters(card), letters(desk.words.name("card", card))):
            return card
    return ""


def letters(name: str) -> str:
    """Its letters and digits."""
    return " ".join(re.findall(r"\w+", name.lower()))


def what(desk: Desk, rest: str) -> None:
    card = card_of(desk, rest)
    if rest and not card:
        answer(desk, f"'{rest}' is no card of this game.")
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style=screen.HEAD)
    grid.add_column(no_wrap=True, style="dim")
    shown = [base(card)] if card else deck.cards(desk.game)
    for name, count, deed in says.deeds(desk.match, desk.game, desk.words, shown):
        grid.add_row(name, f"{count} in the deck", deed)
    desk.out.print(Padding(grid, (0, 0, 0, 2)))


def hint(desk: Desk, rest: str) -> None:
    if desk.me is None:
        answer(desk, "You are watching.")
        return
    move = seated("house", len(desk.match.moves)).choose(desk.match, desk.me)
    number = next((at for at, line in enumerate(desk.lines, 1) if move in line.moves), 0)
    answer(desk, f"The house bot would choose {number}: {desk.sentence(move)}.")


def undo(desk: Desk, rest: str) -> None:
    if take_back(desk):
        desk.show()


def take_back(desk: Desk) -> bool:
    """To the last decision that was one: whether there is any."""
    mine = [at for at, (seat, _) in enumerate(desk.match.moves) if seat == desk.me]
    if not mine:
        answer(desk, "You have not decided anything yet that could be taken back.")
        return False
    at = mine.pop()
    desk.match.undo(to=at)
    while mine and desk.match.legal(desk.me or 1) == [ENTER]:
        at = mine.pop()
        desk.match.undo(to=at)
    desk.story.back(desk.match)
    desk.seen, desk.board = at, None
    desk.save()
    answer(desk, f"Taken back to your last decision, move {at + 1}.")
    return True


def skip(desk: Desk, rest: str) -> None:
    if ENTER not in desk.legal():
        answer(desk, "There is nothing to pass on now.")
    elif rest not in ("", "all"):
        answer(desk, f"'{rest}' is nothing to skip: type skip, or skip all.")
    else:
        desk.skip.begin(desk.choices, rest == "all")


def table(desk: Desk, rest: str) -> None:
    desk.look()
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
    "skip": skip,
    "table": table,
    "log": log,
    "save": save,
    "quit": quit_,
    "exit": quit_,
}
