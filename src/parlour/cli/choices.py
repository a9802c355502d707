"""What a person chooses from: a line for each legal move, or where they are many, for those that begin alike.

`play guardian P2 shot` and its like are first one line, then one for each player, then one for each card.
"""

from itertools import groupby
from typing import NamedTuple

from parlour.kernel.contract import Game
from parlour.kernel.stack import AT_ONCE
from parlour.table.match import Match
from parlour.table.says import OPEN, Part, Saying, parts_of
from parlour.table.text import Words

MANY = 30  # moves that have a line each,
MANY_IN_PARTS = 10  # or so many, where some have several parts
ENTER = "pass"  # the move that Enter makes


class Line(NamedTuple):
    moves: list[str]
    text: str


class Group(NamedTuple):
    moves: list[str]
    depth: int  # of the steps in which they may differ


class Choices:
    """All legal moves of one decision."""

    def __init__(self, match: Match, game: Game, words: Words, seat: int) -> None:
        prompt = match.prompt(seat)
        self.moves = match.legal(seat)
        self.question: str = prompt["id"]
        self.is_race = any(f"ask-{name}" == self.question and at >= AT_ONCE for at, name in game.frames.names.items())
        self.saying = Saying(game, words, seat, prompt["data"], match.view(seat))
        self.parts = {move: parts_of(match, game, seat, move) for move in self.moves}
        self.texts = {move: self.saying.of(parts) for move, parts in self.parts.items()}

    def enter(self) -> str:
        """The move that needs no thought, or nothing; where the first one gains something, none is."""
        if len(self.moves) == 1:
            return self.moves[0]
        return ENTER if ENTER in self.moves and not self.is_race else ""

    def lines(self, moves: list[str], room: int) -> list[Line]:
        """As many as there is room for, and at least those for what comes first to choose."""
        is_in_parts = any(len(self.parts[move]) > 1 for move in moves)
        if len(moves) <= (MANY_IN_PARTS if is_in_parts else MANY):
            return [Line([move], self.texts[move]) for move in moves]
        groups = self._split(Group(moves, 0))
        while True:
            opened = self._smallest(groups)
            if not opened or len(groups) + sum(len(inner) - 1 for inner in opened.values()) > room:
                return [Line(group.moves, self.text(group.moves)) for group in groups]
            groups = [new for at, group in enumerate(groups) for new in opened.get(at, [group])]

    def _smallest(self, groups: list[Group]) -> dict[int, list[Group]]:
        """Which groups to open next, all alike together: by their place, what they become."""
        inner = {at: self._split(group) for at, group in enumerate(groups) if len(group.moves) > 1}
        sizes = {at: (len(found), groups[at].depth) for at, found in inner.items()}
        return {at: inner[at] for at in inner if sizes[at] == min(sizes.values())}

    def _split(self, group: Group) -> list[Group]:
        """By the first step in which they differ."""
        steps, depth = {move: self._steps(move) for move in group.moves}, group.depth
        while len({steps[move][depth : depth + 1] for move in group.moves}) == 1:
            depth += 1
        runs = groupby(group.moves, lambda move: steps[move][depth : depth + 1])
        return [Group(list(run), depth + 1) for _, run in runs]

    def _steps(self, move: str) -> tuple[str, ...]:
        """What is chosen, one after the other: patterns and their arguments."""
        return tuple(step for part in self.parts[move] for step in (part.pattern.name, *part.words))

    def text(self, moves: list[str]) -> str:
        """The sentence that these moves share, open where they differ."""
        if len(moves) == 1:
            return self.texts[moves[0]]
        parts = self._shared(moves)
        said = self.saying.of(parts) if parts else OPEN
        goes_on = any(len(self.parts[move]) > len(parts) for move in moves) and not said.endswith(OPEN)
        return f"{said} {OPEN}" if goes_on else said

    def _shared(self, moves: list[str]) -> list[Part]:
        """The parts that all have, with the words that all have."""
        shared = list(map(shared_part, zip(*(self.parts[move] for move in moves), strict=False)))
        return [part for part in shared[: [*shared, None].index(None)] if part]

    def rest(self, line: Line, moves: list[str]) -> str:
        """What a line adds to the sentence that all these moves share."""
        shared, own = self._shared(moves), self._shared(line.moves)
        if len(shared) < len(own) or not shared or shared[0].pattern.spelled:
            return line.text.removeprefix(self.text(moves).partition(OPEN)[0])
        added = [
            self.saying.name(domain, word)
            for ours, theirs in zip(own, shared, strict=True)
            for domain, word, open_ in zip(ours.pattern.domains, ours.words, theirs.words, strict=True)
            if open_ == OPEN != word
        ]
        return ", ".join(added) or line.text


class Skip:
    """Passing without being asked: while the question is the same, and others do no more than draw or pass."""

    def __init__(self, match: Match, game: Game, me: int | None) -> None:
        self.match, self.me = match, me
        self.plain = {pattern.verb for pattern in game.moves.patterns if not pattern.domains}
        self.question = ""
        self.since = 0
        self.is_all = False  # whatever others do

    def begin(self, choices: Choices, is_all: bool) -> None:
        self.question, self.since, self.is_all = choices.question, len(self.match.moves), is_all

    def end(self) -> None:
        self.question = ""

    def goes_on(self, choices: Choices) -> bool:
        if ENTER not in choices.moves or choices.question != self.question:
            return False
        return self.is_all or all(
            seat == self.me or move in self.plain for seat, move in self.match.moves[self.since :]
        )


def shared_part(parts: tuple[Part, ...]) -> Part | None:
    """What these have in common; nothing where they are of different patterns."""
    pattern = parts[0].pattern
    if any(part.pattern is not pattern for part in parts):
        return None
    if pattern.spelled:
        return Part(pattern, (OPEN,))
    words = zip(*(part.words for part in parts), strict=True)
    return Part(pattern, tuple(said[0] if len(set(said)) == 1 else OPEN for said in words))
