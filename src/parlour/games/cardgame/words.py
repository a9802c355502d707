"""The literal tables of the game: zones, tasks, moves, events, and the numbers of its rules."""

from parlour.kernel.events import Events
from parlour.kernel.moves import SEAT_SET, Domain, Moves, seats_domain
from parlour.kernel.piles import (
    ALL_SEE,
    FROM_TOP,
    IN_ORDER,
    LAID,
    NONE_SEES,
    OTHERS_SEE,
    OWNER_SEES,
    TOP_SEEN,
    Pile,
    Zones,
)
from parlour.kernel.stack import Frames
from parlour.kernel.state import Seat, Zone

from .cards import (
    DINOSAUR,
    EXPLODING_ISLAND,
    FINAL_ROUND,
    FLOWER,
    HOUSE,
    INITIAL_MONEY,
    LAST,
    MIRROR_CITY,
    MONEY,
    MONEY_2,
    NEW_RULE,
    PACT,
    TRAY,
    TYPES,
)
from .cards import KINDS as KINDS

PREFIX = "CGC"
VERSION = 1
SEATS = 2, 4
RULES = "turns", "playing", "responses", "hands", "money", "bluffing", "chalice", "effects"
BEST = "highest"  # the points that win

CGC_10, CGC_12, CGC_13, CGC_14, CGC_16, CGC_17, CGC_20, CGC_21, CGC_23, CGC_30 = 10, 12, 13, 14, 16, 17, 20, 21, 23, 30
CGC_03, CGC_04, CGC_11, CGC_24, CGC_40, CGC_41, CGC_42, CGC_43, CGC_51, CGC_52 = 3, 4, 11, 24, 40, 41, 42, 43, 51, 52
CGC_53, CGC_54, CGC_60, CGC_61, CGC_62, CGC_63, CGC_64, CGC_65, CGC_66, CGC_67 = 53, 54, 60, 61, 62, 63, 64, 65, 66, 67
CGC_68, CGC_69, CGC_70, CGC_71, CGC_72, CGC_73, CGC_74, CGC_75, CGC_76, CGC_77 = 68, 69, 70, 71, 72, 73, 74, 75, 76, 77
CGC_15, CGC_33, CGC_34, CGC_50, CGC_78, CGC_79, CGC_80, CGC_81, CGC_82 = 15, 33, 34, 50, 78, 79, 80, 81, 82

# Zones: room for twice the printed deck

MAIN_CARDS, MONEYS = 134, 48
UNSEEN_CARDS = 16  # of one seat, CGC-72
PLACES = 10  # Handshake Pacts, Jokers among them
ZONES = Zones(
    4,
    each_seat={
        "hand": Pile(MAIN_CARDS, OWNER_SEES),
        "locks": Pile(52, ALL_SEE, LAID),
        "moneys": Pile(MONEYS + 4, ALL_SEE, family="mixed"),
        "claim": Pile(1, OWNER_SEES),
        "cup": Pile(8, OWNER_SEES),
        "unseen": Pile(UNSEEN_CARDS, OTHERS_SEE, IN_ORDER, within="hand"),
    },
    table={
        "deck": Pile(MAIN_CARDS, NONE_SEES, FROM_TOP),
        "trash": Pile(MAIN_CARDS, ALL_SEE, FROM_TOP),
        "moneys-deck": Pile(MONEYS, TOP_SEEN, FROM_TOP, family="moneys"),
        "rules": Pile(16, ALL_SEE, IN_ORDER, family="mixed"),
        "island": Pile(4, ALL_SEE),
        "stack": Pile(64, ALL_SEE, FROM_TOP),
        "heap": Pile(32, ALL_SEE, apart=True),  # what goes to the trash together, on its way
    },
)
_HAND, _LOCKS, _MONEYS, _CLAIM = ZONES["hand"], ZONES["locks"], ZONES["moneys"], ZONES["claim"]
_CUP, _UNSEEN = ZONES["cup"], ZONES["unseen"]
DECK, TRASH, MONEYS_DECK, RULE_CARDS = ZONES["deck"], ZONES["trash"], ZONES["moneys-deck"], ZONES["rules"]
ISLAND, STACK, HEAP = ZONES["island"], ZONES["stack"], ZONES["heap"]
EACH_SEAT = ZONES.stride


