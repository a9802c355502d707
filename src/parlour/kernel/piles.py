"""Zones and cards, and who knows each card.

All zones of a state lie in one flat array. A zone is the number of its first slot; that slot holds how
many cards there are, the next whether their order matters, and then come the cards, bottom first.
Slots without a card are 0, so that equal positions are equal to the byte and nothing lingers there.
A card is one small int: its kind, and above it a bit for each seat that knows it (and one for those
who only watch). Moving takes knowledge along. Forgetting is always safe, leaking never.
"""

from .chance import below
from .state import Card, Core, Seat, SeatSet, Zone

KIND = 127  # the bits of a card that are its kind; 0 is no card, or one that is not known
KNOWN = 7  # where the knowers begin
HEAD = 2  # slots before the first card
EVERYBODY = 511  # eight seats and the watchers
NOBODY = 0
WATCHER = 8  # the bit of those who watch

# Whether the order of a zone's cards means something, and how they are listed; LAID: rules go by who came
# first, but it is listed in no order
NO_ORDER, IN_ORDER, FROM_TOP, LAID = 0, 1, 2, 3
OWNER_SEES, ALL_SEE, NONE_SEES = "owner", "everybody", "nobody"
OTHERS_SEE, TOP_SEEN = "others", "top"  # all seats but the owner; all see the top card


def cards(s: Core, zone: Zone) -> int:
    """How many cards lie there."""
    return s.cards[zone] + 0


def top(s: Core, zone: Zone) -> int:
    """The place of the card that was put there last."""
    return s.cards[zone] - 1


def kind(s: Core, zone: Zone, at: int) -> Card:
    return s.cards[zone + HEAD + at] & KIND


def known_by(s: Core, zone: Zone, at: int) -> SeatSet:
    return s.cards[zone + HEAD + at] >> KNOWN


def is_known(s: Core, zone: Zone, at: int, seat: Seat) -> bool:
    return (s.cards[zone + HEAD + at] >> (KNOWN + seat)) & 1 == 1


def is_public(s: Core, zone: Zone, at: int) -> bool:
    return s.cards[zone + HEAD + at] >> KNOWN == EVERYBODY


def slot_of(zone: Zone, at: int) -> int:
    """Where that card lies among the cards of all zones."""
    return zone + HEAD + at


def find(s: Core, zone: Zone, card: Card) -> int:
    """The place of the first card of that kind, or -1."""
    for at in range(s.cards[zone] + 0):
        if s.cards[zone + HEAD + at] & KIND == card:
            return at
    return -1


def held(s: Core, zone: Zone, card: Card) -> int:
    """How many of that kind lie there."""
    count = 0
    for slot in range(zone + HEAD, zone + HEAD + s.cards[zone]):
        if s.cards[slot] & KIND == card:
            count += 1
    return count


def pick(s: Core, zone: Zone, card: Card) -> int:
    """The place of a card of that kind, or -1: of several alike, one that each seat knows that knows any of them."""
    at = find(s, zone, card)
    first = zone + HEAD + at
    for slot in range(first + 1, zone + HEAD + s.cards[zone]):
        if at >= 0 and s.cards[slot] & KIND == card:
            known, other = s.cards[first] + 0, s.cards[slot] + 0
            s.cards[first] = known | other
            s.cards[slot] = known & other
    return at


def only(seat: Seat) -> SeatSet:
    return 1 << seat


def put(s: Core, zone: Zone, card: Card, seats: SeatSet) -> int:
    """A new card, known by those seats, on top; gives its place."""
    at = s.cards[zone] + 0
    s.cards[zone + HEAD + at] = card | seats << KNOWN
    s.cards[zone] = at + 1
    return at


def move(s: Core, source: Zone, at: int, target: Zone) -> int:
    """Puts one card on top of another zone, with who knows it; gives its place there."""
    slot = source + HEAD + at
    last = source + HEAD - 1 + s.cards[source]
    taken = s.cards[slot]
    if s.cards[source + 1] == NO_ORDER:
        s.cards[slot] = s.cards[last]
    else:
        for gap in range(slot, last):
            s.cards[gap] = s.cards[gap + 1]
    s.cards[last] = 0
    s.cards[source] = last - source - HEAD
    place = s.cards[target] + 0
    s.cards[target + HEAD + place] = taken
    s.cards[target] = place + 1
    return place


def tuck(s: Core, source: Zone, at: int, pile: Zone) -> None:
    """Puts one card under all others of a pile, with who knows it."""
    place = move(s, source, at, pile)
    taken = s.cards[pile + HEAD + place] + 0
    for slot in range(pile + HEAD + place, pile + HEAD, -1):
        s.cards[slot] = s.cards[slot - 1]
    s.cards[pile + HEAD] = taken


