"""The `parlour` command and its parts."""

import sys

from cyclopts import App

from parlour import __version__
from parlour.games import NAMES

app = App(
    name="parlour",
    help="Card games to the letter of their rulebooks: play them, change them, study them.",
    help_format="plaintext",
    version=__version__,
)
app.command("parlour.cli.check:check", name="check", help="Run scenario files.")


def main() -> None:
    try:
        code = app()
    except KeyboardInterrupt:
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


__all__ = ["NAMES", "app", "main"]
