"""Attacks: what they do, what they make room for, and monsters that are defeated."""

from parlour.kernel import (
    EVERYBODY,
    Card,
    Seat,
    cards,
    draw,
    find,
    kind,
    move,
    move_all,
    offer,
    task,
    tell,
    then,
)

from .matching import takes
from .state import State
from .words import (
    APPEARED,
    ATTACK,
    ATTACKED,
    BEATEN,
    DEFEATED,
    DISCARD,
    GAME_END,
    ICH_23,
    JOKER,
    JOKER_LAST,
    MONSTER_PILE,
    NO_MONSTER,
    NO_MONSTERS,
    NONE_LEFT,
    STANDING,
    STRIKE,
    row,
)


def may_attack(s: State, place: int) -> bool:  # ICH-17
    return s.attacks > 0 and cards(s, row(place)) > 0


def may_attack_any(s: State) -> bool:
    for place in range(s.places):
        if may_attack(s, place):
            return True
    return False


def offer_attacks(s: State) -> None:
    for place in range(s.places):
        if may_attack(s, place):
            offer(s, ATTACK, place)


# Room for a card that must be put on a monster: ICH-11


def offer_room(s: State, card: Card) -> None:
    for place in range(s.places):
        if may_attack(s, place) and makes_room(s, place, card):
            offer(s, ATTACK, place)


def can_make_room(s: State, card: Card) -> bool:
    for place in range(s.places):
        if may_attack(s, place) and makes_room(s, place, card):
            return True
    return False


def makes_room(s: State, place: int, card: Card) -> bool:
    """Whether the card has somewhere to go once the monster there has been attacked."""
    for other in range(s.places):
        if other != place and takes(s, other, card):
            return True
    return card != JOKER and (not beats(s, place) or cards(s, MONSTER_PILE) > 0)


# What an attack does


def harm(s: State, place: int) -> int:
    """The damage of an attack there."""
    count = cards(s, row(place))
    if count == 0 or kind(s, row(place), count - 1) == JOKER:  # ICH-21
        return 0
    return damage_of(s, count)  # ICH-20


def damage_of(s: State, count: int) -> int:  # ICH-20
    """Of an attack with so many cards."""
    if count == 1:
        return s.damage_of_1 + 0
    if count == 2:
        return s.damage_of_2 + 0
    if count == 3:
        return s.damage_of_3 + 0
    if count == 4:
        return s.damage_of_4 + 0
    return s.damage_of_5 + 0


def beats(s: State, place: int) -> bool:  # ICH-23
    return s.damage[place] + harm(s, place) >= s.life[NO_MONSTER + s.facing[place]]


@task(STRIKE)
def strike(s: State, me: Seat, place: int, next_step: int) -> None:
    count, damage = cards(s, row(place)), harm(s, place)
    if kind(s, row(place), count - 1) == JOKER:
        tell(s, JOKER_LAST, me, place, NO_MONSTER + s.facing[place], count)
    else:
        tell(s, ATTACKED, me, place, NO_MONSTER + s.facing[place], count, damage)
    s.attacks -= 1
    s.attacked = 1
    is_beaten = beats(s, place)
    s.damage[place] += damage  # ICH-22
    move_all(s, row(place), DISCARD)
    if is_beaten:
        defeat(s, me, place)
    if cards(s, STANDING) > 0:
        then(s, next_step, me)
    else:
        then(s, GAME_END, me, NO_MONSTERS)


def defeat(s: State, me: Seat, place: int) -> None:  # ICH-23
    monster = NO_MONSTER + s.facing[place]
    tell(s, BEATEN, me, place, monster)
    move(s, STANDING, find(s, STANDING, monster), DEFEATED)
    s.damage[place] = 0
    if cards(s, MONSTER_PILE) > 0:
        at = draw(s, MONSTER_PILE, STANDING, EVERYBODY)
        s.facing[place] = kind(s, STANDING, at) - NO_MONSTER
        tell(s, APPEARED, me, place, kind(s, STANDING, at), ICH_23)
    else:
        s.facing[place] = 0
        tell(s, NONE_LEFT, me, place)
