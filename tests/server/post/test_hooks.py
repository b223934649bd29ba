"""Webhooks: in the forms that programs, Discord and ntfy read, and never into the own network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from housed import housed
from hypothesis import given
from hypothesis import strategies as st
from letterbox import SITE, Arrival, Hall, Mailbox, hall
from served import Client, Server

from kogge.server.post.carrier import Gone, Undelivered
from kogge.server.post.outside import Outside, is_public
from kogge.table.denied import Denied

PRIVATE = (
    "127.0.0.1", "127.1.2.3", "0.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "100.64.0.1",
    "169.254.169.254", "192.0.2.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::", "::1",
    "fe80::1", "fc00::1", "fd00:ec2::254", "::ffff:127.0.0.1", "::ffff:169.254.169.254",
    "64:ff9b::7f00:1", "2002:7f00:1::", "2001::1", "::7f00:1", "ff02::1",
)  # fmt: skip


@pytest.fixture(scope="module")
def here() -> Iterator[Hall]:
    with hall() as here:
        yield here


@pytest.fixture(scope="module")
def posted(here: Hall, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server that knows webhooks; the operator trusts the one address of the tests."""
    trusted = (f"127.0.0.1:{here.port}",)
    post = Mailbox().post(mail="", hooks=True, trusted=trusted)
    folder = tmp_path_factory.mktemp("hooks")
    with housed(folder / "kogge.sqlite", public_url=SITE, post=post) as server:
        yield server
        server.stop()
        assert not [line for line in server.lines if '"level": "error"' in line]


@pytest.fixture(autouse=True)
def _emptied(here: Hall) -> None:
    here.arrivals.clear()
    here.statuses.clear()


def told(server: Server, here: Hall, kind: str) -> tuple[Arrival, Arrival, str]:
    """Return what a webhook is told: the question whether it is right, and an end."""
    anna, berta = server.client("Anna"), server.client("@everyone")
    table = anna.open("visby", "me", "open")["id"]
    add(anna, kind, f"{here.url}/{kind}/topic")
    first = here.wait()
    secret = first.body.decode().partition("/letters/confirm/")[2][:32]
    Client(server.port).do("POST", f"/api/notices/confirm/{secret}")
    berta.do("POST", f"/api/tables/{table}/join", {})
    line = berta.sit(table)
    line.order("resign", seat=1)
    line.close()
    return first, here.wait(2), table


def add(client: Client, kind: str, address: str) -> Any:
    wish = {"kind": kind, "address": address, "events": ["end"]}
    return client.do("POST", "/api/notices/channels", wish)


TEXT = "Visby with @everyone: the game is over"


def test_a_program_is_told(posted: Server, here: Hall) -> None:
    first, last, table = told(posted, here, "json")
    link = f"{SITE}/table/{table}"

    assert first.path == last.path == "/json/topic"
    assert first.json["confirm"].startswith(f"{SITE}/letters/confirm/")
    assert last.json["title"] == TEXT
    assert last.json["notices"] == [
        {"event": "end", "game": "visby", "table": table, "text": TEXT, "link": link}
    ]


def test_discord_is_told_and_calls_nobody(posted: Server, here: Hall) -> None:
    _, last, table = told(posted, here, "discord")

    assert last.json["content"].startswith(f"{TEXT}\n{SITE}/table/{table}\n")
    assert last.json["allowed_mentions"] == {"parse": []}


def test_ntfy_is_told(posted: Server, here: Hall) -> None:
    first, last, table = told(posted, here, "ntfy")

    assert (last.path, last.json["topic"]) == ("/ntfy/", "topic")
    assert first.json["click"].startswith(f"{SITE}/letters/confirm/")
    assert last.json["click"] == f"{SITE}/table/{table}"
    assert last.json["actions"][0]["url"].startswith(f"{SITE}/letters/stop/")


def test_what_is_gone_is_asked_no_more(posted: Server, here: Hall) -> None:
    here.statuses[:] = [410]
    anna = posted.client("Anna")
    add(anna, "json", f"{here.url}/gone")
    here.wait()
    wait = [c["state"] for c in states(anna)]

    assert wait == ["broken"]


def states(client: Client) -> list[dict[str, Any]]:
    """Wait until no address waits any more."""
    for _ in range(50):
        found = list(client.do("GET", "/api/notices")["channels"])
        if found[0]["state"] != "waiting":
            return found
        asyncio.run(asyncio.sleep(0.1))
    raise AssertionError(found)


