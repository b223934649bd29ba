"""Nothing outlives a test run, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from keeper import PROCESSES, bearing

HERE = Path(__file__).parent
MARK = "KOGGE_TEST_OF_THE_KEEPER"
WAIT = 600.0  # seconds for anything that must happen at all, on a machine that is very busy
RUN = """
import time
from pathlib import Path
from cluster import running
from served import serving

def test_that_takes_long(tmp_path):
    with running(), serving(tmp_path / "kogge.sqlite"):
        Path({ready!r}).touch()
        time.sleep(600)
"""

pytestmark = pytest.mark.skipif(not PROCESSES.is_dir(), reason="a keeper looks into /proc")


@pytest.fixture
def run(tmp_path: Path, processes: int) -> Iterator[subprocess.Popen[bytes]]:
    """Yield a run of pytest in the middle of a test that has started servers."""
    (tmp_path / "test_long.py").write_text(RUN.format(ready=str(tmp_path / "ready")))
    folders = [str(folder) for folder in (HERE, HERE / "server")]
    run = subprocess.Popen(
        [
            sys.executable, "-m", "pytest", "-p", "conftest", "-n", str(processes),
            "--rootdir", str(tmp_path), "--basetemp", str(tmp_path / "base"), "test_long.py",
        ],
        cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(folders), MARK: str(tmp_path)},
    )  # fmt: skip
    wait_for(lambda: (tmp_path / "ready").exists() or run.poll() is not None)
    assert run.poll() is None
    yield run
    run.kill()
    run.wait()


def wait_for(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + WAIT
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize("processes", [0, 1])
@pytest.mark.parametrize("sort", [signal.SIGINT, signal.SIGKILL])
def test_nothing_outlives_a_test_run(
    run: subprocess.Popen[bytes], sort: signal.Signals, tmp_path: Path
) -> None:
    assert len(bearing(MARK, str(tmp_path))) > 3, "pytest, its keeper, a server and PostgreSQL"

    run.send_signal(sort)  # to this process alone
    run.wait(WAIT)

    wait_for(lambda: not bearing(MARK, str(tmp_path)))