def hand(seat: Seat) -> Zone:
    return _HAND + seat * EACH_SEAT


def locks(seat: Seat) -> Zone:
    return _LOCKS + seat * EACH_SEAT


def moneys(seat: Seat) -> Zone:
    return _MONEYS + seat * EACH_SEAT


def claim(seat: Seat) -> Zone:
    return _CLAIM + seat * EACH_SEAT


def cup(seat: Seat) -> Zone:
    return _CUP + seat * EACH_SEAT


def unseen(seat: Seat) -> Zone:
    """The part of a hand that its owner has not seen, in the order drawn (CGC-72)."""
    return _UNSEEN + seat * EACH_SEAT


DRAW_STEP, MAIN_STEP, END_STEP = 0, 1, 2
CHOICES = {"step": ("draw", "main", "end"), "only": ("none", *TYPES)}

# Moves

SEAT = seats_domain(4)
CARD = Domain("card", KINDS[1:], low=1)  # of events
OF_DECK = Domain("card", KINDS[1 : FINAL_ROUND + 1], low=1)
OF_GAME = Domain("card", KINDS[1 : LAST + 1], low=1)
AS = Domain("as", OF_GAME.words, low=LAST + 1)  # the Joker as that card
TYPE_WORD = Domain("type", TYPES, low=1)
UNSEEN_CARD = Domain("place", tuple(str(n) for n in range(1, UNSEEN_CARDS + 1)), low=1)

TABLE = 4  # the place of what is nobody's
PLACE = Domain("owner", (*SEAT.words, "table"))
LYING_KINDS = (  # what may be named as lying on the table, by the number of the argument
    *range(1, LAST + 1),
    *(card + LAST for card in (HOUSE, TRAY, DINOSAUR, FLOWER, PACT, EXPLODING_ISLAND, NEW_RULE, MIRROR_CITY, MONEY)),
)
LYING_CARD = Domain("lying", tuple(KINDS[card] for card in LYING_KINDS))
LYING_NUMBER = tuple(LYING_KINDS.index(card) if card in LYING_KINDS else 0 for card in range(len(KINDS)))

COINS = MONEY, MONEY_2, INITIAL_MONEY, MONEY + LAST, FLOWER, FLOWER + LAST  # CGC-14, in the order of paying
TWOS = Domain("twos", ("0", "1", "2"))  # Moneys that are worth so much, in a payment
THREES = Domain("threes", ("0", "1", "2", "3", "4", "5", "6"))

MOVES = Moves()
PASS = MOVES("pass")
END = MOVES("end")
DRAW = MOVES("draw")
DRAW_MONEYS = MOVES("draw moneys")
PLAY = MOVES("play", OF_DECK)
PLAY_JOKER = MOVES("play joker as", AS)
CLAIM = MOVES("claim", OF_DECK)
BELIEVE = MOVES("believe")
CHALLENGE = MOVES("challenge")
RAISE = MOVES("high-five")
DISCARD = MOVES("discard", OF_DECK)
DISCARD_BLIND = MOVES("discard blind", UNSEEN_CARD)
CHOOSE = MOVES("choose", OF_DECK)
CHOOSE_JOKER = MOVES("choose joker as", AS)
BLIND = MOVES("blind", UNSEEN_CARD)
TO_ISLAND = MOVES("island")
TO_TRASH = MOVES("trash")
SWAP = MOVES("swap")
PAY = MOVES("pay", TWOS, THREES, spelled=True)
LOSE = MOVES("lose", LYING_CARD)
# further parts of moves
AT = MOVES("", SEAT, name="at")
AT_WITH = MOVES("", SEAT, OF_DECK, name="at-with")
AT_TYPE = MOVES("", SEAT, TYPE_WORD, name="at-type")
OUT_OF_TRASH = MOVES("", OF_GAME, name="out-of-trash")
LYING = MOVES("", PLACE, LYING_CARD, name="lying")
ASSASSIN_AT = MOVES("assassin", SEAT, name="assassin-at")

