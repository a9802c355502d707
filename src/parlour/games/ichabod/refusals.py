"""Why a move is refused: the first rule that fits, in the order of RULES.md; 0 where none does."""

from parlour.kernel import ALL_09, Card, Seat, asked, cards, held, is_asked, kind, top

from .attacks import makes_room, may_attack
from .effects import is_other, may_shift
from .matching import takes
from .state import State
from .words import (
    ATTACK,
    ATTACKING,
    BOT_ATTACKING,
    BOT_PLACING,
    DECLINE,
    DOOM,
    DRAW,
    DRAWING,
    END,
    GIVE,
    GIVING,
    GLIMPSE,
    GLIMPSING,
    ICH_11,
    ICH_12,
    ICH_13,
    ICH_14,
    ICH_17,
    ICH_23,
    ICH_30,
    ICH_31,
    ICH_32,
    ICH_51,
    ICH_60,
    JOKER,
    PILE,
    PLACING,
    PLAY,
    PLAYING,
    PUT,
    REVEAL,
    REVEALED,
    SHIFT,
    SHIFTING,
    TRADE,
    TRADING,
    hand,
    row,
)


def refused(s: State, me: Seat, pattern: int, a: int, b: int, c: int) -> int:
    question = asked(s)
    if not is_asked(s, me):
        return ALL_09
    if pattern == ATTACK:
        return refused_attack(s, question, a)
    if question == DRAWING:
        return refused_drawing(s, pattern)
    if question == PLAYING:
        return refused_playing(s, me, pattern, a, b)
    if question in (PLACING, BOT_PLACING, BOT_ATTACKING):
        return refused_placing(s, question, pattern, a)
    if question == ATTACKING:
        return 0 if pattern == END else ALL_09
    return refused_effect(s, me, question, pattern, a, b)


def refused_attack(s: State, question: int, place: int) -> int:
    if question in (BOT_PLACING, BOT_ATTACKING):
        if s.seats == 1:
            return ICH_60
        if question == BOT_PLACING:
            return ICH_51
    if question in (GLIMPSING, SHIFTING, TRADING, GIVING) or not may_attack(s, place):
        return ICH_17
    if question == PLACING and not makes_room(s, place, kind(s, REVEALED, 0)):
        return ICH_11
    return 0


def refused_drawing(s: State, pattern: int) -> int:
    if pattern == DRAW:
        return 0 if cards(s, PILE) > 0 else ICH_11
    if pattern == END:
        return ICH_12
    return 0 if pattern == REVEAL else ALL_09


def refused_playing(s: State, me: Seat, pattern: int, card: Card, place: int) -> int:
    if pattern in (PLAY, DOOM):
        if held(s, hand(me), card) == 0:
            return ICH_12
        return refused_place(s, place, card) if pattern == PLAY else 0
    if pattern == END:
        return ICH_12
    return ICH_11 if pattern == REVEAL else ALL_09


def refused_placing(s: State, question: int, pattern: int, place: int) -> int:
    if pattern == PUT:
        return refused_place(s, place, kind(s, REVEALED, 0))
    if question == BOT_ATTACKING and pattern == END:
        return 0
    return ICH_11 if question == PLACING and pattern in (DRAW, PLAY, DOOM, END) else ALL_09


def refused_place(s: State, place: int, card: Card) -> int:
    if s.facing[place] == 0:
        return ICH_23
    if takes(s, place, card):
        return 0
    if cards(s, row(place)) > 0 and kind(s, row(place), top(s, row(place))) == JOKER:
        return ICH_14
    return ICH_13


def refused_effect(s: State, me: Seat, question: int, pattern: int, a: int, b: int) -> int:
    if question == GIVING:
        if pattern == GIVE:
            return 0 if held(s, hand(me), a) > 0 else ICH_32
        return ALL_09
    if pattern == DECLINE:
        return 0
    if question == GLIMPSING and pattern == GLIMPSE:
        return 0 if is_other(s, me, a) else ICH_30
    if question == SHIFTING and pattern == SHIFT:
        return 0 if may_shift(s, a, b) else ICH_31
    if question == TRADING and pattern == TRADE:
        return 0 if is_other(s, me, a) else ICH_32
    return ALL_09
