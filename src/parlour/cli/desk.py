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
from parlour.table.says import move_text
from parlour.table.text import join, words

from . import answers, commands, ending, screen
from .board import Board
from .store import Store
from .story import Story, events


class Desk:
    """One match, its person (or nobody, who watches), and the bots."""

    def __init__(self, out: Console, match: Match, me: int | None, bots: str, language: str = "en") -> None:
        self.out, self.match, self.me, self.bots = out, match, me, bots
        self.game = load(match.game)
        self.words = words(self.game, language)
        self.story = Story(match, me)
        self.seen = self._last_decision()
        self.store: Store | None = None
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
            else:
                self.bot_moves()
        self.tell_news()
        ending.show(self)

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
        """Asks until a move is chosen."""
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

    def legal(self) -> list[str]:
        return self.match.legal(self.me) if self.me else []

    def sentence(self, move: str) -> str:
        return move_text(self.match, self.game, self.words, self.me or 1, move)

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
        self.tell_news()
        self.show_table()
        self.show_moves()

    def tell_news(self) -> None:
        """What happened since the last decision."""
        news = self.story.since(self.seen)
        if news:
            if "seat" in news[0]["data"]:
                self.out.print()
            screen.told(self.out, news, self.me)
        self.seen = len(self.match.moves)

    def show_table(self) -> None:
        self.out.print()
        self.out.rule(style="dim")
        Board(self.match, self.words, self.me).print(self.out)

    def show_moves(self) -> None:
        prompt = self.match.prompt(self.me)
        screen.say(self.out, prompt["text"], self.me, prompt["rule"], screen.HEAD)
        moves = self.legal()
        width = len(str(len(moves)))
        lines = [
            Text.assemble((f"{number:>{width}}", screen.ME), " ", screen.seats(self.sentence(move), self.me))
            for number, move in enumerate(moves, 1)
        ]
        self.out.print(Columns(lines, padding=(0, 3), column_first=True, equal=True))

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
