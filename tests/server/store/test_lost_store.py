"""A database that falls silent or is lost in the middle: no one waits forever, or is misled."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from housed import housed
from players import recorded
from proxy import Loss, Proxy, proxied
from served import Line, Server

from kogge.server.store import Away, Unknown, Write
from kogge.server.store import postgres as server_side
from kogge.server.watch import pulse
from kogge.table.ledger import Played

PERSON = "INSERT INTO people VALUES (?, ?, NULL, '', '', 0, 0)"
AMPLE = 30.0  # seconds, on a machine busy with other work


@pytest.fixture
def proxy(postgres: str) -> Iterator[Proxy]:
    with proxied(postgres) as proxy:
        proxy.mark = b"mine"
        yield proxy


@pytest.fixture
def server(proxy: Proxy) -> Iterator[Server]:
    with housed(proxy.address) as server:
        yield server


def table_of(server: Server) -> Line:
    """Return Anna at a table of her own."""
    anna = server.client("Anna")
    return anna.sit(anna.open("haithabu", "me", "me")["id"])


def mover(line: Line) -> int:
    """Return the seat that is asked."""
    [seat] = line.states[0]["asked"]
    return int(seat)


def moves(postgres: str, line: Line, command: str) -> int:
    """Return how often a command was carried out, according to the database."""
    records = recorded(postgres, line.table)
    return sum(isinstance(r, Played) and r.command.endswith(f" {command}") for r in records)


def test_a_store_that_does_not_answer_is_given_up(
    proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_side, "LIMIT", 0.5)

    async def story() -> None:
        store = await server_side.PostgresStore.open(proxy.address)
        await store.fetch("SELECT 1")
        proxy.flowing.clear()
        for _ in range(12):  # more often than the pool has connections
            both = store.fetch("SELECT 1"), store.write(Write(PERSON, ("a", "Anna")))
            answers = await asyncio.wait_for(asyncio.gather(*both, return_exceptions=True), AMPLE)
            assert [type(answer) for answer in answers] == [Away, Away]
        proxy.flowing.set()
        await store.write(Write(PERSON, ("b", "Berta")))
        assert await store.fetch("SELECT name FROM people WHERE id = 'b'") == [("Berta",)]
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("loss", ["before", "after"])
def test_a_commit_that_is_lost_is_said_to_be_unknown(proxy: Proxy, loss: Loss) -> None:
    async def story() -> None:
        store = await server_side.PostgresStore.open(proxy.address)
        proxy.loss = loss
        with pytest.raises(Unknown):
            await store.write(Write(PERSON, ("mine", "Anna")))
        rows = await store.fetch("SELECT name FROM people")
        assert rows == ([("Anna",)] if loss == "after" else [])
        await store.close()

    asyncio.run(story())


def test_health_answers_soon_though_the_store_does_not(
    server: Server, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "LASTING", 0)  # or a good answer would hold for a while
    client = server.client()
    assert client.ask("GET", "/healthz").status == 200
    proxy.flowing.clear()
    started = time.monotonic()
    answer = client.ask("GET", "/healthz")
    assert time.monotonic() - started < AMPLE
    assert (answer.status, answer.json["reason"]) == (503, "store")
    proxy.flowing.set()
    while client.ask("GET", "/healthz").status != 200:
        assert time.monotonic() - started < 2 * AMPLE


@pytest.mark.parametrize("loss", ["before", "after"])
def test_the_server_finds_out_what_became_of_a_command(
    server: Server, proxy: Proxy, postgres: str, loss: Loss
) -> None:
    line = table_of(server)
    seat = mover(line)
    proxy.loss = loss
    answer = line.act(seat, line.states[seat]["legal"][0]["action"], id="mine")
    assert proxy.lost.is_set()
    assert answer["type"] == "done"
    assert moves(postgres, line, "mine") == 1


@pytest.mark.parametrize("loss", ["before", "after"])
def test_whoever_is_told_that_it_is_unknown_repeats_it_and_learns(
    server: Server, proxy: Proxy, postgres: str, loss: Loss
) -> None:
    line = table_of(server)
    seat, moment = mover(line), line.states[mover(line)]["moment"]
    action = line.states[seat]["legal"][0]["action"]
    proxy.stays_away, proxy.loss = True, loss
    answer = line.act(seat, action, id="mine")
    assert answer["refusal"]["reason"] == "unknown"
    again = line.act(seat, action, id="mine", moment=moment)
    assert again["refusal"]["reason"] == "away", "nothing was tried that could be half done"
    proxy.come_back()
    while answer["type"] != "done":
        answer = line.act(seat, action, id="mine", moment=moment)
        assert answer["type"] == "done" or answer["refusal"]["reason"] in ("away", "unknown")
        time.sleep(0.1)
    assert moves(postgres, line, "mine") == 1
