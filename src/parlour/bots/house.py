"""The house strategy of each game, at a table."""

from parlour.games import load
from parlour.kernel.chance import seeded
from parlour.table.match import Match


class House:
    def __init__(self, seed: int) -> None:
        self._words = seeded(seed)

    def choose(self, match: Match, seat: int) -> str:
        """From the blanked state, in which the bot's own chance takes the place of the game's."""
        game, view = load(match.game), match.seen_by(seat)
        view.rng = self._words
        return game.moves.text(game.bot.choose(view, seat - 1))
