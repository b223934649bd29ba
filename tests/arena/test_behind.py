"""Work behind everything else leaves nothing behind, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from keeper import PROCESSES, bearing
from kogge.arena.workers import NICE, Behind

MARK = "KOGGE_BEHIND"
PROGRAM = """
import signal, time
from kogge.arena.workers import Behind
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # tests may run where it is ignored
Behind('idler')
time.sleep(600)
"""

pytestmark = pytest.mark.skipif(not PROCESSES.is_dir(), reason="marks are found in /proc")


@pytest.fixture
def mark(monkeypatch: pytest.MonkeyPatch) -> str:
    """Mark what is started from here, so that it can be found again."""
    mark = f"{os.getpid()}-{time.time_ns()}"
    monkeypatch.setenv(MARK, mark)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    return mark


def wait_for(condition: Callable[[], bool]) -> None:
    for _ in range(1200):
        if condition():
            return
        time.sleep(0.1)
    raise AssertionError("that takes too long")


def test_whoever_stops_it_stops_its_workers(mark: str) -> None:
    behind = Behind("idler")
    wait_for(lambda: len(bearing(MARK, mark)) > 1)

    assert not behind.is_over
    assert os.getpriority(os.PRIO_PROCESS, behind.process.pid) >= NICE
    behind.close()
    assert behind.is_over
    wait_for(lambda: not bearing(MARK, mark))


@pytest.mark.parametrize("sort", [signal.SIGTERM, signal.SIGKILL, signal.SIGHUP])
def test_it_ends_with_the_program_that_it_works_for(mark: str, sort: signal.Signals) -> None:
    command = [sys.executable, "-c", PROGRAM]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    wait_for(lambda: len(bearing(MARK, mark)) > 2)

    process.send_signal(sort)

    said, _ = process.communicate(timeout=60)
    assert said == b""
    wait_for(lambda: not bearing(MARK, mark))


def test_it_is_known_when_it_is_over() -> None:
    behind = Behind("kogge", "--version")
    wait_for(lambda: behind.is_over)
    behind.close()

    assert behind.process.returncode == 0
