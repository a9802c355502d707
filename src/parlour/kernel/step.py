"""The generated step of a game: all dispatch, as one text of plain functions.

    moves_of(s, me)     the legal moves of a seat, as scratch in the state; gives how many
    step(s, me, move)   the answer, then tasks until a question lies on top or the game is over
    play(s, n)          so many random moves
    begin(s)            a new game: every field as it begins, then the set-up
    blind(s, viewer)    what a seat does not know is blanked (views.py says how)
    dream(s, viewer)    what a seat does not know is drawn anew
    goes_on(s, me, move, ...)   whether a move has a further part, which is then asked
    observe(s, viewer, out)   a blanked state as numbers, seats from the viewer on; gives how many

The text names the functions of the game's rules; plain Python runs it as it is, `compile` compiles it.
A function is given as many arguments as it declares.
"""

import inspect
from collections.abc import Callable, Iterable
from typing import Any

from .moves import Moves, Pattern
from .piles import IN_ORDER, NO_ORDER, Pile, Zones
from .stack import ALL_09, TOGETHER
from .state import KEPT, OPTION, PRIVATE, PUBLIC, SECRET, TUNED, Field, Layout

Rule = Callable[..., Any]

HEADER = '''\
"""The step of one game, generated from its rules."""


def advance(s):
    while s.depth > 0:
        top = s.depth - 1
        at = top * 8
        task = s.frames[at] + 0
        seat = s.frames[at + 1] + 0
        if task >= 100 and (task < 200 or seat != 0):
            s.waiting = seat if task >= 200 else 1 << seat
            s.asking += 1
            return
        s.depth = top
        s.floor = top
        s.owner = s.frames[at + 6]
        s.card = s.frames[at + 7]
        run(s, task, seat, s.frames[at + 2] + 0, s.frames[at + 3] + 0, s.frames[at + 4] + 0, s.frames[at + 5] + 0)
        if s.depth - s.floor > 1:
            in_order(s)
    s.waiting = 0


def step(s, me, move):
    top = s.depth - 1
    at = top * 8
    question = s.frames[at] + 0
    s.owner = s.frames[at + 6]
    s.card = s.frames[at + 7]
    a, b, c, d = s.frames[at + 2] + 0, s.frames[at + 3] + 0, s.frames[at + 4] + 0, s.frames[at + 5] + 0
    if question < 200:
        s.depth = top
        s.floor = top
        reply(s, me, move, question, a, b, c, d)
        if s.depth - s.floor > 1:
            in_order(s)
    else:
        s.floor = s.depth
        reply(s, me, move, question, a, b, c, d)
        if s.over == 1:
            return
        if s.waiting != 0:
            s.frames[(s.floor - 1) * 8 + 1] = s.waiting
            return
        in_order(s)
        drop(s, s.floor - 1)
    advance(s)


def moves_of(s, me):
    forget_moves(s)
    if is_asked(s, me):
        at = (s.depth - 1) * 8
        a, b, c, d = s.frames[at + 2] + 0, s.frames[at + 3] + 0, s.frames[at + 4] + 0, s.frames[at + 5] + 0
        pose(s, me, s.frames[at] + 0, a, b, c, d)
    return s.options + 0


def begin(s):
    reset(s)
    then(s, 1)
    advance(s)


def who(s):
    """The seat that answers next in simulation: where each answer shows at once by lot, else the first."""
    if s.frames[(s.depth - 1) * 8] >= 300:
        count = 0
        for seat in range(s.seats):
            count += s.waiting >> seat & 1
        skip = below(s.dice, count)
        for seat in range(s.seats):
            if s.waiting >> seat & 1:
                if skip == 0:
                    return seat
                skip -= 1
    waiting, seat = s.waiting + 0, 0
    while waiting & 1 == 0:
        waiting >>= 1
        seat += 1
    return seat


def play(s, decisions):
    """Uniformly random moves, one game after another; gives how many games were begun, times 2 to the 32nd,
    and how many decisions had more than one legal move."""
    games, choices = 0, 0
    for _ in range(decisions):
        if s.over == 1:
            begin(s)
            games += 1
        me = who(s)
        count = moves_of(s, me)
        choices += count > 1
        step(s, me, s.choices[below(s.dice, count)] + 0)
    return games << 32 | choices
'''


