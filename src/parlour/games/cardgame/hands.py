"""Drawing and discarding: CGC-10, CGC-16, CGC-32, CGC-54, CGC-60, CGC-63."""

from parlour.kernel import (
    EVERYBODY,
    Seat,
    SeatSet,
    Zone,
    answer,
    cards,
    draw,
    everybody,
    find,
    is_known,
    kind,
    move,
    offer,
    offer_cards,
    only,
    put,
    question,
    reveal,
    task,
    tell,
    then,
    top,
    whisper,
)

from .cards import FAREWELL, FINAL_ROUND, KITTEN, PRINCESS
from .lying import discard_in_order, rule_has_come
from .money import draw_moneys
from .responses import open_window_later
from .seats import in_hand, most_known
from .state import State
from .words import (
    DECK,
    DISCARD,
    DISCARD_BLIND,
    DISCARDED,
    DISCARDING,
    DRAW,
    DRAW_CHOICE,
    DRAW_MONEYS,
    DRAWING,
    DREW,
    DREW_FINAL,
    DREW_KITTEN,
    DREW_NOTHING,
    DREW_UNSEEN,
    LAST_CARD,
    MONEYS_DECK,
    POURED,
    PRINCESS_FALLS,
    RULE_CARDS,
    SHED,
    STACK,
    TO_CUP,
    TO_UNSEEN,
    TRASH,
    cup,
    hand,
    unseen,
)

# Drawing. What is asked says where the card goes, whether it may be a Moneys, and whether a Kitten is kept.


@task(DRAWING)
def draw_card(s: State, me: Seat, target: int, moneys: int, keeps_kitten: int) -> None:  # CGC-10
    has_moneys = moneys == 1 and cards(s, MONEYS_DECK) > 0
    if cards(s, DECK) > 0 and has_moneys:
        then(s, DRAW_CHOICE, me, target, moneys, keeps_kitten)
    elif cards(s, DECK) > 0:
        draw_from_deck(s, me, target, moneys, keeps_kitten)
    elif has_moneys:  # CGC-16
        draw_moneys(s, me)
    else:
        tell(s, DREW_NOTHING, me)


@question(DRAW_CHOICE)
def draw_choice(s: State) -> None:
    offer(s, DRAW)
    offer(s, DRAW_MONEYS)


@answer(DRAW_CHOICE, DRAW_MONEYS)
def chose_moneys(s: State, me: Seat) -> None:
    draw_moneys(s, me)


@answer(DRAW_CHOICE, DRAW)
def draw_from_deck(s: State, me: Seat, target: int, moneys: int, keeps_kitten: int) -> None:
    card = kind(s, DECK, top(s, DECK))
    if card == FINAL_ROUND:  # CGC-54
        tell(s, DREW_FINAL, me, card)
        draw(s, DECK, RULE_CARDS, EVERYBODY)
        rule_has_come(s)
        then(s, DRAWING, me, target, moneys, keeps_kitten)
    elif card == KITTEN and keeps_kitten == 0:  # CGC-60
        tell(s, DREW_KITTEN, me, card)
        draw(s, DECK, STACK, EVERYBODY)
        open_window_later(s, me, card, 0, 0, 0, 0)
    elif target == TO_CUP:  # CGC-64
        whisper(s, only(me), POURED, me, card)
        draw(s, DECK, cup(me), only(me))
    elif target == TO_UNSEEN and not is_known(s, DECK, top(s, DECK), me):  # CGC-72
        whisper(s, other_seats(s, me), DREW_UNSEEN, me, card)
        draw(s, DECK, unseen(me), other_seats(s, me))
        s.newly_unseen[me] += 1
    else:
        whisper(s, only(me), DREW, me, card)
        draw(s, DECK, hand(me), only(me))
    if cards(s, DECK) == 0 and s.last_card < 0:  # CGC-16
        s.last_card = s.turn
        tell(s, LAST_CARD)


def other_seats(s: State, me: Seat) -> SeatSet:
    """Watchers are none of them."""
    return everybody(s) & ~only(me)


# Discarding


@task(SHED)
def shed(s: State, me: Seat, keep: int) -> None:  # CGC-10: no choice where all must go
    if keep == 0:
        discard_all(s, me)
    elif in_hand(s, me) > keep:
        then(s, DISCARDING, me, keep)


@question(DISCARDING)
def discarding(s: State, me: Seat) -> None:
    offer_cards(s, DISCARD, hand(me))
    for at in range(cards(s, unseen(me))):
        offer(s, DISCARD_BLIND, at + 1)


@answer(DISCARDING, DISCARD)
def discarded(s: State, me: Seat, card: int, keep: int) -> None:
    discard(s, me, hand(me), most_known(s, hand(me), card))
    then(s, SHED, me, keep)


@answer(DISCARDING, DISCARD_BLIND)
def discarded_blind(s: State, me: Seat, number: int, keep: int) -> None:
    discard(s, me, unseen(me), number - 1)
    then(s, SHED, me, keep)


def discard(s: State, me: Seat, zone: Zone, at: int) -> None:
    """One card of a hand, or put down from it; CGC-63 where it is the Princess."""
    card = kind(s, zone, at)
    tell(s, DISCARDED, me, card)
    if zone == unseen(me):
        no_longer_unseen(s, me, at)
    reveal(s, zone, at, EVERYBODY)
    move(s, zone, at, TRASH)
    if card == PRINCESS:
        princess_falls(s, me)


def discard_all(s: State, me: Seat) -> None:
    """A whole hand at once, CGC-15."""
    while cards(s, unseen(me)) > 0:
        move(s, unseen(me), 0, hand(me))
    s.newly_unseen[me] = 0
    has_princess = find(s, hand(me), PRINCESS) >= 0
    discard_in_order(s, me, hand(me))
    if has_princess:
        princess_falls(s, me)


def princess_falls(s: State, me: Seat) -> None:  # CGC-63: the discard goes on the stack
    tell(s, PRINCESS_FALLS, me, FAREWELL)
    put(s, STACK, FAREWELL, EVERYBODY)
    open_window_later(s, me, FAREWELL, 0, 0, 0, 0)


def no_longer_unseen(s: State, me: Seat, at: int) -> None:
    """The unseen card in that place leaves: was it drawn in this turn?"""
    if at >= cards(s, unseen(me)) - s.newly_unseen[me]:
        s.newly_unseen[me] -= 1
