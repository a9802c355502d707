"""The house strategy: what the hand would be worth at the end, and what each move does for the hunt.

Worths are in hundredths of a point. A hand is worth what its colours score for the monsters that are beaten or
stand face up, or else the chance to hear most Voices. A card is put where it brings an attack nearer and is
missed least; an attack is made when it beats a monster, or when the row can hardly grow.
"""

from parlour.kernel import Card, Seat, asked, cards, kind, top
from parlour.kernel.moves import number_of

from .attacks import beats, damage_of, harm
from .matching import last_number, last_of_colour
from .scoring import is_double, voices_in
from .scoring import worth as score_of
from .state import State
from .words import (
    APOCALYPSE,
    ATTACK,
    ATTACKING,
    BOT_ATTACKING,
    COLOURS,
    DECLINE,
    DEFEATED,
    DISCARD,
    DOOM,
    DRAW,
    DRAWING,
    END,
    GIVE,
    GIVING,
    GLIMPSING,
    JOKER,
    LAST_HIGHEST,
    NO_MONSTER,
    NUMBERS,
    PILE,
    PLAY,
    PLAYING,
    PUT,
    REVEAL,
    REVEALED,
    SCORES_FOR,
    SHIFT,
    SHIFTING,
    TRADING,
    colour_of,
    hand,
    number_on,
    row,
)

NEVER = -1_000_000_000
POINT = 100
NONE = -1  # no card of the hand is left out
HIGHEST = 0, 10, 15, 20, 30, 45, 65, 95, 140, 150  # per cent of a first place that a best number may bring
SOON, LATER = 55, 35  # per cent of what a monster will score that stands face up: with some cards on it, or few
HEARS_MOST_OF_TWO = 0, 15, 50, 75, 90, 95  # per cent of games in which so many Voices are the most
HEARS_MOST = 0, 0, 5, 25, 60, 90
FUTURE_OF_TWO, FUTURE = 15, 60  # what each turn that is left may add to a hunt
BEATEN = 40  # what a monster less is worth besides
OPEN_TO_TWO, OPEN = 100, 60  # per cent of the lesser of hunting and listening, which may still become the greater
RID_OF = 0, 60, 100, 100  # per cent of a hunt, by the turns that are left when the last Voice is played
GAP = 6  # what each number left out costs
DOOM_COSTS, END_COSTS = 60, 400  # and each card that is there already; a game that ends before its time
FULL = 0, 1, 2, 2  # so few cards before the end, by seats, the Apocalypse must not be left to fill
HEARD_DOOM = 40  # what a doomed card is worth to whoever hears Voices
MORE_EFFECTS = 0, 3, 5, 5, 15


def choose(s: State, me: Seat) -> int:
    question = asked(s)
    if question == DRAWING:
        return draw_or_reveal(s, me)
    if question == PLAYING:
        return play(s, me)
    if question in (ATTACKING, BOT_ATTACKING):
        return attack(s, me, question)
    if question == SHIFTING:
        return shift(s, me)
    if question == GIVING:
        return number_of(GIVE, kind(s, hand(me), least_missed(s, me)))
    if question == TRADING:
        return s.choices[0] + 0 if hears(s, me, NONE) > 0 and not listens(s, me) else number_of(DECLINE)
    if question == GLIMPSING:
        return s.choices[0] + 0
    return put_down(s, me)


# What the hand is worth, without the card in one place of it


def value(s: State, me: Seat, but: int) -> int:
    hunting, listening = if_hunting(s, me, but), if_listening(s, me, but)
    still_open = OPEN_TO_TWO if s.seats == 2 else OPEN
    return max(hunting, listening) + min(hunting, listening) * still_open // 100


def if_hunting(s: State, me: Seat, but: int) -> int:
    """Whoever holds Voices must get rid of them first."""
    total = 0
    for at in range(cards(s, DEFEATED)):
        total += worth(s, me, kind(s, DEFEATED, at) - NO_MONSTER, but)
    for place in range(s.places):
        if s.facing[place] > 0:
            chance = SOON if cards(s, row(place)) > 1 else LATER
            total += worth(s, me, s.facing[place] + 0, but) * chance // 100
    left = turns_left(s)
    total += left * (FUTURE_OF_TWO if s.seats == 2 else FUTURE)
    with_voices = 0
    if s.seats > 1:
        for at in range(cards(s, hand(me))):
            with_voices += at != but and s.voices[kind(s, hand(me), at)] > 0
    return total * RID_OF[min(max(left - with_voices, -1), 2) + 1] // 100