def clear(s: Core, zone: Zone) -> None:
    """Its cards are no more."""
    for slot in range(zone + HEAD, zone + HEAD + s.cards[zone]):
        s.cards[slot] = 0
    s.cards[zone] = 0


def draw(s: Core, pile: Zone, target: Zone, seats: SeatSet) -> int:
    """The top card goes to another zone, where those seats see it; gives its place there."""
    at = move(s, pile, top(s, pile), target)
    reveal(s, target, at, seats)
    return at


def move_all(s: Core, source: Zone, target: Zone) -> None:
    """The lowest goes first."""
    start = target + HEAD + s.cards[target]
    count = s.cards[source] + 0
    for at in range(count):
        s.cards[start + at] = s.cards[source + HEAD + at]
        s.cards[source + HEAD + at] = 0
    s.cards[target] = start + count - target - HEAD
    s.cards[source] = 0


def swap(s: Core, zone: Zone, at: int, other: Zone, place: int) -> None:
    """Two cards change places."""
    here, there = zone + HEAD + at, other + HEAD + place
    kept = s.cards[here]
    s.cards[here] = s.cards[there]
    s.cards[there] = kept


def become(s: Core, zone: Zone, at: int, card: Card) -> None:
    """A card is another from now on; who knows it stays."""
    s.cards[zone + HEAD + at] = card | (s.cards[zone + HEAD + at] & ~KIND)


def reveal(s: Core, zone: Zone, at: int, seats: SeatSet) -> None:
    s.cards[zone + HEAD + at] |= seats << KNOWN


def reveal_all(s: Core, zone: Zone, seats: SeatSet) -> None:
    for slot in range(zone + HEAD, zone + HEAD + s.cards[zone]):
        s.cards[slot] |= seats << KNOWN


def forget(s: Core, zone: Zone, keep: SeatSet) -> None:
    """Only those seats go on knowing what they know of the cards there."""
    for slot in range(zone + HEAD, zone + HEAD + s.cards[zone]):
        s.cards[slot] &= KIND | keep << KNOWN


def shuffle(s: Core, zone: Zone) -> None:
    """Nobody knows any card there afterwards."""
    forget(s, zone, NOBODY)
    first = zone + HEAD
    for at in range(s.cards[zone] - 1, 0, -1):
        other = below(s.rng, at + 1)
        kept = s.cards[first + at]
        s.cards[first + at] = s.cards[first + other]
        s.cards[first + other] = kept


class Pile:
    """What a game says of a zone: its room, its order, and who sees a card that is put there in a `given`.

    A `face` pile has cards face up and face down: one that not all know is written `~card`.
    A `value` is a zone of one card at most that the Vocabulary lists among the values.
    Cards of different families are never mistaken for each other in an imagined world.
    A pile `apart` is listed nowhere: a value of the game says what lies there.
    A `loose` pile is listed in order, but scenarios may state it in any.
    Cards `within` another zone are listed there, as `~card`: those of a hand that its owner has not seen.
    """

    def __init__(
        self,
        room: int,
        seen: str,
        order: int = NO_ORDER,
        *,
        face: bool = False,
        value: bool = False,
        family: str = "",
        apart: bool = False,
        within: str = "",
        loose: bool = False,
    ) -> None:
        self.room, self.seen, self.order = room, seen, order
        self.unordered = order in (NO_ORDER, LAID)  # as it is listed
        self.loose = loose or self.unordered  # as scenarios compare it
        self.face, self.value, self.family, self.apart, self.within = face, value, family, apart, within
        self.name, self.start, self.each_seat = "", 0, False


class Zones:
    """Where each zone of a game lies: first a block for each seat, then the table's."""

    def __init__(self, seats: int, each_seat: dict[str, Pile], table: dict[str, Pile]) -> None:
        self.piles: dict[str, Pile] = {**each_seat, **table}
        self.seats, self.each_seat, self.stride, at = seats, tuple(each_seat), 0, 0
        for name, pile in self.piles.items():
            if name == next(iter(table), None):
                self.stride, at = at, at * seats
            pile.name, pile.start, pile.each_seat = name, at, name in each_seat
            at += HEAD + pile.room
        self.slots = at

    def __getitem__(self, name: str) -> int:
        return self.piles[name].start

    def of(self, name: str, seat: Seat) -> Zone:
        pile = self.piles[name]
        return pile.start + (seat * self.stride if pile.each_seat else 0)

    def every(self, seats: int) -> list[tuple[Pile, Zone, Seat]]:
        """All zones of a table with so many seats; -1 is nobody's."""
        mine = [(self.piles[n], self.of(n, p), p) for p in range(seats) for n in self.each_seat]
        return mine + [(pile, pile.start, -1) for pile in self.piles.values() if not pile.each_seat]
