"""`parlour play`: a person against bots, or a game of bots where nobody sits at a terminal."""

import contextlib
import importlib
import sys
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich.console import Console

from parlour.games import NAMES
from parlour.table.errors import Error, OptionError, RecordError
from parlour.table.match import Match

from . import ending, files, menu, screen
from .commands import Quit
from .desk import Desk
from .store import Kept, Store

INTERRUPTED = 130


def play(
    game: str = "",
    *,
    players: int | None = None,
    seat: int = 1,
    seed: str | None = None,
    bots: Literal["house", "random"] = "house",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    deck: str | None = None,
    language: str = "en",
    watch: Annotated[bool, Parameter(negative=())] = False,
    from_: Annotated[str | None, Parameter(name="--from")] = None,
) -> int:
    """Play against bots. Without a terminal, bots play a whole game.

    Parameters
    ----------
    game
        Which game; without it, a menu.
    players
        How many seats, yours included.
    seat
        Which of them is yours, from 1.
    seed
        A number: the same seed gives the same deal.
    bots
        How the others play.
    option
        An option of the game, as name=value; may be given again.
    deck
        A deck file with other numbers.
    language
        The language of the sentences.
    watch
        Only bots play, and you look on.
    from_
        A record to go on from.
    """
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")  # lines can be edited and called back
    out = screen.console()
    has_person = sys.stdin.isatty()
    settings: dict[str, Any] = {
        "seats": players,
        "seed": files.seed(seed),
        "options": files.options(option or []),
        "deck": deck,
    }
    try:
        if has_person and not watch:
            return sit_down(out, game, seat, bots, language, settings, from_)
        match = taken_up(from_) if from_ else begun(game or NAMES[0], settings)
        files.check(match, seat, language)
        return look_on(Desk(out, match, None, bots, language), has_person)
    except Quit:
        return 0
    except EOFError:
        out.print()
        return 0


def begun(game: str, settings: dict[str, Any]) -> Match:
    settings["seats"] = settings["seats"] or menu.usual_seats(game)
    return Match(game, **settings)


def taken_up(path: str) -> Match:
    match = files.record(path)
    if match.over:
        raise OptionError(f"{path}: that game is over; parlour replay reads it")
    return match


def look_on(desk: Desk, may_pause: bool) -> int:
    """Bots play a whole game."""
    desk.welcome()
    screen.told(desk.out, desk.story.since(-1), None)
    desk.look_on(1 if may_pause else 0)
    ending.show(desk)
    return 0


def sit_down(
    out: Console, game: str, seat: int, bots: str, language: str, settings: dict[str, Any], from_: str | None
) -> int:
    """A person plays: a game of the menu, of the command line, of a record, or the one that was left."""
    match = taken_up(from_) if from_ else begun(game, settings) if game else None
    if match:
        files.check(match, seat, language)
    game = match.game if match else menu.game(out)
    store = Store(game)
    kept = resumed(out, store, from_ is None)
    if kept:
        match, seat, bots = kept
    elif match is None:
        settings["seats"] = settings["seats"] or menu.seats(out, game)
        match = begun(game, settings)
        files.check(match, seat, language)
    return played(Desk(out, match, seat, bots, language), store)


def played(desk: Desk, store: Store) -> int:
    """What is in play is kept whatever happens."""
    desk.store = store
    desk.welcome()
    try:
        desk.play()
    except (KeyboardInterrupt, EOFError, Quit) as end:
        desk.out.print()
        screen.say(desk.out, farewell(desk))
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
    return 0


def farewell(desk: Desk) -> str:
    if desk.store is None or desk.store.fault:
        return "This game could not be kept."
    if not desk.store.path.exists():
        return "Nothing was played yet, so nothing is kept."
    return f"The game is kept: parlour play {desk.match.game} goes on with it."


def resumed(out: Console, store: Store, may_ask: bool) -> Kept | None:
    """The game that was left, if there is one and the person wants it."""
    try:
        kept = store.kept()
    except RecordError as error:
        tell_bad(out, store, error)
        return None
    if kept is None:
        return None
    if may_ask and not kept.match.over:
        moves = len(kept.match.moves)
        screen.say(out, f"A game is waiting: you are P{kept.seat} of {kept.match.seats} players, after {moves} moves.")
        if menu.yes("Go on with it? [Y/n] "):
            return kept
    with contextlib.suppress(OSError):
        screen.say(out, f"The game that was in play is laid aside; its record is {store.put_away(kept.match)}")
    return None


def tell_bad(out: Console, store: Store, error: Error) -> None:
    try:
        where = f"; the file is kept as {store.set_aside()}"
    except OSError:
        where = ""
    screen.say(out, f"The game left here cannot be read, so a new one begins ({error}){where}")
