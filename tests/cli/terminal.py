"""The command as a person or a pipe meets it."""

import codecs
import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 20  # seconds until something that never comes is given up
PROMPT = "\n> "

_CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")

# The child takes the terminal as its own, so that Ctrl-C reaches it as it would a person's.
_CHILD = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from parlour.cli.main import main
sys.argv[0] = "parlour"
main()
"""


def environment(home: Path, **more: str) -> dict[str, str]:
    names = {"XDG_DATA_HOME": str(home), "TERM": "xterm", "COLUMNS": "100", "LINES": "40", "PYTHONUTF8": "1"}
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
    return {**kept, **names, **more}


def parlour(home: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """In a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(home, **more),
        check=False,
    )


class Terminal:
    """In a terminal: what is typed, and what is on the screen since."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self.ours, theirs = pty.openpty()
        self.raw, self.seen = "", ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.child = subprocess.Popen(
            [sys.executable, "-c", _CHILD, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env=environment(home, **more),
        )
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.child.poll() is None:
            self.child.kill()
        self.child.wait()
        os.close(self.ours)

    def until(self, *texts: str, patience: float = PATIENCE) -> str:
        """What appears up to and with the first of these texts; what follows it is left for the next call."""
        end = time.monotonic() + patience
        while not (ends := [self.seen.index(text) + len(text) for text in texts if text in self.seen]):
            if not select.select([self.ours], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError(f"{texts} never came after:\n{self.seen}")
            try:
                read = self.decoder.decode(os.read(self.ours, 65536))
            except OSError:
                raise AssertionError(f"it ended without {texts}:\n{self.seen}") from None
            self.raw += read
            self.seen = _CODES.sub("", self.seen + read.replace("\r", ""))
        seen, self.seen = self.seen[: min(ends)], self.seen[min(ends) :]
        return seen

    def type(self, line: str, *until: str) -> str:
        os.write(self.ours, f"{line}\n".encode())
        return self.until(*(until or (PROMPT,)))

    def press(self, key: bytes) -> None:
        os.write(self.ours, key)

    def interrupt(self, until: str) -> str:
        """Ctrl-C; pressed again if it fell just between Python's showing of a prompt and its waiting for a key."""
        for _ in range(PATIENCE):
            self.press(b"\x03")
            with contextlib.suppress(TimeoutError):
                return self.until(until, patience=1)
        raise AssertionError(f"{until!r} never came after:\n{self.seen}")

    def kill(self) -> None:
        self.child.send_signal(signal.SIGKILL)
        self.child.wait()

    def ends(self) -> int:
        """The exit code, once all is read."""
        with contextlib.suppress(OSError):
            while os.read(self.ours, 65536):
                pass
        return self.child.wait(PATIENCE)