def text_of(layout: Layout, zones: Zones, moves: Moves, rules: Iterable[Rule]) -> str:
    """The source of a game's step."""
    tasks: dict[int, Rule] = {}
    questions: dict[int, Rule] = {}
    answers: dict[int, list[tuple[Pattern, Rule]]] = {}
    parts: dict[Pattern, Rule] = {}
    by_packed = {pattern.packed: pattern for pattern in moves.patterns}
    for function in rules:
        for role, number, packed in getattr(function, "roles", ()):
            if role == "task":
                tasks[number] = function
            elif role == "question":
                questions[number] = function
            elif role == "part":
                parts[by_packed[packed]] = function
            else:
                answers.setdefault(number, []).append((by_packed[packed], function))
    together = {pattern for number, given in answers.items() if number >= TOGETHER for pattern, _ in given}
    if together & parts.keys():
        raise ValueError("only a question to one seat can be answered in parts: what they gather must stay apart")
    run = [(f"task == {n}", _call(f, "seat", ["a", "b", "c", "d"])) for n, f in sorted(tasks.items())]
    pose = [(f"question == {n}", _call(f, "me", ["a", "b", "c", "d"])) for n, f in sorted(questions.items())]
    return "\n\n".join(
        [
            HEADER,
            _chain("run(s, task, seat, a, b, c, d)", run),
            _chain("pose(s, me, question, a, b, c, d)", pose),
            _goes_on(parts),
            _reply(answers, parts),
            _against(moves),
            _reset(layout, zones),
            _views(layout, zones, ["    hide_parts(s, viewer)"] if parts else []),
            _observe(layout, zones),
        ]
    )


def _call(function: Rule, seat: str, rest: list[str]) -> str:
    count = len(inspect.signature(function).parameters)
    return f"{function.__name__}({', '.join(['s', seat, *rest][:count])})"


def _chain(head: str, cases: list[tuple[str, str]], indent: str = "    ") -> str:
    lines = [f"def {head}:"] if head else []
    for at, (test, call) in enumerate(cases):
        lines += [f"{indent}{'elif' if at else 'if'} {test}:", f"{indent}    {call}"]
    if not cases:
        lines.append(f"{indent}pass")
    return "\n".join(lines) + "\n"


PARTS = """\
    if question < 200:
        s.depth += 1
        if goes_on(s, me, move, a, b, c, d):
            s.floor = s.depth
            return
        close_parts(s)"""


def _goes_on(parts: dict[Pattern, Rule]) -> str:
    """A part is told the arguments of its move and those of what it goes on from, four in all."""
    lines = ["def goes_on(s, me, move, a, b, c, d):"]
    for pattern, function in parts.items():
        arguments = [*_arguments(pattern), *"abcd"]
        lines += [f"    if {pattern.first} <= move < {pattern.first + pattern.size}:"]
        lines += [
            f"        part = {_call(function, 'me', arguments)}",
            "        if part == 0:",
            "            return False",
        ]
        lines += [f"        then(s, part, me, {', '.join(arguments[:4])})", "        return True"]
    return "\n".join([*lines, "    return False", ""])


def _reply(answers: dict[int, list[tuple[Pattern, Rule]]], parts: dict[Pattern, Rule]) -> str:
    lines = ["def reply(s, me, move, question, a, b, c, d):", *([PARTS] if parts else [])]
    if not answers:
        lines.append("    pass")
    for at, (question, given) in enumerate(sorted(answers.items())):
        lines.append(f"    {'elif' if at else 'if'} question == {question}:")
        cases = sorted(given, key=lambda entry: entry[0].first)
        for place, (pattern, function) in enumerate(cases):
            if len(cases) > 1:
                word = "if" if place == 0 else "elif"
                test = f"{word} move < {pattern.first + pattern.size}:" if place < len(cases) - 1 else "else:"
                lines.append(f"        {test}")
            inner = "            " if len(cases) > 1 else "        "
            lines.append(f"{inner}{_call(function, 'me', [*_arguments(pattern), *'abcd'])}")
    return "\n".join(lines) + "\n"


def _arguments(pattern: Pattern) -> list[str]:
    """What the arguments of a move are, by its number."""
    found: list[str] = []
    for place, (domain, step) in enumerate(zip(pattern.domains, pattern.steps, strict=True)):
        text = f"move - {pattern.first}" if pattern.first else "move"
        text = f"({text}) // {step}" if step > 1 else f"({text})"
        if place > 0:
            text = f"{text} % {len(domain.words)}"
        found.append(f"{text} + {domain.low}" if domain.low else text)
    return found


def _against(moves: Moves) -> str:
    """`against(s, me, move)`: the first rule against a move of that seat, 0 if it may be made."""
    lines = ["def against(s, me, move):", f"    if s.over == 1 or me >= s.seats:\n        return {ALL_09}"]
    for pattern in moves.patterns:
        arguments = _arguments(pattern)
        seats = [a for a, domain in zip(arguments, pattern.domains, strict=True) if domain.name == "seat"]
        lines.append(f"    if move < {pattern.first + pattern.size}:")
        lines += [f"        if {text} >= s.seats:\n            return {ALL_09}" for text in seats]
        three = [*arguments, "0", "0", "0"][:3]
        lines.append(f"        return refused(s, me, {pattern.packed}, {', '.join(three)})")
    return "\n".join([*lines, f"    return {ALL_09}", ""])


