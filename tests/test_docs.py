"""What the documents say holds: commands run, links lead somewhere, examples are true."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import Match
from parlour.table import scenarios

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 120  # seconds for one block

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
ADDRESS = re.compile(r"[a-z]+:")

# None of these patterns fits its own text.
OURS = re.compile(r"(?<![\w.~-])/(?:work|root|home|tmp)(?![\w-])")
REGISTRY = re.compile(r"https?://[^\s\"'<>)]*(?:pypi|pythonhosted|npmjs|registry|artifactory|nexus|/simple\b)")
ELSEWHERE = re.compile(r"(?:href|src)=|url\(['\"]?(?!#)|@import")


def blocks(name: str, *languages: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = BLOCK.findall((ROOT / name).read_text(encoding="utf-8"))
    return [(language, text) for language, text in found if language in languages]


def tracked() -> list[Path]:
    """All files that git knows or would add."""
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [path for name in sorted(set(listed.split("\0"))) if name and (path := ROOT / name).is_file()]


def test_the_commands_of_the_readme(tmp_path: Path) -> None:
    """Top to bottom in one folder, as a reader would; `console` blocks are those that install or need a GPU."""
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "bin").symlink_to(Path(sys.executable).parent)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "XDG_DATA_HOME": str(tmp_path / "data"), "PYTHONUTF8": "1"}
    for language, text in blocks("README.md", "sh", "python"):
        shell = ["sh", "-e", "-c", text.replace("parlour bench", "parlour bench --seconds 0.1")]
        done = subprocess.run(
            shell if language == "sh" else [sys.executable, "-c", text],
            cwd=tmp_path,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, ""), f"{text}\n{done.stdout}\n{done.stderr}"
        assert done.stdout or ">" in text


@pytest.mark.parametrize("name", ["docs/scenarios.md"])
def test_scenarios_in_documents_hold(name: str, tmp_path: Path) -> None:
    found = blocks(name, "yaml")
    assert found
    for _, text in found:
        path = tmp_path / "scenario.yaml"
        path.write_text(text, encoding="utf-8")
        for scenario in scenarios.read(path):
            scenarios.run(scenario)


def test_the_record_in_the_documents_holds() -> None:
    record = blocks("docs/records.md", "text")[0][1]
    assert Match.from_record(record).record() == record


def test_links_to_files_lead_somewhere() -> None:
    for path in tracked():
        if path.suffix == ".md":
            links = LINK.findall(path.read_text(encoding="utf-8"))
            files = [link.partition("#")[0] for link in links if not ADDRESS.match(link)]
            assert not [link for link in files if link and not (path.parent / link).exists()], path


def test_pictures_fetch_nothing() -> None:
    pictures = [path for path in tracked() if path.suffix == ".svg"]
    assert pictures
    for path in pictures:
        assert not ELSEWHERE.findall(path.read_text(encoding="utf-8")), path


def test_no_paths_of_a_machine_and_no_registries() -> None:
    found: list[str] = []
    for path in tracked():
        text = path.read_bytes().decode(errors="replace")
        for pattern in (OURS, REGISTRY):
            found += [f"{path.relative_to(ROOT)}: {hit[0]}" for hit in pattern.finditer(text)]
    assert not found
