"""The literal tables of the game: cards, zones, tasks, moves, events, and the numbers of its rules."""

from parlour.kernel.events import Events
from parlour.kernel.moves import SEAT_SET, Domain, Moves, seats_domain
from parlour.kernel.piles import ALL_SEE, FROM_TOP, IN_ORDER, NONE_SEES, OWNER_SEES, Pile, Zones
from parlour.kernel.stack import Frames
from parlour.kernel.state import Card, Seat, Zone

PREFIX = "ICH"
VERSION = 1
SEATS = 1, 8
RULES = "rules", "attacks", "effects", "ichabot", "scoring"

ICH_05, ICH_06, ICH_07, ICH_10, ICH_11, ICH_12, ICH_13, ICH_14, ICH_15, ICH_16, ICH_17 = (
    5,
    6,
    7,
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
)
ICH_20, ICH_21, ICH_23, ICH_30, ICH_31, ICH_32, ICH_33 = 20, 21, 23, 30, 31, 32, 33
ICH_40, ICH_41, ICH_42, ICH_43, ICH_44, ICH_50, ICH_51, ICH_52, ICH_60 = 40, 41, 42, 43, 44, 50, 51, 52, 60

COLOURS = "red", "blue", "green", "yellow", "violet"
NUMBERS = 9
MONSTERS = 16
KINDS = (
    "",
    *(f"{colour}-{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)),
    "joker",
    *(f"m{number}" for number in range(1, MONSTERS + 1)),
)
LAST_NUMBER = len(COLOURS) * NUMBERS  # the kinds are numbered from 1: a colour after the other
JOKER = LAST_NUMBER + 1
NO_MONSTER = JOKER  # a monster's kind is its number after this one


def number_on(card: Card) -> int:
    return (card - 1) % NUMBERS + 1


def colour_of(card: Card) -> int:
    return (card - 1) // NUMBERS


# ICH-05: the colours that a monster scores for, a bit for each; what kind of scoring it has goes by its number.
RED, BLUE, GREEN, YELLOW, VIOLET = 1, 2, 4, 8, 16
SINGLE = RED, BLUE, GREEN, YELLOW, VIOLET
PAIRS = RED | BLUE, BLUE | GREEN, GREEN | YELLOW, YELLOW | VIOLET, VIOLET | RED
SCORES_FOR = (0, *SINGLE, *SINGLE, *PAIRS, RED | GREEN | VIOLET)
LAST_HIGHEST, LAST_CARD, LAST_PAIR = 5, 10, 15

NO_EFFECT, GLIMPSES, SHIFTS, TRADES, SECOND_WIND = range(5)

PLACES = 3
ROOM = 132  # twice the printed deck
MONSTER_ROOM = 64
ZONES = Zones(
    8,
    each_seat={"hand": Pile(ROOM, OWNER_SEES)},
    table={
        "monster-1": Pile(ROOM, ALL_SEE, IN_ORDER),
        "monster-2": Pile(ROOM, ALL_SEE, IN_ORDER),
        "monster-3": Pile(ROOM, ALL_SEE, IN_ORDER),
        "revealed": Pile(1, ALL_SEE, IN_ORDER),
        "apocalypse": Pile(ROOM, NONE_SEES, IN_ORDER),
        "pile": Pile(ROOM, NONE_SEES, FROM_TOP),
        "discard": Pile(ROOM, ALL_SEE, FROM_TOP),
        "defeated": Pile(MONSTER_ROOM, ALL_SEE, family="monsters"),
        "monsters": Pile(MONSTER_ROOM, NONE_SEES, FROM_TOP, family="monsters"),
        "facing": Pile(PLACES, ALL_SEE, family="monsters", apart=True),
    },
)
HAND, ROW, REVEALED, APOCALYPSE = ZONES["hand"], ZONES["monster-1"], ZONES["revealed"], ZONES["apocalypse"]
PILE, DISCARD, DEFEATED = ZONES["pile"], ZONES["discard"], ZONES["defeated"]
MONSTER_PILE, STANDING = ZONES["monsters"], ZONES["facing"]
EACH_SEAT, EACH_PLACE = ZONES.stride, ZONES["monster-2"] - ZONES["monster-1"]

CHOICES = {"games": ("1", "all")}


def hand(seat: Seat) -> Zone:
    return HAND + seat * EACH_SEAT


def row(place: int) -> Zone:
    """The attack cards on the monster there."""
    return ROW + place * EACH_PLACE


SEAT = seats_domain(8)
PLACE = Domain("place", ("1", "2", "3"))
CARD = Domain("card", KINDS[1 : JOKER + 1], low=1)
MONSTER = Domain("card", KINDS[NO_MONSTER + 1 :], low=NO_MONSTER + 1)
CAUSE = Domain("cause", ("apocalypse", "pile", "monsters"))
APOCALYPSE_FULL, PILE_EMPTY, NO_MONSTERS = range(3)
LEFT_IN = Domain("pile", ("apocalypse", "pile"))

MOVES = Moves()
DRAW = MOVES("draw")
REVEAL = MOVES("reveal")
PLAY = MOVES("play", CARD, PLACE)
DOOM = MOVES("doom", CARD)
PUT = MOVES("place", PLACE)
ATTACK = MOVES("attack", PLACE)
GLIMPSE = MOVES("glimpse", SEAT)
SHIFT = MOVES("shift", PLACE, PLACE)
TRADE = MOVES("trade", SEAT)
GIVE = MOVES("give", CARD)
DECLINE = MOVES("decline")
END = MOVES("end")

FRAMES = Frames()
DEAL = FRAMES.task("deal")
TURN = FRAMES.task("turn")
DRAW_ONE = FRAMES.task("draw")
PERFORM = FRAMES.task("perform")
STRIKE = FRAMES.task("strike")
HAND_OVER = FRAMES.task("hand-over")
AFTER = FRAMES.task("after")
BOT_TURN = FRAMES.task("bot-turn")
BOT_CARD = FRAMES.task("bot-card")
GAME_END = FRAMES.task("game-end")
DRAWING = FRAMES.question("drawing", ICH_10)
PLAYING = FRAMES.question("playing", ICH_12)
PLACING = FRAMES.question("placing", ICH_11)
GLIMPSING = FRAMES.question("glimpsing", ICH_30)
SHIFTING = FRAMES.question("shifting", ICH_31)
TRADING = FRAMES.question("trading", ICH_32)
ATTACKING = FRAMES.question("attacking", ICH_17)
BOT_PLACING = FRAMES.question("bot-placing", ICH_50)
BOT_ATTACKING = FRAMES.question("bot-attacking", ICH_51)
GIVING = FRAMES.together("giving", ICH_32)

EVENTS = Events()
GAME_BEGINS = EVENTS("game-begins", ICH_07, starter=SEAT)
DEALT = EVENTS("dealt", ICH_06, seat=SEAT, card=CARD)
DREW = EVENTS("drew", ICH_10, hidden=("card",), seat=SEAT, card=CARD)
UNCOVERED = EVENTS("uncovered", ICH_11, seat=SEAT, card=CARD)
WENT_BACK = EVENTS("went-back", ICH_11, seat=SEAT, card=CARD)
PLAYED = EVENTS("played", ICH_12, seat=SEAT, card=CARD, place=PLACE, monster=MONSTER, rule=None)
DOOMED = EVENTS("doomed", ICH_15, hidden=("card",), seat=SEAT, card=CARD)
ATTACKED = EVENTS("attacked", ICH_20, seat=SEAT, place=PLACE, monster=MONSTER, cards=None, damage=None)
JOKER_LAST = EVENTS("joker-last", ICH_21, seat=SEAT, place=PLACE, monster=MONSTER, cards=None)
BEATEN = EVENTS("beaten", ICH_23, seat=SEAT, place=PLACE, card=MONSTER)
APPEARED = EVENTS("appeared", ICH_23, seat=SEAT, place=PLACE, card=MONSTER, rule=None)
NONE_LEFT = EVENTS("none-left", ICH_23, seat=SEAT, place=PLACE)
GLIMPSED = EVENTS("glimpsed", ICH_30, hidden=("card",), seat=SEAT, other=SEAT, card=CARD)
SHIFTED = EVENTS("shifted", ICH_31, seat=SEAT, card=CARD, place=PLACE, to=PLACE, monster=MONSTER)
TRADED = EVENTS("traded", ICH_32, seat=SEAT, other=SEAT)
GAVE = EVENTS("gave", ICH_32, hidden=("card",), seat=SEAT, other=SEAT, card=CARD)
GOT_WIND = EVENTS("got-wind", ICH_33, seat=SEAT)
DECLINED = EVENTS("declined", ICH_16, seat=SEAT)
BOT_DREW = EVENTS("bot-drew", ICH_50, seat=SEAT, card=CARD, rule=None)
BOT_MAKES_ROOM = EVENTS("bot-makes-room", ICH_51, seat=SEAT)
BOT_DOOMED = EVENTS("bot-doomed", ICH_50, seat=SEAT, card=CARD, rule=None)
GAME_OVER = EVENTS("game-over", ICH_40, cause=CAUSE, rule=None)
SHOWED = EVENTS("showed", ICH_41, seat=SEAT, card=CARD)
TURNED_UP = EVENTS("turned-up", ICH_52, pile=LEFT_IN, card=CARD)
HEARD = EVENTS("heard", ICH_41, seat=SEAT, voices=None, points=None, rule=None)
SCORED = EVENTS("scored", ICH_43, seat=SEAT, card=MONSTER, points=None, count=None, rule=None)
GAME_ENDS = EVENTS("game-ends", ICH_44, winners=SEAT_SET)
HUNT_ENDS = EVENTS("hunt-ends", ICH_60, result=None, goal=None)

MEASURED = {"turns": (DREW, UNCOVERED), "plays": (PLAYED,), "ends": (GAME_OVER,)}
