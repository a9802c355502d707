"""Any legal move, all equally likely."""

from parlour.kernel.chance import below, seeded
from parlour.table.match import Match


class Random:
    def __init__(self, seed: int) -> None:
        self._words = seeded(seed)

    def choose(self, match: Match, seat: int) -> str:
        legal = match.legal(seat)
        return legal[below(self._words, len(legal))]
