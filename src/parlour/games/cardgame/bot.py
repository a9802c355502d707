"""The house strategy: of what may be done, that which is worth most, in hundredths of a point (appraisal.py).

A price and its move are packed into one int, so that the greatest is the best. Where a move is asked in
parts, what was best is found again part by part. Luck is used to bluff, to doubt and to guess.
"""

from parlour.kernel import Card, Seat, argument, asked, below, card_of, cards, find, kind, owner_of, top, uppermost
from parlour.kernel.moves import number_of

from .appraisal import (
    A_DRAW,
    FALL,
    HOLDS_A_CARD,
    KEPT,
    MUCH,
    WON,
    effect,
    high_five,
    is_full,
    keeping,
    least_kept,
    likely,
    losing,
    moneys_worth,
    murder,
    not_seen,
    peril,
    purse,
    risk_of_draw,
    swing,
)
from .cards import (
    ASSASSIN,
    COUNTS_AS,
    EAT_FOUR,
    EXODUS_5,
    GUARDIAN,
    JOKER,
    KITTEN,
    LAST,
    MONEY,
    MONEY_2,
    NOT_SO_FAST,
    PACT,
    PRINCESS,
    SALMON,
    SHOT,
    TO_THE_TOP,
    TRANSPLANT,
)
from .hindrances import hindrance, is_part
from .lying import owner_on_island
from .naming import (
    BITS,
    MOVE,
    best_discard,
    best_first,
    best_guess,
    best_host,
    best_loss,
    best_meal,
    best_payment,
    best_second,
    best_target,
    nothing,
    priced,
    resolves,
)
from .seats import in_hand
from .state import State
from .words import (
    ASSASSIN_AT,
    AT,
    BELIEVE,
    BELIEVING,
    CHALLENGE,
    CHOOSE,
    CHOOSE_JOKER,
    CHOOSING,
    CLAIM,
    DECK,
    DISCARDING,
    DO,
    DRAW,
    DRAW_CHOICE,
    DRAW_MONEYS,
    DRAW_STEP,
    END,
    FROM_CUP,
    HIGH_FIVE,
    ISLAND,
    KEEPING,
    LOSING,
    LYING_KINDS,
    MAIN,
    MONEYS_DECK,
    NAME_BOTH,
    NAME_LOCK,
    NAME_SEAT,
    NAME_TRASHED,
    NAME_TYPE,
    NAME_VICTIM,
    OUT_OF_TRASH,
    PASS,
    PAYING,
    PLAY,
    PLAY_JOKER,
    RAISE,
    SHOWN,
    SWAP_FIRST,
    SWAP_SECOND,
    TO_CUP,
    TO_ISLAND,
    TO_TRASH,
    TRASH,
    WINDOW,
    cup,
    hand,
)

SHOT_KEPT, NOT_SO_FAST_KEPT = 60, 120  # what they are kept for
BLUFFS = 3  # one time in so many that it could
BLUFFED = 15  # per cent as often as true claims those of others are held to be bluffs
ALL_PARTS = 31  # of Exodus


def choose(s: State, me: Seat) -> int:
    question = asked(s)
    if question == MAIN:
        return max(best_play(s, me), best_claim(s, me), priced(0, number_of(END))) & MOVE
    if question == WINDOW:
        return max(best_play(s, me), priced(0, number_of(PASS))) & MOVE
    if question == SHOWN:
        return best_play(s, me) & MOVE
    if question == DRAW_CHOICE:
        return draw(s, me)
    if question == CHOOSING:
        return choose_of_cup(s, me)
    if question == BELIEVING:
        return believe(s, me)
    if question == HIGH_FIVE:
        raises = high_five(s, me, argument(s, s.depth - 1, 0), me) >= 0
        return number_of(RAISE) if raises else number_of(PASS)
    if question == KEEPING:
        return keep_on_island(s, me)
    return choose_part(s, me, question) & MOVE


def choose_part(s: State, me: Seat, question: int) -> int:
    """What is named with a card, paid, discarded or lost; priced."""
    if question == NAME_SEAT:
        return best_target(s, me, AT)
    if question == NAME_BOTH:
        return best_guess(s, me, 25)
    if question == NAME_TYPE:
        return best_meal(s, me)
    if question == NAME_TRASHED:
        return best_trashed(s, me)
    if question == NAME_LOCK:
        return best_host(s, me)
    if question == NAME_VICTIM:
        return best_target(s, me, ASSASSIN_AT)
    if question == SWAP_FIRST:
        return best_first(s, me)
    if question == SWAP_SECOND:
        at = s.depth - 1
        return best_second(s, me, argument(s, at, 0), LYING_KINDS[argument(s, at, 1)])
    if question == PAYING:
        return best_payment(s, argument(s, s.depth - 1, 0))
    if question == DISCARDING:
        return best_discard(s, me)
    if question == LOSING:
        return best_loss(s, me)
    return priced(0, s.choices[0] + 0)


