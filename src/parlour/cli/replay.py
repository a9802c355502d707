"""`parlour replay`: the game of a record as sentences."""

from parlour.games import load
from parlour.table.errors import OptionError
from parlour.table.match import Match
from parlour.table.text import words

from . import ending, files, screen
from .board import Board
from .story import Story, Told


def replay(file: str, *, to: int | None = None, seat: int | None = None) -> int:
    """Print the game of a record as sentences.

    Parameters
    ----------
    file
        The record.
    to
        Only so many moves, and the table as it stood then.
    seat
        As that seat saw it; without it, what everybody saw.
    """
    out = screen.console()
    match = files.record(file)
    moves = len(match.moves)
    if to is not None:
        if not 0 <= to <= moves:
            raise OptionError(f"to: {to} is not between 0 and the {moves} moves of the record")
        match.undo(to)
    files.check(match, seat or 1, "en")
    game = load(match.game)
    screen.say(out, f"{words(game).say('game')}: {match.seats} players, {len(match.moves)} of {moves} moves.")
    screen.told(out, [told.event for told in heard(match, seat)], seat)
    if match.over:
        ending.result(out, match, game, seat)
    else:
        out.rule(style="dim")
        Board(match, words(game), seat).print(out)
        screen.say(out, match.prompt(seat)["text"], seat)
    return 0


def heard(match: Match, seat: int | None) -> list[Told]:
    return [told for told in Story(match, seat).all if not told.is_quiet]
