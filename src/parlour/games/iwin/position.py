"""What a position set by hand must fulfil, and what of it is filled in."""

from parlour.kernel import Zone, argument, asked, cards, kind, top

from .state import State
from .table import is_in
from .words import DECK, DISCARD, I_WIN, KINDS, PLAYING, PRINTED, front, hand

DRAW = "deck"  # the pile that holds all cards not placed elsewhere
NEEDS = {"tokens": "extend", "token_pile": "extend", "deal": "extend", "first": "extend"}  # values of an option


def supply(s: State, card: int) -> int:
    """How many of a card the game has."""
    return s.deck[card]


def printed(card: int) -> int:
    """What a card is in the deck: a copy is a me-too."""
    return PRINTED[card]


def fill(s: State) -> dict[str, int]:
    """A hand that is not stated is empty."""
    return {}


def needed(s: State) -> int:
    """How many cards a deal takes."""
    return 0


def unplayable(s: State) -> str:
    """Why the numbers of a deck do not go together, or nothing."""
    return ""


def unstated(s: State) -> None:
    """What values are that a position does not state, where they are not as they begin."""
    s.token_pile = s.tokens_each * s.seats


def follow(s: State, stated: set[str]) -> None:
    """What values are that follow from those a position states."""
    if "order" in stated and "turn" not in stated:
        s.turn = s.order[0]
    if "first" not in stated:
        s.first = s.turn


def bounds(s: State) -> dict[str, tuple[int, int]]:
    """How far a value may go."""
    return {"deal": (1, s.deals * s.seats)}


def fault(s: State) -> str:
    """Why play cannot go on from here, or nothing."""
    if not is_in(s, s.turn):
        return f"turn: P{s.turn + 1} is out"
    for seat in range(s.seats):
        name = f"P{seat + 1}"
        for card in listed(s, front(seat)):
            if card < I_WIN:
                return f"{name}.front: {KINDS[card]} does not lie in front of players"
        if has_copies(s, hand(seat)):
            return f"{name}.hand: a copy lies in front of players only"
    if has_copies(s, DECK) or has_copies(s, DISCARD):
        return "deck, discard: a copy lies in front of players only"
    return ""


def has_copies(s: State, zone: Zone) -> bool:
    return any(PRINTED[card] != card for card in listed(s, zone))


def listed(s: State, zone: Zone) -> list[int]:
    """The cards of a zone, the lowest first."""
    return [kind(s, zone, at) for at in range(cards(s, zone))]


def start(s: State) -> dict[str, object] | None:
    """What must be stated as it was where a turn starts, before its draw; else None."""
    if asked(s) != PLAYING:
        return None
    if drawn(s) == 0:
        return {}
    held = [KINDS[card] for card in listed(s, hand(s.turn))]
    mine = {"hand": held[:-1], "front": [KINDS[card] for card in listed(s, front(s.turn))]}
    deck = [KINDS[card] for card in reversed(listed(s, DECK))]
    return {"deck": [held[-1], *deck], f"P{s.turn + 1}": mine}


def drawn(s: State) -> int:
    """The card that was drawn as this turn began, if nothing has been played since; or 0."""
    if asked(s) != PLAYING or argument(s, s.depth - 1, 0) == 0:
        return 0
    return kind(s, hand(s.turn), top(s, hand(s.turn)))


def scores(s: State) -> list[int]:
    if s.extend == 1:
        return list(s.tokens)
    return [s.winners >> seat & 1 for seat in range(s.seats)]


def prompt(s: State, me: int) -> dict[str, object]:
    """What the prompt of a seat mentions."""
    return {"turn": f"P{s.turn + 1}", "drawn": KINDS[drawn(s)] or "none"}
