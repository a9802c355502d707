"""A golden transcript: who played, the record of the match, and all that happened, told to one who may know all.

The lines up to the seed are what it is made from; the house writes the rest.
"""

import json
from pathlib import Path
from typing import Any

from parlour import Match
from parlour.bots import seated
from parlour.games import load
from parlour.kernel.views import ALL
from parlour.table import told
from parlour.table.text import words

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.txt"))
BOTS = "bots: "  # one for each seat; one that is named alone has all of them
TOLD = "told:"  # between the record and what happened


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def bots_of(text: str) -> str:
    return text.partition("\n")[0].removeprefix(BOTS)


def record_of(text: str) -> str:
    return text.partition("\n")[2].partition(TOLD)[0]


def played(text: str) -> Match:
    """The match that these bots play now, from the lines up to the seed."""
    match, bots = Match(**_header(text)), bots_of(text).split()
    seats = [seated(bots[seat % len(bots)], seat) for seat in range(match.seats)]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, seats[seat - 1].choose(match, seat))
    return match


def _header(text: str) -> dict[str, Any]:
    lines = dict(line.split(": ", 1) for line in text.splitlines() if line.startswith(("game: ", "seats: ", "seed: ")))
    options = next((line[9:] for line in text.splitlines() if line.startswith("options: ")), "{}")
    return {"game": lines["game"], "seats": int(lines["seats"]), "seed": lines["seed"], "options": json.loads(options)}


def written(bots: str, match: Match) -> str:
    return f"{BOTS}{bots}\n{match.record()}{TOLD}\n" + "\n".join(_story(match)) + "\n"


def _story(match: Match) -> list[str]:
    """What each move brought about, and how it ended."""
    again, lines = match.copy(), ["0 deal"]
    again.undo(0)
    lines += _told(again, 0)
    for number, (seat, move) in enumerate(match.moves, 1):
        before = len(_rows(again))
        again.play(seat, move)
        lines += [f"{number} P{seat} {move}", *_told(again, before)]
    return [*lines, f"scores: {match.scores}", f"winners: {list(match.winners)}"]


def _rows(match: Match) -> list[told.Row]:
    log: list[told.Row] = match._s.log  # pyright: ignore[reportPrivateUsage]
    return log


def _told(match: Match, before: int) -> list[str]:
    game = load(match.game)
    events = [told.tell(game, words(game), row, ALL, 0) for row in _rows(match)[before:]]
    return [f"    {event['text']} {event['rule']} {event['id']}" for event in events]