def turns_left(s: State) -> int:
    """How many turns I may still have."""
    drawn = s.seats if s.seats > 2 else 2 * s.seats
    return min(cards(s, PILE) // drawn, s.apocalypse_ends - cards(s, APOCALYPSE))


def if_listening(s: State, me: Seat, but: int) -> int:
    voices = hears(s, me, but)
    if voices == 0 or (s.seats == 2 and voices < bots_voices(s, me)):  # ICH-52
        return 0
    score = s.voices_score_epic if is_double(s) else s.voices_score
    if s.seats > 4:  # more hands, and more Voices in them
        voices -= 1
    return score * (HEARS_MOST_OF_TWO if s.seats == 2 else HEARS_MOST)[min(voices, 5)]


def listens(s: State, me: Seat) -> bool:
    return if_listening(s, me, NONE) > if_hunting(s, me, NONE)


def spoils(s: State, me: Seat) -> bool:
    """Who listens wants the end, but for the IchaBot's Voices, which grow fewer with its pile."""
    return s.seats > 2 and listens(s, me)


def hears(s: State, me: Seat, but: int) -> int:
    if s.seats == 1:  # ICH-60
        return 0
    voices = voices_in(s, hand(me))
    return voices if but == NONE else voices - s.voices[kind(s, hand(me), but)]


def bots_voices(s: State, me: Seat) -> int:
    """How many Voices the IchaBot may have, of those that I do not see."""
    unseen = -voices_in(s, hand(me)) - voices_in(s, DISCARD)
    for card in range(1, JOKER):
        unseen += s.deck[card] * s.voices[card]
    for place in range(s.places):
        unseen -= voices_in(s, row(place))
    lying = cards(s, APOCALYPSE) + cards(s, PILE) // 4
    return unseen * lying // (cards(s, APOCALYPSE) + cards(s, PILE) + cards(s, hand(1 - me)))


def worth(s: State, me: Seat, monster: int, but: int) -> int:
    """What a beaten monster would score for my hand, and a part of a set not all there yet."""
    if monster <= LAST_HIGHEST:
        best = 0
        for at in range(cards(s, hand(me))):
            if at != but and has_colour(s, me, at, monster - 1):
                best = max(best, number_on(kind(s, hand(me), at)))
        return s.highest_scores * (POINT * min(best, 1) if s.seats == 1 else HIGHEST[best] // 2)
    sets, kinds, have = cards(s, hand(me)), 0, 0
    for colour in range(len(COLOURS)):
        if SCORES_FOR[monster] >> colour & 1 == 1:
            count = 0
            for at in range(cards(s, hand(me))):
                count += at != but and has_colour(s, me, at, colour)
            sets, kinds, have = min(sets, count), kinds + 1, have + count
    return POINT * score_of(s, monster) * sets + 15 * min(have - kinds * sets, 2)


def has_colour(s: State, me: Seat, at: int, colour: int) -> bool:
    """Cards with a Voice will be gone."""
    if s.seats > 1 and s.voices[kind(s, hand(me), at)] > 0:
        return False
    return kind(s, hand(me), at) < JOKER and colour_of(kind(s, hand(me), at)) == colour


def least_missed(s: State, me: Seat) -> int:
    least, best = 0, NEVER
    for at in range(cards(s, hand(me))):
        left = value(s, me, at)
        if left > best:
            least, best = at, left
    return least


# What a row is worth


def want(s: State, me: Seat, place: int) -> int:
    """What it is worth to me that the monster there is beaten."""
    if s.facing[place] == 0 or spoils(s, me):
        return 0
    if listens(s, me):
        return BEATEN
    return BEATEN + worth(s, me, s.facing[place] + 0, NONE)


def ripe(s: State, place: int, count: int) -> int:
    """How far an attack with so many cards would bring the monster down, per cent."""
    life = s.life[NO_MONSTER + s.facing[place]]
    damage = POINT * damage_of(s, count) if count > 0 else 0
    return min(damage + 15 * min(count, 3), POINT * (life - s.damage[place])) // life


def progress(s: State, me: Seat, place: int, card: Card) -> int:
    """What it brings to put a card on the monster there."""
    count, last = cards(s, row(place)), last_number(s, place)
    gain = want(s, me, place) * (ripe(s, place, count + 1) - ripe(s, place, count)) // 100
    if card == JOKER:
        return gain // 2 if last == 0 or number_on(last) < NUMBERS - 1 else -GAP
    left_out = number_on(card) - 1 - (number_on(last) if last > 0 else 0)
    return gain - GAP * left_out


# Choices


def draw_or_reveal(s: State, me: Seat) -> int:
    """Whoever hunts wants a long game."""
    must = s.offered[number_of(DRAW)] == 0
    full = cards(s, APOCALYPSE) + FULL[min(s.seats, 3)] >= s.apocalypse_ends
    return number_of(REVEAL) if must or (full and not spoils(s, me)) else number_of(DRAW)


def play(s: State, me: Seat) -> int:
    """The best card for the best place; if it would be doomed, an attack may make room first."""
    is_spoiling = spoils(s, me)
    price = doom_price(s, is_spoiling)
    best, most = s.choices[0] + 0, NEVER
    is_doom = False
    for at in range(cards(s, hand(me))):
        card = kind(s, hand(me), at)
        left = value(s, me, at)
        if left - price > most:
            best, most, is_doom = number_of(DOOM, card), left - price, True
        for place in range(s.places):
            if s.offered[number_of(PLAY, card, place)] == 1:
                gain = left + progress(s, me, place, card) + MORE_EFFECTS[s.effect[card]] * s.effects
                if gain > most:
                    best, most, is_doom = number_of(PLAY, card, place), gain, False
    if is_doom and not is_spoiling:
        place = fullest(s, me)
        if place >= 0:
            return number_of(ATTACK, place)
    return best


def doom_price(s: State, is_spoiling: bool) -> int:
    there = cards(s, APOCALYPSE)
    if is_spoiling:
        return -HEARD_DOOM
    return END_COSTS if there + 1 >= s.apocalypse_ends else DOOM_COSTS * (1 + there)


def attack(s: State, me: Seat, question: int) -> int:
    """The monster that it hurts most in its worth to me; a row that can grow waits."""
    best, most = number_of(END), 0
    if question == BOT_ATTACKING:
        place = fullest(s, me)
        return number_of(ATTACK, place) if place >= 0 and not spoils(s, me) else best
    for place in range(s.places):
        if s.offered[number_of(ATTACK, place)] == 1 and not can_grow(s, place):
            gain = 1 + want(s, me, place) * (1 + harm(s, place))
            if gain > most and not spoils(s, me):
                best, most = number_of(ATTACK, place), gain
    return best


def can_grow(s: State, place: int) -> bool:
    """Whether more cards would do more."""
    if beats(s, place):
        return False
    last = last_number(s, place)
    if last > 0 and last >= last_of_colour(last) - (cards(s, row(place)) > 2):
        return False
    is_late = cards(s, PILE) <= 2 * s.seats or cards(s, APOCALYPSE) + 1 >= s.apocalypse_ends
    return not is_late or harm(s, place) == 0


def fullest(s: State, me: Seat) -> int:
    """Where an attack does most, or -1."""
    best, most = NONE, NEVER
    for place in range(s.places):
        if s.offered[number_of(ATTACK, place)] == 1:
            gain = want(s, me, place) * harm(s, place) - cards(s, row(place))
            if gain > most:
                best, most = place, gain
    return best


def put_down(s: State, me: Seat) -> int:
    """A revealed card, or the IchaBot's, where it brings most; an attack only to make room."""
    best, most = s.choices[0] + 0, NEVER
    for place in range(s.places):
        if s.offered[number_of(PUT, place)] == 1:
            gain = progress(s, me, place, kind(s, REVEALED, 0))
            if gain > most:
                best, most = number_of(PUT, place), gain
    return best


def shift(s: State, me: Seat) -> int:
    best, most = number_of(DECLINE), 10
    for place in range(s.places):
        count = cards(s, row(place))
        for to in range(s.places):
            if s.offered[number_of(SHIFT, place, to)] == 1:
                loss = want(s, me, place) * (ripe(s, place, count) - ripe(s, place, count - 1)) // 100
                gain = progress(s, me, to, kind(s, row(place), top(s, row(place)))) - loss
                if gain > most:
                    best, most = number_of(SHIFT, place, to), gain
    return best