def _reset(layout: Layout, zones: Zones) -> str:
    """Numbers of the deck file and options stay; all else begins anew."""
    lines = ["def reset(s):"]
    for pile, zone, _ in zones.every(zones.seats):
        lines += [f"    clear(s, {zone})", f"    s.cards[{zone + 1}] = {int(pile.order != NO_ORDER)}"]
    for field in [*layout.fields, *layout.core]:
        if field.name in KEPT or field.audience in (TUNED, OPTION):
            continue
        if field.length:
            lines += [f"    for at in range({field.length}):", f"        s.{field.name}[at] = {field.default}"]
        else:
            lines.append(f"    s.{field.name} = {field.default}")
    return "\n".join(lines) + "\n\n"


def _views(layout: Layout, zones: Zones, first: list[str]) -> str:
    """`blind` and `dream`: the same loops over zones and fields."""
    blind = ["def blind(s, viewer):", *first, "    forget_moves(s)", "    for at in range(4):"]
    blind += ["        s.rng[at] = 0", "        s.dice[at] = 0"]
    dream = ["def dream(s, viewer):", *first, "    for at in range(4):", "        s.rng[at] = next_word(s.dice)"]
    blind += _each(zones, list(zones.piles.values()), "hide(s, {zone}, viewer)")
    for family in dict.fromkeys(pile.family for pile in zones.piles.values()):
        piles = [pile for pile in zones.piles.values() if pile.family == family]
        dream += ["    count = 0", *_each(zones, piles, "count = gather(s, {zone}, viewer, count)")]
        dream += ["    mix(s, count)", "    count = 0"]
        dream += _each(zones, piles, "count = scatter(s, {zone}, viewer, count)")
    for field in layout.fields:
        if field.audience == SECRET:
            blind.append(f"    s.{field.name} = {field.default}")
        if field.audience == PRIVATE:
            blind += _others(field, str(field.default))
            if field.among >= 0:
                chosen = f"any_of(s, {field.among} + {zones.stride} * seat, seat)"
                dream += _others(field, chosen, f" and s.{field.name}[seat] != {field.default}")
    return "\n".join([*blind, "", "", *dream]) + "\n"


def _observe(layout: Layout, zones: Zones) -> str:
    """Values, then zones: counts by kind where order does not matter, the top card and counts of a pile,
    and what lies in each place of a row."""
    kinds = next(field for field in layout.core if field.name == "deck").length
    lines = ["def observe(s, viewer, out):", "    at = 0"]
    for field in layout.fields:
        if field.audience in (PUBLIC, PRIVATE) and field.length != kinds:
            index, loop = "", list[str]()
            if field.shape == "by place":
                index, loop = "[place]", [f"    for place in range({field.length}):"]
            elif field.length:
                index, loop = "[(viewer + turn) % s.seats]", ["    for turn in range(s.seats):"]
            indent = "        " if loop else "    "
            lines += [*loop, f"{indent}out[at] = s.{field.name}{index}", f"{indent}at += 1"]
    for pile in [pile for pile in zones.piles.values() if not pile.apart]:
        zone = f"{pile.start} + {zones.stride} * ((viewer + turn) % s.seats)" if pile.each_seat else f"{pile.start}"
        loop = ["    for turn in range(s.seats):"] if pile.each_seat else []
        indent = "        " if loop else "    "
        lines += loop
        if pile.order != IN_ORDER:
            lines.append(f"{indent}at = note_counts(s, {zone}, {kinds}, out, at)")
        if not pile.unordered:
            places = pile.room if pile.order == IN_ORDER else 1
            lines.append(f"{indent}at = note_places(s, {zone}, {places}, out, at)")
    return "\n".join([*lines, "    return at", ""])


def _each(zones: Zones, piles: list[Pile], call: str) -> list[str]:
    lines: list[str] = []
    for pile in piles:
        if pile.each_seat:
            zone = f"{pile.start} + {zones.stride} * seat"
            lines += [f"    for seat in range({zones.seats}):", f"        {call.format(zone=zone)}"]
        else:
            lines.append(f"    {call.format(zone=pile.start)}")
    return lines


def _others(field: Field, value: str, test: str = "") -> list[str]:
    return [
        f"    for seat in range({field.length}):",
        f"        if seat != viewer{test}:",
        f"            s.{field.name}[seat] = {value}",
    ]
