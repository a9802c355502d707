"""Set-up and turns: a card is drawn or revealed, put on a monster or on the Apocalypse, and performed."""

from parlour.kernel import (
    EVERYBODY,
    NOBODY,
    POSITION,
    START,
    Card,
    Seat,
    answer,
    cards,
    clear,
    draw,
    draw_order,
    find,
    forget,
    kind,
    left_of,
    move,
    offer,
    offer_cards,
    only,
    pick,
    put,
    question,
    reveal,
    shuffle,
    task,
    tell,
    then,
    whisper,
)

from .attacks import can_make_room, may_attack_any, offer_attacks, offer_room
from .matching import is_taken, last_number, last_of_colour, offer_places
from .scoring import is_double
from .state import State
from .words import (
    AFTER,
    APOCALYPSE,
    APOCALYPSE_FULL,
    APPEARED,
    ATTACK,
    ATTACKING,
    BOT_TURN,
    DEAL,
    DEALT,
    DEFEATED,
    DISCARD,
    DOOM,
    DOOMED,
    DRAW,
    DRAW_ONE,
    DRAWING,
    DREW,
    END,
    GAME_BEGINS,
    GAME_END,
    ICH_06,
    ICH_11,
    ICH_12,
    JOKER,
    MONSTER_PILE,
    MONSTERS,
    NO_EFFECT,
    NO_MONSTER,
    PERFORM,
    PILE,
    PILE_EMPTY,
    PLACING,
    PLAY,
    PLAYED,
    PLAYING,
    PUT,
    REVEAL,
    REVEALED,
    STANDING,
    STRIKE,
    TURN,
    UNCOVERED,
    WENT_BACK,
    hand,
    row,
)

# Set-up


@task(START)
def start(s: State) -> None:  # ICH-07
    draw_order(s)
    s.starter = s.order[0]
    then(s, DEAL)


@task(POSITION)
def position(s: State) -> None:
    if s.starter < 0:
        s.starter = s.order[0]
    if s.facing[0] < 0:
        face(s)
    then(s, TURN, s.turn)


@task(DEAL)
def deal(s: State) -> None:  # ICH-06
    gather(s)
    shuffle(s, PILE)
    shuffle(s, MONSTER_PILE)
    for _ in range(s.places):
        draw(s, MONSTER_PILE, STANDING, EVERYBODY)
    tell(s, GAME_BEGINS, s.starter)
    face(s)
    for seat in range(s.seats):
        for _ in range(s.hand_size):
            at = draw(s, PILE, hand(seat), only(seat))
            if s.starter != s.order[0]:  # what a hand was before the first game nobody has to be told
                whisper(s, only(seat), DEALT, seat, kind(s, hand(seat), at))
    then(s, TURN, s.starter)


def gather(s: State) -> None:  # ICH-01, ICH-04, ICH-05
    """The whole decks, whatever lay where in the game before."""
    for seat in range(s.seats):
        clear(s, hand(seat))
    for place in range(s.places):
        clear(s, row(place))
        s.damage[place] = 0
    clear(s, REVEALED)
    clear(s, APOCALYPSE)
    clear(s, PILE)
    clear(s, DISCARD)
    clear(s, DEFEATED)
    clear(s, MONSTER_PILE)
    clear(s, STANDING)
    copies = 2 if is_double(s) else 1
    for card in range(1, JOKER + 1):
        for _ in range(s.deck[card] * copies):
            put(s, PILE, card, NOBODY)
    for card in range(NO_MONSTER + 1, NO_MONSTER + MONSTERS + 1):
        for _ in range(s.deck[card] * copies):
            put(s, MONSTER_PILE, card, NOBODY)


def face(s: State) -> None:
    for place in range(s.places):
        s.facing[place] = kind(s, STANDING, place) - NO_MONSTER
        tell(s, APPEARED, s.starter, place, kind(s, STANDING, place), ICH_06)


# Step 1: a card is drawn, or one revealed


@task(TURN)
def turn(s: State, me: Seat) -> None:
    s.attacks, s.attacked = 1, 0  # ICH-17
    if cards(s, APOCALYPSE) > 0:  # ICH-11
        then(s, DRAWING, me)
    else:
        then(s, DRAW_ONE, me)


@task(DRAW_ONE)
def draw_one(s: State, me: Seat) -> None:  # ICH-10
    if cards(s, PILE) == 0:  # ICH-40
        then(s, GAME_END, me, PILE_EMPTY)
        return
    at = draw(s, PILE, hand(me), only(me))
    whisper(s, only(me), DREW, me, kind(s, hand(me), at))
    then(s, PLAYING, me)


