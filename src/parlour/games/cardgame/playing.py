"""Playing a card: from the hand, in a window, blind, or out of the cup; and what is named with it."""

from parlour.kernel import (
    EVERYBODY,
    Card,
    Seat,
    answer,
    become,
    cards,
    find,
    kind,
    later,
    move,
    offer,
    own,
    part,
    question,
    resolve,
    reveal,
    task,
    tell,
    then,
    top,
)

from .cards import (
    ASKS,
    CHALICE,
    COUNTS_AS,
    EXODUS_1,
    EXODUS_5,
    GUARDIAN,
    HAND,
    JOKER,
    KITTEN,
    LAST,
    MONEY,
    PRINCESS,
    PRINTED,
    QUICK,
    TRANSPLANT,
    TYPE,
    TYPES,
)
from .hands import discard, no_longer_unseen, princess_falls
from .hindrances import hindrance, is_host, is_part, part_bit
from .lying import trash_heap
from .responses import open_window, open_window_later, put_on_stack
from .seats import counting_as, is_in, most_known
from .state import State
from .words import (
    AT,
    AT_TYPE,
    AT_WITH,
    BLIND,
    BLIND_DISCARD,
    CHOSE,
    COST,
    DISCARDED,
    FROM_BLIND,
    FROM_CUP,
    FROM_HAND,
    FROM_STEP,
    FROM_WINDOW,
    HEAP,
    LYING,
    LYING_KINDS,
    LYING_NUMBER,
    MAIN,
    NAME_BOTH,
    NAME_LOCK,
    NAME_SEAT,
    NAME_TRASHED,
    NAME_TYPE,
    NAMED,
    NAMED_CARD,
    NAMED_TYPE,
    NEEDED,
    OUT_OF_TRASH,
    PASS,
    PLAY,
    PLAY_JOKER,
    PLAYED,
    SHOWN,
    SHOWS,
    STACK,
    STEP_WINDOW,
    SWAPPING,
    TRASH,
    TURNED_UP,
    WINDOW,
    cup,
    hand,
    locks,
    unseen,
)

# What may be played. The first argument of a question says where the card comes from.


def offer_plays(s: State, me: Seat) -> None:
    for at in range(cards(s, hand(me))):
        card = kind(s, hand(me), at)
        if card == JOKER:
            offer_joker(s, me, PLAY_JOKER, FROM_HAND)
        elif hindrance(s, me, card, FROM_HAND) == 0:
            offer(s, PLAY, card)


def offer_joker(s: State, me: Seat, pattern: int, source: int) -> None:  # CGC-61
    for card in range(JOKER + 1, MONEY + 1):
        if hindrance(s, me, card + LAST, source) == 0:
            offer(s, pattern, card + LAST)


@question(WINDOW)
def window(s: State, me: Seat, source: int) -> None:  # CGC-20, CGC-30
    offer(s, PASS)
    for at in range(cards(s, hand(me))):
        card = kind(s, hand(me), at)
        if card == JOKER:
            offer_joker(s, me, PLAY_JOKER, source)
        elif (TYPE[card] & QUICK or is_part(card)) and hindrance(s, me, card, source) == 0:
            offer(s, PLAY, card)


@question(SHOWN)
def shown(s: State, me: Seat, source: int, card: Card) -> None:  # CGC-72
    if card == JOKER:
        offer_joker(s, me, PLAY_JOKER, source)
    else:
        offer(s, PLAY, card)


# What is named with it: CGC-34


@part(PLAY)
@part(PLAY_JOKER)
def names_what(s: State, me: Seat, card: Card) -> int:
    return NEEDED[ASKS[card]]


@question(NAME_SEAT)
def name_seat(s: State, me: Seat) -> None:  # CGC-82
    for seat in range(s.seats):
        if seat != me and is_in(s, seat):
            offer(s, AT, seat)


