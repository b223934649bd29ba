"""Ends everything a test run has started as soon as the run itself has ended, however it ended.

Fixtures clean up after themselves, but not after a second Ctrl-C, a kill, or in a process of
pytest-xdist whose master was interrupted. So every run bears a mark in its environment, which
everything it starts inherits: servers, PostgreSQL, Chromium, Ray, and whatever those start.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

MARK = "KOGGE_TEST_RUN"
PROCESSES = Path("/proc")  # on systems without it only fixtures clean up
LOOK = 0.2  # seconds between two looks
GRACE = 10.0  # seconds for processes that are asked to end


def keep() -> subprocess.Popen[bytes]:
    """Mark this process as a test run, and start its keeper; Ctrl-C does not reach the keeper."""
    os.environ[MARK] = f"{os.getpid()}-{time.time_ns()}"
    quiet = subprocess.DEVNULL
    command = [sys.executable, "-S", __file__, str(os.getpid())]
    return subprocess.Popen(
        command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )


def bearing(name: str, mark: str) -> list[int]:
    """Return the other processes that were started with a mark in their environment."""
    found = []
    for folder in PROCESSES.glob("[0-9]*"):
        with suppress(OSError):  # it may just have ended
            if f"{name}={mark}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return [pid for pid in found if pid != os.getpid()]


def end(run: str) -> None:
    """Ask everything that is left of a run to end, and make sure that it does."""
    for sort in (signal.SIGTERM, signal.SIGKILL):
        for pid in bearing(MARK, run):
            with suppress(OSError):
                os.kill(pid, sort)
        last = time.monotonic() + GRACE
        while bearing(MARK, run) and time.monotonic() < last:
            time.sleep(LOOK)


def main(master: int) -> None:
    """Wait until the run has ended."""
    while os.getppid() == master:
        time.sleep(LOOK)
    end(os.environ[MARK])


if __name__ == "__main__":
    main(int(sys.argv[1]))
