"""Two server processes on one database, and people at both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from cluster import Cluster
from players import Order, Player, luck_of
from served import Client, Line, Server, serving

from soaking import SOAK

SOON = 5.0  # seconds at most until one process shows what the other did; usually far less
ROUNDS = 15 if SOAK else 5
STROKE = 0.05  # seconds between two strokes of the clock at which all act
FAST = """
import sys
from kogge.table.time import clock
clock.MINUTE = 1500  # milliseconds, so that a clock of a minute runs out while we look
from kogge.cli import main
sys.argv[1:1] = ["--lang", "en", "serve", "--no-warm"]
main()
"""

Servers = tuple[Server, Server]
Couple = tuple[Player, Player]
Message = dict[str, Any]


@pytest.fixture(scope="module")
def site(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture(scope="module")
def servers(site: str) -> Iterator[Servers]:
    with two(site) as servers:
        yield servers


@contextmanager
def two(database: str, launch: str = "") -> Iterator[Servers]:
    """Run two servers on one database; they must have nothing to complain about."""
    with serving(database, launch=launch) as first, serving(database, launch=launch) as second:
        yield first, second
    for server in (first, second):
        assert not [line for line in server.lines if '"level": "error"' in line]


@pytest.fixture
def seats() -> Iterator[list[Player]]:
    """Collect players, so that all leave in the end."""
    seats: list[Player] = []
    yield seats
    for player in seats:
        player.stand_up()


def sitter(client: Client, table: str, seat: int) -> Player:
    return Player(client, table, seat, luck_of(str(seat)))


def seated(servers: Servers, seats: list[Player], game: str = "visby", **wishes: Any) -> Couple:
    """Return Anna at the first process and Berta at the second, at one table."""
    first, second = servers
    anna, berta = first.client("Anna"), second.client("Berta")
    table = anna.open(game, "me", "open", **wishes)["id"]
    berta.do("POST", f"/api/tables/{table}/join", {})
    seats += [sitter(anna, table, 0), sitter(berta, table, 1)]
    for sitting in seats[-2:]:
        sitting.sit_down()
    return seats[-2], seats[-1]


def elsewhere(server: Server, client: Client) -> Client:
    """Return the same browser, sent to another process."""
    return Client(server.port, client.cookie)


def hears(line: Line, wanted: Callable[[Message], Any]) -> Message:
    """Return a message that must come soon."""
    return dict(line.until(wanted, SOON))


def news(line: Line, *kinds: str) -> list[Message]:
    """Return news of some kind that must come soon."""
    return list(hears(line, lambda m: any(n["kind"] in kinds for n in m.get("news", ())))["news"])


def act(player: Player, name: str) -> Order:
    """Play an action by its name."""
    state = player.line.asked(player.seat)
    number = {legal["name"]: legal["action"] for legal in state["legal"]}[name]
    order = player.order("act", moment=state["moment"], actions=[number])
    assert order.done, order
    return order


def noted(message: Message, note: str, seat: int) -> bool:
    """Return whether a message notes something about a seat."""
    return (note, seat) in [(n.get("note"), n["seat"]) for n in message.get("news", ())]
