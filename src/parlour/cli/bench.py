"""`parlour bench`: how fast each way of running is."""

import json
import sys
from typing import Annotated

from cyclopts import Parameter

from parlour.games import NAMES, load

USUAL = "python", "cpu", "driven", "match"  # what needs no GPU


def bench(
    *,
    game: Annotated[tuple[str, ...], Parameter(consume_multiple=True)] = NAMES,
    seats: Annotated[tuple[int, ...], Parameter(consume_multiple=True)] = (4,),
    run: Annotated[tuple[str, ...], Parameter(consume_multiple=True)] = USUAL,
    threads: int = 1,
    seconds: float = 2.0,
    json_lines: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Decisions, decisions with more than one legal move, and games a second, by uniformly random play.

    Parameters
    ----------
    game
        Which games; all if none is named.
    seats
        How many players.
    run
        Ways of running: python, cpu, cuda, driven (compiled, one decision at a time from Python), match.
    threads
        Cores to use, for cpu.
    seconds
        How long to measure each row.
    json_lines
        One JSON object a line.
    """
    from parlour.lab.bench import WAYS, machine, measure
    from parlour.table.errors import OptionError
    from parlour.table.options import seats_of

    for value, known, what in ((game, NAMES, "game"), (run, WAYS, "way of running")):
        for entry in value:
            if entry not in known:
                raise OptionError(f"{entry!r} is no {what}; there are {', '.join(known)}")
    for name in game:
        for count in seats:
            seats_of(load(name), count)
    if threads < 1 or seconds <= 0:
        raise OptionError("threads and seconds are more than 0")
    if not json_lines:
        columns = ("decisions/s", "choices/s", "games/s")
        print(f"{'game':10} seats {'run':7} threads {columns[0]:>15} {columns[1]:>15} {columns[2]:>11} compile s")
    for name in game:
        for count in seats:
            for way in run:
                try:
                    row = measure(name, count, way, threads if way == "cpu" else 1, seconds)
                except (ImportError, RuntimeError) as error:
                    print(f"parlour bench: {error}", file=sys.stderr)
                    return 2
                print(json.dumps(row) if json_lines else _line(row), flush=True)
    if not json_lines:
        print(", ".join(f"{key} {value}" for key, value in machine().items()))
    return 0


def _line(row: dict[str, object]) -> str:
    return (
        f"{row['game']!s:10} {row['seats']!s:>5} {row['run']!s:7} {row['threads']!s:>7} {row['decisions_per_s']:>15,} "
        f"{row['choices_per_s']:>15,} {row['games_per_s']:>11,} {row['compile_s']:>9}"
    )
