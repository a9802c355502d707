"""What is still to be done: a stack of frames of small ints, and the step that works it off.

A frame is a task or a question with its seat and arguments, the seat that owns it, and the card it
belongs to. A task runs and says what comes after it with `then`, in the order things are to happen;
`later` waits until what resolves now is done. A question waits on top for an answer:

    question    one seat is asked; the frame is gone when the answer runs
    part        the next part of that seat's move, on top of its question: it only gathers arguments,
                which are that seat's alone; with the last part all of it is answered (parts.py)
    together    several seats are asked at once; each is asked until it `has_answered`, the order of
                their answers must not matter, and what they choose lies in cards or private fields;
                only the last answer may say what comes next
    at once     the same, but each answer shows at once and is final; in a race, the first to take it
                up ends it for all with `settle`

Arguments of frames are public. Frames left by a task inherit its owner and card, so that cancelling a
card and eliminating a player in the middle of a resolution is one loop: `drop`, `drop_owned`.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from .chance import below
from .state import FRAME, Card, Core, Seat, SeatSet

# Numbers of frames: below 100 tasks, then questions to one seat, further parts of its moves, questions to
# several together, and to several at once.
RESOLVING = 99  # under what resolves now: `later` goes here
QUESTION, PART, TOGETHER, AT_ONCE = 100, 150, 200, 300

START, POSITION = 1, 2  # the tasks every game has: a new game, and a position set by hand

ALL = 1000  # the numbers of the rules that hold in every game begin here
ALL_03, ALL_09 = ALL + 3, ALL + 9

TASK, SEAT, ARGUMENTS, OWNER, CARD = 0, 1, 2, 6, 7  # where they stand in a frame

F = TypeVar("F", bound=Callable[..., Any])


def then(s: Core, task: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """What comes next, after what was already said to come next. Several seats asked at once are a set."""
    at = s.depth * FRAME
    s.frames[at] = task
    s.frames[at + 1] = seat
    s.frames[at + 2] = a
    s.frames[at + 3] = b
    s.frames[at + 4] = c
    s.frames[at + 5] = d
    s.frames[at + 6] = s.owner
    s.frames[at + 7] = s.card
    s.depth += 1


def own(s: Core, owner: Seat, card: Card) -> None:
    """Whose the frames are, and which card's, that are left from here on."""
    s.owner, s.card = owner, card


