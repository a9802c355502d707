"""What was measured at several tables of one game, side by side, as Markdown."""

from collections import Counter
from typing import Any

from parlour.games import load
from parlour.lab.balance import Facts
from parlour.table.text import Words, words
from parlour.table.wording import base

PLACES = "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"
LENGTHS = {"decisions": "decisions", "choices": "with a choice", "turns_per_player": "turns of a player"}
QUANTILES = {"median": "median", "p95": "95th percentile", "most": "longest"}

Rows = dict[str, list[str]]  # by what stands before each


def sheet(tables: list[Facts]) -> str:
    said = words(load(tables[0]["game"]))
    parts = {
        "Length": length(tables),
        "How games end (per cent)": endings(tables, said),
        "Who wins (per cent; a shared win counts in parts)": wins(tables),
        "Points (median; nine of ten are in between)": points(tables),
        "How often each card is played (in a game)": cards(tables, said, "played"),
        "How often those who play it win (per cent)": cards(tables, said, "won"),
        "What happens (in a game)": events(tables),
    }
    return "\n".join(f"### {title}\n\n{grid(tables, rows)}\n" for title, rows in parts.items() if rows)


def grid(tables: list[Facts], rows: Rows) -> str:
    heads = [f"{facts['deck']}, {facts['seats']} players" for facts in tables]
    lines = [["", *heads], ["---", *["---:"] * len(heads)], *([name, *cells] for name, cells in rows.items())]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.1f}"


def number(value: float) -> str:
    return f"{value:,}" if type(value) is int else f"{value:,.1f}"


def length(tables: list[Facts]) -> Rows:
    return {
        f"{label}, {quantile}": [number(facts[what][word]) if facts[what] else "-" for facts in tables]
        for what, label in LENGTHS.items()
        for word, quantile in QUANTILES.items()
    }


def endings(tables: list[Facts], said: Words) -> Rows:
    """By rule and what the game says besides, and under that by the card at work, whatever it was played as."""
    found = [shares(facts, said) for facts in tables]
    names = list(dict.fromkeys(name for one in found for name in one))
    totals = {name: sum(one[name] for one in found) for name in names}
    names.sort(key=lambda name: (-totals[name[0], ""], name[0], -totals[name] if name[1] else -len(tables)))
    return {", ".join(filter(None, name)): [percent(one[name]) for one in found] for name in names}


def shares(facts: Facts, said: Words) -> Counter[tuple[str, str]]:
    """By rule and card; with no card, all of the rule."""
    found = Counter[tuple[str, str]]()
    for end in facts["ends"] or ():
        rule = ", ".join(filter(None, [end["rule"], end["cause"]]))
        found[rule, ""] += end["share"]
        if end["card"]:
            found[rule, said.name("card", base(end["card"]))] += end["share"]
    return found


def wins(tables: list[Facts]) -> Rows:
    rows: Rows = {"each, if all were alike": [percent(1 / facts["seats"]) for facts in tables]}
    most = max(facts["seats"] for facts in tables)
    for at in range(most):
        rows[f"P{at + 1}"] = [percent(nth(facts["wins"]["by_seat"], at)) for facts in tables]
    if all(facts["wins"]["by_place"] for facts in tables):
        for at in range(most):
            rows[f"who has the {PLACES[at]} turn"] = [percent(nth(facts["wins"]["by_place"], at)) for facts in tables]
    for word, label in (("shared", "shared by several"), ("nobody", "nobody")):
        if any(facts["wins"][word] for facts in tables):
            rows[label] = [percent(facts["wins"][word]) for facts in tables]
    return rows


def nth(values: list[float], at: int) -> float | None:
    return values[at] if at < len(values) else None


def points(tables: list[Facts]) -> Rows:
    return {who: [spread(facts["points"][who]) for facts in tables] for who in ("winners", "others")}


def spread(found: Facts) -> str:
    return f"{found['median']} ({found['p5']} to {found['p95']})" if found["games"] else "-"


def cards(tables: list[Facts], said: Words, what: str) -> Rows:
    """With how many there are; cards that no table has are left out."""
    found = [{card["card"]: card for card in facts["cards"] or ()} for facts in tables]
    rows: Rows = {}
    for word in dict.fromkeys(word for one in found for word in one):
        counts = dict.fromkeys(str(one[word]["in_deck"]) for one in found if word in one)
        name = said.name("card", word) + ("" if list(counts) == ["0"] else f" ({' or '.join(counts)})")
        rows[name] = [cell(one.get(word), what) for one in found]
    return rows


def cell(card: dict[str, Any] | None, what: str) -> str:
    if card is None:
        return "-"
    return percent(card["won"]) if what == "won" else f"{card[what]:.2f}"


def events(tables: list[Facts]) -> Rows:
    names = tables[0]["events"]
    return {name: [f"{facts['events'][name]:.2f}" for facts in tables] for name in names}
