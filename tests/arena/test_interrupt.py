"""Ctrl-C ends an arena at once, loses nothing, and says where the results are."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from multiprocessing import active_children
from pathlib import Path

import pytest
from runner import KOGGE, typed

from kogge.arena import crew
from kogge.arena.schedule import Contest


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_whoever_interrupts_is_told_where_it_goes_on(home: Path, tmp_path: Path, jobs: str) -> None:
    words = ("arena", "visby", "--bots", "greedy,random", "--save", str(tmp_path / "run"))
    process = subprocess.Popen(
        [*KOGGE, *words, "--games", "100000", "--jobs", jobs],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "LANG": "C.UTF-8"},
    )  # fmt: skip
    wait_for(tmp_path / "run" / "results.jsonl", process)

    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    out, err = process.communicate(timeout=240)

    assert process.returncode == 130
    assert out == ""
    assert err == (
        f"Interrupted. Results are kept in {tmp_path}/run; the same command continues from there.\n"
    )
    assert gone(process.pid), "no process is left behind"
    assert typed(*words, "--games", "2", "--jobs", "1").code == 0


@pytest.mark.parametrize("sort", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_the_process_that_they_work_for(
    home: Path, tmp_path: Path, sort: signal.Signals
) -> None:
    """As when a server stops while `kogge warm` compiles for it."""
    words = ("arena", "visby", "--bots", "greedy,random", "--save", str(tmp_path / "run"))
    process = subprocess.Popen(
        [*KOGGE, *words, "--games", "100000", "--jobs", "2"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True, start_new_session=True,
    )  # fmt: skip
    wait_for(tmp_path / "run" / "results.jsonl", process)

    process.send_signal(sort)  # to this process alone
    process.wait(timeout=240)

    assert gone(process.pid), "no process is left behind"


def wait_for(results: Path, process: subprocess.Popen[str]) -> None:
    """Wait until a game has been written down."""
    for _ in range(2400):
        assert process.poll() is None
        if results.exists() and results.read_text():
            return
        time.sleep(0.1)
    raise AssertionError("nothing is played")


def gone(group: int) -> bool:
    """Wait until all processes of a group have ended."""
    for _ in range(200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


def test_whoever_interrupts_does_not_wait_for_games_under_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(crew, "as_completed", interrupted)
    contest = Contest("visby", ("search/9000ms", "search/9000ms"), 8)
    began = time.monotonic()

    with pytest.raises(KeyboardInterrupt):
        next(crew.played(contest, list(contest.bouts()), jobs=2))

    assert time.monotonic() - began < 60, "a game takes minutes"
    assert not active_children()
