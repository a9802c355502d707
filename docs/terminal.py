"""Makes the picture of the README anew: `.venv/bin/python docs/terminal.py`.

The house bot plays three rounds of one deal in the person's place; then the person asks something.
"""

import io
import re
from pathlib import Path

from rich.console import Console

from parlour import Match
from parlour.bots import seated
from parlour.cli import commands, screen
from parlour.cli.desk import Desk

WIDTH = 96
UNTIL = 4  # the round that the picture shows


def desk() -> Desk:
    out = Console(
        file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor", width=WIDTH, highlight=False
    )
    return Desk(out, Match("monsters", seats=4, seed=15), 1, "house")


def play(it: Desk) -> None:
    """Up to the person's first decision of that round."""
    mine = seated("house", seed=1)
    while it.match.state()["round"] < UNTIL:
        if 1 in it.match.waiting:
            it.seen = len(it.match.moves)
            it.make(1, mine.choose(it.match, 1))
        else:
            it.bot_moves()


def typed(it: Desk, line: str) -> None:
    it.out.print(f"> {line}", markup=False, style=screen.ME)


def main() -> None:
    it = desk()
    play(it)
    it.show()
    typed(it, "mummy")
    commands.what(it, "mummy")
    typed(it, "why vampire")
    commands.why(it, "vampire")
    it.out.print("> ", style=screen.ME, end="")
    svg = it.out.export_svg(title="parlour play monsters --players 4", unique_id="terminal")
    svg = re.sub(r"@font-face\s*\{.*?\}", "", svg, flags=re.DOTALL)  # nothing is fetched from elsewhere
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL).replace("Fira Code", "ui-monospace, Menlo, Consolas")
    svg = svg.replace("font-family: arial", "font-family: Arial, sans-serif")
    svg = "".join(f"{line.rstrip()}\n" for line in svg.splitlines() if line.strip())
    Path(__file__).with_suffix(".svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
