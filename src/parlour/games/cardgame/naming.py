"""What is best named with a card, each with its worth: a price and its move are packed into one int.

The greatest is the best. What a card is worth rests on what can be named with it, so these are asked before
the card is played, and once more, part by part, as its move is said.
"""

from parlour.kernel import Card, Seat, argument, below, card_of, cards, kind, owner_of
from parlour.kernel.moves import number_of

from .appraisal import (
    A_DRAW,
    FALL,
    KEPT,
    MUCH,
    chance_of,
    effect,
    is_wooing,
    losing,
    lying_points,
    murder,
    points_of,
    purse,
    share,
    shooting,
    swing,
    tray_points,
)
from .cards import (
    ASSASSIN,
    COUNTS_AS,
    DINOSAUR,
    EAT_FOUR,
    EXODUS_5,
    FLOWER,
    GUARDIAN,
    HOUSE,
    KITTEN,
    MONEY,
    MONEY_2,
    PACT,
    PRINCESS,
    SHOT,
    TRANSPLANT,
    TRAY,
    TYPES,
)
from .hindrances import is_host
from .seats import is_in, lying
from .state import State
from .words import (
    AT,
    AT_TYPE,
    AT_WITH,
    DECK,
    DISCARD,
    DISCARD_BLIND,
    LOSE,
    LYING,
    LYING_NUMBER,
    PAY,
    TABLE,
    hand,
    locks,
    moneys,
    unseen,
)

BITS, MOVE = 12, 4095  # of a price with its move
HAND_TYPE, SPECIAL_TYPE = TYPES.index("hand") + 1, TYPES.index("special") + 1


def priced(worth: int, move: int) -> int:
    return worth << BITS | move


def nothing(s: State) -> int:
    """Worse than any move."""
    return priced(-MUCH, s.choices[0] + 0)


def best_target(s: State, me: Seat, pattern: int) -> int:
    """Of a Shot! or an Assassin."""
    best = nothing(s)
    for seat in range(s.seats):
        if seat != me and is_in(s, seat):
            worth = shooting(s, me, seat) if pattern == AT else murder(s, me, seat)
            best = max(best, priced(worth, number_of(pattern, seat)))
    return best


def best_guess(s: State, me: Seat, luck: int) -> int:
    """With some luck, lest the same is guessed again."""
    best = nothing(s)
    for card in range(KITTEN, EXODUS_5 + 1):
        for seat in range(s.seats):
            if card != GUARDIAN and seat != me and is_in(s, seat):
                worth = guess(s, me, me, seat, card) * (100 + below(s.rng, luck + 1)) // 100
                best = max(best, priced(worth, number_of(AT_WITH, seat, card)))
    return best


def guess(s: State, me: Seat, seat: Seat, victim: Seat, card: Card) -> int:
    """A Guardian's: the token, and what the card is to who loses it."""
    loss = FALL if card == PRINCESS else KEPT[card] // 2
    return chance_of(s, me, victim, card) * (swing(s, me, seat, 1) + share(s, me, victim, -loss)) // 1000


def best_meal(s: State, me: Seat) -> int:
    """I eat: Moneys for the Princess, else cards, with the Kitten in the hand at worst."""
    is_near = is_wooing(s, me) and purse(s, me) + s.eat_draws >= s.costs[PRINCESS]
    return priced(0, number_of(AT_TYPE, me, SPECIAL_TYPE if is_near or cards(s, DECK) < s.eat_draws else HAND_TYPE))


def best_host(s: State, me: Seat) -> int:
    best = nothing(s)
    for seat in range(s.seats):
        for at in range(cards(s, locks(seat))):
            card = kind(s, locks(seat), at)
            if is_host(s, me, seat, card):
                worth = swing(s, me, me, points_of(s, me, PACT, card))
                best = max(best, priced(worth, number_of(LYING, seat, LYING_NUMBER[card])))
    return best


# Transplant: mine for another's. What lies is worth its points, and what else it is good for


