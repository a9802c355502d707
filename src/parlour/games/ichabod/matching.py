"""Which cards a monster takes."""

from parlour.kernel import Card, cards, kind, offer, top

from .state import State
from .words import JOKER, LAST_NUMBER, NUMBERS, PUT, number_on, row


def takes(s: State, place: int, card: Card) -> bool:
    if s.facing[place] == 0:  # ICH-23
        return False
    if card == JOKER:  # ICH-14
        return cards(s, row(place)) > 0
    last = last_number(s, place)
    return last < card <= last_of_colour(last)  # ICH-13


def last_number(s: State, place: int) -> Card:  # ICH-14
    """The last attack card there that is no Joker, or 0."""
    for at in range(top(s, row(place)), -1, -1):
        if kind(s, row(place), at) != JOKER:
            return kind(s, row(place), at)
    return 0


def last_of_colour(card: Card) -> Card:
    """The highest card of its colour; of none, the last of all."""
    return LAST_NUMBER if card == 0 else card + NUMBERS - number_on(card)


def is_taken(s: State, card: Card) -> bool:
    for place in range(s.places):
        if takes(s, place, card):
            return True
    return False


def offer_places(s: State, card: Card) -> None:
    for place in range(s.places):
        if takes(s, place, card):
            offer(s, PUT, place)
