"""The literal tables of the game: cards, zones, tasks, moves, events, and the numbers of its rules."""

from parlour.kernel.events import Events
from parlour.kernel.moves import SEAT_SET, Domain, Moves, seats_domain
from parlour.kernel.piles import ALL_SEE, FROM_TOP, NONE_SEES, OWNER_SEES, Pile, Zones
from parlour.kernel.stack import Frames
from parlour.kernel.state import Seat, Zone

PREFIX = "MAD"
VERSION = 1
SEATS = 2, 4
RULES = "rules", "playing", "effects", "chalice"

MAD_02, MAD_03, MAD_10, MAD_11, MAD_12, MAD_14, MAD_15, MAD_16 = 2, 3, 10, 11, 12, 14, 15, 16
MAD_20, MAD_21, MAD_22, MAD_23, MAD_24, MAD_25, MAD_26, MAD_27, MAD_28 = 20, 21, 22, 23, 24, 25, 26, 27, 28

KINDS = (
    "",
    "kitten",
    "princess",
    "not-so-fast",
    "salmon",
    "headache",
    "shot",
    "trade",
    "chalice",
    "fireworks",
    "transplant",
    "house",
    "tray",
)
KITTEN, PRINCESS, NOT_SO_FAST, SALMON, HEADACHE, SHOT = range(1, 7)
TRADE, CHALICE, FIREWORKS, TRANSPLANT, HOUSE, TRAY = range(7, 13)
QUICK = 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0  # MAD-11
LIES = 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1  # in front of its player, MAD-28

ROOM = 104  # twice the printed deck
ZONES = Zones(
    4,
    each_seat={"hand": Pile(ROOM, OWNER_SEES), "cup": Pile(ROOM, OWNER_SEES), "front": Pile(ROOM, ALL_SEE)},
    table={
        "deck": Pile(ROOM, NONE_SEES, FROM_TOP),
        "stack": Pile(ROOM, ALL_SEE, FROM_TOP),
        "trash": Pile(ROOM, ALL_SEE, FROM_TOP),
    },
)
HAND, CUP, FRONT = ZONES["hand"], ZONES["cup"], ZONES["front"]
DECK, STACK, TRASH = ZONES["deck"], ZONES["stack"], ZONES["trash"]
EACH_SEAT = ZONES.stride


def hand(seat: Seat) -> Zone:
    return HAND + seat * EACH_SEAT


def cup(seat: Seat) -> Zone:
    return CUP + seat * EACH_SEAT


def front(seat: Seat) -> Zone:
    return FRONT + seat * EACH_SEAT


SEAT = seats_domain(4)
CARD = Domain("card", KINDS[1:], low=1)

MOVES = Moves()
END = MOVES("end")
PASS = MOVES("pass")
PLAY = MOVES("play", CARD)
CHOOSE = MOVES("choose", CARD)
RAISE = MOVES("high-five")
GIVE = MOVES("give", CARD)
AT = MOVES("", SEAT, name="at")  # the parts of MAD-14
LYING = MOVES("", SEAT, CARD, name="lying")

FRAMES = Frames()
TURN = FRAMES.task("turn")
DRAW = FRAMES.task("draw")
TURN_END = FRAMES.task("turn-end")
NEXT = FRAMES.task("next")
AGAIN = FRAMES.task("again")  # the window for what lies on top asks from its start
DO = FRAMES.task("do")  # what lies on the stack resolves: its owner, its card, up to four things named
EFFECT = FRAMES.task("effect")
USED = FRAMES.task("used")
FILL = FRAMES.task("fill")
FILLED = FRAMES.task("filled")
LIGHT = FRAMES.task("light")
HAND_OVER = FRAMES.task("hand-over")
MAIN = FRAMES.question("main", MAD_03)
RESPONDING = FRAMES.question("responding", MAD_10)
CHOOSING = FRAMES.question("choosing", MAD_23)
WHOM = FRAMES.part("whom", MAD_14)
FIRST = FRAMES.part("first", MAD_27)
SECOND = FRAMES.part("second", MAD_27)
TRADING = FRAMES.together("trading", MAD_25)
HIGH_FIVE = FRAMES.at_once("high-five", MAD_22)
NEEDS = 0, 0, 0, 0, 0, 0, WHOM, WHOM, 0, 0, FIRST, 0, 0  # the first part of what a card needs named, MAD-14

EVENTS = Events()
TURN_BEGINS = EVENTS("turn-begins", MAD_03, seat=SEAT)
DREW = EVENTS("drew", MAD_03, hidden=("card",), seat=SEAT, card=CARD)
UNSEEN = EVENTS("unseen", MAD_26, hidden=("card",), seat=SEAT, card=CARD)
SAW = EVENTS("saw", MAD_26, hidden=("card",), seat=SEAT, card=CARD)
PLAYED = EVENTS("played", MAD_10, seat=SEAT, card=CARD)
NAMED = EVENTS("named", MAD_14, seat=SEAT, other=SEAT)
CANCELLED = EVENTS("cancelled", MAD_20, seat=SEAT, card=CARD)
CHOSE = EVENTS("chose", MAD_23, seat=SEAT, card=CARD)
DISCARDED = EVENTS("discarded", MAD_23, seat=SEAT, card=CARD)
GAVE = EVENTS("gave", MAD_25, hidden=("card",), seat=SEAT, other=SEAT, card=CARD)
SWAPPED = EVENTS("swapped", MAD_27, seat=SEAT, card=CARD, other=SEAT, second=CARD)
GAINED = EVENTS("gained", MAD_22, seat=SEAT, points=None)
LOST = EVENTS("lost", MAD_24, seat=SEAT, points=None)
OUT = EVENTS("out", MAD_15, seat=SEAT)
GAME_ENDS = EVENTS("game-ends", MAD_16, winners=SEAT_SET)
