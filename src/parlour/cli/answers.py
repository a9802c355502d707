"""What a person's words mean: a move by number or by its words, a command, a card, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import commands
from .choices import ENTER

if TYPE_CHECKING:
    from .desk import Desk


def meant(desk: Desk, said: str) -> str | None:
    """The move to play; None where the words were not a move, and have been answered."""
    moves = desk.legal()
    if not said:
        return entered(desk)
    if said.isdecimal() and moves:
        return numbered(desk, int(said))
    if exact := [move for move in moves if canonical(said) == move or said.lower() == desk.sentence(move).lower()]:
        return exact[0]
    verb, _, rest = said.partition(" ")
    if command := commands.COMMANDS.get(verb.lower()):
        command(desk, rest.strip())
        return ENTER if desk.skip.goes_on(desk.choices) else None
    return in_words(desk, moves, said)


def entered(desk: Desk) -> str | None:
    """Nothing was typed: back from some of the moves to all, or the move that needs no words."""
    if desk.is_narrow():
        desk.show_moves()
        return None
    if not desk.choices.enter():
        commands.answer(desk, f"Choose a number from 1 to {len(desk.lines)}, or type help.")
    return desk.choices.enter() or None


def numbered(desk: Desk, number: int) -> str | None:
    if not 1 <= number <= len(desk.lines):
        commands.answer(desk, f"There is no {number}: choose from 1 to {len(desk.lines)}.")
        return None
    return one_of(desk, desk.lines[number - 1].moves)


def one_of(desk: Desk, moves: list[str]) -> str | None:
    """The only one, or nothing, and then these are to choose from."""
    if len(moves) == 1:
        return moves[0]
    desk.show_some(moves)
    return None


def in_words(desk: Desk, moves: list[str], said: str) -> str | None:
    """A card, words that some of the moves have, or a move that is not legal now."""
    if commands.card_of(desk, said):
        commands.what(desk, said)
    elif fits := with_words(desk, moves, said):
        return one_of(desk, fits)
    elif desk.match.parts_of(desk.me or 1, canonical(said)):
        return desk.try_move(canonical(said))
    elif desk.game.moves.numbers(canonical(said)):  # a move that lacks its further parts
        desk.try_move(canonical(said))
    else:
        commands.answer(desk, f"'{said}' is no move, card or command here: choose a number, or type help.")
    return None


def canonical(said: str) -> str:
    """As moves are written: seats with a capital letter, all else without."""
    words = said.lower().split()
    return " ".join(word.upper() if word[0] == "p" and word[1:].isdecimal() else word for word in words)


def with_words(desk: Desk, moves: list[str], said: str) -> list[str]:
    """The moves that have all these words in them."""
    wanted = plain(said)
    return [move for move in moves if set(wanted) <= set(plain(f"{move} {desk.sentence(move)}"))]


def plain(said: str) -> list[str]:
    return said.lower().translate(MARKS).split()


MARKS = str.maketrans(dict.fromkeys(",:?!", " "))
