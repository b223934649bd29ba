"""The capacity of the server, measured small: the figures are there, and nothing was lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import pytest
from cluster import running
from runner import kogge, typed

from kogge.bench.server import capacity, idle, letters, several
from kogge.bench.server.capacity import Wish
from kogge.bench.server.process import Process, started
from kogge.bench.server.several import Several
from kogge.cli.commands.site.capacity import FIGURES, LETTERS, SEVERAL
from kogge.speech.speech import Speech

BRIEF = 0.5  # seconds, where the command line allows no less than two
Servers = Callable[..., AbstractContextManager[Process]]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Start a server of either kind once: that takes longer than what is measured there."""
    database = str(tmp_path_factory.mktemp("capacity") / "kogge.sqlite")
    real_options = ("--database", database, "--idle", "500")
    with started("--bare") as bare, started(*real_options) as real:
        yield lambda *options: nullcontext(bare if "--bare" in options else real)


@pytest.fixture
def brief(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be waited for that only makes figures steadier."""
    for module in (capacity, letters, several):
        monkeypatch.setattr(module, "started", servers)
    monkeypatch.setattr(idle, "many_files", lambda: None)  # the limit of this process stays
    monkeypatch.setattr(capacity, "PAIRS", 2)
    monkeypatch.setattr(capacity, "BREATH", 0.05)
    monkeypatch.setattr(letters, "QUIET", 0.1)


def announced(names: list[str]) -> None:
    """Ask for what is told meanwhile, in words."""
    assert len(set(names)) > 1
    assert all(Speech("en").say(name) != name for name in names)


@pytest.mark.usefixtures("brief")
def test_a_small_measurement_tells_all_its_figures() -> None:
    said: list[str] = []
    found = capacity.measure(Wish(tables=2, seconds=BRIEF, sockets=4, idle=2, tries=4), said.append)

    assert found["seen"] == found["actions"] >= 1
    timed = ("p50_ms", "p99_ms", "all_heard_ms", "try_riga_p99_ms", "bare_rate")
    assert all(found[name] > 0 for name in timed)
    assert set(FIGURES) <= set(found)
    announced(said)


@pytest.mark.usefixtures("brief")
def test_one_process_several_and_people_apart_are_compared() -> None:
    said: list[str] = []
    found = several.measure(Several("", processes=2, tables=1, seconds=BRIEF), said.append)

    assert set(SEVERAL) <= set(found)
    assert all(value > 0 for value in found.values())
    announced(said)


@pytest.mark.usefixtures("brief")
def test_tables_by_letter_that_only_wait_are_measured() -> None:
    said: list[str] = []
    found = letters.measure(2, BRIEF, said.append)

    assert set(LETTERS) == set(found)
    assert found["letters_tables"] == 2
    announced(said)


@pytest.mark.parametrize(
    ("options", "module", "limits"),
    [
        ((), capacity, FIGURES),
        (("--letters", "7"), letters, LETTERS),
        (("--processes", "2", "--database", "postgresql://nowhere"), several, SEVERAL),
    ],
)
def test_figures_are_told_to_people_and_to_programs(
    options: tuple[str, ...], module: Any, limits: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is measured is tried above: here every figure is a thousand and something."""
    figures = {name: 1000.0 + number for number, name in enumerate(limits)}
    monkeypatch.setattr(module, "measure", lambda *_: figures)

    assert json.loads(typed("capacity", *options, "--json").out) == figures
    shown = typed("capacity", *options)
    assert (shown.code, shown.err) == (0, "")
    assert all(f"{figure:,.0f}" in shown.out for figure in figures.values())


def test_a_measurement_that_fails_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> None:
        raise RuntimeError("seat 1 has lost a message")

    monkeypatch.setattr(capacity, "measure", failing)
    done = typed("capacity")

    assert done.code == 2
    assert "seat 1 has lost a message" in done.err
    assert done.err.count("\n") == 1


def test_several_processes_are_refused_without_postgresql() -> None:
    done = typed("--lang", "en", "capacity", "--processes", "2")

    assert done.code == 2
    assert "several processes need PostgreSQL" in done.err


# By the command line, from the first process to the last.


def measured(*options: str) -> Any:
    """Measure something, and return the figures."""
    done = kogge("capacity", *options, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


@pytest.mark.soak
def test_the_command_line_measures_and_loses_nothing() -> None:
    small = ["--tables", "4", "--seconds", "2", "--sockets", "20", "--idle", "20", "--tries", "30"]
    found = measured(*small)

    assert found["seen"] == found["actions"] >= 4
    assert set(FIGURES) <= set(found)


@pytest.mark.soak
def test_several_processes_over_one_database_lose_nothing() -> None:
    with running() as cluster:
        small = ("--tables", "3", "--seconds", "2", "--database", cluster.database())
        found = measured("--processes", "2", *small)

    assert set(SEVERAL) <= set(found)
    assert all(value > 0 for value in found.values())


@pytest.mark.soak
def test_the_command_line_measures_tables_by_letter() -> None:
    found = measured("--letters", "5", "--seconds", "2")

    assert set(LETTERS) == set(found)
    assert found["letters_tables"] == 5
