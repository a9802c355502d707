"""The `parlour` command and its parts."""

import os
import sys

from cyclopts import App

from parlour import __version__
from parlour.games import NAMES
from parlour.table.errors import Error

BAD_INPUT, INTERRUPTED = 2, 130

app = App(
    name="parlour",
    help="Card games to the letter of their rulebooks: play them, change them, study them.",
    help_format="plaintext",
    version=__version__,
)
COMMANDS = {
    "play": f"Play against bots, for example: parlour play {NAMES[0]} --players 4",
    "replay": "Print the game of a record as sentences.",
    "verify": "Play a record again and say whether it holds.",
    "describe": "What a game consists of: seats, options, zones, cards, moves, rules, texts.",
    "check": "Run scenario files.",
    "balance": "What thousands of games between house bots say: length, endings, who wins, which cards are played.",
    "bench": "Measure how many decisions a second each way of running makes.",
}
for _name, _help in COMMANDS.items():
    app.command(f"parlour.cli.{_name}:{_name}", name=_name, help=_help)


def main() -> None:
    """Any error of ours is one sentence on stderr."""
    try:
        code = app()
    except Error as error:
        print(error, file=sys.stderr)
        code = BAD_INPUT
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code if isinstance(code, int) else 0)


__all__ = ["app", "main"]
