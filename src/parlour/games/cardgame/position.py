"""What a position set by hand must fulfil, what of it is filled in, and words that depend on the position."""

from parlour.kernel import Seat, argument, asked, card_of, cards, find, held, kind, owner_of, slot_of, uppermost
from parlour.kernel.moves import Pattern, number_of

from .cards import (
    ASKS,
    ASSASSIN,
    COUNTS_AS,
    EXPLODING_ISLAND,
    FINAL_ROUND,
    FLOWER,
    INITIAL_MONEY,
    KITTEN,
    LAST,
    LOCK,
    MONEY,
    MONEY_2,
    PACT,
    PRINTED,
    RULE,
    SEAT,
    SEAT_AND_CARD,
    SEAT_AND_TYPE,
    TYPE,
)
from .seats import all_in, counting_as, how_many, in_hand, is_in
from .state import State
from .words import (
    BELIEVING,
    COINS,
    DISCARDING,
    DO,
    DRAW_STEP,
    FROM_STEP,
    ISLAND,
    KINDS,
    PAYING,
    PLACES,
    RULE_CARDS,
    STACK,
    WINDOW,
    locks,
    moneys,
    unseen,
)

DRAW = "deck"  # the pile that holds all cards not placed elsewhere
DRAWS = {"deck": range(1, FINAL_ROUND + 1), "moneys-deck": range(MONEY, INITIAL_MONEY + 1)}
MOST_UNSEEN = 8  # of one seat at the start of a turn


def printed(card: int) -> int:
    """What a card is in the deck: a Joker lying as another card is a Joker."""
    return PRINTED[card]


def supply(s: State, card: int) -> int:
    """How many of a card the game has."""
    if card == FINAL_ROUND and s.final_round == 0:
        return 0
    return s.deck[card] if PRINTED[card] == card else 0


def fill(s: State) -> dict[str, int]:
    """A zone that is not stated is empty."""
    return {}


def needed(s: State) -> int:
    """How many cards a deal takes."""
    return s.seats * s.hand_size


def unplayable(s: State) -> str:
    """Why the numbers of a deck do not go together, or nothing."""
    main = sum(supply(s, card) for card in DRAWS["deck"]) - s.deck[1]
    if main < needed(s) + 1:
        return f"{main} cards without Moneys and Kitten are too few: {s.seats} players are dealt {s.hand_size} each"
    return ""


def unstated(s: State) -> None:
    """What values are that a position does not state, where they are not as they begin."""


def bounds(s: State) -> dict[str, tuple[int, int]]:
    """How far a value may go."""
    return {"tokens": (0, 999), "points": (0, 9999)}


def fault(s: State) -> str:
    """Why play cannot go on from here, or nothing."""
    if not is_in(s, s.turn):
        return f"turn: P{s.turn + 1} is out"
    if how_many(all_in(s)) < 2:
        return "out: at least two seats are in"
    if cards(s, STACK):
        return "stack: nothing lies on the stack at the start of a turn"
    for seat in range(s.seats):
        problem = fault_of_seat(s, seat)
        if problem:
            return f"P{seat + 1}: {problem}"
    for at in range(cards(s, RULE_CARDS)):
        card = COUNTS_AS[kind(s, RULE_CARDS, at)]
        if not TYPE[card] & (RULE | LOCK) and card < MONEY:
            return f"rules: {KINDS[card]} never lies there"
    if cards(s, ISLAND) and counting_as(s, RULE_CARDS, EXPLODING_ISLAND) < 0:
        return "island: there is no Exploding Island in rules"
    if cards(s, ISLAND) > 1:
        return "island: with two characters it has exploded (CGC-66)"
    return ""


def fault_of_seat(s: State, seat: Seat) -> str:
    if cards(s, unseen(seat)) > MOST_UNSEEN:
        return f"hand: more than {MOST_UNSEEN} cards that their owner has not seen"
    for at in range(cards(s, locks(seat))):
        if not TYPE[kind(s, locks(seat), at)] & (LOCK | RULE):
            return f"locks: {KINDS[kind(s, locks(seat), at)]} never lies there"
    for at in range(cards(s, moneys(seat))):
        if COUNTS_AS[kind(s, moneys(seat), at)] < MONEY:
            return f"moneys: {KINDS[kind(s, moneys(seat), at)]} is no Moneys"
    return ""


def start(s: State) -> dict[str, object] | None:
    """What must be stated besides zones and values, where a turn starts; else None."""
    at = s.depth - 1
    if asked(s) != WINDOW or s.step != DRAW_STEP or cards(s, STACK) or argument(s, at, 0) != FROM_STEP:
        return None
    if argument(s, at, 1) < how_many(all_in(s)) or argument(s, at, 2) == 1:
        return None
    return {}


def scores(s: State) -> list[int]:
    return list(s.points)


