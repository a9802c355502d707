"""What points, cards and plays are worth to a seat, in hundredths of a point. The estimates are the bot's own.

What the rules can say is asked of them. Unknown cards are counted, not drawn: every kind that I do not see
is equally likely in every place that I do not see, but for what people rather hold than play.
"""

from parlour.kernel import Card, Seat, Zone, argument, card_of, cards, find, held, kind, owner_of, uppermost

from .cards import (
    ASSASSIN,
    CHALICE,
    COUNTS_AS,
    DINOSAUR,
    EAT_FOUR,
    EXODUS_1,
    EXODUS_2,
    EXODUS_3,
    EXODUS_4,
    EXODUS_5,
    EXPLODING_ISLAND,
    FIREWORKS,
    FLOWER,
    GUARDIAN,
    HEADACHE,
    HOUSE,
    JOKER,
    KITTEN,
    LAST,
    MIRROR_CITY,
    MONEY,
    MONEY_2,
    NEW_RULE,
    NOT_SO_FAST,
    PACT,
    PRINCESS,
    PRINTED,
    RULE,
    SALMON,
    SHOT,
    TO_THE_TOP,
    TRANSPLANT,
    TRAY,
    TYPE,
)
from .hindrances import has_host, is_part
from .money import worth_1, worth_3
from .seats import counting_as, in_hand, is_in, worth_of_trays
from .state import State
from .turns import final_lies, rule_in_force
from .words import DECK, DO, ISLAND, RULE_CARDS, STACK, TRASH, claim, cup, hand, locks, moneys, unseen

WON = 2000
FALL = 800  # what being eliminated costs
HOLDS_A_CARD = 40  # what room for another card is worth under a hand limit
A_DRAW = 60  # what one is worth
MUCH = 1_000_000
# What a card is worth in the hand, and how much likelier than others it is held, per cent, for some are played at once
_HELD = {
    KITTEN: (0, 0),
    JOKER: (180, 0),
    NOT_SO_FAST: (90, 140),
    TO_THE_TOP: (30, 130),
    SHOT: (60, 120),
    SALMON: (40, 130),
    HEADACHE: (80, 60),
    GUARDIAN: (60, 0),
    CHALICE: (60, 90),
    EAT_FOUR: (100, 60),
    FIREWORKS: (70, 80),
    TRANSPLANT: (120, 90),
    HOUSE: (100, 110),
    TRAY: (90, 70),
    DINOSAUR: (40, 80),
    FLOWER: (110, 40),
    PACT: (50, 110),
    EXPLODING_ISLAND: (30, 110),
    NEW_RULE: (30, 110),
    MIRROR_CITY: (30, 110),
    PRINCESS: (150, 130),
    ASSASSIN: (80, 120),
    EXODUS_1: (20, 130),
    EXODUS_2: (20, 130),
    EXODUS_3: (20, 130),
    EXODUS_4: (20, 130),
    EXODUS_5: (20, 130),
}
KEPT = tuple(_HELD.get(card, (20, 100))[0] for card in range(LAST + 1))
LIKELY = tuple(_HELD.get(card, (20, 100))[1] for card in range(LAST + 1))


# Points


def progress(s: State, points: int) -> int:
    """What so many points are worth to who has them."""
    return WON + 200 * (points - s.goal) if points >= s.goal else 600 * points // s.goal


def share(s: State, me: Seat, seat: Seat, worth: int) -> int:
    """What a seat's gain is worth to me: a loss, unless it is mine."""
    return worth if seat == me else -worth // s.seats


def swing(s: State, me: Seat, seat: Seat, points: int) -> int:
    """What it is worth to me that a seat gets so many points."""
    return share(s, me, seat, progress(s, s.points[seat] + points) - progress(s, s.points[seat] + 0))


def high_five(s: State, me: Seat, one: Seat, other: Seat) -> int:
    return swing(s, me, one, 1) + swing(s, me, other, 1)


# Moneys


def purse(s: State, me: Seat) -> int:
    return worth_1(s, me) + 2 * held(s, moneys(me), MONEY_2) + 3 * worth_3(s, me)


def needed(s: State, me: Seat) -> int:
    """What all that I hold would cost."""
    total = 0
    for at in range(cards(s, hand(me))):
        if kind(s, hand(me), at) != PRINCESS:
            total += s.costs[kind(s, hand(me), at)]
    return total


def is_wooing(s: State, me: Seat) -> bool:
    """Whether I hold the Princess, or a Joker that may be her."""
    return find(s, hand(me), PRINCESS) >= 0 or find(s, hand(me), JOKER) >= 0