# The own network.


def test_an_address_of_the_own_network_is_never_reached(posted: Server, here: Hall) -> None:
    """The host is not trusted under another name, though it leads to the same place."""
    anna = posted.client("Anna")
    add(anna, "json", f"https://localhost:{here.port}/inside")

    assert states(anna)[0]["state"] == "broken"
    assert here.arrivals == []


@pytest.mark.parametrize("address", [
    "http://example.org/x", "ftp://example.org/", "https://", "https://a b/", "https://u:p@x.org/",
    "https://x.org/#f", "https://x.org:0/", "https://x.org:99999/", "https://é.org/", "file:///etc",
    "https://x.org/\r\nHost: y", "//x.org", "https://[::1", "javascript:alert(1)",
])  # fmt: skip
def test_an_address_that_cannot_be_asked_is_refused(posted: Server, address: str) -> None:
    wish = {"kind": "json", "address": address, "events": ["end"]}
    refused = posted.client("Anna").ask("POST", "/api/notices/channels", wish)

    assert (refused.status, refused.json["reason"]) == (400, "no-address")


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(address)


@given(st.ip_addresses(v=4, network="10.0.0.0/8") | st.ip_addresses(v=4, network="127.0.0.0/8"))
def test_no_disguise_of_a_private_address_helps(address: Any) -> None:
    number = int(address)
    for disguise in (f"::ffff:{address}", f"64:ff9b::{number >> 16:x}:{number & 0xFFFF:x}"):
        assert not is_public(disguise)


def post(outside: Outside, url: str) -> int:
    return asyncio.run(outside.post(url, {}, b"{}"))


def answering(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[int]:
    """Let every name lead to these addresses; return how often one was looked up."""
    asked: list[int] = []

    def look(_host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        asked.append(port)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (a, port)) for a in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", look)
    return asked


def test_one_private_address_among_public_ones_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, "93.184.216.34", "10.0.0.1")
    with pytest.raises(Gone):
        post(Outside(), "https://two.example/")


def test_a_name_is_looked_up_once(monkeypatch: pytest.MonkeyPatch, here: Hall) -> None:
    """A second look could be answered otherwise: the connection goes where the first one led."""
    asked = answering(monkeypatch, "127.0.0.1")
    name = f"rebinding.example:{here.port}"

    assert post(Outside((name,)), f"http://{name}/x?y=1") == 201
    assert (here.arrivals[0].path, here.arrivals[0].headers["host"]) == ("/x?y=1", name)
    assert asked == [here.port]


def test_no_redirect_is_followed(here: Hall) -> None:
    here.statuses[:] = [302]
    here.headers["location"] = f"{here.url}/elsewhere"
    trusted = Outside((f"127.0.0.1:{here.port}",))
    try:
        assert post(trusted, f"{here.url}/here") == 302
    finally:
        here.headers.clear()
    assert len(here.arrivals) == 1


def test_only_https_is_spoken_with_strangers() -> None:
    with pytest.raises(Denied):
        Outside(("127.0.0.1:80",)).check("http://127.0.0.1:81/")


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 100 Continue\r\n\r\n" * 5000, b"x" * 90_000])
def test_an_endless_answer_is_cut(answer: bytes) -> None:
    async def talk() -> None:
        async def serve(reader: Any, writer: Any) -> None:
            await reader.read(1000)
            writer.write(answer)
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            url = f"http://127.0.0.1:{port}/"
            with pytest.raises(Undelivered):
                await Outside((f"127.0.0.1:{port}",)).post(url, {}, b"{}")

    asyncio.run(talk())


def test_a_slow_answer_is_not_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kogge.server.post.outside.LIMIT", 0.3)

    async def talk() -> None:
        ended = asyncio.Event()

        async def drip(_reader: Any, writer: Any) -> None:
            for letter in b"HTTP/1.1 200":
                writer.write(bytes([letter]))
                await asyncio.sleep(0.1)
            writer.close()
            ended.set()

        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Undelivered):
            await Outside((f"127.0.0.1:{port}",)).post(f"http://127.0.0.1:{port}/", {}, b"{}")
        await ended.wait()
        server.close()

    asyncio.run(talk())
