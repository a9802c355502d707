"""The wheel, installed plain in an empty environment: every game is played there, without NumPy and Numba."""

import os
import stat
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

import parlour

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300  # seconds; nothing here should take more than a few


def run(*command: str | Path, at: Path, check: bool = True) -> subprocess.CompletedProcess[str]:
    """In another folder than the sources, with nothing that points to them, and a home of its own."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "XDG_", "PARLOUR_"))}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=at,
        env={**kept, "HOME": str(at), "PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0 or not check, f"{command}:\n{done.stdout}\n{done.stderr}"
    return done


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT
    run(*build, at=folder)
    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where `parlour` and `python` lie in an environment with the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False)
    found = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = sys.executable, "-m", "pip", "--python", found / "python"
    run(*pip, "install", "--quiet", "--constraint", ROOT / "constraints.txt", wheel, at=folder)
    return found


def python(scripts: Path, code: str, at: Path) -> str:
    return run(scripts / "python", "-c", code, at=at).stdout.strip()


def test_what_is_in_the_wheel(wheel: Path) -> None:
    files = set(zipfile.ZipFile(wheel).namelist())
    wanted = {"parlour/py.typed", "parlour/table/RULES.md", "parlour/table/lang/en.ftl"}
    for game in parlour.games():
        wanted |= {f"parlour/games/{game}/{name}" for name in ("deck.toml", "RULES.md", "lang/en.ftl")}
    assert not wanted - files
    assert not [name for name in files if not name.startswith(("parlour/", "parlour-"))]


def test_a_plain_installation_has_no_numbers_machinery(scripts: Path, tmp_path: Path) -> None:
    code = "import importlib.util as u; print([n for n in ('numpy', 'numba', 'llvmlite') if u.find_spec(n)])"
    assert python(scripts, code, tmp_path) == "[]"


def test_it_is_the_installed_one(scripts: Path, tmp_path: Path) -> None:
    assert python(scripts, "import parlour; print(parlour.__file__)", tmp_path).startswith(str(scripts.parent))
    for command in ([scripts / "parlour"], [scripts / "python", "-m", "parlour"]):
        assert run(*command, "--version", at=tmp_path).stdout == f"{parlour.__version__}\n"


@pytest.mark.parametrize("game", parlour.games())
def test_a_whole_game(game: str, scripts: Path, tmp_path: Path) -> None:
    done = run(scripts / "parlour", "play", game, "--seed", "7", at=tmp_path)
    assert "The game is over" in done.stdout
    assert not done.stderr


def test_compiled_says_what_it_needs(scripts: Path, tmp_path: Path) -> None:
    done = run(scripts / "parlour", "bench", "--run", "cpu", at=tmp_path, check=False)
    assert done.returncode == 2
    assert "pip install 'parlour[fast]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_installation_that_cannot_be_written(scripts: Path, tmp_path: Path) -> None:
    site = Path(python(scripts, "import sysconfig; print(sysconfig.get_path('purelib'))", tmp_path))
    before = sorted(site.rglob("*"))
    modes = {path: path.stat().st_mode for path in [site, *before]}
    try:
        for path, mode in modes.items():
            path.chmod(mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))
        if os.geteuid() != 0:  # who may write anyway
            with pytest.raises(PermissionError):
                (site / "file").touch()
        for game in parlour.games():
            assert "The game is over" in run(scripts / "parlour", "play", game, at=tmp_path).stdout
        assert sorted(site.rglob("*")) == before
    finally:
        for path, mode in modes.items():
            path.chmod(mode)
