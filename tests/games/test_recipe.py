"""The recipe "Add a card" of CONTRIBUTING.md, followed to the letter in a copy of the sources."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAME = "src/parlour/games/cardgame"
STEP = re.compile(r"^\d\. `([^`]+)`.*?(?=^\d\. |^\S|\Z)", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^ {3}```(?:diff|yaml)\n(.*?)^ {3}```$", re.MULTILINE | re.DOTALL)
INDENT = re.compile(r"^ {3}", re.MULTILINE)

PLAYS = """
import random
from parlour import Match
from parlour.bots import seated

chance, moves = random.Random(1), set()
for seats in (2, 3, 4):
    for bot in ("random", "house", "random", "random"):
        match = Match("cardgame", seats=seats, seed=chance.getrandbits(64))
        player = seated(bot, seats)
        while not match.over:
            match.play(match.waiting[0], player.choose(match, match.waiting[0]))
        assert Match.from_record(match.record()).moves == match.moves
        moves.update(move for _, move in match.moves)
print("\\n".join(sorted(moves)))
"""


def recipe() -> list[tuple[str, list[str]]]:
    """Files, and what is to be done to each."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    text = text.split("\n## Add a card\n")[1].split("\n**With ")[0]
    steps = [(step[1], BLOCK.findall(step[0])) for step in STEP.finditer(text)]
    return [(name, [INDENT.sub("", block) for block in blocks]) for name, blocks in steps]


def apply(path: Path, block: str) -> None:
    """A diff, of whole lines that stand in the file once."""
    lines = block.splitlines()
    old = "\n".join(line[1:] for line in lines if line[:1] != "+")
    new = "\n".join(line[1:] for line in lines if line[:1] != "-")
    text = "\n" + path.read_text(encoding="utf-8")
    assert text.count(f"\n{old}\n") == 1, f"{path.name}: {old}"
    path.write_text(text.replace(f"\n{old}\n", f"\n{new}\n")[1:], encoding="utf-8")


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("recipe")
    shutil.copytree(ROOT / "src", place / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tests/games/cardgame", place / "tests/games/cardgame")
    for name, blocks in recipe():
        assert blocks, name
        if name.endswith(".yaml"):
            (place / name).write_text(blocks[0], encoding="utf-8")
        else:
            for block in blocks:
                apply(place / GAME / name, block)
    return place


def run(place: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(place / "src"), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=place,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


def test_its_scenario_holds_and_so_do_the_others(followed: Path) -> None:
    new = recipe()[-1][0]
    assert run(followed, "-m", "parlour", "check", new) == "1 passed, 0 failed\n"
    counts_the_deck = followed / "tests/games/cardgame/setup.yaml"
    others = [str(path) for path in sorted(counts_the_deck.parent.glob("*.yaml")) if path != counts_the_deck]
    assert run(followed, "-m", "parlour", "check", *others).endswith(" 0 failed\n")


def test_it_is_described(followed: Path) -> None:
    shown = " ".join(run(followed, "-m", "parlour", "describe", "cardgame").split())
    assert "2 Hot Potato QUICK, costs 1: another player loses a token, if they have one, and you draw a card" in shown


def test_games_with_it_are_played(followed: Path) -> None:
    moves = run(followed, "-c", PLAYS)
    assert "play hot-potato P1" in moves
    assert "play joker as hot-potato P" in moves
