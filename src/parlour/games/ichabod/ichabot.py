"""The IchaBot's part at the end of a turn, with one or two players: ICH-50, ICH-51, ICH-60."""

from parlour.kernel import (
    EVERYBODY,
    Seat,
    answer,
    cards,
    draw,
    kind,
    left_of,
    move,
    offer,
    question,
    task,
    tell,
    then,
)

from .attacks import may_attack_any, offer_attacks
from .matching import is_taken, offer_places
from .state import State
from .words import (
    APOCALYPSE,
    APOCALYPSE_FULL,
    ATTACK,
    BOT_ATTACKING,
    BOT_CARD,
    BOT_DOOMED,
    BOT_DREW,
    BOT_MAKES_ROOM,
    BOT_PLACING,
    BOT_TURN,
    END,
    GAME_END,
    ICH_50,
    ICH_60,
    NO_MONSTER,
    PILE,
    PILE_EMPTY,
    PLAYED,
    PUT,
    REVEALED,
    STRIKE,
    TURN,
    row,
)


def rule(s: State) -> int:
    return ICH_60 if s.seats == 1 else ICH_50


@task(BOT_TURN)
def bot_turn(s: State, me: Seat) -> None:
    if cards(s, PILE) == 0:  # ICH-40
        then(s, GAME_END, me, PILE_EMPTY)
        return
    draw(s, PILE, REVEALED, EVERYBODY)
    tell(s, BOT_DREW, me, kind(s, REVEALED, 0), rule(s))
    then(s, BOT_CARD, me)


@task(BOT_CARD)
def bot_card(s: State, me: Seat) -> None:
    if is_taken(s, kind(s, REVEALED, 0)):
        then(s, BOT_PLACING, me)
    elif s.seats == 2 and s.attacked == 0 and may_attack_any(s):  # ICH-51
        then(s, BOT_ATTACKING, me)
    else:
        doom_bots_card(s, me)


@question(BOT_PLACING)
def bot_placing(s: State) -> None:
    offer_places(s, kind(s, REVEALED, 0))


@answer(BOT_PLACING, PUT)
def bots_card_placed(s: State, me: Seat, place: int) -> None:
    tell(s, PLAYED, me, kind(s, REVEALED, 0), place, s.facing[place] + NO_MONSTER, rule(s))
    move(s, REVEALED, 0, row(place))
    then(s, TURN, left_of(s, me))


@question(BOT_ATTACKING)
def bot_attacking(s: State) -> None:  # ICH-51
    offer(s, END)
    offer_attacks(s)


@answer(BOT_ATTACKING, ATTACK)
def bot_attacked(s: State, me: Seat, place: int) -> None:
    tell(s, BOT_MAKES_ROOM, me)
    then(s, STRIKE, me, place, BOT_CARD)


@answer(BOT_ATTACKING, END)
def doom_bots_card(s: State, me: Seat) -> None:  # ICH-50
    tell(s, BOT_DOOMED, me, kind(s, REVEALED, 0), rule(s))
    move(s, REVEALED, 0, APOCALYPSE)
    if cards(s, APOCALYPSE) >= s.apocalypse_ends:  # ICH-40
        then(s, GAME_END, me, APOCALYPSE_FULL)
    else:
        then(s, TURN, left_of(s, me))
