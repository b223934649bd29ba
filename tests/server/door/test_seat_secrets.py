"""Seats are bound to secrets: no one else moves them, and no one else looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from doors import knock
from served import Client, Line, Server

# Seats are bound to secrets.

ORDERS: dict[str, dict[str, Any]] = {
    "act": {"moment": 1, "actions": [0]},
    "try": {"moment": 1, "actions": [0]},
    "undo": {"moment": 1},
    "pause": {"paused": True},
    "agree": {"agreed": True},
    "say": {"words": "It was me"},
    "resign": {},
}


@pytest.fixture
def table(server: Server) -> Iterator[tuple[Line, Line]]:
    """Let two people sit down at a table."""
    anna, berta = server.client("Anna"), server.client("Berta")
    id = anna.open("visby", "me", "open")["id"]
    berta.do("POST", f"/api/tables/{id}/join", {})
    lines = anna.sit(id), berta.sit(id)
    yield lines
    for line in lines:
        line.close()


def strangers(server: Server, berta: Client) -> Iterator[Client]:
    """Yield all kinds of people who are not Anna."""
    yield berta
    yield Client(berta.port, token=berta.do("POST", "/api/tokens", {"label": "x"})["secret"])
    yield server.client("Carl")
    yield server.client("Anna")  # another person of the same name
    yield Client(server.port)
    yield Client(server.port, cookie="person-0")
    yield Client(server.port, cookie=berta.cookie[:-1])


def test_a_seat_obeys_its_owner_alone(server: Server, table: tuple[Line, Line]) -> None:
    anna, berta = table
    anna.drain()
    before = anna.states[0]
    for stranger in strangers(server, berta.client):
        line = stranger.sit(anna.table)
        for do, what in ORDERS.items():
            answer = line.order(do, seat=0, **what)
            assert answer["type"] == "refused"
            assert answer["refusal"]["reason"] == "not-yours"
        line.close()
    again = anna.client.sit(anna.table)
    assert again.states[0] == before, "nothing has changed"
    again.close()


def test_only_host_and_owner_may_change_who_sits_where(
    server: Server, table: tuple[Line, Line]
) -> None:
    anna, berta = table
    path = f"/api/tables/{anna.table}"
    asked: dict[str, Any] = {
        "leave": {"seat": 0}, "close": None, "mute": {"seat": 0, "muted": True},
    }  # fmt: skip
    for stranger in strangers(server, berta.client):
        expected = 403 if stranger.ask("GET", "/api/me").status == 200 else 401
        for name, body in asked.items():
            assert stranger.ask("POST", f"{path}/{name}", body).status == expected
    carl = server.client("Carl")
    for name, body in (("rematch", None), ("report", {"seat": 0, "words": "Hm"})):
        assert carl.ask("POST", f"{path}/{name}", body).status == 403


@pytest.mark.slow
def test_a_token_is_as_good_as_its_owner_until_it_is_taken_back(
    server: Server, table: tuple[Line, Line]
) -> None:
    anna = table[0].client
    made = anna.do("POST", "/api/tokens", {"label": "my bot"})
    program = Client(server.port, token=made["secret"])
    line = program.sit(table[0].table)
    assert line.seats == [0]
    assert line.act(0, "play knight merchant")["type"] == "done"

    assert server.client("Carl").ask("DELETE", f"/api/tokens/{made['id']}").status == 404
    anna.do("DELETE", f"/api/tokens/{made['id']}")
    assert program.ask("GET", "/api/me").status == 401
    assert program.ask("GET", "/api/games").status == 401, "a wrong token is not overlooked"
    assert knock(program, line.table)["refusal"]["reason"] == "token"
    while line.take() is not None:
        pass  # the line that was open with it soon ends too


def test_a_table_without_spectators_is_closed_to_strangers_when_it_is_over_too(
    server: Server,
) -> None:
    anna, berta, carl = (server.client(name) for name in ("Anna", "Berta", "Carl"))
    table = anna.open("visby", "me", "open", spectators=False)["id"]
    berta.do("POST", f"/api/tables/{table}/join", {})
    line = berta.sit(table)
    line.order("resign", seat=1)
    line.close()

    for path in ("log", "replay", "book", "match.txt", "match.json", "verify"):
        assert carl.ask("GET", f"/api/tables/{table}/{path}").status == 403
    fork = {"step": 0, "seat": 0}
    assert carl.ask("POST", f"/api/tables/{table}/fork", fork).status == 403
    assert anna.ask("POST", f"/api/tables/{table}/fork", fork).status == 201
    assert knock(carl, table)["refusal"]["reason"] == "no-spectators"