# What is to be done. Where a card comes from goes with the questions about it.

FROM_HAND, FROM_WINDOW, FROM_STEP, FROM_CUP, FROM_BLIND = 0, 1, 2, 3, 4
TO_HAND, TO_CUP, TO_UNSEEN = 0, 1, 2  # where a drawn card goes

FRAMES = Frames()
EFFECT = FRAMES.tasks("effect", LAST + 1)  # and the card's number
TURN = FRAMES.task("turn")
STEP_WINDOW = FRAMES.task("step-window")
DRAWING = FRAMES.task("drawing")
MAIN_BEGINS = FRAMES.task("main-begins")
END_BEGINS = FRAMES.task("end-begins")
HAND_LIMIT = FRAMES.task("hand-limit")
TURN_END = FRAMES.task("turn-end")
NEXT = FRAMES.task("next")
AGAIN = FRAMES.task("again")  # the window for what lies on top asks from its start
DO = FRAMES.task("do")  # what lies on the stack resolves: its owner, its card, up to four things named
USED = FRAMES.task("used")
WON = FRAMES.task("won")
COST = FRAMES.task("cost-of-card")
SHED = FRAMES.task("shed")  # discard down to so many
CHALLENGED = FRAMES.task("challenged")
PENALTY = FRAMES.task("penalty")
BOUND = FRAMES.task("bound")
CUP_FILLED = FRAMES.task("cup-filled")
BLIND_DISCARD = FRAMES.task("blind-discard")
TAKEN_FROM = FRAMES.task("taken-from")
DRAW_CHOICE = FRAMES.question("draw-choice", CGC_10)
MAIN = FRAMES.question("main", CGC_12)
WINDOW = FRAMES.question("window", CGC_30)
PAYING = FRAMES.question("paying", CGC_14)
SWAPPING = FRAMES.question("swapping", CGC_74)
BELIEVING = FRAMES.question("believing", CGC_41)
DISCARDING = FRAMES.question("discarding", CGC_10)
LOSING = FRAMES.question("losing", CGC_82)
CHOOSING = FRAMES.question("choosing", CGC_64)
SHOWN = FRAMES.question("shown", CGC_72)
KEEPING = FRAMES.question("keeping", CGC_67)
NAME_SEAT = FRAMES.part("name-seat", CGC_82)
NAME_BOTH = FRAMES.part("name-both", CGC_82)
NAME_TYPE = FRAMES.part("name-type", CGC_70)
NAME_TRASHED = FRAMES.part("name-trashed", CGC_65)
NAME_LOCK = FRAMES.part("name-lock", CGC_75)
NAME_VICTIM = FRAMES.part("name-victim", CGC_82)
SWAP_FIRST = FRAMES.part("swap-first", CGC_74)
SWAP_SECOND = FRAMES.part("swap-second", CGC_74)
HIGH_FIVE = FRAMES.race("high-five", CGC_71)
NEEDED = 0, NAME_SEAT, NAME_BOTH, NAME_TYPE, NAME_TRASHED, NAME_LOCK  # by what a card asks

# What happens

