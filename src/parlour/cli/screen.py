"""What is printed: colours where the terminal has them, seats marked, rule ids dim."""

import re
import sys
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.text import Text

WIDEST = 100  # long lines are hard to read

ME, OTHER, RULE, HEAD, POINTS = "bold green", "cyan", "dim", "bold", "bold yellow"

Line = list[dict[str, Any]]  # events

_SEAT = re.compile(r"\b(P[1-8])\b('s)?(?! \((?:you|your)\))")
_WORDS = re.compile(r"\b([A-Z]{3}-\d+)\b|(\[(?:book|ruling|house)\] ?)|`([^`]*)`|\*\*([^*]*)\*\*")


def console() -> Console:
    """Rich leaves colours out where there is no terminal, and where NO_COLOR is set."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    out = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
    out.width = min(out.width, WIDEST)
    return out


def seats(sentence: str, me: int | None, is_first: bool = True) -> Text:
    """A sentence with its seats in colour, and one's own marked; once is enough for several sentences."""
    text = Text()
    at = 0
    for found in _SEAT.finditer(sentence):
        text.append(sentence[at : found.start()])
        name, ending = found[1], found[2] or ""
        text.append_text(seat(name, me, ending) if is_first or name != f"P{me}" else Text(f"{name}{ending}", ME))
        at = found.end()
    return text.append(sentence[at:])


def seat(name: str, me: int | None, ending: str = "") -> Text:
    is_mine = name == f"P{me}"
    return Text(f"{name}{ending} ({'your' if ending else 'you'})", ME) if is_mine else Text(f"{name}{ending}", OTHER)


def cited(sentence: str) -> Text:
    """A sentence of a rulebook: its ids dim, its marks taken as what they mean."""
    text = Text()
    at = 0
    for found in _WORDS.finditer(sentence):
        text.append(sentence[at : found.start()])
        rule, source, code, strong = found.groups()
        if source:
            text.append("" if source.startswith("[book]") else source, "italic yellow")
        else:
            text.append(rule or code or strong, RULE if rule else HEAD)
        at = found.end()
    return text.append(sentence[at:])


def told(out: Console, events: list[dict[str, Any]], me: int | None) -> None:
    """What has happened, a line for each point and for what one seat did at a time."""
    show_lines(out, lines(events), me)


def show_lines(out: Console, found: list[Line], me: int | None) -> None:
    for line in found:
        if is_headline(line[0]):
            out.print()
        indent(out, line_text(line, me))


def indent(out: Console, text: Text, by: int = 2) -> None:
    """One text; where it needs more than a line, the others stand further in."""
    for number, line in enumerate(text.wrap(out, out.width - by - 2)):
        line.rstrip()
        out.print(Text(" " * (by + 2 * (number > 0))).append_text(line))


def flat(text: str) -> str:
    """A text of several lines, to be wrapped anew."""
    return " ".join(text.split())


def is_headline(event: dict[str, Any]) -> bool:
    """What begins something, or concerns the whole table; not what merely happens to a card."""
    return event["id"].endswith("begins") or not {"seat", "card"} & set(event["data"])


def lines(events: list[dict[str, Any]]) -> list[Line]:
    """Events that belong on one line: of one kind, or of one seat; each point stands alone."""
    found: list[Line] = []
    for run in runs(events):
        if found and belongs(found[-1], run):
            found[-1] += run
        else:
            found.append(run)
    return found


def runs(events: list[dict[str, Any]]) -> list[Line]:
    """Events of one kind that follow each other."""
    found: list[Line] = []
    for event in events:
        if found and found[-1][0]["id"] == event["id"] and {"points", "seat"} & set(event["data"]) == {"seat"}:
            found[-1].append(event)
        else:
            found.append([event])
    return found


def belongs(line: Line, run: Line) -> bool:
    """Whether it goes on with what one seat does, or with what came of it."""
    if any("points" in event["data"] or is_headline(event) for event in line + run):
        return False
    by, also_by = ({event["data"]["seat"] for event in part if "seat" in event["data"]} for part in (line, run))
    return len(by) == 1 and also_by <= by


def line_text(line: Line, me: int | None) -> Text:
    said = [(text, len(list(run))) for text, run in groupby(event["text"] for event in line)]
    named = [(seats(text, me, is_first=number == 0), count) for number, (text, count) in enumerate(said)]
    text = Text(" ").join(
        sentence.append(f" ({count} times)", RULE) if count > 1 else sentence for sentence, count in named
    )
    if is_headline(line[0]):
        text.stylize(HEAD)
    for event in line:
        if event["data"].get("points"):
            text.highlight_regex(rf"(?<![\w-]){abs(event['data']['points'])}(?![\w-])", POINTS)
    rules = dict.fromkeys(event["rule"] for event in line)
    return text.append(f"  {', '.join(rules)}", RULE)


def say(out: Console, sentence: str, me: int | None = None, rule: str = "", style: str = "") -> None:
    """One sentence, with the rule it comes from."""
    text = seats(sentence, me)
    text.stylize(style)
    out.print(text.append(f"  {rule}", RULE) if rule else text)
