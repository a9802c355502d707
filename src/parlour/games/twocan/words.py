"""The literal tables of the game: cards, zones, tasks, moves, events, and the numbers of its rules."""

from parlour.kernel.events import Events
from parlour.kernel.moves import SEAT_SET, Domain, Moves, seats_domain
from parlour.kernel.piles import ALL_SEE, FROM_TOP, IN_ORDER, NONE_SEES, OWNER_SEES, Pile, Zones
from parlour.kernel.stack import Frames
from parlour.kernel.state import Seat, Zone

PREFIX = "CAN"
VERSION = 1
SEATS = 2, 6

CAN_02, CAN_03, CAN_04, CAN_10, CAN_11, CAN_12, CAN_13, CAN_14, CAN_15 = 2, 3, 4, 10, 11, 12, 13, 14, 15
CAN_16, CAN_17, CAN_18, CAN_19, CAN_20, CAN_21, CAN_22, CAN_23, CAN_24 = 16, 17, 18, 19, 20, 21, 22, 23, 24

KINDS = "", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "2can"
ZERO, TWELVE, WILD = 1, 13, 14  # a number card's kind is its number and one

SLOTS = 8  # of a Box: two rows of four
COLUMNS = 4
LAYOUT = {"box": COLUMNS}  # how many cards of a zone stand in a row on the table
BEST = "lowest"  # the total that wins
ROOM = 216  # twice the printed deck
ZONES = Zones(
    6,
    each_seat={"box": Pile(SLOTS, NONE_SEES, IN_ORDER, face=True)},
    table={
        "draw": Pile(ROOM, NONE_SEES, FROM_TOP),
        "discard": Pile(ROOM, ALL_SEE, FROM_TOP),
        "drawn": Pile(1, OWNER_SEES, IN_ORDER, value=True),
    },
)
BOX, DRAW, DISCARD, DRAWN = ZONES["box"], ZONES["draw"], ZONES["discard"], ZONES["drawn"]
EACH_SEAT = ZONES.stride

NOTHING, FROM_DRAW, FROM_DISCARD = 0, 1, 2
TURNS, FLIPS = 0, 1
CHOICES = {"drawn_from": ("none", "draw", "discard"), "phase": ("turn", "flip")}


def box(seat: Seat) -> Zone:
    return BOX + seat * EACH_SEAT


SLOT = Domain("slot", ("1", "2", "3", "4", "5", "6", "7", "8"))
LANDING = Domain("slot", SLOT.words)
CARD = Domain("card", KINDS[1:], low=1)
SEAT = seats_domain(6)
FROM = Domain("pile", CHOICES["drawn_from"])

MOVES = Moves()
FLIP = MOVES("flip", SLOT)
DRAW_ONE = MOVES("draw")
TAKE = MOVES("take")
REPLACE = MOVES("replace", SLOT)
DISCARD_AND_TURN = MOVES("discard", SLOT, name="discard-and-turn")
DISCARD_ONLY = MOVES("discard")
FLY = MOVES("fly", SLOT, LANDING)

FRAMES = Frames()
ROUND = FRAMES.task("round")
FIRST_TURN = FRAMES.task("first-turn")
TURN = FRAMES.task("turn")
TURN_END = FRAMES.task("turn-end")
ROUND_END = FRAMES.task("round-end")
DRAWING = FRAMES.question("drawing", CAN_10)
PLACING = FRAMES.question("placing", CAN_10)
FLIPPING = FRAMES.at_once("flipping", CAN_03)

EVENTS = Events()
ROUND_BEGINS = EVENTS("round-begins", CAN_02, round=None, card=CARD)
FLIPPED = EVENTS("flipped", CAN_03, seat=SEAT, slot=SLOT, card=CARD)
PLAYS_FIRST = EVENTS("plays-first", CAN_04, seat=SEAT, sum=None)
DREW = EVENTS("drew", CAN_10, hidden=("card",), seat=SEAT, card=CARD)
TOOK = EVENTS("took", CAN_10, seat=SEAT, card=CARD)
REPLACED = EVENTS("replaced", CAN_11, seat=SEAT, slot=SLOT, card=CARD, old=CARD, rule=None)
DISCARDED = EVENTS("discarded", CAN_13, seat=SEAT, card=CARD, rule=None)
TURNED = EVENTS("turned", CAN_13, seat=SEAT, slot=SLOT, card=CARD, rule=None)
FLEW = EVENTS("flew", CAN_16, seat=SEAT, slot=SLOT, landing=LANDING, card=CARD, old=CARD)
SHUFFLED = EVENTS("shuffled", CAN_18, cards=None)
NO_MORE_SHUFFLES = EVENTS("no-more-shuffles", CAN_18)
NO_MORE_TURNS = EVENTS("no-more-turns", CAN_19, seat=SEAT)
ALL_UP = EVENTS("all-up", CAN_20, seat=SEAT)
COUNTED = EVENTS("counted", CAN_21, seat=SEAT, points=None)
BONUS = EVENTS("bonus", CAN_23, seat=SEAT, card=CARD, pairs=None, points=None)
GAME_ENDS = EVENTS("game-ends", CAN_24, winners=SEAT_SET)

MEASURED = {"turns": (DREW, TOOK), "ends": (GAME_ENDS,)}