@question(DRAWING)
def drawing(s: State) -> None:
    if cards(s, PILE) > 0:
        offer(s, DRAW)
    offer(s, REVEAL)
    offer_attacks(s)


@answer(DRAWING, DRAW)
def drew(s: State, me: Seat) -> None:
    then(s, DRAW_ONE, me)


@answer(DRAWING, REVEAL)
def uncovered(s: State, me: Seat) -> None:  # ICH-11
    draw(s, APOCALYPSE, REVEALED, EVERYBODY)
    card = kind(s, REVEALED, 0)
    if is_taken(s, card) or can_make_room(s, card):
        tell(s, UNCOVERED, me, card)
        then(s, PLACING, me)
    else:
        tell(s, WENT_BACK, me, card)
        move(s, REVEALED, 0, APOCALYPSE)
        then(s, DRAW_ONE, me)


@answer(DRAWING, ATTACK)
def attacked_before_drawing(s: State, me: Seat, place: int) -> None:
    then(s, STRIKE, me, place, DRAWING)


# Step 2: a card is put on a monster, or on the Apocalypse


@question(PLAYING)
def playing(s: State, me: Seat) -> None:  # ICH-12
    for place in range(s.places):
        if s.facing[place] > 0:  # ICH-23
            offer_matching(s, me, place)
    offer_cards(s, DOOM, hand(me))  # ICH-15
    offer_attacks(s)


def offer_matching(s: State, me: Seat, place: int) -> None:
    last = last_number(s, place)
    highest = last_of_colour(last)
    takes_jokers = cards(s, row(place)) > 0
    for at in range(cards(s, hand(me))):
        card = kind(s, hand(me), at)
        if last < card <= highest or (card == JOKER and takes_jokers):  # ICH-13, ICH-14
            offer(s, PLAY, card, place)


@answer(PLAYING, PLAY)
def played(s: State, me: Seat, card: Card, place: int) -> None:
    at = pick(s, hand(me), card)  # ICH-30
    reveal(s, hand(me), at, EVERYBODY)
    move(s, hand(me), at, row(place))
    finish_step(s, me, card, place, ICH_12)


@answer(PLAYING, DOOM)
def doomed(s: State, me: Seat, card: Card) -> None:  # ICH-15
    forget(s, hand(me), only(me))  # ICH-30
    move(s, hand(me), find(s, hand(me), card), APOCALYPSE)
    whisper(s, only(me), DOOMED, me, card)
    if cards(s, APOCALYPSE) >= s.apocalypse_ends:  # ICH-40
        then(s, GAME_END, me, APOCALYPSE_FULL)
    else:
        then(s, AFTER, me)


@answer(PLAYING, ATTACK)
def attacked_before_playing(s: State, me: Seat, place: int) -> None:
    then(s, STRIKE, me, place, PLAYING)


@question(PLACING)
def placing(s: State) -> None:  # ICH-11
    card = kind(s, REVEALED, 0)
    offer_places(s, card)
    offer_room(s, card)


@answer(PLACING, PUT)
def placed(s: State, me: Seat, place: int) -> None:
    card = kind(s, REVEALED, 0)
    move(s, REVEALED, 0, row(place))
    finish_step(s, me, card, place, ICH_11)


@answer(PLACING, ATTACK)
def attacked_before_placing(s: State, me: Seat, place: int) -> None:
    then(s, STRIKE, me, place, PLACING)


# Step 3: its effect; then an attack, if none was made before


def finish_step(s: State, me: Seat, card: Card, place: int, rule: int) -> None:
    tell(s, PLAYED, me, card, place, s.facing[place] + NO_MONSTER, rule)
    if s.effects == 1 and s.effect[card] != NO_EFFECT:
        then(s, PERFORM, me, s.effect[card] + 0)
    then(s, AFTER, me)


@task(AFTER)
def after(s: State, me: Seat) -> None:  # ICH-17
    if may_attack_any(s):
        then(s, ATTACKING, me)
    else:
        end_turn(s, me)


@question(ATTACKING)
def attacking(s: State) -> None:
    offer(s, END)
    offer_attacks(s)


@answer(ATTACKING, ATTACK)
def attacked_last(s: State, me: Seat, place: int) -> None:
    then(s, STRIKE, me, place, AFTER)


@answer(ATTACKING, END)
def end_turn(s: State, me: Seat) -> None:
    if s.seats <= 2:  # ICH-50, ICH-60
        then(s, BOT_TURN, me)
    else:
        then(s, TURN, left_of(s, me))
