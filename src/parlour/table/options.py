"""Seats, options and seeds as people state them."""

import secrets
from typing import Any

from parlour.kernel.contract import Game

from .errors import OptionError

SEED_BITS = 192


def seats_of(game: Game, seats: Any) -> int:
    least, most = game.seats
    if type(seats) is not int or not least <= seats <= most:
        raise OptionError(f"seats: {seats!r} is not between {least} and {most}")
    return seats


def seed_of(seed: Any) -> int:
    """A seed is a number, hex text, or None for one from the operating system."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    try:
        number = int(seed, 16) if isinstance(seed, str) else seed
    except ValueError:
        raise OptionError(f"seed: {seed!r} is no hex number") from None
    if type(number) is not int or not 0 <= number < 1 << SEED_BITS:
        raise OptionError(f"seed: {seed!r} is not a number of up to {SEED_BITS} bits")
    return number


def set_options(game: Game, s: Any, options: Any) -> dict[str, Any]:
    """Puts the options into a state; gives those that were stated."""
    if not isinstance(options, dict):
        raise OptionError(f"options: {options!r} is not a table of options")
    known = {field.word(): field for field in game.options}
    for name, value in options.items():
        if name == game.order_name:
            set_order(s, seat_order(name, value, s.seats, OptionError))
            s.host_order = 1
        elif name not in known:
            names = ", ".join([*known, game.order_name])
            raise OptionError(f"options: {game.name} has no option {name!r}; it has {names}")
        elif known[name].name in game.choices:
            choices = game.choices[known[name].name]
            if str(value) not in choices:
                raise OptionError(f"options: {name} = {value!r} is none of {', '.join(choices)}")
            setattr(s, known[name].name, choices.index(str(value)))
        else:
            field = known[name]
            if type(value) not in (int, bool) or not field.low <= value <= field.high:
                raise OptionError(f"options: {name} = {value!r} is not between {field.low} and {field.high}")
            setattr(s, field.name, int(value))
    return dict(options)


def seat_order(name: str, value: Any, seats: int, error: type[Exception]) -> list[int]:
    """Every seat once, as 2 or 'P2'."""
    texts = [f"P{seat}" if type(seat) is int else seat for seat in value] if isinstance(value, list | tuple) else []
    if sorted(map(str, texts)) != sorted(f"P{seat + 1}" for seat in range(seats)):
        raise error(f"{name}: {value!r} does not name each of {seats} seats once")
    return [int(text[1:]) - 1 for text in texts]


def set_order(s: Any, order: list[int]) -> None:
    s.order[: len(order)] = order
