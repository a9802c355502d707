"""`parlour check`: what it prints, and what its exit codes mean."""

from pathlib import Path

import pytest

import parlour
from parlour.cli.check import check

GAME = parlour.games()[0]
FINE = f"- says: It ends when it ends\n  shows: [ALL-06]\n  game: {GAME}\n  then: {{over: false}}\n"


def written(folder: Path, text: str) -> str:
    path = folder / "some.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_what_holds_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(written(tmp_path, FINE)) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_what_does_not_hold_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, FINE.replace("false", "true"))
    assert check(path) == 1
    expected = f"{path}:4: It ends when it ends: over: expected True, found False\n0 passed, 1 failed\n"
    assert capsys.readouterr().out == expected


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("then", "than"), "'than' is no part of a scenario"),
        ((FINE, "5"), "a scenario file is a list"),
        (("shows: [ALL-06]", "seats: 2"), "lacks 'shows'"),
        (("{over: false}", "[over"), "line 5"),
        ((GAME, "nothing"), "'nothing' is no game"),
        (("{over: false}", "{over: false, over: true}"), "'over' stands twice"),
        (("{over: false}", "{legal: none}"), "legal is a table by seat"),
        (("{over: false}", "{sees: {P9: {}}}"), "'P9' is none of P1, P2"),
        (("  then", "  given: {P1: {nowhere: []}}\n  then"), "no such zone"),
        (("  then", "  given: {P1: {hand: [joker-of-nothing]}}\n  then"), "is no card of"),
        (("  then", "  seats: 99\n  then"), "99 is not between"),
        (("  then", "  options: {nonsense: 1}\n  then"), "has no option 'nonsense'"),
        (("  then", "  given: 5\n  then"), "given is not a table"),
    ],
)
def test_what_makes_no_sense_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: tuple[str, str], said: str
) -> None:
    path = written(tmp_path, FINE.replace(*change))
    assert check(path) == 2
    error = capsys.readouterr().err
    assert path in error
    assert said in error
    assert error.count("\n") == 1


def test_there_must_be_something_to_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check() == 2
    assert check(str(tmp_path / "none.yaml")) == 2
    assert "no such file" in capsys.readouterr().err
