"""A person at the table: what is shown before each decision, and what the answer does."""

import contextlib
import hashlib
import signal
from collections.abc import Generator
from types import FrameType
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from parlour.bots import seated
from parlour.games import load
from parlour.table.errors import Refused
from parlour.table.match import Match
from parlour.table.says import OPEN
from parlour.table.text import words
from parlour.table.wording import join

from . import answers, commands, ending, menu, screen
from .board import Board
from .choices import ENTER, Choices, Line, Skip
from .store import Store
from .story import Story, events

TABLE_LINES = 16  # what else there is on a screen
LEAST_LINES = 10  # to choose from, however low the screen is


class Desk:
    """One match, its person (or nobody, who watches), and the bots."""

    def __init__(self, out: Console, match: Match, me: int | None, bots: str, language: str = "en") -> None:
        self.out, self.match, self.me, self.bots = out, match, me, bots
        self.game = load(match.game)
        self.words = words(self.game, language)
        self.story = Story(match, me)
        self.seen = self._last_decision()
        self.store: Store | None = None
        self.choices = Choices(match, self.game, self.words, me or 1)
        self.lines: list[Line] = []
        self.board: Board | None = None
        self.skip = Skip(match, self.game, me)
        others = [seat for seat in range(1, match.seats + 1) if seat != me]
        self.players = {seat: seated(bots, own_seed(match, seat)) for seat in others}

    def _last_decision(self) -> int:
        """How many moves had been played when the person chose last."""
        return max((at for at, (seat, _) in enumerate(self.match.moves) if seat == self.me), default=-1)

    # playing

    def play(self) -> None:
        """To the end of the game."""
        if self.match.moves:
            self.save()
        while not self.match.over:
            if self.me in self.match.waiting:
                self.decide()
            elif f"P{self.me}" in self.match.view(self.me).get("out", []):
                self.tell_news()
                self.look_on(1)
            else:
                self.bot_moves()
        self.tell_news()
        ending.show(self)

    def look_on(self, pause: int) -> None:
        """Bots play to the end, or until the person is asked again; after every so many moves there is a pause."""
        news: list[dict[str, Any]] = []
        while not self.match.over and self.me not in self.match.waiting:
            news += self.bot_moves()
            if (pause and news) or any(map(screen.is_headline, news)):
                screen.told(self.out, news, self.me)
                pause = menu.pause(self, pause) if pause and not self.match.over else 0
                news = []
        screen.told(self.out, news, self.me)
        self.seen = len(self.match.moves)

    def bot_moves(self) -> list[dict[str, Any]]:
        seat = self.match.waiting[0]
        return self.make(seat, self.players[seat].choose(self.match, seat))

    def make(self, seat: int, move: str) -> list[dict[str, Any]]:
        """Plays a move and keeps it, whatever is pressed meanwhile."""
        with uninterrupted():
            told = self.story.play(self.match, seat, move)
            self.save()
        return events(told)

    def save(self) -> None:
        if self.store and self.me and self.store.save(self.match, self.me, self.bots):
            screen.say(self.out, f"This game cannot be kept, so it ends with this window: {self.store.fault}.")

    # asking

    def decide(self) -> None:
        """Asks until a move is chosen; where one can only pass, or wants to, there is nothing to ask."""
        self.look()
        if self.choices.moves == [ENTER] or self.skip.goes_on(self.choices):
            self.make(self.me or 0, ENTER)
            return
        self.skip.end()
        self.show()
        while True:
            asked = answers.meant(self, self.ask())
            if asked is None:
                continue
            self.seen = len(self.match.moves)
            self.make(self.me or 0, asked)
            return

    def ask(self, prompt: str = "> ") -> str:
        self.out.file.flush()
        return " ".join(input(prompt).split())

    def look(self) -> None:
        """What there is to choose from, here and now."""
        self.choices = Choices(self.match, self.game, self.words, self.me or 1)
        self.lines = []

    def legal(self) -> list[str]:
        return self.choices.moves if self.me else []

    def sentence(self, move: str) -> str:
        return self.choices.texts[move]

    def why(self, move: str) -> tuple[str, str] | None:
        return self.match.why(self.me or 1, move)

    def try_move(self, move: str) -> str | None:
        """The move, or nothing and the reason."""
        reason = self.why(move)
        if reason is None:
            return move
        commands.refuse(self, Refused(*reason))
        return None

    # showing

    def show(self) -> None:
        self.look()
        self.tell_news()
        self.show_table(self.board)
        self.show_moves()

    def tell_news(self) -> None:
        """What happened since the last decision."""
        news = self.story.since(self.seen)
        if news:
            if not screen.is_headline(news[0]):
                self.out.print()
            screen.told(self.out, news, self.me)
        self.seen = len(self.match.moves)

    def show_table(self, before: Board | None = None) -> None:
        """In short where it was shown before and is no different."""
        self.out.print()
        self.out.rule(style="dim")
        self.board = Board(self.match, self.words, self.me)
        self.board.print(self.out, before is not None and before.body() == self.board.body())

    def show_moves(self) -> None:
        prompt = self.match.prompt(self.me)
        screen.say(self.out, prompt["text"], self.me, prompt["rule"], screen.HEAD)
        self.lines = self._lines(self.legal())
        enter = self.choices.enter()
        self._list([f"{line.text}{' (Enter)' if line.moves == [enter] else ''}" for line in self.lines])

    def show_some(self, moves: list[str]) -> None:
        """Those moves, to choose one of them."""
        shared = self.choices.text(moves)
        header = "Which of these?" if shared == OPEN else shared
        screen.say(self.out, f"{header}  (Enter: back)", self.me, style=screen.HEAD)
        self.lines = self._lines(moves)
        self._list([self.choices.rest(line, moves) for line in self.lines])

    def _lines(self, moves: list[str]) -> list[Line]:
        return self.choices.lines(moves, max(LEAST_LINES, self.out.height - TABLE_LINES))

    def _list(self, texts: list[str]) -> None:
        """With their numbers, side by side."""
        width = len(str(len(texts)))
        lines = [
            Text.assemble((f"{number:>{width}}", screen.ME), " ", screen.seats(text, self.me))
            for number, text in enumerate(texts, 1)
        ]
        self.out.print(Columns(lines, padding=(0, 3), column_first=True, equal=True))

    def is_narrow(self) -> bool:
        """Whether not all moves are shown."""
        return sum(len(line.moves) for line in self.lines) < len(self.legal())

    def welcome(self) -> None:
        """The aim and a turn, in a few lines."""
        say, numbers = self.words.say, self.match.numbers()
        self.out.print()
        self.out.rule(Text(say("game"), screen.HEAD), style="dim")
        self.out.print(Text(screen.flat(say("aim", **numbers)), screen.HEAD))
        self.out.print(Text(screen.flat(say("turn", **numbers))))
        self.out.print()
        screen.say(self.out, self._who_plays())

    def _who_plays(self) -> str:
        bots = [f"P{seat}" for seat in self.players]
        if not bots:
            return "You play alone. Type help for all you can type."
        who = f"{join(bots)} {'are bots' if len(bots) > 1 else 'is a bot'} ({self.bots})."
        return f"You are P{self.me}; {who} Type help for all you can type." if self.me else who


def own_seed(match: Match, seat: int) -> int:
    """A bot's own luck, from which nothing of the deal can be worked out."""
    return int(hashlib.sha256(f"bot {seat} {match.seed:x} {len(match.moves)}".encode()).hexdigest()[:16], 16)


@contextlib.contextmanager
def uninterrupted() -> Generator[None]:
    """Ctrl-C waits until this is done."""
    pressed: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
