"""Health: "well" means that the store can be written; and errors do not flood the log."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from housed import housed
from launched import PLAIN, WIDE, started
from served import Client, Server

from kogge.server.store import Write, open_store
from kogge.server.store.upkeep import PULSE
from kogge.server.watch.logs import Seldom, failed
from kogge.server.watch.pulse import Pulse

FREE = resource.RLIM_INFINITY


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Keep a server from writing to any file, for a while."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, FREE))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (FREE, FREE))


def healthy(server: Server) -> int:
    """Return the server's health."""
    return Client(server.port).ask("GET", "/healthz").status


def test_a_full_disk_is_no_health_and_one_line_a_minute(tmp_path: Path) -> None:
    database, fresh = str(tmp_path / "kogge.sqlite"), "from kogge.server.watch import pulse\n"
    fresh += "pulse.LASTING = 0\n"  # or a good answer would hold for a while
    with started(database, fresh + PLAIN, limits=WIDE) as server:
        anna = server.client("Anna")
        line = anna.sit(anna.open("visby", "me", "open", "open")["id"])
        assert healthy(server) == 200
        with full_disk(server):
            for _ in range(20):
                answer = line.order("say", seat=0, words="Is anybody there?")
                assert answer["type"] == "refused"
            for _ in range(5):
                assert Client(server.port).ask("POST", "/api/me", {"name": "Berta"}).status == 500
            assert healthy(server) == 503
            assert "store" in Client(server.port).ask("GET", "/healthz").json["sentence"]
            assert Client(server.port).ask("GET", "/api/games").status == 200
        assert healthy(server) == 200
        assert line.order("say", seat=0, words="I am")["type"] == "done"
        line.close()
        server.stop()
    grave = [json.loads(line) for line in server.lines if '"level": "error"' in line]
    assert "a command failed" in {trouble["what"] for trouble in grave}
    assert len(grave) == len({(trouble["what"], trouble["kind"]) for trouble in grave})
    assert len([line for line in server.lines if '"status": 500' in line]) == 1


class Counted:
    """A store that only counts what is written, as slowly as wanted."""

    def __init__(self, seconds: float = 0) -> None:
        self.writes: list[Write] = []
        self.seconds = seconds

    async def write(self, *writes: Write, announce: str = "") -> None:
        self.writes += writes
        await asyncio.sleep(self.seconds)


def test_however_many_ask_it_is_written_once() -> None:
    async def test() -> None:
        store: Any = Counted()
        pulse = Pulse(store, lambda: 7)
        assert all(await asyncio.gather(*(pulse.beats() for _ in range(500))))
        assert store.writes == [Write(PULSE, (7,), 1)]

    asyncio.run(test())


def test_a_store_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kogge.server.watch.pulse.PATIENCE", 0.05)

    async def test() -> None:
        store: Any = Counted(3600)
        pulse = Pulse(store, lambda: 7)
        async with asyncio.timeout(60):
            assert not any(await asyncio.gather(*(pulse.beats() for _ in range(20))))
        assert len(store.writes) == 1

    asyncio.run(test())


def test_both_stores_have_a_pulse(database: str) -> None:
    async def test() -> None:
        store = await open_store(database)
        assert await Pulse(store, lambda: 7).beats()
        assert await store.fetch("SELECT at FROM pulse") == [(7,)]
        await store.close()

    asyncio.run(test())


def test_a_flood_of_questions_is_answered(tmp_path: Path) -> None:
    with housed(tmp_path / "kogge.sqlite") as server, ThreadPoolExecutor(8) as pool:
        asked = pool.map(lambda _: Client(server.port).ask("GET", "/healthz").status, range(80))
        assert set(asked) == {200}


# What is logged.


class Kept(logging.Handler):
    """Keeps lines as they come."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def record(message: str, error: Exception | None = None) -> logging.LogRecord:
    """Return a line as it would be written, with an error in it."""
    log, kept = logging.getLogger("kogge.test"), Kept()
    log.addHandler(kept)
    failed(log, message, error or ValueError("a secret"))
    log.removeHandler(kept)
    return kept.records[0]


def test_a_trouble_is_written_once_a_minute_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("kogge.server.watch.logs.time.monotonic", lambda: now)
    seldom = Seldom()
    shown = [seldom.filter(record("it failed")) for _ in range(100)]
    assert shown == [True] + [False] * 99
    assert seldom.filter(record("something else failed"))
    assert seldom.filter(record("it failed", KeyError("x"))), "of another kind"
    now += 61
    again = record("it failed")
    assert seldom.filter(again)
    assert vars(again)["again"] == 99


def test_what_is_no_trouble_is_always_written() -> None:
    seldom = Seldom()
    line = logging.LogRecord("kogge", logging.INFO, "", 0, "as it should be", (), None)
    assert all(seldom.filter(line) for _ in range(10))


def test_only_so_many_troubles_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kogge.server.watch.logs.TROUBLES", 5)
    seldom = Seldom()
    for number in range(50):
        seldom.filter(record(f"trouble {number}"))
    assert len(seldom.last) == 5


def test_the_words_of_an_error_are_not_written_down() -> None:
    assert "a secret" not in str(vars(record("it failed")))