def resolve(s: Core, task: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """As `then`, for something that resolves: what it puts off with `later` happens when all of it is done."""
    then(s, task, seat, a, b, c, d)
    then(s, RESOLVING)


def later(s: Core, task: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """What waits until what resolves now is done; of several the one said last comes first.

    Where nothing resolves it comes next, as by `then`.
    """
    then(s, task, seat, a, b, c, d)
    under = uppermost(s, RESOLVING, s.depth)
    if under >= 0:
        _sink(s, under)
        s.floor += 1


def _sink(s: Core, to: int) -> None:
    """The frame on top goes down under that place, which moves up by one."""
    for at in range(s.depth - 1, to, -1):
        _exchange(s, at, at - 1)


def _exchange(s: Core, one: int, other: int) -> None:
    for part in range(FRAME):
        kept = s.frames[one * FRAME + part]
        s.frames[one * FRAME + part] = s.frames[other * FRAME + part]
        s.frames[other * FRAME + part] = kept


def uppermost(s: Core, task: int, under: int) -> int:
    """The place of the uppermost frame of that task below a place, or -1; `s.depth` is above all."""
    for at in range(under - 1, -1, -1):
        if s.frames[at * FRAME] == task:
            return at
    return -1


def owner_of(s: Core, at: int) -> Seat:
    return s.frames[at * FRAME + OWNER] + 0


def card_of(s: Core, at: int) -> Card:
    return s.frames[at * FRAME + CARD] + 0


def argument(s: Core, at: int, number: int) -> int:
    return s.frames[at * FRAME + ARGUMENTS + number] + 0


def amend(s: Core, at: int, number: int, value: int) -> None:
    """An argument of what is still to be done becomes another."""
    s.frames[at * FRAME + ARGUMENTS + number] = value


def drop(s: Core, at: int) -> None:
    """One frame is not done after all."""
    for part in range(at * FRAME, (s.depth - 1) * FRAME):
        s.frames[part] = s.frames[part + FRAME]
    s.depth -= 1
    if at < s.floor:
        s.floor -= 1


def drop_owned(s: Core, seat: Seat) -> None:
    """Nothing of that seat's is done any more."""
    for at in range(s.depth - 1, -1, -1):
        if s.frames[at * FRAME + OWNER] == seat:
            drop(s, at)


def close_parts(s: Core) -> None:
    """The last part is said: the parts go, and the question under them."""
    s.depth -= 1
    while s.frames[s.depth * FRAME] >= PART:
        _wipe_top(s)
    s.floor = s.depth


def hide_parts(s: Core, viewer: Seat) -> None:
    """A seat that has said some parts of its move looks to others as before the first."""
    s.depth -= 1
    while s.depth > 0 and PART <= s.frames[s.depth * FRAME] < TOGETHER and s.frames[s.depth * FRAME + SEAT] != viewer:
        s.asking -= 1
        _wipe_top(s)
    s.depth += 1


def _wipe_top(s: Core) -> None:
    for part in range(s.depth * FRAME, (s.depth + 1) * FRAME):
        s.frames[part] = 0
    s.depth -= 1


def has_answered(s: Core, seat: Seat) -> None:
    """That seat is done with the question put to several."""
    s.waiting &= ~(1 << seat)


def settle(s: Core) -> None:
    """The question put to several is answered for all."""
    s.waiting = 0


def asked(s: Core) -> int:
    """The question that is open."""
    return s.frames[(s.depth - 1) * FRAME] + 0 if s.depth > 0 else 0


def is_asked(s: Core, seat: Seat) -> bool:
    return (s.waiting >> seat) & 1 == 1


def finish(s: Core, winners: SeatSet) -> None:
    s.over = 1
    s.winners = winners
    s.depth = 0
    s.waiting = 0


def is_over(s: Core) -> bool:
    return s.over == 1


def left_of(s: Core, seat: Seat) -> Seat:
    return seat + 1 if seat + 1 < s.seats else 0


def everybody(s: Core) -> SeatSet:
    """All seats, as a set to ask."""
    return (1 << s.seats) - 1


def draw_order(s: Core) -> None:
    """The public order of all seats, if the host has not set it (ALL-03)."""
    if s.host_order == 1:
        return
    for seat in range(s.seats):
        s.order[seat] = seat
    for at in range(s.seats - 1, 0, -1):
        other = below(s.rng, at + 1)
        kept = s.order[at]
        s.order[at] = s.order[other]
        s.order[other] = kept


def in_order(s: Core) -> None:
    """What ran just now said what comes after it first to last: the first must lie on top."""
    low, high = s.floor + 0, s.depth - 1
    while low < high:
        _exchange(s, low, high)
        low += 1
        high -= 1


# What a function of the rules is for; the contract gathers them from a game's modules.


def task(number: int) -> Callable[[F], F]:
    return _mark("task", number, 0)


def question(number: int) -> Callable[[F], F]:
    """Says what may be answered: a function that offers moves."""
    return _mark("question", number, 0)


def answer(number: int, pattern: int) -> Callable[[F], F]:
    return _mark("answer", number, pattern)


def part(pattern: int) -> Callable[[F], F]:
    """Says which part comes after a move of that pattern, or 0; given what an answer to it is given."""
    return _mark("part", 0, pattern)


def _mark(role: str, number: int, pattern: int) -> Callable[[F], F]:
    def marked(function: F) -> F:
        roles = getattr(function, "roles", ())
        function.__dict__["roles"] = (*roles, (role, number, pattern))
        return function

    return marked


class Frames:
    """The names of a game's tasks and questions; the rule that a question is asked by."""

    def __init__(self) -> None:
        self.names: dict[int, str] = {START: "start", POSITION: "position"}
        self.rules: dict[int, int] = {}
        self.races: set[int] = set()

    def _named(self, name: str, first: int, rule: int, room: int = 99) -> int:
        number = first + sum(first <= other < first + room for other in self.names)
        self.names[number] = name
        self.rules[number] = rule
        return number

    def task(self, name: str) -> int:
        return self._named(name, START, 0)

    def tasks(self, name: str, count: int) -> int:
        """So many in a row, of one name; gives the first."""
        return min([self.task(name) for _ in range(count)])

    def question(self, name: str, rule: int) -> int:
        return self._named(name, QUESTION, rule, PART - QUESTION)

    def part(self, name: str, rule: int) -> int:
        return self._named(name, PART, rule, TOGETHER - PART)

    def together(self, name: str, rule: int) -> int:
        return self._named(name, TOGETHER, rule)

    def at_once(self, name: str, rule: int) -> int:
        return self._named(name, AT_ONCE, rule)

    def race(self, name: str, rule: int) -> int:
        """As `at_once`, where it matters who answers first."""
        number = self.at_once(name, rule)
        self.races.add(number)
        return number
