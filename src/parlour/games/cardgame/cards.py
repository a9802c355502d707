"""The table of cards: what each is called, its types, and what must be named as it is played.

A kind is a number. First come the cards of the deck in the order of CGC-80, then the Moneys. The Joker
played as one of these is a kind of its own, the same distance above each.
"""

from parlour.kernel.state import Card

QUICK, HAND, LOCK, SPECIAL, RULE, CHARACTER = 1, 2, 4, 8, 16, 32
TYPES = "quick", "hand", "lock", "special", "rule", "character"

SEAT, SEAT_AND_CARD, SEAT_AND_TYPE, TRASHED_CARD, LOCK_CARD = 1, 2, 3, 4, 5  # what a card needs named


class Cards:
    """Entries are added by calling it, in order; each call gives the number of the card."""

    def __init__(self) -> None:
        self.words, self.types, self.asks, self.copied = [""], [0], [0], [False]

    def __call__(self, word: str, types: int, asks: int = 0, *, copied: bool = True) -> Card:
        self.words.append(word)
        self.types.append(types)
        self.asks.append(asks)
        self.copied.append(copied)  # whether a Joker may be played as it, CGC-61
        return len(self.words) - 1


CARDS = Cards()
KITTEN = CARDS("suicide-kitten", SPECIAL, copied=False)
JOKER = CARDS("joker", SPECIAL, copied=False)
NOT_SO_FAST = CARDS("not-so-fast", QUICK)
TO_THE_TOP = CARDS("to-the-top", QUICK, TRASHED_CARD)
SHOT = CARDS("shot", QUICK, SEAT)
SALMON = CARDS("needy-salmon", QUICK)
HEADACHE = CARDS("ancestral-headache", HAND)
GUARDIAN = CARDS("guardian", HAND | CHARACTER, SEAT_AND_CARD)
CHALICE = CARDS("drunken-chalice", HAND)
EAT_FOUR = CARDS("eat-four", HAND, SEAT_AND_TYPE)
FIREWORKS = CARDS("fireworks", HAND)
TRANSPLANT = CARDS("transplant", HAND)
HOUSE = CARDS("sullen-house", HAND | LOCK)
TRAY = CARDS("sushi-tray", HAND | LOCK)
DINOSAUR = CARDS("imaginary-dinosaur", HAND | LOCK)
FLOWER = CARDS("dark-flower", HAND | LOCK)
PACT = CARDS("handshake-pact", HAND | LOCK, LOCK_CARD)
EXPLODING_ISLAND = CARDS("exploding-island", HAND | RULE)
NEW_RULE = CARDS("new-rule", HAND | RULE)
MIRROR_CITY = CARDS("mirror-city", HAND | RULE)
PRINCESS = CARDS("princess", SPECIAL | CHARACTER)
ASSASSIN = CARDS("assassin", CHARACTER, copied=False)
EXODUS_1 = CARDS("exodus-1", SPECIAL)
EXODUS_2 = CARDS("exodus-2", SPECIAL)
EXODUS_3 = CARDS("exodus-3", SPECIAL)
EXODUS_4 = CARDS("exodus-4", SPECIAL)
EXODUS_5 = CARDS("exodus-5", SPECIAL)
FINAL_ROUND = CARDS("final-round", RULE, copied=False)
MONEY = CARDS("money", SPECIAL)
MONEY_2 = CARDS("money-2", SPECIAL, copied=False)
INITIAL_MONEY = CARDS("initial-money", SPECIAL, copied=False)

LAST = INITIAL_MONEY  # the Joker as card N is card N + LAST
ABILITY = 2 * LAST + 1  # an Assassin that was claimed, on the stack
FAREWELL = ABILITY + 1  # a Princess that was discarded, on the stack
ISLANDER = FAREWELL + 1  # a Guardian of the first seat on the Island; then of the others, then Jokers

KINDS = (
    *CARDS.words,
    *(f"joker:{word}" for word in CARDS.words[1:]),
    "assassin",
    "princess",
    *(f"P{seat} guardian" for seat in range(1, 5)),
    *(f"P{seat} joker:guardian" for seat in range(1, 5)),
)
_GUARDIANS = (GUARDIAN,) * 8
COUNTS_AS = (*range(LAST + 1), *range(1, LAST + 1), ASSASSIN, KITTEN, *_GUARDIANS)  # CGC-61; both put somebody out
PRINTED = (*range(LAST + 1), *(JOKER,) * LAST, 0, 0, *(GUARDIAN,) * 4, *(JOKER,) * 4)
TYPE = tuple(CARDS.types[card] for card in COUNTS_AS)
ASKS = tuple(CARDS.asks[card] for card in COUNTS_AS)
JOKER_MAY_BE = tuple(CARDS.copied)
