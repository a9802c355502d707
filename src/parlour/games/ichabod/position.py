"""What a position set by hand must fulfil, and what of it is filled in."""

from parlour.kernel import asked, cards, kind

from .attacks import harm
from .scoring import is_double
from .state import State
from .words import (
    APOCALYPSE,
    DRAWING,
    ICH_05,
    JOKER,
    KINDS,
    MONSTER_ROOM,
    NO_MONSTER,
    PILE,
    PLACES,
    PLAYING,
    REVEALED,
    ROOM,
    STANDING,
    hand,
    row,
)

DRAW = "pile"  # the pile that holds all cards not placed elsewhere
DRAWS = {"pile": range(1, JOKER + 1), "monsters": range(NO_MONSTER + 1, len(KINDS))}  # and which cards each does
ORDINALS = "first", "second", "third"


def supply(s: State, card: int) -> int:
    """How many of a card the game has."""
    return s.deck[card] * (2 if is_double(s) else 1)


def laid(s: State) -> list[tuple[int, int]]:
    """Cards that lie where a value says: zones and kinds."""
    return [(STANDING, NO_MONSTER + monster) for monster in s.facing if monster > 0]


def fill(s: State) -> dict[str, int]:
    """How many cards an unstated zone gets."""
    return {"hand": s.hand_size, "facing": s.places if s.facing[0] < 0 else 0}


def needed(s: State) -> int:
    """How many cards a deal takes, and the first turn."""
    return s.seats * s.hand_size + 1 + s.places


def unplayable(s: State) -> str:
    """Why the numbers of a deck do not go together, or nothing."""
    attacks, monsters = (sum(supply(s, card) for card in kinds) for kinds in DRAWS.values())
    if attacks > ROOM or monsters > MONSTER_ROOM:
        return f"there is room for {ROOM} attack cards and {MONSTER_ROOM} monsters, not for {attacks} and {monsters}"
    if attacks < needed(s) - s.places:
        return f"{attacks} attack cards are fewer than the {needed(s) - s.places} that {s.seats} players need"
    if monsters < s.places:
        return f"{monsters} monsters are fewer than the {s.places} that stand face up"
    return ""


def unstated(s: State) -> None:
    """What values are that a position does not state, where they are not as they begin."""
    if s.host_order == 0:
        s.order[: s.seats] = range(s.seats)
    s.starter = -1  # the first of the order, once that is known
    s.facing[0] = -1  # from the monsters that are not placed elsewhere


def bounds(s: State) -> dict[str, tuple[int, int]]:
    """How far a value may go."""
    return {"facing": (0, len(KINDS) - 1 - NO_MONSTER)}


def fault(s: State) -> str:
    """Why play cannot go on from here, or nothing."""
    if cards(s, APOCALYPSE) >= s.apocalypse_ends:
        return f"apocalypse: with {cards(s, APOCALYPSE)} cards on it the game is over (ICH-40)"
    if cards(s, REVEALED):
        return "revealed: no card is revealed at the start of a turn"
    if cards(s, STANDING) == 0:
        return "facing: with no monster left the game is over (ICH-23)"
    for place in range(PLACES):
        if s.facing[place] > 0 and place >= s.places:
            return f"facing: {s.places} monsters stand face up"
        if s.facing[0] >= 0 and s.facing[place] == 0 and cards(s, row(place)):
            return f"monster-{place + 1}: cards lie where there is no monster"
    return ""


def start(s: State) -> dict[str, object] | None:
    """What must be stated besides zones and values, where a turn starts; else None."""
    seat = s.waiting.bit_length()
    if asked(s) == DRAWING and s.attacked == 0:
        return {"turn": f"P{seat}"}
    if asked(s) == PLAYING and s.attacked == 0 and cards(s, APOCALYPSE) == 0:  # the draw came by itself
        held, pile = listed(s, hand(seat - 1)), listed(s, PILE)
        return {"turn": f"P{seat}", f"P{seat}": {"hand": held[:-1]}, "pile": [held[-1], *reversed(pile)]}
    return None


def listed(s: State, zone: int) -> list[str]:
    return [KINDS[kind(s, zone, at)] for at in range(cards(s, zone))]


def scores(s: State) -> list[int]:
    return list(s.points)


def notes(s: State, viewer: int) -> list[tuple[str, str, dict[str, object], int]]:
    """What is said beside the attack cards: which monster they lie on, and what it has."""
    found: list[tuple[str, str, dict[str, object], int]] = []
    for place in range(s.places):
        monster = NO_MONSTER + s.facing[place]
        life = s.life[monster]
        data: dict[str, object] = {"monster": KINDS[monster], "life": life, "left": life - s.damage[place]}
        name = "monster" if s.facing[place] else "nobody"
        found.append((f"monster-{place + 1}", name, data if s.facing[place] else {}, ICH_05))
    return found


def prompt(s: State, me: int) -> dict[str, object]:
    """What the prompt of a seat mentions: the monsters, and what an attack on each would do."""
    found: dict[str, object] = {"revealed": KINDS[kind(s, REVEALED, 0)] if cards(s, REVEALED) else "none"}
    for place, name in enumerate(ORDINALS):
        found[name] = KINDS[s.facing[place] + NO_MONSTER] if s.facing[place] else "none"
        found[f"{name}_cards"] = cards(s, row(place))
        found[f"{name}_harm"] = harm(s, place)
    return found
