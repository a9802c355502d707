"""What a person's words mean: a move by number or by its words, a command, a card, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import commands

if TYPE_CHECKING:
    from .desk import Desk


def meant(desk: Desk, said: str) -> str | None:
    """The move to play; None where the words were not a move, and have been answered."""
    moves = desk.legal()
    if said.isdecimal() and moves:
        return numbered(desk, moves, int(said))
    if exact := [move for move in moves if canonical(said) == move or said.lower() == desk.sentence(move).lower()]:
        return exact[0]
    verb, _, rest = said.partition(" ")
    if command := commands.COMMANDS.get(verb.lower()):
        command(desk, rest.strip())
        return None
    return in_words(desk, moves, said)


def numbered(desk: Desk, moves: list[str], number: int) -> str | None:
    if 1 <= number <= len(moves):
        return moves[number - 1]
    commands.answer(desk, f"There is no {number}: choose from 1 to {len(moves)}.")
    return None


def in_words(desk: Desk, moves: list[str], said: str) -> str | None:
    """A card, words that only one of the moves has, or a move that is not legal now."""
    if not said:
        commands.answer(desk, f"Choose a number from 1 to {len(moves)}, or type help.")
    elif commands.card_of(desk, said):
        commands.what(desk, said)
    elif fits := with_words(desk, moves, said):
        return only(desk, moves, fits)
    elif desk.game.moves.number(canonical(said)) >= 0:
        return desk.try_move(canonical(said))
    else:
        commands.answer(desk, f"'{said}' is no move, card or command here: choose a number, or type help.")
    return None


def canonical(said: str) -> str:
    """As moves are written: seats with a capital letter, all else without."""
    words = said.lower().split()
    return " ".join(word.upper() if word[0] == "p" and word[1:].isdecimal() else word for word in words)


def with_words(desk: Desk, moves: list[str], said: str) -> list[str]:
    """The moves that have all these words in them."""
    wanted = said.lower().split()
    found = [(move, f"{move} {desk.sentence(move)}".lower().replace(",", " ").split()) for move in moves]
    return [move for move, words in found if all(word in words for word in wanted)]


def only(desk: Desk, moves: list[str], fits: list[str]) -> str | None:
    if len(fits) == 1:
        return fits[0]
    numbers = ", ".join(str(moves.index(move) + 1) for move in fits)
    commands.answer(desk, f"That could be {numbers}: choose one by its number.")
    return None