def best_first(s: State, me: Seat) -> int:
    best = nothing(s)
    for zone in (locks(me), moneys(me)):
        for at in range(cards(s, zone)):
            card = kind(s, zone, at)
            if at == 0 or card != kind(s, zone, at - 1):
                worth = best_second(s, me, me, card) >> BITS
                best = max(best, priced(worth, number_of(LYING, me, LYING_NUMBER[card])))
    return best


def best_second(s: State, me: Seat, one: int, this: Card) -> int:
    best = nothing(s)
    for place in range(TABLE + 1):
        if place != one and (place < s.seats or place == TABLE):
            for at in range(cards(s, lying(place))):
                best = max(best, swapping(s, me, one, this, place, kind(s, lying(place), at)))
            if place != TABLE and cards(s, moneys(place)) > 0:
                best = max(best, swapping(s, me, one, this, place, kind(s, moneys(place), 0)))
    return best


def swapping(s: State, me: Seat, one: int, this: Card, other: int, that: Card) -> int:
    return priced(exchange(s, me, one, this, other, that), number_of(LYING, other, LYING_NUMBER[that]))


def exchange(s: State, me: Seat, one: int, this: Card, other: int, that: Card) -> int:
    return moved(s, me, one, this, that) + moved(s, me, other, that, this)


def moved(s: State, me: Seat, place: int, lost: Card, got: Card) -> int:
    """What it is worth to me that a seat has one card in place of another."""
    if place == TABLE:
        return 0
    houses = int(COUNTS_AS[got] == HOUSE) - int(COUNTS_AS[lost] == HOUSE)
    trays = int(COUNTS_AS[got] == TRAY) - int(COUNTS_AS[lost] == TRAY)
    points = houses * s.house_points + tray_points(s, place, trays)
    if COUNTS_AS[lost] == PACT:
        points -= s.house_points
    return swing(s, me, place, points) + share(s, me, place, use_of(got) - use_of(lost))


def use_of(card: Card) -> int:
    if COUNTS_AS[card] >= MONEY:
        return 80 if card == MONEY_2 else 40
    if COUNTS_AS[card] == FLOWER:
        return 110
    return 40 if COUNTS_AS[card] == DINOSAUR else 0


# What is paid, discarded, lost


def best_payment(s: State, cost: int) -> int:
    """What wastes least; rather Moneys than the Dark Flower."""
    best = nothing(s)
    for threes in range(7):
        for twos in range(3):
            if s.offered[number_of(PAY, twos, threes)] == 1:
                waste = max(2 * twos + 3 * threes - cost, 0)
                best = max(best, priced(-8 * waste - threes, number_of(PAY, twos, threes)))
    return best


def best_discard(s: State, me: Seat) -> int:
    best = nothing(s)
    for at in range(cards(s, hand(me))):
        card = kind(s, hand(me), at)
        best = max(best, priced(-losing(s, me, card), number_of(DISCARD, card)))
    if cards(s, unseen(me)) > 0:
        best = max(best, priced(-A_DRAW - FALL // 50, number_of(DISCARD_BLIND, 1)))
    return best


def best_loss(s: State, me: Seat) -> int:
    best = nothing(s)
    for at in range(cards(s, locks(me))):
        card = kind(s, locks(me), at)
        worth = swing(s, me, me, -lying_points(s, me, card)) - use_of(card)
        best = max(best, priced(worth, number_of(LOSE, LYING_NUMBER[card])))
    return best


# What others have named


def resolves(s: State, me: Seat, at: int) -> int:
    """What it is worth to me that what lies on the stack is done: the frame tells whose and what it is."""
    seat, card, target = owner_of(s, at), COUNTS_AS[card_of(s, at)], argument(s, at, 0)
    if card == SHOT:
        return shooting(s, me, target)
    if card == ASSASSIN:
        return murder(s, me, target)
    if card == GUARDIAN:
        return guess(s, me, seat, target, argument(s, at, 1))
    if card == EAT_FOUR:
        return share(s, me, target, s.eat_draws * (A_DRAW - 10))
    if card == PACT:
        return swing(s, me, seat, points_of(s, seat, PACT, argument(s, at, 1)))
    if card == TRANSPLANT:
        return exchange(s, me, target, argument(s, at, 1), argument(s, at, 2), argument(s, at, 3))
    return effect(s, me, seat, card)
