"""The table: taking back, going back, looking, and asking why."""

import pytest

import parlour
from parlour.kernel.chance import below, seeded

GAMES = parlour.games()
TOGETHER = [game for game in GAMES if parlour.Match(game, seed=1).together]


def somewhere(game: str, moves: int, seats: int = 3) -> parlour.Match:
    """In the middle of a random game, after so many moves."""
    seed = moves
    while (match := played(game, moves, seats, seed)).over:
        seed += 1
    return match


def played(game: str, moves: int, seats: int, seed: int) -> parlour.Match:
    match, words = parlour.Match(game, seats=seats, seed=seed), seeded(seed)
    while not match.over and len(match.moves) < moves:
        waiting = match.waiting
        seat = waiting[below(words, len(waiting))]
        legal = match.legal(seat)
        match.play(seat, legal[below(words, len(legal))])
    return match


@pytest.mark.parametrize("game", TOGETHER)
def test_an_open_choice_is_taken_back(game: str) -> None:
    match = parlour.Match(game, seats=3, seed=1)
    before, record = match.state(), match.record()
    match.play(2, match.legal(2)[0])
    others = match.copy()
    match.play(1, match.legal(1)[0])
    match.retract(1)
    assert match.state() == others.state()
    match.retract(2)
    assert (match.state(), match.record()) == (before, record)
    with pytest.raises(parlour.Refused, match="ALL-02"):
        match.retract(2)


@pytest.mark.parametrize("game", [game for game in GAMES if game not in TOGETHER])
def test_what_shows_at_once_is_final(game: str) -> None:
    match = parlour.Match(game, seats=3, seed=1)
    seat = match.waiting[-1]
    match.play(seat, match.legal(seat)[0])
    with pytest.raises(parlour.Refused, match="ALL-02"):
        match.retract(seat)


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_to_any_move(game: str) -> None:
    match = somewhere(game, 40)
    record, moves = match.record(), match.moves
    for to in (39, 17, 1, 0):
        match.undo(to)
        assert match.moves == moves[:to]
        assert match.record().split("\n")[:-2] == record.split("\n")[: len(match.record().split("\n")) - 2]
    for seat, move in moves:
        match.play(seat, move)
    assert match.record() == record
    with pytest.raises(parlour.Error, match="undo"):
        match.undo(41)


@pytest.mark.parametrize("game", GAMES)
def test_imagined_worlds_look_the_same_and_have_no_history(game: str) -> None:
    match = somewhere(game, 12)
    others = set[str]()
    for seed in range(8):
        dreamt = match.imagine(2, seed=seed)
        assert dreamt.view(2) == match.view(2)
        assert (dreamt.waiting, dreamt.legal(2), dreamt.prompt(2)) == (match.waiting, match.legal(2), match.prompt(2))
        assert dreamt.events(2) == []
        others.add(str(dreamt.state()))
        with pytest.raises(parlour.Error):
            dreamt.record()
    assert len(others) > 1
    dreamt = match.imagine(2)
    dreamt.play(dreamt.waiting[0], dreamt.legal(dreamt.waiting[0])[0])


@pytest.mark.parametrize("game", GAMES)
def test_why_takes_a_move_or_what_it_is_about(game: str) -> None:
    match = somewhere(game, 12)
    seat = match.waiting[0]
    legal = match.legal(seat)[0]
    other = next(s for s in range(1, 4) if s not in match.waiting) if len(match.waiting) < 3 else 9
    assert match.why(seat, legal) is None
    assert match.why(seat, legal.split(" ")[-1]) is None or " " not in legal
    assert match.why(other, legal) is not None
    assert match.why(seat, "no such thing") == match.why(seat, "")
    assert (match.why(seat, "no such thing") or ("", ""))[0] == "ALL-09"


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_has_an_answer_to_what_now(game: str) -> None:
    match, words = parlour.Match(game, seats=4, seed=5), seeded(5)
    while not match.over:
        for seat in (None, *range(1, 5)):
            prompt = match.prompt(seat)
            assert set(prompt) == {"id", "text", "data", "rule"}
            assert (prompt["id"] == "wait") == (seat not in match.waiting)
            assert seat is None or bool(match.legal(seat)) == (seat in match.waiting)
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[below(words, len(legal))])
    assert match.prompt(1)["id"] == "over"
    assert match.legal(1) == []
    assert match.waiting == ()


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way(game: str) -> None:
    match = somewhere(game, 9)
    twin = match.copy()
    record, seat = match.record(), match.waiting[0]
    twin.play(seat, twin.legal(seat)[-1])
    assert match.record() == record
    assert len(twin.events(None)) >= len(match.events(None))


@pytest.mark.parametrize(
    "bad", [{"seats": 0}, {"seats": 99}, {"seats": "2"}, {"options": {"x": 1}}, {"seed": -1}, {"seed": "q"}]
)
def test_what_a_game_does_not_have_is_said(bad: dict[str, object]) -> None:
    for game in GAMES:
        with pytest.raises(parlour.OptionError):
            parlour.Match(game, **bad)  # type: ignore[arg-type]
    with pytest.raises(parlour.OptionError, match="none of the games"):
        parlour.Match("no-such-game")
