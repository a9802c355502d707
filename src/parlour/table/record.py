"""Records: a header and moves, as plain text that a person can read, diff, and paste into a bug report.

Each move carries a hash of the state after it, the last line one of all lines above it.
"""

import hashlib
import json
import re
from typing import Any

from parlour.games import load

from .errors import Error, RecordError, Refused
from .match import Match

FORMAT = "parlour record 1"
KEYS = ("game", "rules", "seats", "options", "seed", "deck", "given")
DIGITS = 12

_MOVE = re.compile(r"(0|[1-9][0-9]*) (?:(P[1-8]) ([^=]*)|deal) = ([0-9a-f]{12})")


def mark(match: Match) -> str:
    """The hash of a state, as text."""
    facts = {"state": match.state(), "waiting": match.waiting, "over": match.over, "winners": match.winners}
    return hashlib.sha256(_json(facts).encode()).hexdigest()[:DIGITS]


def _json(value: Any) -> str:
    return json.dumps(value, separators=(", ", ": "), ensure_ascii=False)


def _sum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def commitment(match: Match) -> str:
    """The hash of the seed, which may be shown before the end (ALL-07)."""
    return hashlib.sha256(format(match.seed, "048x").encode()).hexdigest()


def written(match: Match) -> str:
    lines = [FORMAT, *_header(match), f"seed: {match.seed:x}"]
    lines += [f"{key}: {_json(value)}" for key in ("deck", "given") if (value := getattr(match, key)) is not None]
    again = match.copy()
    again.undo(0)
    lines.append(f"0 deal = {mark(again)}")
    for number, (seat, move) in enumerate(match.moves, 1):
        again.play(seat, move)
        lines.append(f"{number} P{seat} {move} = {mark(again)}")
    return "\n".join([*lines, f"sum: {_sum(lines)}", ""])


def continued(text: str, match: Match) -> str:
    """The record of a match, from its record of one move earlier."""
    seat, move = match.moves[-1]
    lines = [*text.split("\n")[:-2], f"{len(match.moves)} P{seat} {move} = {mark(match)}"]
    return "\n".join([*lines, f"sum: {_sum(lines)}", ""])


def _header(match: Match) -> list[str]:
    version = load(match.game).version
    return [f"game: {match.game}", f"rules: {version}", f"seats: {match.seats}", f"options: {_json(match.options)}"]


def seen(match: Match, seat: int) -> str:
    """What a seat may show before the end: the hash of the seed, and its own view."""
    lines = [f"{FORMAT}, as P{seat + 1} sees it", *_header(match), f"seed-hash: {commitment(match)}"]
    lines += [f"moves: {len(match.moves)}", f"view: {_json(match.view(seat + 1))}"]
    return "\n".join([*lines, f"sum: {_sum(lines)}", ""])


def replayed(text: str) -> Match:
    """The match of a record, if all of it holds."""
    lines = text.split("\n")
    if lines[0] != FORMAT:
        raise RecordError(f"line 1: a record begins with '{FORMAT}'")
    header, at = _read_header(lines)
    match = _dealt(header)
    version = load(match.game).version
    other = "" if header["rules"] == version else f" (made with rules {header['rules']}, played with {version})"
    last = _replay(match, lines, at, other)
    if lines[last:] != [f"sum: {_sum(lines[:last])}", ""]:
        raise RecordError(f"line {last + 1}: the sum does not fit the lines above it{other}")
    return match


def _read_header(lines: list[str]) -> tuple[dict[str, Any], int]:
    header: dict[str, Any] = {}
    at = 1
    while at < len(lines) and not lines[at][:1].isdigit() and " deal = " not in lines[at]:
        key, colon, value = lines[at].partition(": ")
        if not colon or key not in KEYS or key in header:
            raise RecordError(f"line {at + 1}: {lines[at]!r} is no line of a header")
        try:
            header[key] = value if key in ("game", "seed") else json.loads(value)
        except ValueError as error:
            raise RecordError(f"line {at + 1}: {key}: {error}") from None
        at += 1
    for key in KEYS[:5]:
        if key not in header:
            raise RecordError(f"line {at}: the header lacks {key!r}")
    return header, at


def _dealt(header: dict[str, Any]) -> Match:
    try:
        return Match(**{key: value for key, value in header.items() if key != "rules"})
    except Error as error:
        raise RecordError(f"header: {error}") from None


def _replay(match: Match, lines: list[str], at: int, other: str) -> int:
    """Plays the moves; gives the line after them."""
    number = 0
    while at < len(lines) and not lines[at].startswith("sum"):
        found = _MOVE.fullmatch(lines[at])
        where = f"line {at + 1}, move {number}"
        if not found or int(found[1]) != number or (found[2] is None) != (number == 0):
            raise RecordError(f"{where}: {lines[at]!r} is not move {number}{other}")
        if number:
            try:
                match.play(int(found[2][1:]), found[3])
            except Refused as refused:
                raise RecordError(f"{where}: {found[3]!r} by {found[2]} is refused, {refused}{other}") from None
            if match.moves[-1][1] != found[3]:
                raise RecordError(f"{where}: {found[3]!r} should read {match.moves[-1][1]!r}{other}")
        if mark(match) != found[4]:
            raise RecordError(f"{where}: the state after it is not the one recorded{other}")
        at, number = at + 1, number + 1
    return at
