"""Two doors for the tests: one without limits, and a narrow one behind a proxy."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from housed import housed
from served import Client, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kogge.server.settings import Limits, Rate

PUBLIC = "https://kogge.example"
NARROW = Limits(
    body=2_000, message=1_000, sockets=4, requests=Rate(40, 10), people=Rate(4, 1),
    commands=Rate(12, 4), words=Rate(2, 0.7), making=Rate(4, 4),
)  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server without limits, and without a proxy before it."""
    with housed(tmp_path_factory.mktemp("plain") / "kogge.sqlite") as server:
        yield server


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server with narrow limits behind a proxy, which is the test."""
    wishes: dict[str, Any] = {"limits": NARROW, "trust_proxy": True, "public_url": PUBLIC}
    with housed(tmp_path_factory.mktemp("narrow") / "kogge.sqlite", **wishes) as server:
        yield server


class Far(Client):
    """A visitor whose address the proxy names."""

    def __init__(self, port: int, address: str, cookie: str = "") -> None:
        super().__init__(port, cookie)
        self.address = address

    def headers(self, **more: str) -> dict[str, str]:
        return super().headers(**{"x-forwarded-for": self.address, **more})


def refused_after(ask: Callable[[], int], most: int = 60) -> int:
    """Ask until it is too much; return how often it went well."""
    for count in range(most):
        if ask() == 429:
            return count
    raise AssertionError("nobody ever said that it was too much")


def log_in(client: Client, name: str, password: str = "wrong password") -> int:  # noqa: S107
    return client.ask("POST", "/api/session", {"name": name, "password": password}).status


def knock(client: Client, table: str, **headers: str) -> Any:
    """Open a socket with some headers; return the first message."""
    address = f"ws://127.0.0.1:{client.port}/api/tables/{table}/socket"
    sent = client.headers(**headers)
    with connect(address, additional_headers=sent, compression=None) as line:
        with suppress(ConnectionClosed):
            line.send(json.dumps({"do": "hello", "id": "x"}))
        return json.loads(line.recv(10))
