"""One arrow of imports, light imports, and games that are named in one place only."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import parlour

SOURCE = Path(parlour.__file__).parent
MAY_IMPORT = {
    "kernel": set[str](),
    "games": {"kernel"},
    "table": {"kernel", "games"},
    "bots": {"kernel", "games", "table"},
    "lab": {"kernel", "games", "table", "bots"},
    "cli": {"kernel", "games", "table", "bots", "lab"},
}
FILES = sorted(SOURCE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """The modules that a file imports, in full."""
    package = ["parlour", *path.relative_to(SOURCE).parent.parts]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            found.add(".".join([*base, *([node.module] if node.module else [])]))
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_follow_the_arrow(path: Path) -> None:
    layer = path.relative_to(SOURCE).parts[0]
    if layer in MAY_IMPORT:
        used = {name.split(".")[1] for name in imports(path) if name.startswith("parlour.")}
        assert used <= MAY_IMPORT[layer] | {layer}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_games_are_named_in_games_only(path: Path) -> None:
    if "games" not in path.relative_to(SOURCE).parts:
        text = path.read_text(encoding="utf-8")
        assert not [name for name in parlour.games() if name in text]


def test_rules_import_no_numbers_machinery() -> None:
    for path in FILES:
        if "games" in path.parts or (
            path.parent.name == "kernel" and path.name not in ("compile.py", "cuda.py", "whole.py")
        ):
            assert not [name for name in imports(path) if name.split(".")[0] in ("numpy", "numba")]


def test_importing_parlour_is_light() -> None:
    code = "import sys; before = set(sys.modules); import parlour; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {name.split(".")[0] for name in done.stdout.split()} <= {"parlour", *sys.stdlib_module_names}
    assert not {"dataclasses", "tomllib", "json"} & set(done.stdout.split())


def test_a_game_needs_no_numbers_machinery() -> None:
    code = "import sys, parlour; [parlour.Match(g) for g in parlour.games()]; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
