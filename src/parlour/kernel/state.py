"""The state: fields with shapes and audiences, declared once as an annotated class body.

Two things are made of a declaration: a light object of ints and lists (what people play on), and the
layout of a fixed-size record without pointers (what is compiled, batched, hashed, sent to a GPU).
The shape of a field is its annotation; its audience is the function that declares it:

    round: Number = public(1)             everybody sees it, and it is a value of the Vocabulary
    turns: BySeat = counted()             everybody could count it; not in the Vocabulary
    chosen: CardBySeat = private()        a seat sees its own entry
    key: Number = secret()                nobody sees it
    ghost: Number = tuned(0, 9)           a number of the deck file, with its range
    copies: Number = option(1, 1, 2)      an option of the table, with its range
    turn: Seat = given()                  public; not in the Vocabulary, but a position may state it
"""

from typing import Annotated, Any, TypeAlias, TypeVar

Number: TypeAlias = Annotated[int, "number"]
Seat: TypeAlias = Annotated[int, "seat"]
Card: TypeAlias = Annotated[int, "card"]
Flag: TypeAlias = Annotated[int, "flag"]
Choice: TypeAlias = Annotated[int, "choice"]  # one of the words that CHOICES lists for it
SeatSet: TypeAlias = Annotated[int, "seat set"]
Zone: TypeAlias = Annotated[int, "zone"]
Side: TypeAlias = Annotated[int, "side"]
BySeat: TypeAlias = Annotated[list[int], "by seat"]
ChoiceBySeat: TypeAlias = Annotated[list[int], "choice by seat"]  # 0 for none
SeatOrder: TypeAlias = Annotated[list[int], "seat order"]
CardBySeat: TypeAlias = Annotated[list[int], "card by seat"]
ByCard: TypeAlias = Annotated[list[int], "by card"]
ByPlace: TypeAlias = Annotated[list[int], "by place"]  # of as many places as the game's words count

PUBLIC, COUNTED, PRIVATE, SECRET = "public", "counted", "private", "secret"
TUNED, OPTION, GIVEN = "tuned", "option", "given"

CORE_NUMBERS = ("seats", "host_order", "over", "winners", "waiting", "depth", "asking", "floor", "owner", "card")
KEPT = ("seats", "host_order", "order", "deck", "rng", "dice", "frames", "cards")  # what a new game does not clear

DEPTH = 64  # frames
FRAME = 8  # task, seat or seats, four arguments, owner, card


class Field:
    """One fact: who sees it, what it begins as, and (for a tuned number) how far it may go."""

    def __init__(self, audience: str, default: int = 0, low: int = 0, high: int = 0, among: int = -1) -> None:
        self.audience, self.default, self.low, self.high, self.among = audience, default, low, high, among
        self.name, self.shape, self.length, self.width = "", "", 0, "i8"

    def word(self) -> str:
        return self.name.replace("_", "-")


def public(default: int = 0) -> Any:
    return Field(PUBLIC, default)


def counted(default: int = 0) -> Any:
    return Field(COUNTED, default)


def private(default: int = 0, among: int = -1) -> Any:
    """A secret choice; one `among` the cards of a seat's zone is drawn anew in imagined worlds."""
    return Field(PRIVATE, default, among=among)


def secret(default: int = 0) -> Any:
    return Field(SECRET, default)


def tuned(low: int, high: int) -> Any:
    return Field(TUNED, low, low, high)


def option(default: int, low: int, high: int) -> Any:
    return Field(OPTION, default, low, high)


def given(default: int = 0) -> Any:
    return Field(GIVEN, default)


class Core:
    """What every game's state holds. A game's State adds its own fields."""

    seats: Number
    over: Flag
    winners: SeatSet
    waiting: SeatSet  # the seats that owe an answer to the question on top
    asking: Number  # how many questions have been asked
    depth: Number
    floor: Number  # the lowest frame left by what runs now
    owner: Seat  # of the frame at work, passed on to the frames it leaves
    card: Card
    frames: list[int]
    rng: list[int]
    dice: list[int]  # the luck of whoever simulates: random moves, imagined worlds
    order: SeatOrder  # the public order of ALL-03
    host_order: Flag  # whether the host has set it
    deck: ByCard  # how many of each kind the deck file has
    cards: list[int]  # all zones, see piles.py
    # scratch: the legal moves of the seat asked about last
    options: Number
    choices: list[int]
    offered: list[int]
    spare: list[int]  # scratch of `gather`
    log: list[tuple[int, ...]] | None  # events, in Python only; see events.py


class Layout:
    """The fields of one game in order, with lengths; makes light objects and the way to records."""

    def __init__(
        self, state: type[Core], seats: int, kinds: int, slots: int, room: int, moves: int, places: int = 0
    ) -> None:
        lengths = {"by seat": seats, "seat order": seats, "card by seat": seats, "choice by seat": seats}
        lengths |= {"by card": kinds + 1, "by place": places}
        self.fields: list[Field] = []
        for name, shape in vars(state)["__annotations__"].items():
            field: Field = getattr(state, name)
            field.name = name
            field.shape = shape.__metadata__[0]
            field.length = lengths.get(field.shape, 0)
            field.width = "i2" if field.shape == "by card" and field.audience == TUNED else "i8"
            self.fields.append(field)
        self.core = [_core(name, COUNTED) for name in CORE_NUMBERS]
        self.core += [
            _core("order", PUBLIC, seats),
            _core("deck", TUNED, kinds + 1, "i2"),
            _core("rng", SECRET, 4, "u8"),
            _core("dice", SECRET, 4, "u8"),
            _core("frames", COUNTED, DEPTH * FRAME, "i2"),
            _core("cards", COUNTED, slots, "u2"),
        ]
        self.scratch = [_core("options", SECRET), _core("choices", SECRET, moves, "i2")]
        self.scratch += [_core("offered", SECRET, moves, "i1"), _core("spare", SECRET, room, "u1")]
        self.every = [*self.fields, *self.core, *self.scratch]
        self.light: type[Any] = type(state.__name__, (state,), {"__slots__": (*(f.name for f in self.every), "log")})

    def fresh(self) -> Any:
        """A light object with every field as it begins, and no log."""
        state = self.light()
        for field in self.every:
            setattr(state, field.name, [field.default] * field.length if field.length else field.default)
        state.log = None
        return state

    def named(self, audience: str) -> list[Field]:
        return [field for field in self.fields if field.audience == audience]

    def dtype(self) -> list[tuple[Any, ...]]:
        """The record, as NumPy would be told it."""
        return [(f.name, f.width, (f.length,)) if f.length else (f.name, f.width) for f in self.every]


def _core(name: str, audience: str, length: int = 0, width: str = "i8") -> Field:
    field = Field(audience, -1 if name == "owner" else 0)
    field.name, field.length, field.width = name, length, width
    field.shape = {"deck": "by card", "order": "seat order"}.get(name, "core")
    return field


S = TypeVar("S", bound=Core)


def _names(state: Core) -> tuple[str, ...]:
    slots: tuple[str, ...] = getattr(state, "__slots__", ())
    return slots[:-1]


def copy_of(state: S) -> S:
    """Another just like it, without its log."""
    twin = object.__new__(type(state))
    for name in _names(state):
        value = getattr(state, name)
        setattr(twin, name, value[:] if value.__class__ is list else value)
    twin.log = None
    return twin


def facts(state: Core) -> dict[str, Any]:
    """What a state holds, by name; its log is no part of it."""
    return {name: getattr(state, name) for name in _names(state)}
