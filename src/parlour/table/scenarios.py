"""Scenario files: rules shown at work, read with their lines and run. The format is docs/scenarios.md."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from parlour.games import NAMES, load

from .errors import Error, Refused, ScenarioError
from .match import Match

PARTS = ("says", "shows", "game", "seats", "options", "seed", "deck", "given", "moves", "then")
NEEDED = ("says", "shows", "game")
WORDS: dict[type, str] = {list: "list", dict: "table", str: "text"}
BY_SEAT = ("sees", "legal", "may", "may-not")
ALL_PASS = "all pass"
PASS = "pass"


class Table(dict[str, Any]):
    """A mapping of a file, with its line and that of each key."""

    line = 0
    lines: dict[str, int]


class Row(list[Any]):
    """A list of a file, with the line of each entry."""

    lines: list[int]


class _Loader(yaml.CSafeLoader):
    """Only true, false, null and whole numbers are not text; lines are kept; a repeated key is an error."""

    yaml_implicit_resolvers: dict[str, Any] = {}


def _table(loader: _Loader, node: yaml.MappingNode) -> Iterator[Table]:
    table = Table()
    table.line, table.lines = node.start_mark.line + 1, {}
    yield table
    for key_node, value_node in node.value:
        key = str(loader.construct_object(key_node, deep=True))
        line = key_node.start_mark.line + 1
        if key in table:
            raise ScenarioError(f"line {line}: {key!r} stands twice")
        table[key] = loader.construct_object(value_node, deep=True)
        table.lines[key] = line


def _row(loader: _Loader, node: yaml.SequenceNode) -> Iterator[Row]:
    row = Row()
    row.lines = [entry.start_mark.line + 1 for entry in node.value]
    yield row
    row.extend(loader.construct_object(entry, deep=True) for entry in node.value)


_Loader.add_constructor("tag:yaml.org,2002:map", _table)
_Loader.add_constructor("tag:yaml.org,2002:seq", _row)
for _tag, _pattern, _first in (
    ("bool", r"^(?:true|false)$", "tf"),
    ("null", r"^(?:null|~)$", "n~"),
    ("int", r"^[-+]?[0-9]+$", "-+0123456789"),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(_pattern), list(_first))


class Failure(Exception):
    """What a scenario expected and what was found."""

    def __init__(self, line: int, what: str, expected: Any, found: Any) -> None:
        super().__init__(f"{what}: expected {expected!r}, found {found!r}")
        self.line = line


def files(paths: list[str]) -> list[Path]:
    """The scenario files under the paths."""
    found: list[Path] = []
    for name in paths:
        path = Path(name)
        if path.is_dir():
            found += sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml"))
        elif path.is_file():
            found.append(path)
        else:
            raise ScenarioError(f"{name}: there is no such file or folder")
    return found


def read(path: Path) -> list[Table]:
    """The scenarios of a file, each a table of the right shape."""
    try:
        content = yaml.load(path.read_text(encoding="utf-8"), _Loader)
        if not isinstance(content, list):
            raise ScenarioError("line 1: a scenario file is a list of scenarios")
        for scenario, line in zip(content, content.lines if isinstance(content, Row) else [], strict=True):
            _shape(scenario, line)
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(f"{path}: {error}") from None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ScenarioError(f"{path}: line {line}: {error.problem}") from None
    except ScenarioError as error:
        raise ScenarioError(f"{path}: {error}") from None
    return content


def _shape(scenario: Any, line: int) -> None:
    if not isinstance(scenario, Table):
        raise ScenarioError(f"line {line}: {scenario!r} is not a scenario")
    for key in scenario:
        if key not in PARTS:
            raise ScenarioError(f"line {scenario.lines[key]}: {key!r} is no part of a scenario ({', '.join(PARTS)})")
    for key in NEEDED:
        if key not in scenario:
            raise ScenarioError(f"line {scenario.line}: the scenario lacks {key!r}")
    if scenario["game"] not in NAMES:
        raise ScenarioError(f"line {scenario.lines['game']}: {scenario['game']!r} is no game ({', '.join(NAMES)})")
    kinds = {"shows": list, "moves": list, "given": dict, "then": dict, "options": dict, "says": str}
    for key, kind in kinds.items():
        if key in scenario and not isinstance(scenario[key], kind):
            raise ScenarioError(f"line {scenario.lines[key]}: {key} is not a {WORDS[kind]}")
    for move, at in zip(scenario.get("moves", []), getattr(scenario.get("moves"), "lines", []), strict=True):
        keys = set(move) if isinstance(move, dict) else set()
        if not (isinstance(move, str) or keys == {"check"} or keys in ({"refused"}, {"refused", "because"})):
            raise ScenarioError(f"line {at}: {move!r} is no move, refusal or check")


def run(scenario: Table) -> None:
    """Plays a scenario; raises Failure where it does not hold, ScenarioError where it makes no sense."""
    try:
        match = Match.from_scenario(scenario)
    except Error as error:
        raise ScenarioError(f"line {scenario.lines.get('given', scenario.line)}: {error}") from None
    moves = scenario.get("moves", Row())
    for move, line in zip(moves, getattr(moves, "lines", []), strict=True):
        if isinstance(move, str):
            _play(match, move, line)
        elif "check" in move:
            check(match, move["check"], line)
        else:
            _refuse(match, move["refused"], move.get("because"), line)
    check(match, scenario.get("then", {}), scenario.lines.get("then", scenario.line))


def _split(text: str, line: int) -> tuple[int, str]:
    seat, _, move = text.strip().partition(" ")
    if len(seat) < 2 or seat[0] != "P" or not seat[1:].isdigit() or not move:
        raise Failure(line, "a move", "SEAT move", text)
    return int(seat[1:]), " ".join(move.split())


def _seat(match: Match, name: str, line: int) -> int:
    if name not in (names := [f"P{seat}" for seat in range(1, match.seats + 1)]):
        raise ScenarioError(f"line {line}: {name!r} is none of {', '.join(names)}")
    return names.index(name) + 1


def _play(match: Match, text: str, line: int) -> None:
    if text.strip() == ALL_PASS:
        _all_pass(match)
        return
    seat, move = _split(text, line)
    try:
        match.play(seat, move)
    except Refused as refused:
        raise Failure(line, text, "a legal move", str(refused)) from None


def _all_pass(match: Match) -> None:
    """Everyone asked in the window that is open passes; nobody makes another choice."""
    prompt = match.prompt(match.waiting[0])["id"] if match.waiting else ""
    while match.waiting:
        seat = match.waiting[0]
        if match.prompt(seat)["id"] != prompt or PASS not in match.legal(seat):
            return
        match.play(seat, PASS)


def _refuse(match: Match, text: str, because: str | None, line: int) -> None:
    seat, move = _split(text, line)
    before = match.state(), match.waiting
    try:
        match.play(seat, move)
    except Refused as refused:
        if because is not None and refused.rule != because:
            raise Failure(line, f"the reason against {text!r}", because, refused.rule) from None
        if (match.state(), match.waiting) != before:
            raise Failure(line, text, "nothing changed", match.state()) from None
        return
    raise Failure(line, text, f"refused by {because or 'a rule'}", "played")


def check(match: Match, expected: Any, line: int) -> None:
    """Compares what is stated with what is."""
    if not isinstance(expected, dict):
        raise Failure(line, "a check", "a table", expected)
    lines: dict[str, int] = getattr(expected, "lines", {})
    state = match.state()
    for key, value in expected.items():
        at = lines.get(key, line)
        if key in BY_SEAT and not isinstance(value, dict):
            raise ScenarioError(f"line {at}: {key} is a table by seat")
        if key == "sees":
            for viewer, part in value.items():
                view = match.view(None if viewer == "watcher" else _seat(match, viewer, at))
                _compare_all(match, f"{viewer} sees ", part, view, at)
        elif key in ("legal", "may", "may-not"):
            _check_moves(match, key, value, at)
        else:
            found = _fact(match, key, state)
            _compare_any(match, key, value, found, at)


def _fact(match: Match, key: str, state: dict[str, Any]) -> Any:
    if key == "over":
        return match.over
    if key in ("winners", "waiting"):
        return [f"P{seat}" for seat in getattr(match, key)]
    return state.get(key)


def _compare_all(match: Match, where: str, expected: Any, found: Any, line: int) -> None:
    for key, value in expected.items():
        at = getattr(expected, "lines", {}).get(key, line)
        _compare_any(match, f"{where}{key}", value, found.get(key), at)


def _compare_any(match: Match, where: str, expected: Any, found: Any, line: int) -> None:
    if isinstance(expected, dict) and (expected or not found):
        _compare_all(match, f"{where}.", expected, found if isinstance(found, dict) else {}, line)
        return
    same = _text(expected) == _text(found)
    if isinstance(found, list):
        pile = load(match.game).zones.piles.get(where.split(".")[-1].split(" ")[-1])
        if type(expected) is int:
            found = len(found)
            same = expected == found
        elif isinstance(expected, list) and (where in ("waiting", "winners") or (pile and pile.loose)):
            same = sorted(_text(expected)) == sorted(_text(found))
    if not same:
        raise Failure(line, where, expected, found)


def _text(value: Any) -> Any:
    """Cards and numbers are compared as text; nothing is `none`."""
    if isinstance(value, list):
        return [_text(entry) for entry in value]
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value is None else str(value)


def _check_moves(match: Match, key: str, stated: Any, line: int) -> None:
    for seat, moves in stated.items():
        at = getattr(stated, "lines", {}).get(seat, line)
        legal = match.legal(_seat(match, seat, at))
        wanted = [" ".join(str(move).split()) for move in ([moves] if isinstance(moves, str) else moves)]
        fits = {
            "legal": sorted(wanted) == sorted(legal),
            "may": set(wanted) <= set(legal),
            "may-not": not set(wanted) & set(legal),
        }
        if not fits[key]:
            raise Failure(at, f"{key} {seat}", wanted, legal)
