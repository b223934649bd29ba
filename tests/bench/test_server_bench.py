"""The capacity of the server, measured small: the figures are there, and nothing was lost."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from cluster import running

from kogge.cli.commands.site.capacity import FIGURES, LETTERS, SEVERAL


def measured(*options: str) -> Any:
    """Measure something, and return the figures."""
    done = subprocess.run(
        [sys.executable, "-m", "kogge", "--lang", "en", "capacity", *options, "--json"],
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_a_small_measurement_tells_all_its_figures() -> None:
    small = ["--tables", "4", "--seconds", "2", "--sockets", "20", "--idle", "20", "--tries", "30"]
    found = measured(*small)

    assert found["seen"] == found["actions"] >= 4
    timed = ("p50_ms", "p99_ms", "all_heard_ms", "try_riga_p99_ms", "bare_rate")
    assert all(found[name] > 0 for name in timed)
    assert set(FIGURES) <= set(found)


@pytest.mark.slow
def test_several_processes_over_one_database_lose_nothing() -> None:
    with running() as cluster:
        small = ("--tables", "3", "--seconds", "2", "--database", cluster.database())
        found = measured("--processes", "2", *small)

    assert set(SEVERAL) <= set(found)
    assert all(value > 0 for value in found.values())


@pytest.mark.slow
def test_tables_by_letter_are_measured() -> None:
    found = measured("--letters", "5", "--seconds", "2")

    assert set(LETTERS) == set(found)
    assert found["letters_tables"] == 5


def test_several_processes_are_refused_without_postgresql() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kogge", "--lang", "en", "capacity", "--processes", "2"],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip

    assert done.returncode == 2
    assert "several processes need PostgreSQL" in done.stderr
