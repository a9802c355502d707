"""The end of a game: what is shown, Voices, monsters, and who wins."""

from parlour.kernel import (
    EVERYBODY,
    Card,
    Seat,
    Zone,
    cards,
    finish,
    held,
    kind,
    left_of,
    only,
    reveal_all,
    task,
    tell,
    then,
)

from .state import State
from .words import (
    APOCALYPSE,
    DEAL,
    DEFEATED,
    GAME_END,
    GAME_ENDS,
    GAME_OVER,
    HEARD,
    HUNT_ENDS,
    ICH_23,
    ICH_40,
    ICH_41,
    ICH_42,
    ICH_43,
    ICH_52,
    JOKER,
    LAST_CARD,
    LAST_HIGHEST,
    LAST_PAIR,
    NO_MONSTER,
    NO_MONSTERS,
    PILE,
    SCORED,
    SCORES_FOR,
    SHOWED,
    TURNED_UP,
    colour_of,
    hand,
    number_on,
)


def is_double(s: State) -> bool:  # ICH-04
    return s.epic == 1 or s.seats >= 5


@task(GAME_END)
def end_game(s: State, me: Seat, cause: int) -> None:
    tell(s, GAME_OVER, cause, ICH_23 if cause == NO_MONSTERS else ICH_40)
    show(s)
    score_voices(s)
    for at in range(cards(s, DEFEATED)):
        if kind(s, DEFEATED, at) <= NO_MONSTER + LAST_HIGHEST:
            score_highest(s, kind(s, DEFEATED, at))
        else:
            score_sets(s, kind(s, DEFEATED, at))
    if s.games == 1 and left_of(s, s.starter + 0) != s.order[0]:  # ICH-07
        s.starter = left_of(s, s.starter + 0)
        then(s, DEAL)
    else:
        win(s)


# What is shown: ICH-41


def show(s: State) -> None:
    """By kind, for where a card lies in a hand is nobody's business."""
    for seat in range(s.seats):
        reveal_all(s, hand(seat), EVERYBODY)
        for card in range(1, JOKER + 1):
            for _ in range(held(s, hand(seat), card)):
                tell(s, SHOWED, seat, card)
    if s.seats == 2:  # ICH-52
        turn_up(s, APOCALYPSE, 0)
        turn_up(s, PILE, 1)


def turn_up(s: State, zone: Zone, pile: int) -> None:
    reveal_all(s, zone, EVERYBODY)
    for at in range(cards(s, zone) - 1, -1, -1):
        tell(s, TURNED_UP, pile, kind(s, zone, at))


# Voices: ICH-41


def voices_in(s: State, zone: Zone) -> int:
    count = 0
    for at in range(cards(s, zone)):
        count += s.voices[kind(s, zone, at)]
    return count


def score_voices(s: State) -> None:
    most, sharing = 1, 0
    for seat in range(s.seats):
        s.heard[seat] = 0 if s.seats == 1 else voices_in(s, hand(seat))  # ICH-60
        if s.heard[seat] > most:
            most, sharing = s.heard[seat] + 0, 0
        if s.heard[seat] == most:
            sharing += 1
    score = s.voices_score_epic if is_double(s) else s.voices_score
    bots = voices_in(s, APOCALYPSE) + voices_in(s, PILE) if s.seats == 2 else 0  # ICH-52
    for seat in range(s.seats):
        if s.heard[seat] > 0:
            points = score // sharing if s.heard[seat] == most and most >= bots else 0
            s.points[seat] += points
            tell(s, HEARD, seat, s.heard[seat], points, ICH_52 if s.heard[seat] < bots else ICH_41)


# Monsters: only for those who hear no Voice


def score_highest(s: State, monster: Card) -> None:  # ICH-42
    first, second, sharing = 1, 1, 0  # a second place shared by none scores for none
    for seat in range(s.seats):
        s.best[seat] = best_of(s, seat, monster - NO_MONSTER - 1)
        if s.best[seat] > first:
            first, second, sharing = s.best[seat] + 0, first, 1
        elif s.best[seat] == first:
            sharing += 1
        else:
            second = max(second, s.best[seat] + 0)
    for seat in range(s.seats):
        if s.best[seat] == first:
            score(s, seat, monster, s.highest_scores + 0, first, ICH_42)
        elif s.best[seat] == second and sharing == 1:
            score(s, seat, monster, s.second_scores + 0, second, ICH_42)


def best_of(s: State, seat: Seat, colour: int) -> int:
    """The highest number that a seat without Voices has of a colour, or 0."""
    best = 0
    if s.heard[seat] == 0:
        for at in range(cards(s, hand(seat))):
            card = kind(s, hand(seat), at)
            if card < JOKER and colour_of(card) == colour:
                best = max(best, number_on(card))
    return best


def score_sets(s: State, monster: Card) -> None:  # ICH-43
    for seat in range(s.seats):
        if s.heard[seat] == 0:
            count = sets_of(s, seat, SCORES_FOR[monster - NO_MONSTER])
            if count > 0:
                score(s, seat, monster, count * worth(s, monster - NO_MONSTER), count, ICH_43)


def sets_of(s: State, seat: Seat, colours: int) -> int:
    """How often a hand has all of these colours."""
    sets, count, colour = cards(s, hand(seat)), 0, 0
    while colours > 0:
        if colours & 1 == 1:
            count = 0
            for at in range(cards(s, hand(seat))):
                if kind(s, hand(seat), at) < JOKER and colour_of(kind(s, hand(seat), at)) == colour:
                    count += 1
            sets = min(sets, count)
        colour += 1
        colours >>= 1
    return sets


def worth(s: State, monster: int) -> int:
    """What one set scores."""
    if monster <= LAST_CARD:
        return s.card_scores + 0
    return s.pair_scores + 0 if monster <= LAST_PAIR else s.triple_scores + 0


def score(s: State, seat: Seat, monster: Card, points: int, count: int, rule: int) -> None:
    s.points[seat] += points
    tell(s, SCORED, seat, monster, points, count, rule)


def win(s: State) -> None:  # ICH-44
    winners, most = 0, s.points[0] + 0
    for seat in range(s.seats):
        if s.points[seat] > most:
            winners, most = 0, s.points[seat] + 0
        if s.points[seat] == most:
            winners |= only(seat)
    if s.seats == 1:  # ICH-60
        winners = 1 if most >= s.solo_goal else 0
        tell(s, HUNT_ENDS, most, s.solo_goal)
    else:
        tell(s, GAME_ENDS, winners)
    finish(s, winners)
