"""Test loops that are compiled with a game: texts, as the kernel's own entry point is."""

from parlour.kernel.contract import Game
from parlour.kernel.moves import Pattern

HONEST = """
def dishonest(s, moves):
    \"\"\"How many moves are both offered and refused, or neither, over all seats.\"\"\"
    wrong = 0
    for seat in range(s.seats):
        moves_of(s, seat)
        for move in range(moves):
            if (against(s, seat, move) == 0) != (s.offered[move] == 1):
                wrong += 1
    return wrong


def survey(states, at, count, moves):
    s = states[at]
    wrong = 0
    for _ in range(count):
        play(s, 1)
        wrong += dishonest(s, moves)
    return wrong
"""

# Two worlds. `names` says whether a row, as the viewer is told it, is the same in both: 0 the same,
# 1 it names the swapped cards, 2 it differs in anything else.
PAIRS = """
def rows_differ(a, b, viewer, first, second, since):
    for row in range(since, min(a.told + 0, b.told + 0)):
        at = row % ROWS * 8
        found = row_differs(a.ring, b.ring, at, viewer, first, second)
        if found != 0:
            return found
    return 0 if a.told == b.told else 2


def same_bytes(a, b):
    for at in range(a.size):
        if a[at] != b[at]:
            return False
    return True


def same_view(states, raw, viewer, moves, out):
    \"\"\"Worlds 0 and 1, but for the ring, are copied as 2 and 3 and blanked; gives what differs.\"\"\"
    raw[2] = raw[0]
    raw[3] = raw[1]
    blind(states[2], viewer)
    blind(states[3], viewer)
    if not same_bytes(raw[2], raw[3]):
        return 3
    if observe(states[2], viewer, out[0]) != observe(states[3], viewer, out[1]) or not same_bytes(out[0], out[1]):
        return 4
    moves_of(states[0], viewer)
    moves_of(states[1], viewer)
    for move in range(moves):
        if states[0].offered[move] != states[1].offered[move]:
            return 5
        if against(states[0], viewer, move) != against(states[1], viewer, move):
            return 6
    moves_of(states[2], viewer)
    for move in range(moves):
        if states[0].offered[move] != states[2].offered[move]:
            return 7
    return 0


def pair(states, raw, viewer, one, other, moves, out, most):
    \"\"\"Worlds 0 and 1 differ in two cards of the deal, in the slots one and other; plays the same in both.

    Gives 0 where all was well, else what differed.
    \"\"\"
    a, b = states[0], states[1]
    first, second = a.cards[one] & 127, b.cards[one] & 127
    told = a.told
    for _ in range(most):
        found = same_view(states, raw, viewer, moves, out)
        if found != 0:
            return found
        if a.over == 1:
            return 0
        me = who(a)
        count = moves_of(a, me)
        move = a.choices[below(states[0].dice, count)] + 0
        twin = move
        if me != viewer and against(b, me, twin) != 0:
            twin = exchanged(move, first, second)
        if against(b, me, twin) != 0:
            return 0
        told = a.told + 0
        step(a, me, move)
        step(b, me, twin)
        found = rows_differ(a, b, viewer, first, second, told)
        if found == 1:
            return 0
        if found != 0:
            return found
    return 0


def pairs(states, raw, zones, count, moves, out, most, tally):
    \"\"\"Deals, swaps and plays so many pairs; `zones` lists the zones dealt out of each seat's sight.\"\"\"
    for _ in range(count):
        begin(states[0])
        viewer = below(states[0].dice, states[0].seats + 0)
        raw[1] = raw[0]
        states[0].told = 0
        states[1].told = 0
        one = any_slot(states[1], zones[viewer])
        other = any_slot(states[1], zones[viewer])
        x, y = states[1].cards[one] + 0, states[1].cards[other] + 0
        states[1].cards[one] = (x & ~127) | (y & 127)
        states[1].cards[other] = (y & ~127) | (x & 127)
        if x & 127 != y & 127:
            tally[pair(states, raw, viewer, one, other, moves, out, most)] += 1


def any_slot(s, zones):
    count = 0
    for zone in zones:
        if zone >= 0:
            count += s.cards[zone]
    skip = below(s.dice, count)
    for zone in zones:
        if zone >= 0:
            if skip < s.cards[zone]:
                return zone + 2 + skip
            skip -= s.cards[zone]
    return 0
"""


def row_text(game: Game) -> str:
    """`row_differs`: from the table of events, which data are cards and which are kept from others."""
    lines = [
        "def row_differs(one, other, at, viewer, first, second):",
        "    if one[at] != other[at]:",
        "        return 2",
    ]
    for number, event in enumerate(game.events):
        lines += [f"    if one[at] == {number}:", "        knows = (one[at + 1] | other[at + 1]) >> viewer & 1 == 1"]
        for name, domain in event.data.items():
            place = event.at[name]
            shown = "knows" if name in event.hidden else ("True" if event.hidden else "knows")
            lines.append(f"        if {shown} and one[at + {place}] != other[at + {place}]:")
            if domain is not None and domain.name == "card":
                swapped = f"one[at + {place}] == first and other[at + {place}] == second"
                back = f"one[at + {place}] == second and other[at + {place}] == first"
                lines.append(f"            return 1 if ({swapped}) or ({back}) else 2")
            else:
                lines.append("            return 2")
    return "\n".join([*lines, "    return 0", ""])


def exchange_text(game: Game) -> str:
    """`exchanged`: the move with the two kinds of card exchanged."""
    lines = ["def exchanged(move, first, second):"]
    for pattern in game.moves.patterns:
        lines += _exchange(pattern)
    return "\n".join([*lines, "    return move", ""])


def _exchange(pattern: Pattern) -> list[str]:
    lines: list[str] = []
    for domain, step in zip(pattern.domains, pattern.steps, strict=True):
        if domain.name == "card":
            kind = f"(move - {pattern.first}) // {step} % {len(domain.words)} + {domain.low}"
            lines += [f"    if {pattern.first} <= move < {pattern.first + pattern.size}:", f"        kind = {kind}"]
            lines += ["        if kind == first:", f"            return move + (second - first) * {step}"]
            lines += ["        if kind == second:", f"            return move + (first - second) * {step}"]
    return lines


def pairs_text(game: Game) -> str:
    return f"ROWS = 256\n\n{row_text(game)}\n\n{exchange_text(game)}\n{PAIRS}"
