"""Games on disk: the one in play is written after every move, finished ones are kept by date."""

import datetime
import os
import re
from pathlib import Path
from typing import NamedTuple

import platformdirs

from parlour.table.errors import RecordError
from parlour.table.match import Match
from parlour.table.record import continued

_FIRST = re.compile(r"in play: seat ([1-8]), bots ([a-z-]+)")


class Kept(NamedTuple):
    match: Match
    seat: int
    bots: str


def folder() -> Path:
    return Path(platformdirs.user_data_path("parlour", appauthor=False)) / "games"


def write(path: Path, text: str) -> None:
    """All of it or nothing: a file half written is never seen under its name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def dated(game: str, what: str = "") -> Path:
    """A name that is not taken."""
    day = datetime.date.today().isoformat()
    number = 1
    while (path := folder() / f"{game}-{day}-{number}{what}.txt").exists():
        number += 1
    return path


class Store:
    """The file of one game in play."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.path = folder() / f"{game}.in-play"
        self.fault = ""
        self._text = ""
        self._moves = -1

    def save(self, match: Match, seat: int, bots: str) -> bool:
        """Whether this went wrong for the first time; `fault` says how."""
        moves = len(match.moves)
        self._text = continued(self._text, match) if moves == self._moves + 1 and moves else match.record()
        self._moves = moves
        try:
            write(self.path, f"in play: seat {seat}, bots {bots}\n{self._text}")
        except OSError as error:
            is_first, self.fault = not self.fault, f"{self.path.parent}: {error.strerror}"
            return is_first
        self.fault = ""
        return False

    def kept(self) -> Kept | None:
        """The game in play, if there is one; raises RecordError where the file is no such thing."""
        try:
            first, _, text = self.path.read_text(encoding="utf-8").partition("\n")
        except FileNotFoundError:
            return None
        except (OSError, UnicodeDecodeError) as error:
            raise RecordError(str(error)) from None
        found = _FIRST.fullmatch(first)
        if not found:
            raise RecordError("line 1: it is not the file of a game in play")
        match = Match.from_record(text)
        if match.game != self.game or int(found[1]) > match.seats:
            raise RecordError("it is another game's")
        return Kept(match, int(found[1]), found[2])

    def set_aside(self) -> Path:
        """A file that is not what it should be is kept beside."""
        bad = self.path.with_name(f"{self.path.name}.bad")
        os.replace(self.path, bad)
        return bad

    def put_away(self, match: Match) -> Path:
        """Keeps the record of a game that is not played on, under a name with its date."""
        path = dated(self.game, "" if match.over else "-unfinished")
        write(path, match.record())
        self.path.unlink(missing_ok=True)
        return path
