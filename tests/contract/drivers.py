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

# Two worlds. What the viewer is told of a move is the same in both (0), or it names one of the swapped cards
# (1), or it differs in anything else (2).
PAIRS = """
def rows_differ(a, b, viewer, first, second, since):
    if a.told == b.told:
        same = True
        for row in range(since, a.told + 0):
            same = same and is_same_row(a.ring, b.ring, row % ROWS * 8, viewer)
        if same:
            return 0
    return 1 if rows_name(a, viewer, first, second, since) or rows_name(b, viewer, first, second, since) else 2


def rows_name(s, viewer, first, second, since):
    for row in range(since, s.told + 0):
        if names_swapped(s.ring, row % ROWS * 8, viewer, first, second):
            return True
    return False


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


def is_paired(a, b, first, second):
    \"\"\"Whether the worlds differ in the two cards only. Where one of several alike was taken from different places,
    others are in different places since, and what chance picks by place is no longer the same.\"\"\"
    for slot in range(len(a.cards)):
        one, other = a.cards[slot] & 127, b.cards[slot] & 127
        if one != other and (one != first or other != second) and (one != second or other != first):
            return False
    return True


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
        paired = is_paired(a, b, first, second)
        step(a, me, move)
        step(b, me, twin)
        found = rows_differ(a, b, viewer, first, second, told)
        if found == 1 or (found == 2 and not paired):
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
        if x & 127 != y & 127 and not lie_together(states[0], zones[viewer], one, other):
            tally[pair(states, raw, viewer, one, other, moves, out, most)] += 1


def lie_together(s, zones, one, other):
    \"\"\"Whether two cards lie in one zone without order, so that swapping them makes no other world.\"\"\"
    for zone in zones:
        if zone >= 0 and s.cards[zone + 1] == 0 and zone < min(one, other):
            if max(one, other) < zone + 2 + s.cards[zone]:
                return True
    return False


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
    """From the table of events, which data are cards and which are kept from others."""
    same = ["def is_same_row(one, other, at, viewer):", "    if one[at] != other[at]:", "        return False"]
    named = ["def names_swapped(row, at, viewer, first, second):", "    knows = row[at + 1] >> viewer & 1 == 1"]
    for number, event in enumerate(game.events):
        same += [f"    if one[at] == {number}:", "        knows = (one[at + 1] | other[at + 1]) >> viewer & 1 == 1"]
        named += [f"    if row[at] == {number}:"]
        for name, domain in event.data.items():
            place = event.at[name]
            shown = "knows" if name in event.hidden else ("True" if event.hidden else "knows")
            same += [f"        if {shown} and one[at + {place}] != other[at + {place}]:", "            return False"]
            if domain is not None and domain.name == "card":
                card = f"PRINTED_AS[row[at + {place}]]"
                test = f"{shown} and ({card} == first or {card} == second)"
                named += [f"        if {test}:", "            return True"]
        named += ["        return False"]
    printed = f"PRINTED_AS = {tuple(game.printed(card) for card in range(len(game.kinds)))}"
    return "\n".join([printed, "", "", *same, "    return True", "", "", *named, "    return False", ""])


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
            low, high = domain.low, domain.low + len(domain.words) - 1
            kind = f"(move - {pattern.first}) // {step} % {len(domain.words)} + {domain.low}"
            lines += [f"    if {pattern.first} <= move < {pattern.first + pattern.size}:", f"        kind = {kind}"]
            for one, other in (("first", "second"), ("second", "first")):
                lines += [f"        if kind == {one} and {low} <= {other} <= {high}:"]
                lines += [f"            return move + ({other} - {one}) * {step}"]
    return lines


def pairs_text(game: Game) -> str:
    return f"ROWS = 256\n\n{row_text(game)}\n\n{exchange_text(game)}\n{PAIRS}"