# Cards


def best_play(s: State, me: Seat) -> int:
    best = nothing(s)
    for card in range(NOT_SO_FAST, MONEY + 1):
        if card <= EXODUS_5 and s.offered[number_of(PLAY, card)] == 1:
            best = max(best, priced(price(s, me, card, 0), number_of(PLAY, card)))
        if s.offered[number_of(PLAY_JOKER, card + LAST)] == 1:
            worth = price(s, me, card, joker_kept(s, me, card))
            best = max(best, priced(worth, number_of(PLAY_JOKER, card + LAST)))
    return best


def joker_kept(s: State, me: Seat, card: Card) -> int:
    """What a Joker is worth besides what it is played as: it may be the Princess, whom Moneys would be for."""
    return MUCH if card == MONEY and find(s, hand(me), PRINCESS) < 0 else KEPT[JOKER]


def price(s: State, me: Seat, card: Card, kept: int) -> int:
    """What it is worth to play a card now, less what it is kept for."""
    if asked(s) != WINDOW or is_part(card):
        return playing(s, me, card, kept)
    if card == NOT_SO_FAST:
        return harm(s, me) - NOT_SO_FAST_KEPT - kept
    if card == SHOT:
        return playing(s, me, card, 2 * SHOT_KEPT + kept)
    if card == SALMON:
        return answering_salmon(s, me) - kept
    return topping(s, me) - kept if card == TO_THE_TOP else -MUCH


def playing(s: State, me: Seat, card: Card, kept: int) -> int:
    """What a card does for me, less what it costs and is kept for; winning is worth any price."""
    worth = doing(s, me, card)
    if worth > WON // 2:
        return worth
    cost = s.costs[card] + 0
    return worth - kept - cost * moneys_worth(s, me) - peril(s, me, cost)


def doing(s: State, me: Seat, card: Card) -> int:
    """What a card does for me, with the best that can be named."""
    if card == NOT_SO_FAST:
        return harm(s, me)
    if card == TO_THE_TOP:
        return 0
    if card == SHOT:
        return 2 * (best_target(s, me, AT) >> BITS) - SHOT_KEPT
    if card == GUARDIAN:
        return best_guess(s, me, 0) >> BITS
    if card == EAT_FOUR:
        return s.eat_draws * (A_DRAW - 10)
    if card == PACT:
        return best_host(s, me) >> BITS
    if card == TRANSPLANT:
        return best_first(s, me) >> BITS
    return effect(s, me, me, card)


def harm(s: State, me: Seat) -> int:
    """What it saves me that what lies on top of the stack is cancelled."""
    at, sign = uppermost(s, DO, s.depth), -1
    while at >= 0 and COUNTS_AS[card_of(s, at)] == NOT_SO_FAST:
        at, sign = uppermost(s, DO, at), -sign
    if at < 0 or (is_part(COUNTS_AS[card_of(s, at)]) and s.parts_played < ALL_PARTS):
        return 0  # another part would answer
    return sign * resolves(s, me, at)


def answering_salmon(s: State, me: Seat) -> int:
    """Among many, rather I than another."""
    at = uppermost(s, DO, s.depth)
    if s.seats == 2 or at < 0 or COUNTS_AS[card_of(s, at)] != SALMON or owner_of(s, at) == me:
        return -MUCH
    return swing(s, me, me, 1) // 2 - s.costs[SALMON] * moneys_worth(s, me) - KEPT[SALMON]


def topping(s: State, me: Seat) -> int:
    """Before my own draw."""
    if s.turn != me or s.step != DRAW_STEP or uppermost(s, DO, s.depth) >= 0:
        return -MUCH
    worth = best_trashed(s, me) >> BITS
    return worth - next_card(s, me) - s.costs[TO_THE_TOP] * moneys_worth(s, me) - KEPT[TO_THE_TOP]


def best_trashed(s: State, me: Seat) -> int:
    best = nothing(s)
    for at in range(cards(s, TRASH)):
        card = kind(s, TRASH, at)
        best = max(best, priced(wanted(s, me, card), number_of(OUT_OF_TRASH, card)))
    return best