EVENTS = Events()
INITIAL = EVENTS("initial", CGC_03, seat=SEAT, card=CARD)
NEXT_MONEYS = EVENTS("next-moneys", CGC_04, card=CARD)
TURN_BEGINS = EVENTS("turn-begins", CGC_10, seat=SEAT)
DREW = EVENTS("drew", CGC_10, hidden=("card",), seat=SEAT, card=CARD)
DREW_MONEYS = EVENTS("drew-moneys", CGC_11, seat=SEAT, card=CARD)
DREW_NOTHING = EVENTS("drew-nothing", CGC_16, seat=SEAT)
POURED = EVENTS("poured", CGC_64, hidden=("card",), seat=SEAT, card=CARD)
DREW_UNSEEN = EVENTS("drew-unseen", CGC_72, hidden=("card",), seat=SEAT, card=CARD)
SAW = EVENTS("saw", CGC_72, hidden=("card",), seat=SEAT, card=CARD)
DREW_KITTEN = EVENTS("drew-kitten", CGC_60, seat=SEAT, card=CARD)
DREW_FINAL = EVENTS("drew-final", CGC_54, seat=SEAT, card=CARD)
PLAYED = EVENTS("played", CGC_30, seat=SEAT, card=CARD)
NAMED = EVENTS("named", CGC_34, seat=SEAT, other=SEAT)
NAMED_CARD = EVENTS("named-card", CGC_34, seat=SEAT, card=CARD)
NAMED_TYPE = EVENTS("named-type", CGC_70, seat=SEAT, type=TYPE_WORD)
PAID = EVENTS("paid", CGC_14, seat=SEAT, card=CARD)
CLAIMED = EVENTS("claimed", CGC_40, seat=SEAT, other=SEAT, card=CARD)
BELIEVED = EVENTS("believed", CGC_41, seat=SEAT)
CHALLENGES = EVENTS("challenges", CGC_41, seat=SEAT, other=SEAT)
WAS_TRUE = EVENTS("was-true", CGC_42, seat=SEAT, card=CARD)
WAS_BLUFF = EVENTS("was-bluff", CGC_43, seat=SEAT, card=CARD)
RETURNED = EVENTS("returned", CGC_41, seat=SEAT)
CANCELLED = EVENTS("cancelled", CGC_79, seat=SEAT, card=CARD)
TRASHED = EVENTS("trashed", CGC_15, card=CARD)
DISCARDED = EVENTS("discarded", CGC_15, seat=SEAT, card=CARD)
LIES = EVENTS("lies", CGC_15, seat=SEAT, card=CARD)
RULE_LIES = EVENTS("rule-lies", CGC_24, card=CARD)
GAINED = EVENTS("gained", CGC_50, seat=SEAT, points=None, rule=None)
LOST = EVENTS("lost", CGC_50, seat=SEAT, points=None, rule=None)
WORTH = EVENTS("worth", CGC_50, seat=SEAT, card=CARD, points=None)
DINOSAUR_STOPS = EVENTS("dinosaur-stops", CGC_81, seat=SEAT)
MISSED = EVENTS("missed", CGC_82, seat=SEAT, card=CARD)
HIT = EVENTS("hit", CGC_82, seat=SEAT, card=CARD)
ON_ISLAND = EVENTS("on-island", CGC_67, seat=SEAT, card=CARD)
EXPLODED = EVENTS("exploded", CGC_66, card=CARD)
HIGH_FIVED = EVENTS("high-fived", CGC_71, seat=SEAT, other=SEAT)
NO_HIGH_FIVE = EVENTS("no-high-five", CGC_71, seat=SEAT)
ON_TOP = EVENTS("on-top", CGC_65, seat=SEAT, card=CARD)
BINDS = EVENTS("binds", CGC_70, seat=SEAT, type=TYPE_WORD)
SWAPPED = EVENTS("swapped", CGC_74, owner=PLACE, card=CARD, owner2=PLACE, card2=CARD)
SHOWS = EVENTS("shows", CGC_62, seat=SEAT, card=CARD)
CHOSE = EVENTS("chose", CGC_64, seat=SEAT, card=CARD)
TURNED_UP = EVENTS("turned-up", CGC_72, seat=SEAT, card=CARD)
PRINCESS_FALLS = EVENTS("princess-falls", CGC_63, seat=SEAT, card=CARD)
OUT = EVENTS("out", CGC_52, seat=SEAT)
LAST_CARD = EVENTS("last-card", CGC_16)
GAME_ENDS = EVENTS("game-ends", CGC_51, winners=SEAT_SET, rule=None)

MEASURED = {"turns": (TURN_BEGINS,), "plays": (PLAYED, CLAIMED), "ends": (GAME_ENDS,)}
