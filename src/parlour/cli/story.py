"""What one viewer has been told of a match, move by move."""

from typing import Any, NamedTuple

from parlour.kernel.views import UNKNOWN
from parlour.table.match import Match


class Told(NamedTuple):
    move: int  # how many moves had been played
    event: dict[str, Any]
    is_quiet: bool  # that somebody has chosen, but not what: not worth a line


class Story:
    def __init__(self, match: Match, viewer: int | None) -> None:
        """Hears all of a match so far."""
        self.viewer = viewer
        self.all: list[Told] = []
        again = match.copy()
        again.undo(0)
        self.hear(again)
        for seat, move in match.moves:
            self.play(again, seat, move)

    def hear(self, match: Match, is_choice: bool = False) -> list[Told]:
        """What is new since it was heard last."""
        since = self.all[-1].event["number"] if self.all else 0
        new = [
            Told(len(match.moves), event, is_choice and UNKNOWN in event["data"].values())
            for event in match.events(self.viewer, since)
        ]
        self.all += new
        return new

    def play(self, match: Match, seat: int, move: str) -> list[Told]:
        """Plays a move, and hears what comes of it."""
        is_choice = match.together
        match.play(seat, move)
        return self.hear(match, is_choice)

    def back(self, match: Match) -> None:
        """Forgets what has been undone."""
        self.all = [told for told in self.all if told.move <= len(match.moves)]

    def since(self, move: int) -> list[dict[str, Any]]:
        """What was told after so many moves."""
        return events([told for told in self.all if told.move > move])


def events(told: list[Told]) -> list[dict[str, Any]]:
    return [one.event for one in told if not one.is_quiet]
