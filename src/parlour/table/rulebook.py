"""RULES.md, read: the rules of a game one by one, and those that hold in every game."""

import functools
import importlib.resources
import re
from typing import NamedTuple

from parlour.kernel.contract import Game

_RULE = re.compile(r"- ([A-Z]+-\d+) (.*)")


class Rule(NamedTuple):
    id: str
    section: str
    text: str


@functools.cache
def rules(game: Game) -> tuple[Rule, ...]:
    """The game's own, then those of every game."""
    return (*_read(game.package), *_read("parlour.table"))


def _read(package: str) -> list[Rule]:
    found: list[Rule] = []
    section = ""
    text = importlib.resources.files(package).joinpath("RULES.md").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("## "):
            section = line[3:]
        elif rule := _RULE.fullmatch(line):
            found.append(Rule(rule[1], section, rule[2]))
    return found


def about(game: Game, asked: str) -> list[Rule]:
    """The rule of that id, or all that have those words in them."""
    every = rules(game)
    wanted = asked.strip().upper()
    if wanted.isdigit():
        wanted = f"{game.prefix}-{wanted:0>2}"
    exact = [rule for rule in every if rule.id == wanted]
    if exact:
        return exact
    words = re.compile(rf"\b{re.escape(asked.strip())}", re.IGNORECASE)
    return [rule for rule in every if words.search(rule.text) or words.search(rule.section)]
