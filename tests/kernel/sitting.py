"""The made-up game at a table, in positions set by hand, with moves as text."""

from typing import Any

import parlour
from parlour.kernel.contract import Game
from parlour.kernel.stack import asked
from parlour.kernel.state import facts as state_facts

GAME = Game("madeup", "tests.kernel.madeup")
CALM = ["tray", "tray", "tray", "tray"]


def sit(seats: int = 2, deck: list[str] = CALM, **given: Any) -> parlour.Match:
    """P1 has the turn and draws the first card of the deck."""
    return parlour.Match(GAME.name, seats=seats, seed=1, given={"turn": "P1", "deck": deck, **given})


def holding(*cards: str) -> dict[str, list[str]]:
    return {"hand": list(cards)}


def state(match: parlour.Match) -> Any:
    return vars(match)["_s"]


def question(match: parlour.Match) -> str:
    return "" if match.over else GAME.frames.names[asked(state(match))]


def play(match: parlour.Match, *moves: str) -> None:
    """`P2 play salmon`, and so on; `all pass` as long as a window is open."""
    for said in moves:
        seat, _, move = said.partition(" ")
        if seat != "all":
            match.play(int(seat[1:]), move)
        while seat == "all" and question(match) == "responding":
            match.play(match.waiting[0], move)


def facts(match: parlour.Match) -> dict[str, Any]:
    """All of a state but its scratch and its log."""
    scratch = {"options", "choices", "offered", "spare"}
    return {name: value for name, value in state_facts(state(match)).items() if name not in scratch}