@answer(NAME_SEAT, AT)
def named_seat(s: State, me: Seat, other: Seat, card: Card, source: int) -> None:
    play(s, me, card, source, other, 0)
    tell(s, NAMED, me, other)


@question(NAME_BOTH)
def name_both(s: State, me: Seat) -> None:  # CGC-82
    for seat in range(s.seats):
        if seat != me and is_in(s, seat):
            for card in range(KITTEN, EXODUS_5 + 1):
                if card != GUARDIAN:
                    offer(s, AT_WITH, seat, card)


@answer(NAME_BOTH, AT_WITH)
def named_both(s: State, me: Seat, other: Seat, named: Card, card: Card, source: int) -> None:
    play(s, me, card, source, other, named)
    tell(s, NAMED, me, other)
    tell(s, NAMED_CARD, me, named)


@question(NAME_TYPE)
def name_type(s: State) -> None:  # CGC-70
    for seat in range(s.seats):
        if is_in(s, seat):
            for number in range(1, len(TYPES) + 1):
                offer(s, AT_TYPE, seat, number)


@answer(NAME_TYPE, AT_TYPE)
def named_type(s: State, me: Seat, other: Seat, number: int, card: Card, source: int) -> None:
    play(s, me, card, source, other, number)
    tell(s, NAMED, me, other)
    tell(s, NAMED_TYPE, me, number)


@question(NAME_TRASHED)
def name_trashed(s: State) -> None:  # CGC-65
    for at in range(cards(s, TRASH)):
        offer(s, OUT_OF_TRASH, kind(s, TRASH, at))


@answer(NAME_TRASHED, OUT_OF_TRASH)
def named_trashed(s: State, me: Seat, named: Card, card: Card, source: int) -> None:
    play(s, me, card, source, named, 0)
    tell(s, NAMED_CARD, me, named)


@question(NAME_LOCK)
def name_lock(s: State, me: Seat) -> None:  # CGC-75
    for seat in range(s.seats):
        for at in range(cards(s, locks(seat))):
            if is_host(s, me, seat, kind(s, locks(seat), at)):
                offer(s, LYING, seat, LYING_NUMBER[kind(s, locks(seat), at)])


@answer(NAME_LOCK, LYING)
def named_lock(s: State, me: Seat, seat: Seat, number: int, card: Card, source: int) -> None:
    play(s, me, card, source, seat, LYING_KINDS[number])
    tell(s, NAMED, me, seat)
    tell(s, NAMED_CARD, me, LYING_KINDS[number])


# Playing


@answer(MAIN, PLAY)
@answer(WINDOW, PLAY)
@answer(SHOWN, PLAY)
@answer(MAIN, PLAY_JOKER)
@answer(WINDOW, PLAY_JOKER)
@answer(SHOWN, PLAY_JOKER)
def play_plain(s: State, me: Seat, card: Card, source: int) -> None:
    play(s, me, card, source, 0, 0)


def play(s: State, me: Seat, card: Card, source: int, a: int, b: int) -> None:
    """It lies on the stack; it is paid for, its window opens, and then it is done."""
    if source == FROM_CUP:
        play_from_cup(s, me, card, a, b)
        return
    if source == FROM_BLIND:
        put_on_stack(s, STACK, top(s, STACK), card)
    else:
        at = most_known(s, hand(me), PRINTED[card])
        reveal(s, hand(me), at, EVERYBODY)
        put_on_stack(s, hand(me), at, card)
    if source == FROM_HAND and TYPE[card] & HAND:
        s.hand_card = 1
    has_played(s, me, card, source)
    own(s, me, card)
    if s.costs[COUNTS_AS[card]] > 0:
        then(s, COST, me, s.costs[COUNTS_AS[card]] + 0, card)
    if COUNTS_AS[card] == TRANSPLANT:
        then(s, SWAPPING, me)
    open_window(s, me, card, a, b, 0, 0)
    if source == FROM_STEP:
        own(s, s.turn, 0)
        then(s, STEP_WINDOW, s.turn, 1)
    elif source != FROM_WINDOW:
        own(s, me, 0)
        then(s, MAIN, me, FROM_HAND)


