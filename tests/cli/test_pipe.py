"""Without a terminal: whole games of bots, records, descriptions, and bad input."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import parlour as package
from parlour import Match
from tests.cli.terminal import parlour
from tests.table.games import positions

GAME = package.games()[0]

each_game = pytest.mark.parametrize("game", package.games())


def record(game: str, folder: Path) -> Path:
    path = folder / f"{game}.txt"
    *_, match = positions(game, seats=3)
    path.write_text(match.record(), encoding="utf-8")
    return path


@each_game
def test_a_whole_game(game: str, tmp_path: Path) -> None:
    done = parlour(tmp_path, "play", game, "--players", "3", "--seed", "7", "--bots", "random")
    assert done.returncode == 0
    assert "The game is over" in done.stdout
    assert not done.stderr
    assert "\x1b" not in done.stdout
    assert not list(tmp_path.iterdir())


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    once, again = (parlour(tmp_path, "play", "--seed", "5").stdout for _ in range(2))
    assert once == again


@each_game
def test_replay_and_verify(game: str, tmp_path: Path) -> None:
    path = record(game, tmp_path)
    moves = len(Match.from_record(path.read_text(encoding="utf-8")).moves)
    assert "The game is over" in parlour(tmp_path, "replay", str(path)).stdout
    early = parlour(tmp_path, "replay", str(path), "--to", "5", "--seat", "2").stdout
    assert "P2 (you)" in early
    assert "The game is over" not in early
    done = parlour(tmp_path, "verify", str(path))
    assert (done.returncode, done.stdout) == (0, f"holds: {moves} moves\n")


def test_a_record_that_was_changed(tmp_path: Path) -> None:
    path = record(GAME, tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace("\n5 P", "\n6 P"), encoding="utf-8")
    done = parlour(tmp_path, "verify", str(path))
    assert done.returncode == 1
    assert "move 5" in done.stderr
    assert parlour(tmp_path, "replay", str(path)).returncode == 2


@each_game
def test_describe(game: str, tmp_path: Path) -> None:
    facts = json.loads(parlour(tmp_path, "describe", game, "--json").stdout)
    match = Match(game)
    view = set(match.view(1)) | set(match.view(1)["P1"])
    assert view - {f"P{seat}" for seat in range(1, 9)} <= {part["name"] for part in facts["zones"] + facts["values"]}
    assert {card["name"] for card in facts["cards"]} == set(match.supply())
    assert {rule["id"] for rule in facts["rules"]} >= {event["rule"] for event in facts["events"]}
    assert {f"ask-{question['name']}" for question in facts["questions"]} <= set(facts["texts"])
    said = parlour(tmp_path, "describe", game).stdout
    assert all(move["pattern"] in said for move in facts["moves"])


BAD = [
    ["play", "chess"],
    ["play", GAME, "--players", "99"],
    ["play", GAME, "--players", "many"],
    ["play", GAME, "--seat", "0"],
    ["play", GAME, "--seed", "xyz"],
    ["play", GAME, "--seed", "-1"],
    ["play", GAME, "--option", "height"],
    ["play", GAME, "--option", "height=3"],
    ["play", GAME, "--deck", "nowhere.toml"],
    ["play", GAME, "--language", "xx"],
    ["play", GAME, "--bots", "cheating"],
    ["play", "--from", "nowhere.txt"],
    ["replay", "nowhere.txt"],
    ["replay", "."],
    ["verify", "nowhere.txt"],
    ["verify", __file__],
    ["describe", "chess"],
    ["juggle"],
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_is_one_sentence(arguments: list[str], tmp_path: Path) -> None:
    done = parlour(tmp_path, *arguments)
    assert done.returncode == 2
    assert done.stderr
    assert "Traceback" not in done.stderr
    assert not done.stdout


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "record.bin"
    path.write_bytes(b"\xff\xfe")
    assert parlour(tmp_path, "verify", str(path)).returncode == 2


def test_version(tmp_path: Path) -> None:
    assert parlour(tmp_path, "--version").stdout == f"{package.__version__}\n"


def test_help_imports_no_command() -> None:
    code = "import sys; from parlour.cli.main import app; app(['--help']); "
    code = f"import atexit, sys; atexit.register(lambda: print(sorted(sys.modules), file=sys.stderr)); {code}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "parlour.cli.main" in done.stderr
    assert "parlour.cli.play" not in done.stderr
    assert "fluent" not in done.stderr
