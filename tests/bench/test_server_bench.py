"""The capacity of the server, measured small: the figures are there, and nothing was lost."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from kogge.cli.commands.site.capacity import FIGURES


@pytest.mark.slow
def test_a_small_measurement_tells_all_its_figures() -> None:
    small = ["--tables", "4", "--seconds", "2", "--sockets", "20", "--idle", "20", "--tries", "30"]
    done = subprocess.run(
        [sys.executable, "-m", "kogge", "capacity", *small, "--json"],
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["seen"] == found["actions"] >= 4
    timed = ("p50_ms", "p99_ms", "all_heard_ms", "try_riga_p99_ms", "bare_rate")
    assert all(found[name] > 0 for name in timed)
    assert set(FIGURES) <= set(found)
