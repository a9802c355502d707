"""Zones and cards, and who knows each card: checked against lists of pairs."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel import (
    EVERYBODY,
    NOBODY,
    cards,
    find,
    forget,
    held,
    is_known,
    kind,
    known_by,
    move,
    move_all,
    put,
    reveal,
    shuffle,
    swap,
    top,
)
from parlour.kernel.chance import seeded
from parlour.kernel.piles import HEAD
from parlour.kernel.views import hide

from .sitting import GAME

DECK, TRASH, HAND = GAME.zones["deck"], GAME.zones["trash"], GAME.zones["hand"]
Cards = list[tuple[int, int]]  # kind and knowers, the lowest first
CARD = st.tuples(st.integers(1, 12), st.integers(0, EVERYBODY))
CARDS = st.lists(CARD, max_size=12)
SOME = CARDS.filter(bool)


def fresh(**zones: Cards) -> Any:
    s = GAME.layout.fresh()
    s.seats, s.rng = 4, seeded(1)
    GAME.reset(s)
    for name, held_there in zones.items():
        for card, seats in held_there:
            put(s, GAME.zones[name], card, seats)
    return s


def lie(s: Any, zone: int) -> Cards:
    count = cards(s, zone)
    assert not any(s.cards[zone + HEAD + count : zone + HEAD + GAME.room])  # nothing lingers
    return [(kind(s, zone, at), known_by(s, zone, at)) for at in range(count)]


@given(SOME, CARDS, st.data())
def test_move_from_where_order_matters(deck: Cards, hand: Cards, data: st.DataObject) -> None:
    s, at = fresh(deck=deck, hand=hand), data.draw(st.integers(0, len(deck) - 1))
    assert move(s, DECK, at, HAND) == len(hand)
    assert lie(s, DECK) == deck[:at] + deck[at + 1 :]
    assert lie(s, HAND) == [*hand, deck[at]]


@given(SOME, CARDS, st.data())
def test_move_from_where_it_does_not(hand: Cards, trash: Cards, data: st.DataObject) -> None:
    s, at = fresh(hand=hand, trash=trash), data.draw(st.integers(0, len(hand) - 1))
    move(s, HAND, at, TRASH)
    assert sorted(lie(s, HAND)) == sorted(hand[:at] + hand[at + 1 :])
    assert lie(s, TRASH) == [*trash, hand[at]]


@given(SOME)
def test_a_card_moved_onto_its_own_zone_comes_on_top(deck: Cards) -> None:
    s = fresh(deck=deck)
    assert move(s, DECK, 0, DECK) == top(s, DECK)
    assert lie(s, DECK) == [*deck[1:], deck[0]]


@given(CARDS, CARDS)
def test_move_all(deck: Cards, trash: Cards) -> None:
    s = fresh(deck=deck, trash=trash)
    move_all(s, TRASH, DECK)
    assert lie(s, DECK) == deck + trash
    assert lie(s, TRASH) == []


@given(SOME, SOME, st.data())
def test_swap(deck: Cards, hand: Cards, data: st.DataObject) -> None:
    s = fresh(deck=deck, hand=hand)
    at, place = data.draw(st.integers(0, len(deck) - 1)), data.draw(st.integers(0, len(hand) - 1))
    swap(s, DECK, at, HAND, place)
    deck[at], hand[place] = hand[place], deck[at]
    assert (lie(s, DECK), lie(s, HAND)) == (deck, hand)


@given(CARDS, st.integers(0, 2**64))
def test_shuffle_forgets_everything(deck: Cards, seed: int) -> None:
    s = fresh(deck=deck)
    s.rng = seeded(seed)
    shuffle(s, DECK)
    assert sorted(lie(s, DECK)) == sorted((card, NOBODY) for card, _ in deck)


def test_shuffle_brings_every_order() -> None:
    s, orders = fresh(deck=[(card, NOBODY) for card in range(1, 5)]), set[tuple[int, ...]]()
    for _ in range(400):
        shuffle(s, DECK)
        orders.add(tuple(card for card, _ in lie(s, DECK)))
    assert len(orders) == 24


@given(SOME, st.integers(0, EVERYBODY), st.data())
def test_reveal_adds_knowers_to_one_card(hand: Cards, seats: int, data: st.DataObject) -> None:
    s, at = fresh(hand=hand), data.draw(st.integers(0, len(hand) - 1))
    reveal(s, HAND, at, seats)
    assert lie(s, HAND) == [*hand[:at], (hand[at][0], hand[at][1] | seats), *hand[at + 1 :]]
    assert all(is_known(s, HAND, at, seat) for seat in range(9) if seats >> seat & 1)


@given(CARDS, st.integers(0, EVERYBODY))
def test_forget_leaves_those_who_are_kept(hand: Cards, keep: int) -> None:
    s = fresh(hand=hand)
    forget(s, HAND, keep)
    assert lie(s, HAND) == [(card, seats & keep) for card, seats in hand]


@given(CARDS, st.integers(1, 12))
def test_find_and_held(hand: Cards, card: int) -> None:
    s, kinds = fresh(hand=hand), [card for card, _ in hand]
    assert find(s, HAND, card) == (kinds.index(card) if card in kinds else -1)
    assert held(s, HAND, card) == kinds.count(card)


@given(CARDS, st.permutations(range(12)), st.integers(0, 8))
def test_a_hand_hidden_tells_nothing_of_places(hand: Cards, order: list[int], viewer: int) -> None:
    s, other = fresh(hand=hand), fresh(hand=[hand[at] for at in order if at < len(hand)])
    hide(s, HAND, viewer)
    hide(other, HAND, viewer)
    assert s.cards == other.cards
    assert sorted(card for card, _ in lie(s, HAND)) == sorted(
        card if seats >> viewer & 1 or seats == EVERYBODY else 0 for card, seats in hand
    )
