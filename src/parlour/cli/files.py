"""What is stated on the command line: records, seeds, options."""

import importlib.resources
from pathlib import Path
from typing import Any

from parlour.games import load
from parlour.table.errors import Error, OptionError, RecordError
from parlour.table.match import Match


def text(path: str) -> str:
    """The text of a record; of a game in play, without the line that says who plays."""
    try:
        read = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Error(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Error(f"{path}: it is no text") from None
    return read.partition("\n")[2] if read.startswith("in play:") else read


def record(path: str) -> Match:
    read = text(path)
    try:
        return Match.from_record(read)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def seed(said: str | None) -> int | str | None:
    """Digits are a number; other text is hex, as records have it."""
    return int(said) if said is not None and said.isdecimal() else said


def options(said: list[str]) -> dict[str, Any]:
    """`name=value` each; a value is a number, true or false, or seats with commas."""
    found: dict[str, Any] = {}
    for one in said:
        name, equals, value = one.partition("=")
        if not equals or not name:
            raise OptionError(f"options: {one!r} is not of the form name=value")
        if name in found:
            raise OptionError(f"options: {name} is stated twice")
        found[name] = option(value)
    return found


def option(value: str) -> Any:
    if "," in value:
        return [option(part) for part in value.split(",")]
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.lstrip("-").isdecimal() else value


def check(match: Match, seat: int, language: str) -> None:
    """That the seat and the language are there."""
    if not 1 <= seat <= match.seats:
        raise OptionError(f"seat: {seat} is not between 1 and {match.seats}")
    folder = importlib.resources.files(load(match.game).package).joinpath("lang")
    known = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    if language not in known:
        raise OptionError(f"language: there is no {language!r}, only {', '.join(known)}")
