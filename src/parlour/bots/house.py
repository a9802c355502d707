"""The house strategy of each game, at a table."""

from parlour.games import load
from parlour.kernel import parts
from parlour.kernel.chance import seeded
from parlour.table.match import Match


class House:
    def __init__(self, seed: int) -> None:
        self._words = seeded(seed)

    def choose(self, match: Match, seat: int) -> str:
        """From the blanked state, in which the bot's own chance takes the place of the game's; part by part."""
        game, view, me = load(match.game), match.seen_by(seat), seat - 1
        view.rng = self._words
        said = (game.bot.choose(view, me),)
        while parts.ask_next(game, view, me, said[-1]):
            game.moves_of(view, me)
            said += (game.bot.choose(view, me),)
        return parts.text_of(game, view, me, said)
