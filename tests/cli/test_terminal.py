"""A person at a terminal: moves, questions, undo, what is kept, and every way of leaving."""

from pathlib import Path

import pytest

import parlour as package
from parlour import Match
from parlour.games import load
from tests.cli.terminal import PROMPT, Terminal

GAME = package.games()[0]
START = "play", GAME, "--seed", "7", "--players", "3", "--bots", "random"

each_game = pytest.mark.parametrize("game", package.games())


def kept(home: Path, game: str = GAME) -> Match:
    """The game in play, as it lies on disk."""
    text = (home / "parlour" / "games" / f"{game}.in-play").read_text(encoding="utf-8")
    return Match.from_record(text.partition("\n")[2])


@each_game
def test_a_whole_game_is_played_and_its_record_kept(game: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", game, "--players", "2", "--seed", "3", "--bots", "random") as it:
        seen = it.until(PROMPT)
        while "The game is over" not in seen:
            seen = it.type("1", PROMPT, "The game is over")
        assert it.ends() == 0
    (path,) = (tmp_path / "parlour" / "games").iterdir()
    assert path.name.startswith(game)
    assert Match.from_record(path.read_text(encoding="utf-8")).over


def test_questions_and_undo(tmp_path: Path) -> None:
    game = load(GAME)
    with Terminal(tmp_path, *START) as it:
        assert "You are P1" in it.until(PROMPT)
        card = game.kinds[1]
        assert f"{game.prefix}-" in it.type("rules")
        assert "ALL-02" in it.type("rules all-02")
        assert "No rule is about 'zeppelin'" in it.type("rules zeppelin")
        assert "in the deck" in it.type(card)
        assert "is no card" in it.type("what zeppelin")
        assert "Nothing forbids it" in it.type("why 1")
        assert "ALL-09" in it.type("why zeppelin")
        assert "The house bot would choose" in it.type("hint")
        assert "undo" in it.type("?")
        assert "not decided anything" in it.type("undo")
        first = it.type("table")
        it.type("1")
        assert len(kept(tmp_path).moves) >= 1
        assert it.type("undo").endswith(first.partition("\n")[2])
        assert not kept(tmp_path).moves


def test_bad_words_change_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START) as it:
        it.until(PROMPT)
        assert "choose from 1 to" in it.type("0")
        assert "choose from 1 to" in it.type("999")
        assert "is no move, card or command" in it.type("zeppelin")
        assert "or type help" in it.type("")
        assert "is no number of lines" in it.type("log all")
        it.type("quit", "nothing is kept")
        assert it.ends() == 0