def prompt(s: State, me: Seat) -> dict[str, object]:
    """What the prompt of a seat mentions; `by` and `against` whom the top of the stack is."""
    top = KINDS[kind(s, STACK, cards(s, STACK) - 1)] if cards(s, STACK) else "none"
    found: dict[str, object] = {"top": top, "by": "none", "against": "none", "out": "none", "cost": 0, "left": 0}
    found |= {"step": ("draw", "main", "end")[s.step], "turn": f"P{s.turn + 1}"}
    question, at = asked(s), uppermost(s, DO, s.depth)
    if question in (WINDOW, BELIEVING) and at >= 0:
        card = COUNTS_AS[card_of(s, at)]
        found["out" if card == KITTEN else "by"] = f"P{owner_of(s, at) + 1}"
        if card == ASSASSIN or ASKS[card] in (SEAT, SEAT_AND_CARD, SEAT_AND_TYPE):
            found["against"] = f"P{argument(s, at, 0) + 1}"
    elif question == PAYING:
        found["cost"] = argument(s, s.depth - 1, 0)
    elif question == DISCARDING:
        found["left"] = in_hand(s, me) - argument(s, s.depth - 1, 0)
    return found


# A Pact and the card it is attached to: `handshake-pact on P2 sullen-house`


def tied(s: State, slot: int) -> str:
    """What comes after the name of the card in that slot."""
    for pact in range(PLACES):
        if s.pacts[pact] == slot and s.pact_on[pact]:
            place, zone = place_of(s, s.pact_on[pact])
            return f" on {place} {KINDS[kind(s, zone, s.pact_on[pact] - slot_of(zone, 0))]}"
    return ""


def place_of(s: State, slot: int) -> tuple[str, int]:
    for seat in range(s.seats):
        if slot_of(locks(seat), 0) <= slot < slot_of(locks(seat), cards(s, locks(seat))):
            return f"P{seat + 1}", locks(seat)
    return "table", RULE_CARDS


def tie(s: State, slots: dict[int, str]) -> str:
    """The Pacts of a position set by hand; what is wrong with one, or nothing."""
    for seat in range(s.seats):
        for at in range(cards(s, locks(seat))):
            slot = slot_of(locks(seat), at)
            if COUNTS_AS[kind(s, locks(seat), at)] == PACT:
                problem = tie_one(s, slot, seat, slots.pop(slot, ""))
                if problem:
                    return problem
    for at in range(cards(s, RULE_CARDS)):
        if COUNTS_AS[kind(s, RULE_CARDS, at)] == PACT:
            slots.pop(slot_of(RULE_CARDS, at), "")
    return f"on {next(iter(slots.values()))}: only a Handshake Pact is attached to a card" if slots else ""


def tie_one(s: State, slot: int, seat: Seat, words: str) -> str:
    pact = next(pact for pact in range(PLACES) if not s.pacts[pact])
    s.pacts[pact], s.pact_of[pact] = slot, seat
    if words:
        place, _, card = words.partition(" ")
        zones = {f"P{other + 1}": locks(other) for other in range(s.seats)} | {"table": RULE_CARDS}
        if place not in zones or card not in KINDS or find(s, zones[place], KINDS.index(card)) < 0:
            return f"on {words}: no such card lies there"
        s.pact_on[pact] = slot_of(zones[place], find(s, zones[place], KINDS.index(card)))
    return ""


# Paying: the cards are said in the order of CGC-14


def spelled(s: State, me: Seat, pattern: Pattern, twos: int, threes: int) -> str:
    return " ".join([pattern.verb, *(KINDS[card] for card in coins(s, me, twos, threes))])


def coins(s: State, me: Seat, twos: int, threes: int) -> list[int]:
    ones = max(argument(s, s.depth - 1, 0) - 2 * twos - 3 * threes, 0)
    found: list[int] = []
    for card in (MONEY, MONEY_2, INITIAL_MONEY, MONEY + LAST, FLOWER, FLOWER + LAST):
        zone = moneys(me) if COUNTS_AS[card] >= MONEY else locks(me)
        wanted = twos if card == MONEY_2 else ones if COUNTS_AS[card] != FLOWER else threes
        count = min(wanted, held(s, zone, card))
        found += [card] * count
        if card == MONEY_2:
            twos -= count
        elif COUNTS_AS[card] != FLOWER:
            ones -= count
        else:
            threes -= count
    return found


def unspelled(s: State, me: Seat, pattern: Pattern, text: str) -> int:
    """The number of the move that a text means: one that is refused where these are not what would be paid."""
    said = [KINDS.index(word) if word in KINDS else 0 for word in text.split(" ")[1:]]
    if not said or any(card not in COINS for card in said) or said != sorted(said, key=COINS.index):
        return -1
    twos, threes = said.count(MONEY_2), sum(COUNTS_AS[card] == FLOWER for card in said)
    if twos > 2 or threes > 6:
        return -1
    if asked(s) == PAYING and coins(s, me, twos, threes) == said:
        return number_of(pattern.packed, twos, threes)
    return number_of(pattern.packed, 2, 6)
