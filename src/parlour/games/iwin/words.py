"""The literal tables of the game: cards, zones, tasks, moves, events, and the numbers of its rules."""

from parlour.kernel.events import Events
from parlour.kernel.moves import SEAT_SET, Domain, Moves, seats_domain
from parlour.kernel.piles import ALL_SEE, FROM_TOP, IN_ORDER, NONE_SEES, OWNER_SEES, Pile, Zones
from parlour.kernel.stack import Frames
from parlour.kernel.state import Seat, Zone

PREFIX = "WIN"
VERSION = 1
SEATS = 2, 6
RULES = "rules", "responses", "effects", "ending", "table"
BEST = "highest"  # the number of tokens that wins

WIN_02, WIN_10, WIN_11, WIN_12, WIN_13, WIN_15, WIN_16, WIN_18 = 2, 10, 11, 12, 13, 15, 16, 18
WIN_20, WIN_21, WIN_22, WIN_23, WIN_24, WIN_25, WIN_26, WIN_27, WIN_28 = 20, 21, 22, 23, 24, 25, 26, 27, 28
WIN_30, WIN_31, WIN_32, WIN_33, WIN_40, WIN_41, WIN_42, WIN_44 = 30, 31, 32, 33, 40, 41, 42, 44

# Numbered so that the cards which an argument of a move may be follow each other.
KINDS = (
    "",
    "steal-a-card",
    "no-you-dont",
    "nope",
    "me-too",
    "wait",
    "nothing",
    "i-win",
    "draw-a-card",
    "me-too:i-win",
    "me-too:draw-a-card",
    "me-too:you-lose",
    "you-lose",
)
STEAL_A_CARD, NO_YOU_DONT, NOPE, ME_TOO, WAIT, NOTHING, I_WIN, DRAW_A_CARD = range(1, 9)
COPY_OF_I_WIN, COPY_OF_DRAW_A_CARD, COPY_OF_YOU_LOSE, YOU_LOSE = range(9, 13)
LAST = len(KINDS) - 1

IN_ORDER_OF_01 = I_WIN, DRAW_A_CARD, YOU_LOSE, STEAL_A_CARD, NO_YOU_DONT, NOPE, ME_TOO, WAIT, NOTHING  # WIN-01
COPY = 0, 0, 0, 0, 0, 0, 0, 9, 10, 9, 10, 11, 11  # what a me-too that copies it is, WIN-22
PRINTED = 0, 1, 2, 3, 4, 5, 6, 7, 8, 4, 4, 4, 12  # what a card is in the deck
ARROW = 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1  # WIN-12; the X of steal-a-card and wait is their rule, WIN-17
BOLT = 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0  # WIN-13
OTHER_ARROWS = 1 << DRAW_A_CARD | 1 << YOU_LOSE | 1 << STEAL_A_CARD  # a bit each, as in `kinds_in`; WIN-11
CHOOSERS = 1 << NO_YOU_DONT | 1 << NOPE | 1 << ME_TOO  # choose a card on the table, WIN-16

ROOM = 32  # twice the printed deck
LIE = 16  # of it, cards that may lie in front of players
ZONES = Zones(
    6,
    each_seat={"hand": Pile(ROOM, OWNER_SEES), "front": Pile(LIE, ALL_SEE, IN_ORDER, loose=True)},
    table={"deck": Pile(ROOM, NONE_SEES, FROM_TOP), "discard": Pile(ROOM, ALL_SEE, FROM_TOP)},
)
HAND, FRONT, DECK, DISCARD = ZONES["hand"], ZONES["front"], ZONES["deck"], ZONES["discard"]
EACH_SEAT = ZONES.stride


def hand(seat: Seat) -> Zone:
    return HAND + seat * EACH_SEAT


def front(seat: Seat) -> Zone:
    return FRONT + seat * EACH_SEAT


SEAT = seats_domain(6)
CARD = Domain("card", KINDS[1:], low=1)
PLAIN = Domain("card", KINDS[WAIT:COPY_OF_I_WIN], low=WAIT)  # played without naming anything
LYING = Domain("card", KINDS[I_WIN:], low=I_WIN)
COPIED = Domain("card", KINDS[I_WIN:COPY_OF_YOU_LOSE], low=I_WIN)  # by a me-too that lies in front of its player
LOSING = Domain("card", KINDS[COPY_OF_YOU_LOSE:], low=COPY_OF_YOU_LOSE)

