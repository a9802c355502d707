"""What is still to be done, and in which order."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel import amend, argument, card_of, drop, drop_owned, later, own, owner_of, resolve, then, uppermost
from parlour.kernel.stack import AT_ONCE, RESOLVING, TOGETHER, has_answered, in_order, settle
from parlour.kernel.state import FRAME
from parlour.kernel.step import text_of

from .sitting import GAME

TASKS = st.lists(st.integers(1, 98), max_size=12)
OWNERS = st.lists(st.integers(-1, 3), min_size=1, max_size=12)


def fresh(*tasks: int) -> Any:
    """A state with frames, the first lowest, and a task at work on them."""
    s = GAME.layout.fresh()
    s.seats = 4
    for task in tasks:
        then(s, task)
    s.floor = s.depth
    return s


def frames(s: Any) -> list[int]:
    """The numbers of the frames, the next to be done first."""
    return [s.frames[at * FRAME] for at in range(s.depth - 1, -1, -1)]


@given(TASKS)
def test_what_is_said_first_comes_first(tasks: list[int]) -> None:
    s = fresh(7)
    for task in tasks:
        then(s, task)
    in_order(s)
    assert frames(s) == [*tasks, 7]


@given(st.lists(st.tuples(st.booleans(), st.integers(1, 98)), max_size=12))
def test_later_waits_until_what_resolves_is_done(said: list[tuple[bool, int]]) -> None:
    s = fresh(7, RESOLVING, 8)
    for is_later, task in said:
        (later if is_later else then)(s, task)
    in_order(s)
    now = [task for is_later, task in said if not is_later]
    put_off = [task for is_later, task in said if is_later]
    assert frames(s) == [*now, 8, RESOLVING, *reversed(put_off), 7]


@given(TASKS)
def test_with_nothing_resolving_later_is_then(tasks: list[int]) -> None:
    s = fresh(7)
    for task in tasks:
        later(s, task)
    in_order(s)
    assert frames(s) == [*tasks, 7]


def test_what_resolves_within_another_is_done_first() -> None:
    s = fresh(7, RESOLVING, 8)
    resolve(s, 9)
    in_order(s)
    assert frames(s) == [9, RESOLVING, 8, RESOLVING, 7]
    s.depth -= 1
    s.floor = s.depth
    later(s, 10)
    assert frames(s) == [RESOLVING, 10, 8, RESOLVING, 7]


@given(TASKS.filter(bool), st.data())
def test_drop_takes_one_out(tasks: list[int], data: st.DataObject) -> None:
    s = fresh(*tasks)
    s.floor = floor = data.draw(st.integers(0, s.depth))
    at = data.draw(st.integers(0, s.depth - 1))
    drop(s, at)
    assert frames(s)[::-1] == tasks[:at] + tasks[at + 1 :]
    assert s.floor == floor - (at < floor)


@given(OWNERS, OWNERS)
def test_drop_owned_takes_out_all_of_a_seat(below: list[int], said: list[int]) -> None:
    s = fresh()
    for owner in below:
        own(s, owner, 0)
        then(s, 1)
    s.floor = s.depth
    for owner in said:
        own(s, owner, 0)
        then(s, 2)
    drop_owned(s, 2)
    assert [owner_of(s, at) for at in range(s.depth)] == [owner for owner in below + said if owner != 2]
    assert s.floor == len([owner for owner in below if owner != 2])


@given(TASKS, st.integers(1, 98), st.integers(0, 12))
def test_uppermost(tasks: list[int], task: int, under: int) -> None:
    s, under = fresh(*tasks), min(under, len(tasks))
    assert uppermost(s, task, under) == max((at for at in range(under) if tasks[at] == task), default=-1)


def test_a_frame_knows_whose_it_is_and_what_it_is_about() -> None:
    s = fresh()
    own(s, 3, 11)
    then(s, 5, 1, 20, 30, 40, -50)
    assert (owner_of(s, 0), card_of(s, 0)) == (3, 11)
    assert [argument(s, 0, number) for number in range(4)] == [20, 30, 40, -50]
    amend(s, 0, 2, 41)
    assert [argument(s, 0, number) for number in range(4)] == [20, 30, 41, -50]


def raising(monkeypatch: pytest.MonkeyPatch, answer: Any) -> Any:
    """P2, P3 and P4 are asked at once; raising a hand runs that answer."""
    monkeypatch.setitem(vars(GAME)["step"].__globals__, "raised", answer)
    question = next(number for number, name in GAME.frames.names.items() if name == "high-five")
    s = fresh()
    own(s, 1, 0)
    then(s, 90)
    own(s, -1, 0)
    then(s, question, 0b1110)
    s.waiting = 0b1110
    return s


def test_an_answer_to_several_may_drop_what_lies_under_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(s: Any, me: int, player: int) -> None:
        drop_owned(s, 1)
        has_answered(s, me)

    s = raising(monkeypatch, answer)
    GAME.step(s, 1, GAME.moves.number("high-five"))
    assert s.depth == 1
    assert s.frames[1] == s.waiting == 0b1100
    GAME.step(s, 2, GAME.moves.number("high-five"))
    GAME.step(s, 3, GAME.moves.number("high-five"))
    assert s.depth == 0


@pytest.mark.parametrize("is_dropped", [False, True])
def test_who_settles_a_race_says_what_comes_next(monkeypatch: pytest.MonkeyPatch, is_dropped: bool) -> None:
    found: list[int] = []

    def answer(s: Any, me: int, player: int) -> None:
        settle(s)
        if is_dropped:
            drop_owned(s, 1)
        then(s, 91, 1)
        then(s, 92, 2)

    def run(s: Any, task: int, *rest: int) -> None:
        found.append(task)

    s = raising(monkeypatch, answer)
    monkeypatch.setitem(vars(GAME)["step"].__globals__, "run", run)
    GAME.step(s, 2, GAME.moves.number("high-five"))
    assert found == ([91, 92] if is_dropped else [91, 92, 90])


def test_numbers_of_frames_keep_apart() -> None:
    names = GAME.frames.names
    assert {names[number] for number in names if number >= AT_ONCE} == {"high-five"}
    assert {names[number] for number in names if TOGETHER <= number < AT_ONCE} == {"trading"}
    assert {names[number] for number in names if 150 <= number < TOGETHER} == {"whom", "first", "second"}


def test_only_one_seat_can_be_asked_in_parts() -> None:
    rules = GAME.functions()
    given = next(rule for rule in rules if rule.__name__ == "given")

    def needs(s: Any, me: int, card: int) -> int:
        return 0

    vars(needs)["roles"] = [("part", 0, packed) for _, _, packed in vars(given)["roles"]]
    with pytest.raises(ValueError, match="one seat"):
        text_of(GAME.layout, GAME.zones, GAME.moves, [*rules, needs])
