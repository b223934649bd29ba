"""What lasts does not come from outside, and nothing is answered beyond the limit."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from housed import housed
from launched import free_port
from raws import raw, request, status
from served import Client, Server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kogge import wire
from kogge.bots.bot import BOTS
from kogge.server.api.preview import SHARED
from kogge.server.api.routes import ROUTES
from kogge.server.app import PAGES
from kogge.server.settings import Limits, Rate
from kogge.server.watch import metrics

ROUTE_LABELS = {route.path for route in ROUTES} | {*SHARED, PAGES, metrics.OTHER}
KINDS = {kind.__struct_config__.tag for kind in wire.Commands.__args__} | {"none"}


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, int]]:
    """Run a server that serves metrics."""
    port = free_port()
    with housed(tmp_path_factory.mktemp("labels") / "kogge.sqlite", metrics=port) as server:
        yield server, port


def labels(port: int, family: str, name: str) -> set[str]:
    """Return the values that a label of some metrics has had."""
    page = Client(port).do_text("GET", "/metrics")
    found = re.findall(rf'^{family}(?:_total|_count)\{{.*?{name}="([^"]*)"', page, re.MULTILINE)
    return set(found)


def test_no_label_comes_from_outside(figures: tuple[Server, int]) -> None:
    server, port = figures
    for number in range(40):
        odd = f"M{number}".encode() + b"x" * 20_000
        raw(server.port, request(b"/api/games", method=odd))
        raw(server.port, request(f"/nowhere/{number}".encode()))
        raw(server.port, request(f"/api/tables/t{number}".encode()))
    anna = server.client("Anna")
    line = anna.sit(anna.open("visby", "me", "random", "greedy")["id"])
    line.send("dance", seat=0)
    line.act(0, "play knight merchant")
    line.close()

    assert labels(port, "kogge_requests", "method") <= {*metrics.METHODS, metrics.OTHER}
    assert metrics.OTHER in labels(port, "kogge_requests", "method")
    assert labels(port, "kogge_requests", "route") <= ROUTE_LABELS
    assert all(re.fullmatch("[0-5]\\d\\d|0", s) for s in labels(port, "kogge_requests", "status"))
    assert labels(port, "kogge_commands", "do") <= KINDS
    assert labels(port, "kogge_commands", "outcome") <= {"done", "refused"}
    assert labels(port, "kogge_bot_seconds", "bot") <= set(BOTS)
    assert len(Client(port).do_text("GET", "/metrics")) < 100_000
    assert not [line for line in server.lines if "x" * 100 in line], "nor is it written down"


def test_the_bot_of_a_stored_table_is_a_label_only_if_there_is_one() -> None:
    assert metrics.label("a bot of another version", BOTS) == metrics.OTHER


ASKED = {
    "a route": ("GET", "/api/games"),
    "nothing of ours": ("GET", "/api/nowhere"),
    "no page": ("GET", "/nowhere.png"),
    "the start page": ("GET", "/"),
    "a method that is not known here": ("PUT", "/api/games"),
    "a method that is not known anywhere": ("BREW", "/api/games"),
    "no method at all here": ("POST", "/"),
    "a body that is too large": ("POST", "/api/me"),
}


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server that answers three times, behind a proxy that is the test."""
    few = Limits(requests=Rate(3, 0), body=10)
    folder = tmp_path_factory.mktemp("few")
    with housed(folder / "kogge.sqlite", limits=few, trust_proxy=True) as server:
        yield server


@pytest.mark.parametrize("asked", ASKED)
def test_the_limit_stands_before_every_answer(asked: str, narrow: Server) -> None:
    nobody, (method, path) = Client(narrow.port), ASKED[asked]
    body = b'{"name": "somebody"}' if method == "POST" else None
    here = {"x_forwarded_for": f"192.0.2.{list(ASKED).index(asked)}"}
    found = [nobody.ask(method, path, body, **here).status for _ in range(5)]
    assert found[3:] == [429, 429]
    assert 429 not in found[:3]


@pytest.mark.parametrize("path", ["/api/tables/x/socket", "/api/nowhere", "/"])
def test_the_limit_stands_before_sockets_too(path: str, narrow: Server) -> None:
    here = {"x-forwarded-for": f"198.51.100.{len(path)}"}
    for _ in range(3):
        Client(narrow.port).ask("GET", "/api/games", **here)
    address = f"ws://127.0.0.1:{narrow.port}{path}"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, compression=None, additional_headers=here).__enter__()
    assert refused.value.response.status_code == 429


def test_a_request_that_is_none_is_answered_once(figures: tuple[Server, int]) -> None:
    assert status(raw(figures[0].port, b"\0\0\0\r\n\r\n")) == 400