MOVES = Moves()
PLAY = MOVES("play", PLAIN)
PLAY_YOU_LOSE = MOVES("play you-lose", SEAT, name="you-lose")
PLAY_STEAL = MOVES("play steal-a-card", SEAT, name="steal-a-card")
PLAY_NO_YOU_DONT = MOVES("play no-you-dont", SEAT, LYING, name="no-you-dont")
PLAY_NOPE = MOVES("play nope", SEAT, LYING, name="nope")
PLAY_ME_TOO = MOVES("play me-too", SEAT, COPIED, name="me-too")
PLAY_ME_TOO_AT = MOVES("play me-too", SEAT, LOSING, SEAT, name="me-too-at")
PASS = MOVES("pass")
RESOLVE = MOVES("resolve")

FRAMES = Frames()
DEAL = FRAMES.task("deal")
NEXT_DEAL = FRAMES.task("next-deal")
TURN = FRAMES.task("turn")
INTO_EFFECT = FRAMES.task("into-effect")
PLAYING = FRAMES.question("playing", WIN_10)  # told whether a card was drawn
RESPONDING = FRAMES.question("responding", WIN_13)  # told whether anybody has responded
ANSWERING = FRAMES.question("answering", WIN_15)  # the player whose turn it is

EVENTS = Events()
BEGINS = EVENTS("begins", WIN_02, seat=SEAT)
DEAL_BEGINS = EVENTS("deal-begins", WIN_40, deal=None, seat=SEAT)
DREW = EVENTS("drew", WIN_10, hidden=("card",), seat=SEAT, card=CARD)
DREW_ANOTHER = EVENTS("drew-another", WIN_24, hidden=("card",), seat=SEAT, card=CARD)
NO_DRAW = EVENTS("no-draw", WIN_11, seat=SEAT)
PASSED = EVENTS("passed", WIN_10, seat=SEAT, rule=None)
PLAYED = EVENTS("played", WIN_12, seat=SEAT, card=CARD, rule=None)
PLAYED_AT = EVENTS("played-at", WIN_12, seat=SEAT, card=CARD, other=SEAT, rule=None)
RESOLVED = EVENTS("resolved", WIN_15, seat=SEAT)
BECOMES = EVENTS("becomes", WIN_22, seat=SEAT, card=CARD)
STOLE = EVENTS("stole", WIN_25, hidden=("card",), seat=SEAT, other=SEAT, card=CARD)
NO_THEFT = EVENTS("no-theft", WIN_25, seat=SEAT, other=SEAT)
TOOK = EVENTS("took", WIN_23, seat=SEAT, other=SEAT, card=CARD)
DISCARDED = EVENTS("discarded", WIN_18, seat=SEAT, card=CARD, rule=None)
CANCELLED = EVENTS("cancelled", WIN_21, seat=SEAT)
OUT = EVENTS("out", WIN_21, seat=SEAT)
SHOWN = EVENTS("shown", WIN_33, seat=SEAT, card=CARD)
HAS_NOTHING = EVENTS("has-nothing", WIN_30, seat=SEAT, card=CARD)
LAST_IN = EVENTS("last-in", WIN_31, seat=SEAT)
ALL_PASSED = EVENTS("all-passed", WIN_32)
NO_SHARE = EVENTS("no-share", WIN_32, seat=SEAT, card=CARD)
WON = EVENTS("won", WIN_20, seat=SEAT, points=None, rule=None)
GAINED = EVENTS("gained", WIN_41, seat=SEAT, points=None, rule=None)
PUT_BACK = EVENTS("put-back", WIN_42, seat=SEAT, points=None)
TIED = EVENTS("tied", WIN_44)
GAME_ENDS = EVENTS("game-ends", WIN_44, winners=SEAT_SET, rule=None)

MEASURED = {"turns": (DREW, NO_DRAW), "plays": (PLAYED, PLAYED_AT), "ends": (GAME_ENDS,)}
