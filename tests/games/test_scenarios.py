"""Every rule is shown at work: all scenario files hold, and every rule id has one."""

import importlib.resources
import re
from pathlib import Path

import pytest

import parlour
from parlour.games import load
from parlour.table import scenarios

HERE = Path(__file__).parent
FILES = scenarios.files([str(HERE)])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenarios_hold(path: Path) -> None:
    for scenario in scenarios.read(path):
        scenarios.run(scenario)


def test_every_rule_has_a_scenario() -> None:
    shown = {rule for path in FILES for scenario in scenarios.read(path) for rule in scenario["shows"]}
    assert not sorted(rule_ids() - shown)


def rule_ids() -> set[str]:
    found: set[str] = set()
    for name in parlour.games():
        text = importlib.resources.files(load(name).package).joinpath("RULES.md").read_text(encoding="utf-8")
        found |= set(re.findall(rf"^- ({load(name).prefix}-\d+)", text, re.MULTILINE))
    assert found
    return found