def moneys_worth(s: State, me: Seat) -> int:
    """What one Moneys is worth: much when the Princess is near, little when there is nothing to pay."""
    has, goal = purse(s, me), s.costs[PRINCESS] + 0
    worth = HOLDS_A_CARD if rule_in_force(s) == MIRROR_CITY and is_full(s, me) else 0
    if is_wooing(s, me):
        return worth + 60 + 100 * min(has, goal) // max(goal, 1)
    return worth + (70 if has < needed(s, me) else 15)


# Hands


def is_full(s: State, me: Seat) -> bool:
    """Whether another card of my hand would have to go in the end step."""
    return in_hand(s, me) >= limit(s, me, rule_in_force(s))


def limit(s: State, seat: Seat, rule: int) -> int:
    if rule == NEW_RULE:
        return 1
    return cards(s, moneys(seat)) if rule == MIRROR_CITY else MUCH


def peril(s: State, me: Seat, cost: int) -> int:
    """Of the Princess in Mirror City, where no Moneys are left when so many are paid."""
    is_there = find(s, hand(me), PRINCESS) >= 0 and rule_in_force(s) == MIRROR_CITY
    return FALL if is_there and cards(s, moneys(me)) <= cost else 0


# Cards that I do not see


def printed_in(s: State, zone: Zone, card: Card) -> int:
    count = 0
    for at in range(cards(s, zone)):
        count += PRINTED[kind(s, zone, at)] == card
    return count


def not_seen(s: State, card: Card) -> int:
    """How many of a kind may be in the deck, or in hands."""
    count = s.deck[card] + 0
    for seat in range(s.seats):
        for zone in (hand(seat), locks(seat), moneys(seat), claim(seat), cup(seat), unseen(seat)):
            count -= printed_in(s, zone, card)
    for zone in (TRASH, RULE_CARDS, ISLAND, STACK):
        count -= printed_in(s, zone, card)
    return max(count - held(s, DECK, card), 0)


def places_not_seen(s: State) -> int:
    count = held(s, DECK, 0)
    for seat in range(s.seats):
        count += unknown_of(s, seat)
    return max(count, 1)


def unknown_of(s: State, seat: Seat) -> int:
    """Cards of a hand that I do not know; one put down for a claim is still of it."""
    return held(s, hand(seat), 0) + held(s, unseen(seat), 0) + held(s, claim(seat), 0)


def likely(s: State, seat: Seat, tenths: int) -> int:
    """How likely one of some copies, given in tenths, is in the hand, in thousandths: nearly 1 - e^-x."""
    expected = 100 * tenths * unknown_of(s, seat) // places_not_seen(s)
    return 1000 * expected // (1000 + 6 * expected // 10)


def chance_of(s: State, me: Seat, seat: Seat, card: Card) -> int:
    """How likely a Guardian hits with that card, in thousandths."""
    if card == JOKER:
        return 0
    if held(s, hand(seat), card) + held(s, unseen(seat), card) > 0:
        return 1000
    if seat == me or card == KITTEN:
        return 0
    tenths = not_seen(s, card) * LIKELY[card] // 10
    return likely(s, seat, tenths * 2 if card == PRINCESS and 2 * purse(s, seat) > s.costs[PRINCESS] else tenths)


def risk_of_draw(s: State) -> int:
    """How likely the next card is the Kitten, in thousandths."""
    return 1000 * not_seen(s, KITTEN) // max(held(s, DECK, 0), 1)


# What effects are worth to me


def effect(s: State, me: Seat, seat: Seat, card: Card) -> int:
    """Of a card of that seat that names nothing."""
    if card == SALMON:
        return salmon(s, me, seat)
    worth = share(s, me, seat, simple(s, seat, card)) + (new_rule(s, me, card) if TYPE[card] & RULE else 0)
    points = points_of(s, seat, card, 0)
    return worth + swing(s, me, seat, points) if points > 0 else worth


def points_of(s: State, seat: Seat, card: Card, host: Card) -> int:
    """What a card brings to who plays it."""
    if card == HOUSE:
        return s.house_points + 0
    if card == TRAY:
        return tray_points(s, seat, 1)
    if card == PACT:
        return s.house_points + 0 if COUNTS_AS[host] == HOUSE else s.pact_tray + 0
    return int(card in (SALMON, GUARDIAN))


def to_come(s: State, seat: Seat) -> int:
    """What the seat gets if what lies on the stack is done."""
    at = uppermost(s, DO, s.depth)
    if at < 0 or owner_of(s, at) != seat:
        return 0
    return points_of(s, seat, COUNTS_AS[card_of(s, at)], argument(s, at, 1))