def test_save(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    with Terminal(tmp_path, *START) as it:
        it.until(PROMPT)
        it.type("1")
        assert f"parlour replay {path}" in it.type(f"save {path}")
        assert "is there already" in it.type(f"save {path}")
        assert "/nowhere/" in it.type("save /dev/null/nowhere/x.txt")
    match = Match.from_record(path.read_text(encoding="utf-8"))
    with Terminal(tmp_path, "play", "--from", str(path)) as it:
        assert "You are P1" in it.until(PROMPT)
        it.type("quit", "goes on with it")
    assert kept(tmp_path).moves[: len(match.moves)] == match.moves


def test_ctrl_c_loses_no_move(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START) as it:
        it.until(PROMPT)
        it.type("1")
        screen = it.type("1")
        it.interrupt(f"parlour play {GAME} goes on with it")
        assert it.ends() == 130
    before = kept(tmp_path)
    with Terminal(tmp_path, "play", GAME) as it:
        it.until("Go on with it? [Y/n] ")
        again = it.type("")
        assert again[again.rindex("\n─") :] == screen[screen.rindex("\n─") :]
        assert kept(tmp_path).moves == before.moves
        assert "choose from 1" in it.type("999")


def test_a_crash_loses_no_move(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START) as it:
        it.until(PROMPT)
        it.type("1")
        it.type("1")
        it.kill()
    before = kept(tmp_path)
    assert len(before.moves) > 1
    with Terminal(tmp_path, "play", GAME) as it:
        it.until(f"after {len(before.moves)} moves")
        it.until("[Y/n] ")
        it.type("n")
    laid_aside = [path for path in (tmp_path / "parlour" / "games").iterdir() if "unfinished" in path.name]
    assert [Match.from_record(path.read_text(encoding="utf-8")).moves for path in laid_aside] == [before.moves]


def test_end_of_input(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START) as it:
        it.until(PROMPT)
        it.type("1")
        it.press(b"\x04")
        it.until("goes on with it")
        assert it.ends() == 0


@pytest.mark.parametrize("end", [-40, 200, 20, 0])
def test_a_torn_game_stops_no_new_one(end: int, tmp_path: Path) -> None:
    with Terminal(tmp_path, *START) as it:
        it.until(PROMPT)
        it.type("1")
    path = tmp_path / "parlour" / "games" / f"{GAME}.in-play"
    path.write_text(path.read_text(encoding="utf-8")[:end], encoding="utf-8")
    with Terminal(tmp_path, *START) as it:
        assert "so a new one begins" in it.until(PROMPT)
        it.type("1")
    assert kept(tmp_path).moves
    assert path.with_name(f"{path.name}.bad").exists()


def test_a_foreign_file_stops_no_new_game(tmp_path: Path) -> None:
    path = tmp_path / "parlour" / "games" / f"{GAME}.in-play"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"\xff\xfe\x00")
    with Terminal(tmp_path, *START) as it:
        assert "so a new one begins" in it.until(PROMPT)
    assert path.with_name(f"{path.name}.bad").read_bytes() == b"\xff\xfe\x00"


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("", encoding="utf-8")
    with Terminal(home, *START) as it:
        it.until(PROMPT)
        assert "cannot be kept" in it.type("1")
        assert "cannot be kept" not in it.type("1")
        it.type("quit", "could not be kept")
        assert it.ends() == 0


def test_the_menu(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play") as it:
        it.until("Which game?")
        it.type("99", "or quit")
        it.type("1", "How many play")
        it.type("99", "Choose a number")
        assert "P2 is a bot" in it.type("2")


def test_watching(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", GAME, "--watch", "--bots", "random") as it:
        it.until("end: all] ")
        it.type("", "end: all] ")
        it.type("zeppelin", "is nothing here")
        it.type("3", "end: all] ")
        it.type("end", "The game is over")
        assert it.ends() == 0


def test_colours_where_the_terminal_has_them(tmp_path: Path) -> None:
    colour = "\x1b[1;32m"
    with Terminal(tmp_path, *START) as it:
        it.until(PROMPT)
        assert colour in it.raw
    with Terminal(tmp_path, *START, NO_COLOR="1") as it:
        it.until(PROMPT)
        assert colour not in it.raw


def test_windows(tmp_path: Path) -> None:
    """Enter passes, several passes are skipped at once, and undo comes back to a real decision."""
    game = next(name for name in package.games() if "pass" in load(name).moves.texts() and load(name).has_parts)
    with Terminal(tmp_path, "play", game, "--seed", "5", "--players", "3", "--bots", "random") as it:
        window = it.until(PROMPT)
        while "pass (Enter)" not in window:
            window = it.type("1")
        before = kept(tmp_path, game).moves if (tmp_path / "parlour").exists() else ()
        it.type("")
        assert kept(tmp_path, game).moves[len(before)] == (1, "pass")
        assert f"move {len(before) + 1}." in it.type("undo")
        assert "is nothing to skip" in it.type("skip everything")
        after = it.type("skip all")
        assert "pass (Enter)" not in after
        assert "nothing to pass on" in it.type("skip")
        assert (1, "pass") in kept(tmp_path, game).moves[len(before) :]