def has_played(s: State, me: Seat, card: Card, source: int) -> None:
    tell(s, PLAYED, me, card)
    s.only[me], s.newly_bound[me] = 0, 0  # CGC-70
    if is_part(COUNTS_AS[card]):  # CGC-62
        if source != FROM_WINDOW:
            s.parts_played = 0
        s.parts_played |= part_bit(COUNTS_AS[card])
        show_others(s, me, COUNTS_AS[card])


def show_others(s: State, me: Seat, played: Card) -> None:  # CGC-62: from then on they are known to all
    for other in range(EXODUS_1, EXODUS_5 + 1):
        at = most_known(s, hand(me), other)
        if other != played and at >= 0:
            tell(s, SHOWS, me, other)
            reveal(s, hand(me), at, EVERYBODY)


# Blind: CGC-72


@answer(MAIN, BLIND)
def played_blind(s: State, me: Seat, number: int) -> None:
    """It is shown, and lies on the stack while what it needs is named."""
    no_longer_unseen(s, me, number - 1)
    reveal(s, unseen(me), number - 1, EVERYBODY)
    card = kind(s, unseen(me), number - 1)
    tell(s, TURNED_UP, me, card)
    move(s, unseen(me), number - 1, STACK)
    s.hand_card = 1
    if not can_be_shown(s, me, card):
        resolve(s, BLIND_DISCARD, me)
        then(s, MAIN, me, FROM_HAND)
    elif card == JOKER or ASKS[card] > 0:
        then(s, SHOWN, me, FROM_BLIND, card)
    else:
        play(s, me, card, FROM_BLIND, 0, 0)


def can_be_shown(s: State, me: Seat, card: Card) -> bool:
    """Whether it can be played by the rules; a Joker, as any card."""
    if card != JOKER:
        return hindrance(s, me, card, FROM_BLIND) == 0
    for other in range(JOKER + 1, MONEY + 1):
        if hindrance(s, me, other + LAST, FROM_BLIND) == 0:
            return True
    return False


@task(BLIND_DISCARD)
def discard_shown(s: State, me: Seat) -> None:
    discard(s, me, STACK, top(s, STACK))


# Out of the cup: CGC-64


def play_from_cup(s: State, me: Seat, card: Card, a: int, b: int) -> None:
    """The rest is discarded first, the Chalice with it; then the chosen card is played."""
    at = find(s, cup(me), PRINTED[card])
    reveal(s, cup(me), at, EVERYBODY)
    tell(s, CHOSE, me, PRINTED[card])
    can = card != PRINCESS and hindrance(s, me, card, FROM_CUP) == 0
    falls = pour_away(s, me, at)
    if card == PRINCESS:  # stays in the hand
        move(s, cup(me), 0, hand(me))
    elif can:
        if falls:
            princess_falls(s, me)
        put_on_stack(s, cup(me), 0, card)
        has_played(s, me, card, FROM_CUP)
        open_window_later(s, me, card, a, b, 0, 0)
        if COUNTS_AS[card] == TRANSPLANT:
            own(s, me, card)
            later(s, SWAPPING, me)
    else:
        tell(s, DISCARDED, me, card)
        move(s, cup(me), 0, TRASH)
        if falls:
            princess_falls(s, me)


def pour_away(s: State, me: Seat, chosen: int) -> bool:
    """All but the chosen card, and the Chalice; whether the Princess was among them."""
    for at in range(cards(s, cup(me)) - 1, -1, -1):
        if at != chosen:
            move(s, cup(me), at, HEAP)
    falls = find(s, HEAP, PRINCESS) >= 0
    chalice = move(s, STACK, counting_as(s, STACK, CHALICE), HEAP)
    become(s, HEAP, chalice, PRINTED[kind(s, HEAP, chalice)])
    trash_heap(s)
    return falls
