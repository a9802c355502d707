"""`parlour balance`: tables side by side, as Markdown or JSON."""

import json
import re
from pathlib import Path

import pytest

import parlour as package
from parlour.games import load
from parlour.table.text import words
from tests.cli.terminal import parlour

GAME = package.games()[0]
FEW = "--games", "70"


def test_tables_stand_side_by_side(tmp_path: Path) -> None:
    deck = tmp_path / "other.toml"
    card = load(GAME).kinds[1]
    deck.write_text(f"[cards]\n{card} = 2\n", encoding="utf-8")
    done = parlour(tmp_path, "balance", GAME, *FEW, "--seats", "2", "3", "--deck", "deck", str(deck))
    assert done.returncode == 0
    heads = [f"{name}, {seats} players" for name in ("deck", str(deck)) for seats in (2, 3)]
    assert f"|  | {' | '.join(heads)} |" in done.stdout
    assert re.search(rf"\| {words(load(GAME)).name('card', card)} \(\d+ or 2\) \|", done.stdout)
    again = done.stdout.splitlines()[2].split()
    assert parlour(tmp_path, *again[1:]).stdout == done.stdout


def test_json_has_a_line_for_each_table(tmp_path: Path) -> None:
    done = parlour(tmp_path, "balance", GAME, *FEW, "--seats", "2", "3", "--json", "--seed", "7", "--threads", "1")
    tables = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(table["seats"], table["games"], table["seed"]) for table in tables] == [(2, 70, 7), (3, 70, 7)]
    assert all(abs(sum(table["wins"]["by_seat"]) - 1) < 0.001 for table in tables)


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        [GAME, "--games", "0"],
        [GAME, "--threads", "0"],
        [GAME, "--seats", "2", "99"],
        [GAME, "--deck", "deck", "nowhere.toml"],
        [GAME, "--option", "colour=3"],
        [GAME, "--seed", "-1"],
    ],
)
def test_what_cannot_be_is_one_sentence(arguments: list[str], tmp_path: Path) -> None:
    done = parlour(tmp_path, "balance", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
