"""The fixed numbers of moves, and their texts both ways.

A pattern is a verb and the kinds of its arguments (`take SEAT SIDE`). Its moves have consecutive numbers,
the last argument counting fastest. A rule names a pattern by one packed int, from which the number of
any of its moves follows without a table: the first number and the step of each argument.
The pattern of a further part of a move has no verb; its words come after those of the part before.
The words of a `spelled` pattern depend on the position: the game's `position` says and reads them.
"""

from .piles import HEAD, KIND
from .state import Core, Zone

BIAS = 4096  # a pattern's first number may be below 0 where its arguments begin above 0
PART = 0xFFF


def offer(s: Core, pattern: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Makes one move legal; twice is once."""
    move = (
        (pattern & 0xFFFF) - BIAS + a * (pattern >> 16 & PART) + b * (pattern >> 28 & PART) + c * (pattern >> 40 & PART)
    )
    if s.offered[move] == 0:
        s.offered[move] = 1
        s.choices[s.options] = move
        s.options += 1


def offer_cards(s: Core, pattern: int, zone: Zone, a: int = 0) -> None:
    """Makes `pattern a CARD` legal for each card of a zone, or `pattern CARD` where it has no `a`."""
    first = (pattern & 0xFFFF) - BIAS
    if pattern >> 28:
        first += a * (pattern >> 16 & PART)
    count = s.options + 0
    for slot in range(zone + HEAD, zone + HEAD + s.cards[zone]):
        move = first + (s.cards[slot] & KIND)
        if s.offered[move] == 0:
            s.offered[move] = 1
            s.choices[count] = move
            count += 1
    s.options = count


def forget_moves(s: Core) -> None:
    """Nothing is legal any more: the scratch is as it was before anybody was asked."""
    for at in range(s.options):
        s.offered[s.choices[at]] = 0
        s.choices[at] = 0
    s.options = 0


def number_of(pattern: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """The number of a pattern's move, as `offer` reckons it."""
    return (
        (pattern & 0xFFFF) - BIAS + a * (pattern >> 16 & PART) + b * (pattern >> 28 & PART) + c * (pattern >> 40 & PART)
    )


class Domain:
    """What an argument may be: consecutive ints and a word for each."""

    def __init__(self, name: str, words: tuple[str, ...], low: int = 0) -> None:
        self.name, self.words, self.low = name, words, low

    def word(self, value: int) -> str:
        return self.words[value - self.low]


def seats_domain(seats: int) -> Domain:
    return Domain("seat", tuple(f"P{seat + 1}" for seat in range(seats)))


SEAT_SET = Domain("seats", ())  # a set of seats, in the data of events


class Pattern:
    def __init__(self, name: str, verb: str, domains: tuple[Domain, ...], first: int, spelled: bool) -> None:
        self.spelled = spelled
        self.name, self.verb, self.domains, self.first = name, verb, domains, first
        self.steps = [1] * len(domains)
        for at in range(len(domains) - 2, -1, -1):
            self.steps[at] = self.steps[at + 1] * len(domains[at + 1].words)
        self.size = self.steps[0] * len(domains[0].words) if domains else 1
        lowest = sum(d.low * step for d, step in zip(domains, self.steps, strict=True))
        self.packed = first - lowest + BIAS
        for at, step in enumerate(self.steps):
            self.packed |= step << (16 + 12 * at)

    def text(self) -> str:
        return " ".join([self.verb, *(domain.name.upper() for domain in self.domains)]).strip()

    def arguments(self, move: int) -> list[int]:
        rest = move - self.first
        return [
            rest // step % len(domain.words) + domain.low for domain, step in zip(self.domains, self.steps, strict=True)
        ]


class Moves:
    """All moves of a game: patterns are added by calling it, in order."""

    def __init__(self) -> None:
        self.patterns: list[Pattern] = []
        self.count = 0
        self._numbers: dict[str, list[int]] = {}
        self._texts: list[str] = []

    def __call__(self, verb: str, *domains: Domain, name: str = "", spelled: bool = False) -> int:
        pattern = Pattern(name or verb, verb, domains, self.count, spelled)
        self.patterns.append(pattern)
        self.count += pattern.size
        return pattern.packed

    def pattern_of(self, move: int) -> Pattern:
        return next(p for p in self.patterns if p.first <= move < p.first + p.size)

    def text(self, move: int) -> str:
        return self.texts()[move]

    def texts(self) -> list[str]:
        """All moves in words, made once."""
        if len(self._texts) != self.count:
            self._texts = [self._text(move) for move in range(self.count)]
        return self._texts

    def _text(self, move: int) -> str:
        pattern = self.pattern_of(move)
        words = [d.word(value) for d, value in zip(pattern.domains, pattern.arguments(move), strict=True)]
        return " ".join([pattern.verb, *words]).strip()

    def number(self, text: str) -> int:
        """The move that a text means, or -1: words that are no move here."""
        return next(iter(self.numbers(text)), -1)

    def numbers(self, text: str) -> list[int]:
        """The moves that a text means: parts of different moves may have the same words."""
        if not self._numbers:
            for pattern in self.patterns:
                if not pattern.spelled:
                    for move in range(pattern.first, pattern.first + pattern.size):
                        self._numbers.setdefault(self.text(move), []).append(move)
        return self._numbers.get(text, [])

    def about(self, text: str) -> list[int]:
        """The moves that a card, or a place, is an argument of."""
        said = text.split(" ")
        arguments = [words.split(" ")[1:] for words in self.texts()]
        return [move for move, words in enumerate(arguments) if all(said.count(w) <= words.count(w) for w in said)]
