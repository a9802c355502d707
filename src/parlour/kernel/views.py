"""The only maker of what a seat sees, and of worlds it could be in.

A card is seen by the seats that know it, a field by its audience. Two forms of one view: `picture`, in
words, for tables; and a blanked state (`blind`, generated from `hide`) for bots, records, observations.
"""

from typing import Any

from .chance import Words, below
from .piles import ALL_SEE, EVERYBODY, FROM_TOP, HEAD, KIND, KNOWN, NO_ORDER, Pile
from .state import Core, Field, Seat, Zone

ALL = -1  # a viewer to whom nothing is hidden
UNKNOWN = "?"
NONE = "none"


# Written as rules are, so that they run compiled too.


def hide(s: Core, zone: Zone, viewer: Seat) -> None:
    """Blanks the cards that the viewer does not know; where order does not matter, it tells nothing.

    Of a card that the viewer knows it stays visible whether everybody does, not who else.
    """
    first = zone + HEAD
    end = first + s.cards[zone]
    mine = 1 << (KNOWN + viewer)
    for slot in range(first, end):
        card = s.cards[slot] + 0
        if card >> KNOWN != EVERYBODY:
            s.cards[slot] = (card & (KIND | mine)) if card & mine else 0
    if s.cards[zone + 1] == NO_ORDER:
        for slot in range(first + 1, end):
            card = s.cards[slot] + 0
            gap = slot - 1
            while gap >= first and s.cards[gap] > card:
                s.cards[gap + 1] = s.cards[gap]
                gap -= 1
            s.cards[gap + 1] = card


def gather(s: Core, zone: Zone, viewer: Seat, count: int) -> int:
    """Notes the kinds of cards that the viewer does not know; gives how many are noted by now."""
    for slot in range(zone + HEAD, zone + HEAD + s.cards[zone]):
        if (s.cards[slot] >> (KNOWN + viewer)) & 1 == 0:
            s.spare[count] = s.cards[slot] & KIND
            count += 1
    return count


def mix(s: Core, count: int) -> None:
    for at in range(count - 1, 0, -1):
        other = below(s.dice, at + 1)
        kept = s.spare[at]
        s.spare[at] = s.spare[other]
        s.spare[other] = kept


def scatter(s: Core, zone: Zone, viewer: Seat, count: int) -> int:
    """The noted kinds go back to where the viewer does not know them; who else knows a place stays."""
    for slot in range(zone + HEAD, zone + HEAD + s.cards[zone]):
        if (s.cards[slot] >> (KNOWN + viewer)) & 1 == 0:
            s.cards[slot] = (s.cards[slot] & ~KIND) | s.spare[count]
            s.spare[count] = 0
            count += 1
    return count


def any_of(s: Core, zone: Zone, seat: Seat) -> int:
    """The kind of a card of the zone that the seat knows, drawn by lot."""
    known = 0
    for slot in range(zone + HEAD, zone + HEAD + s.cards[zone]):
        known += (s.cards[slot] >> (KNOWN + seat)) & 1
    skip = below(s.dice, known)
    slot = zone + HEAD
    while skip > 0 or (s.cards[slot] >> (KNOWN + seat)) & 1 == 0:
        skip -= (s.cards[slot] >> (KNOWN + seat)) & 1
        slot += 1
    return s.cards[slot] & KIND


def note_counts(s: Core, zone: Zone, kinds: int, out: Words, at: int) -> int:
    """Writes how many cards of each kind lie there, unknown ones first; gives where to go on."""
    for card in range(kinds):
        out[at + card] = 0
    for slot in range(zone + HEAD, zone + HEAD + s.cards[zone]):
        out[at + (s.cards[slot] & KIND)] += 1
    return at + kinds


def note_places(s: Core, zone: Zone, places: int, out: Words, at: int) -> int:
    """Writes the kind of the card in each place, from the top down, and -1 where there is none."""
    count = s.cards[zone] + 0
    for place in range(places):
        out[at + place] = s.cards[zone + HEAD + count - 1 - place] & KIND if place < count else -1
    return at + places


# In words.


def seat_name(seat: Seat) -> str:
    return f"P{seat + 1}"


def seats_in(seats: int, count: int) -> list[Seat]:
    return [seat for seat in range(count) if seats >> seat & 1]


def picture(game: Any, s: Core, viewer: Seat) -> dict[str, Any]:
    """Every zone and value of the Vocabulary, as the viewer sees it."""
    shown: dict[str, Any] = {}
    for field in game.values:
        if not game.is_off(s, field):
            shown[field.word()] = value_text(game, s, field)
    for pile in game.value_piles:
        held = pile_text(game, s, pile, pile.start, viewer)
        shown[pile.name] = held[0] if held else NONE
    for pile, zone, seat in game.places(s.seats):
        place = shown if seat < 0 else shown.setdefault(seat_name(seat), {})
        held = pile_text(game, s, pile, zone, viewer)
        if pile.within:
            place[pile.within] = sorted(place[pile.within] + [card if card == UNKNOWN else f"~{card}" for card in held])
        else:
            place[pile.name] = held
    return shown


def pile_text(game: Any, s: Core, pile: Pile, zone: Zone, viewer: int) -> list[str]:
    """The cards of a zone, in the order of the Vocabulary."""
    held = s.cards[zone + HEAD : zone + HEAD + s.cards[zone]]
    words: tuple[str, ...] = game.kinds
    if pile.seen == ALL_SEE and game.tied:
        shown = [words[card & KIND] + game.tied(s, zone + HEAD + at) for at, card in enumerate(held)]
    elif viewer != ALL:
        mine = 1 << (KNOWN + viewer)
        shown = [words[card & KIND] if card & mine else UNKNOWN for card in held]
    elif pile.face:
        shown = [("" if card >> KNOWN == EVERYBODY else "~") + words[card & KIND] for card in held]
    else:
        shown = [words[card & KIND] for card in held]
    if pile.order == FROM_TOP:
        shown.reverse()
    elif pile.unordered:
        shown.sort()
    return shown


def value_text(game: Any, s: Core, field: Field) -> Any:
    value = getattr(s, field.name)
    match field.shape:
        case "by seat":
            return value[: s.seats]
        case "by place":
            return value[:]
        case "choice by seat":
            words: tuple[str, ...] = game.choices[field.name]
            return {seat_name(seat): words[choice] for seat, choice in enumerate(value[: s.seats]) if choice}
        case "seat order":
            return [seat_name(seat) for seat in value[: s.seats]]
        case "seat set":
            return [seat_name(seat) for seat in seats_in(value, s.seats)]
        case "seat":
            return seat_name(value) if value >= 0 else NONE
        case "flag":
            return value == 1
        case "card":
            return game.kinds[value] if value else NONE
        case "choice":
            return game.choices[field.name][value]
        case _:
            return value