def wanted(s: State, me: Seat, card: Card) -> int:
    """What it is worth to draw a card."""
    if card == KITTEN:
        return -FALL
    can_pay = purse(s, me) >= s.costs[card] + s.costs[TO_THE_TOP]
    return max(keeping(s, me, card), playing(s, me, card, 0) if can_pay else 0)


# Drawing


def draw(s: State, me: Seat) -> int:
    coin = moneys_worth(s, me) * (2 if kind(s, MONEYS_DECK, top(s, MONEYS_DECK)) == MONEY_2 else 1) + peril(s, me, 0)
    at = s.depth - 1
    worth = next_card(s, me)
    if argument(s, at, 0) == TO_CUP:
        worth += 30 - 20 * cards(s, cup(me))
    elif argument(s, at, 2) == 1:
        worth += dread(s, me)
    return number_of(DRAW) if worth > coin else number_of(DRAW_MONEYS)


def next_card(s: State, me: Seat) -> int:
    """What the next card of the deck is worth to me."""
    if cards(s, DECK) == 0:
        return 0
    card = kind(s, DECK, top(s, DECK))
    if card > 0:
        return wanted(s, me, card)
    worth = A_DRAW + 10 - 5 * min(in_hand(s, me), 6) - dread(s, me)
    return worth - HOLDS_A_CARD if is_full(s, me) else worth


def dread(s: State, me: Seat) -> int:
    """Of the Kitten."""
    fear = FALL * risk_of_draw(s) // 1000
    return fear // 4 if find(s, hand(me), NOT_SO_FAST) >= 0 else fear


def choose_of_cup(s: State, me: Seat) -> int:
    best = nothing(s)
    for card in range(JOKER, MONEY + 1):
        if card <= EXODUS_5 and s.offered[number_of(CHOOSE, card)] == 1:
            best = max(best, priced(pouring(s, me, card), number_of(CHOOSE, card)))
        if s.offered[number_of(CHOOSE_JOKER, card + LAST)] == 1:
            best = max(best, priced(doing(s, me, card), number_of(CHOOSE_JOKER, card + LAST)))
    return best & MOVE


def pouring(s: State, me: Seat, card: Card) -> int:
    """What a card in the cup is worth if chosen."""
    if card == PRINCESS:
        return losing(s, me, card)
    return doing(s, me, card) if hindrance(s, me, card, FROM_CUP) == 0 else 0


def keep_on_island(s: State, me: Seat) -> int:
    """The second character explodes for both owners."""
    worth = swing(s, me, me, s.island_tokens + 0)
    if cards(s, ISLAND) > 0 and owner_on_island(s, 0) != me:
        worth += swing(s, me, owner_on_island(s, 0), s.island_tokens + 0)
    return number_of(TO_ISLAND) if worth >= 0 else number_of(TO_TRASH)


# Claims


def best_claim(s: State, me: Seat) -> int:
    """With the Assassin; now and then without."""
    card = ASSASSIN if find(s, hand(me), ASSASSIN) >= 0 else least_kept(s, me)
    move = number_of(CLAIM, card)
    if card == 0 or s.offered[move] == 0:
        return nothing(s)
    worth, cost = 2 * (best_target(s, me, ASSASSIN_AT) >> BITS), s.costs[ASSASSIN] * moneys_worth(s, me)
    if card == ASSASSIN:
        return priced(worth - cost, move)
    if below(s.rng, BLUFFS) > 0:
        return nothing(s)
    return priced((3 * worth - 2 * (losing(s, me, card) + token(s, me, me))) // 5 - cost, move)


def believe(s: State, me: Seat) -> int:
    """A challenge risks a card and a token; it may save what the Assassin takes, and take one."""
    at = uppermost(s, DO, s.depth)
    claimant, true = owner_of(s, at), truth(s, owner_of(s, at))
    gain = token(s, me, claimant) - murder(s, me, argument(s, at, 0))
    card = least_kept(s, me)
    loss = token(s, me, me) + (losing(s, me, card) if card > 0 else 0)
    doubts = (1000 - true) * gain * (80 + below(s.rng, 41)) > 100 * true * loss
    return number_of(CHALLENGE) if doubts else number_of(BELIEVE)


def token(s: State, me: Seat, seat: Seat) -> int:
    """What a token of a seat is worth: of mine to have it, of another's that it goes."""
    return abs(swing(s, me, seat, -1)) if s.tokens[seat] > 0 else 0


def truth(s: State, claimant: Seat) -> int:
    """How likely a claim is true, in thousandths, by what may be in that hand."""
    has = likely(s, claimant, 10 * (not_seen(s, ASSASSIN) + not_seen(s, JOKER)))
    return 1000 * has // max(has + (1000 - has) * BLUFFED // 100, 1)