def simple(s: State, seat: Seat, card: Card) -> int:
    """What it is worth to its player alone."""
    if card == HEADACHE:
        return s.headache_draws * A_DRAW
    if card == FIREWORKS:
        return s.fireworks_draws * (A_DRAW - 5)
    if card == CHALICE:
        return s.chalice_draws * (A_DRAW - 5)
    if card == DINOSAUR:
        return 70 if s.tokens[seat] > 0 else 40
    if card == FLOWER:
        return 120
    if card == EXPLODING_ISLAND:
        return 50 * held(s, hand(seat), GUARDIAN)
    if card == MONEY:
        return moneys_worth(s, seat)
    if card == KITTEN:
        return -FALL
    return WON if card == PRINCESS or is_part(card) else 0


def tray_points(s: State, seat: Seat, more: int) -> int:
    """What so many Sushi Trays more add."""
    trays = counting(s, seat, TRAY)
    return worth_of_trays(s, trays + more) - worth_of_trays(s, trays)


def counting(s: State, seat: Seat, card: Card) -> int:
    """How many of a seat's cards on the table count as that one."""
    count = 0
    for at in range(cards(s, locks(seat))):
        count += COUNTS_AS[kind(s, locks(seat), at)] == card
    return count


def salmon(s: State, me: Seat, seat: Seat) -> int:
    """The partner is, of those who gain by it, the one that suits me least."""
    worth = WON
    for other in range(s.seats):
        if other != seat and is_in(s, other) and high_five(s, other, seat, other) >= 0:
            worth = min(worth, high_five(s, me, seat, other))
    return worth if worth < WON else 0


def new_rule(s: State, me: Seat, card: Card) -> int:
    """What a RULE card changes: whose hands are too large, and whether the Final Round is off (CGC-24)."""
    worth, ahead = 0, s.points[me] + 0
    for seat in range(s.seats):
        if is_in(s, seat):
            if card != EXPLODING_ISLAND:
                worth += share(s, me, seat, burden(s, seat, rule_in_force(s)) - burden(s, seat, card))
            if seat != me:
                ahead = min(ahead, s.points[me] - s.points[seat])
    return worth - 150 * ahead if s.final_round == 1 and final_lies(s) else worth


def burden(s: State, seat: Seat, rule: int) -> int:
    """What a hand limit costs a seat."""
    return HOLDS_A_CARD * max(in_hand(s, seat) - limit(s, seat, rule), 0)


def shooting(s: State, me: Seat, victim: Seat) -> int:
    if s.tokens[victim] == 0:
        return 0
    if counting_as(s, locks(victim), DINOSAUR) >= 0:
        return share(s, me, victim, -20)
    points = s.points[victim] + to_come(s, victim)
    return share(s, me, victim, progress(s, points - 1) - progress(s, points))


def murder(s: State, me: Seat, victim: Seat) -> int:
    """By an Assassin: a token or the LOCK card that they miss least, and a card of the hand."""
    if counting_as(s, locks(victim), DINOSAUR) >= 0 and s.tokens[victim] + in_hand(s, victim) > 0:
        return share(s, me, victim, -20)
    worth = share(s, me, victim, -30 * min(in_hand(s, victim), 1))
    if in_hand(s, victim) == 1:
        worth += share(s, me, victim, -FALL) * chance_of(s, me, victim, PRINCESS) // 1000
    if s.tokens[victim] > 0:
        return worth + swing(s, me, victim, -1)
    least = s.goal + 0
    for at in range(cards(s, locks(victim))):
        least = min(least, lying_points(s, victim, kind(s, locks(victim), at)))
    return worth + swing(s, me, victim, -least) if cards(s, locks(victim)) > 0 else worth


def lying_points(s: State, seat: Seat, card: Card) -> int:
    """What a seat would lose with a card of its table."""
    if COUNTS_AS[card] == TRAY:
        return -tray_points(s, seat, -1)
    return s.house_points + 0 if COUNTS_AS[card] in (HOUSE, PACT) else 0


# Cards of my hand


def keeping(s: State, me: Seat, card: Card) -> int:
    """What a card is worth in my hand."""
    if EXODUS_1 <= card <= EXODUS_5:
        parts = 0
        for part in range(EXODUS_1, EXODUS_5 + 1):
            parts += find(s, hand(me), part) >= 0
        return 15 + 15 * parts * parts
    if card == TRAY:
        return KEPT[card] + 20 * counting(s, me, TRAY)
    if card == PRINCESS:
        return KEPT[card] + 30 * purse(s, me)
    if card == SALMON and s.seats > 2:
        return 60
    return 10 if card == PACT and not has_host(s, me) else KEPT[card]


def losing(s: State, me: Seat, card: Card) -> int:
    """What its discard costs."""
    return keeping(s, me, card) + (FALL if card == PRINCESS else 0)


def least_kept(s: State, me: Seat) -> Card:
    """The card of my hand that I miss least; 0 with none."""
    best, least = 0, MUCH
    for at in range(cards(s, hand(me))):
        card = kind(s, hand(me), at)
        if losing(s, me, card) < least:
            best, least = card, losing(s, me, card)
    return best
