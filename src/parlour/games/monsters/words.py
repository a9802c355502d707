"""The literal tables of the game: cards, zones, tasks, moves, events, and the numbers of its rules."""

from parlour.kernel.events import Events
from parlour.kernel.moves import SEAT_SET, Domain, Moves, seats_domain
from parlour.kernel.piles import ALL_SEE, FROM_TOP, NONE_SEES, OWNER_SEES, Pile, Zones
from parlour.kernel.stack import Frames
from parlour.kernel.state import Seat, Side, Zone

PREFIX = "MON"
VERSION = 1
SEATS = 2, 6
ORDER = "age"  # what the public order of ALL-03 is called here (MON-05)

MON_02, MON_03, MON_05, MON_07, MON_08, MON_09, MON_10, MON_11, MON_13 = 2, 3, 5, 7, 8, 9, 10, 11, 13
MON_20, MON_21, MON_22, MON_23, MON_24, MON_25, MON_26, MON_27, MON_30 = 20, 21, 22, 23, 24, 25, 26, 27, 30

KINDS = "", "amalgam", "blob", "ghost", "ichthid", "mummy", "vampire", "werewolf"
AMALGAM, BLOB, GHOST, ICHTHID, MUMMY, VAMPIRE, WEREWOLF = range(1, 8)
LAST = len(KINDS) - 1  # the kinds are numbered from 1

ROOM = 98  # twice the printed deck
ZONES = Zones(
    6,
    each_seat={
        "hand": Pile(ROOM, OWNER_SEES),
        "down": Pile(1, OWNER_SEES),
        "up": Pile(1, OWNER_SEES),
        "bank": Pile(ROOM, ALL_SEE),
    },
    table={"stock": Pile(ROOM, NONE_SEES, FROM_TOP)},
)
HAND, PIT, BANK, STOCK = ZONES["hand"], ZONES["down"], ZONES["bank"], ZONES["stock"]
EACH_SEAT, EACH_SIDE = ZONES.stride, ZONES["up"] - ZONES["down"]

SIDES = "down", "up"
DOWN, UP = 0, 1


def hand(seat: Seat) -> Zone:
    return HAND + seat * EACH_SEAT


def bank(seat: Seat) -> Zone:
    return BANK + seat * EACH_SEAT


def pit(seat: Seat, side: Side) -> Zone:
    return PIT + seat * EACH_SEAT + side * EACH_SIDE


SEAT = seats_domain(6)
SIDE = Domain("side", SIDES)
CARD = Domain("card", KINDS[1:], low=1)

MOVES = Moves()
OFFER = MOVES("offer", SIDE, CARD)
TAKE = MOVES("take", SEAT, SIDE)

FRAMES = Frames()
ROUND = FRAMES.task("round")
SHOWING = FRAMES.task("showing")
TURN = FRAMES.task("turn")
BANKING = FRAMES.task("banking")
ROUND_END = FRAMES.task("round-end")
OFFERING = FRAMES.together("offering", MON_07)
TAKING = FRAMES.question("taking", MON_09)

EVENTS = Events()
ROUND_BEGINS = EVENTS("round-begins", 6, round=None)
OFFERED = EVENTS("offered", MON_07, hidden=("card",), seat=SEAT, side=SIDE, card=CARD)
SHOWN = EVENTS("shown", MON_07, seat=SEAT, card=CARD)
TOOK = EVENTS("took", MON_10, hidden=("card",), seat=SEAT, victim=SEAT, side=SIDE, card=CARD)
BANKED = EVENTS("banked", MON_11, seat=SEAT, side=SIDE, card=CARD)
SCORED = EVENTS("scored", MON_11, seat=SEAT, card=CARD, points=None, rule=None, count=None)
LOST = EVENTS("lost", MON_11, seat=SEAT, card=CARD, points=None, rule=None, count=None)
FLOOR = EVENTS("floor", MON_13, seat=SEAT, points=None)
GAME_ENDS = EVENTS("game-ends", MON_30, winners=SEAT_SET)

MEASURED = {"turns": (TOOK,), "plays": (BANKED,), "ends": (GAME_ENDS,)}
