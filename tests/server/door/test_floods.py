"""Floods: too many requests, words and sockets, and clients that keep us waiting."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress

import pytest
from doors import Far, refused_after
from players import wait_for
from served import Closed, Line, Server
from tables import Told
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kogge.server.door import limits, slow_clients
from kogge.server.door.guard import HEADERS
from kogge.server.live.listener import BACKLOG, Listener
from kogge.server.serve import bind
from kogge.server.settings import Settings

# Limits.


class Hands:
    """The hands of the clock by which limits are reckoned: they stand still unless moved."""

    def __init__(self) -> None:
        self.now = time.monotonic()

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    monkeypatch.setattr(limits, "time", hands)
    return hands


def test_many_requests_of_one_address_are_refused_and_soon_let_in_again(
    narrow: Server, hands: Hands
) -> None:
    flood = Far(narrow.port, "203.0.113.1")
    assert refused_after(lambda: flood.ask("GET", "/api/games").status) == 40
    refused = flood.ask("GET", "/api/games")
    assert refused.json["reason"] == "too-many"
    assert {name: refused.headers.get(name) for name in HEADERS} == HEADERS
    assert Far(narrow.port, "203.0.113.2").ask("GET", "/api/games").status == 200
    hands.now += 0.2
    assert flood.ask("GET", "/api/games").status == 200


def test_a_network_of_ipv6_is_one_address(narrow: Server, hands: Hands) -> None:
    def arrive(host: int, network: int = 0) -> int:
        far = Far(narrow.port, f"2001:db8:{network:x}::{host:x}")
        return far.ask("POST", "/api/me", {"name": "Anna"}).status

    hosts = iter(range(1, 60))
    assert refused_after(lambda: arrive(next(hosts))) == 4
    assert arrive(1, 1) == 200


def test_guests_are_made_only_so_fast(narrow: Server, hands: Hands) -> None:
    def arrive() -> int:
        return Far(narrow.port, "203.0.113.3").ask("POST", "/api/me", {"name": "Anna"}).status

    assert refused_after(arrive) == 4
    hands.now += 1.1
    assert arrive() == 200


def far_line(narrow: Server, address: str) -> Line:
    """Return the line of a person at a table of their own."""
    far = Far(narrow.port, address)
    far.do("POST", "/api/me", {"name": "Anna"})
    return far.sit(far.open("visby", "me", "open")["id"])


def test_a_socket_is_listened_to_only_so_fast_and_then_cut(narrow: Server, hands: Hands) -> None:
    line = far_line(narrow, "203.0.113.5")
    answers = [line.order("undo", seat=0, moment=0) for _ in range(16)]
    reasons = [answer["refusal"]["reason"] for answer in answers]
    assert "too-many" in reasons
    hands.now += 0.5
    assert line.order("undo", seat=0, moment=0)["refusal"]["reason"] == "not-playing"
    with pytest.raises((Closed, ConnectionClosed)):
        flood(line)
    line.close()


def flood(line: Line) -> None:
    """Say far too much."""
    for _ in range(60):
        line.order("undo", seat=0, moment=0)


def test_words_are_said_only_so_fast(narrow: Server, hands: Hands) -> None:
    line = far_line(narrow, "203.0.113.6")
    other = line.client.sit(line.table)
    said = [(line, other)[n % 2].order("say", seat=0, words=f"word {n}") for n in range(4)]
    assert [answer["type"] for answer in said[:2]] == ["done", "done"]
    assert said[-1]["refusal"]["reason"] == "too-many", "however many lines somebody has"
    hands.now += 1.5
    assert line.order("say", seat=0, words="again")["type"] == "done"
    line.close()
    other.close()


@pytest.mark.parametrize("chunked", [False, True], ids=["announced", "chunked"])
def test_a_body_has_an_end(narrow: Server, chunked: bool) -> None:
    line = http.client.HTTPConnection("127.0.0.1", narrow.port, timeout=10)
    body = json.dumps({"name": "x" * 3_000}).encode()
    parts = iter([body[:1500], body[1500:]]) if chunked else body
    head = {"content-type": "application/json", "x-forwarded-for": "203.0.113.7"}
    line.request("POST", "/api/me", parts, head, encode_chunked=chunked)
    answer = line.getresponse()
    assert (answer.status, json.loads(answer.read())["reason"]) == (413, "too-long")
    line.close()


def test_a_socket_message_has_an_end(narrow: Server) -> None:
    line = far_line(narrow, "203.0.113.8")
    line.order("say", seat=0, words="x" * 500)
    with pytest.raises((Closed, ConnectionClosed)):
        line.order("say", seat=0, words="x" * 1_001)
    line.socket.close()
    assert line.socket.close_code == 1009
    line.close()


def test_an_address_has_so_many_sockets_and_no_more(narrow: Server) -> None:
    first = far_line(narrow, "203.0.113.9")
    lines = [first, *(first.client.sit(first.table) for _ in range(3))]
    with pytest.raises(InvalidStatus):
        first.client.sit(first.table)
    elsewhere = Far(narrow.port, "203.0.113.10", first.client.cookie).sit(first.table)
    lines.pop().close()
    lines.append(wait_for(lambda: let_in(first)))
    for line in (*lines, elsewhere):
        line.close()


def let_in(line: Line) -> Line | None:
    """Return a further line to the same table, if there is room for one."""
    with suppress(InvalidStatus):
        return line.client.sit(line.table)
    return None


# Clients that keep us waiting.


@contextmanager
def holding(port: int, *beginnings: bytes) -> Iterator[list[socket.socket]]:
    """Hold many connections open that say nothing, or half a request."""
    with ExitStack() as stack:
        lines = []
        for number in range(120):
            line = socket.create_connection(("127.0.0.1", port), 10)
            stack.callback(line.close)
            line.sendall(beginnings[number % len(beginnings)])
            lines.append(line)
        yield lines


POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
HALVES = (
    b"",
    b"GET /api/ga",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: ",
    POST + b'Content-Length: 99\r\n\r\n{"name":',
    POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n",
)


@pytest.mark.slow
def test_those_who_say_half_do_not_hold_the_server_and_are_hung_up_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_clients, "PATIENCE", 1.0)
    with holding(server.port, *HALVES) as lines:
        start = time.perf_counter()
        anna = server.client("Anna")
        line = anna.sit(anna.open("visby", "me", "random")["id"])
        assert line.act(0, "play knight merchant")["type"] == "done"
        assert time.perf_counter() - start < 5
        line.close()
        for half in lines:
            half.settimeout(10)
            with suppress(ConnectionResetError):
                while half.recv(65_536):
                    pass  # what was asked before the half is answered


def silent(port: int, table: str, *, greets: bool) -> socket.socket:
    """Return a socket at a table that never reads, and perhaps never says a word."""
    line = socket.create_connection(("127.0.0.1", port), 10)
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    )  # fmt: skip
    line.sendall("\r\n".join(head).encode())
    word = b'{"do":"hello","id":"x"}'
    if greets:
        line.sendall(bytes([0x81, 0x80 | len(word), 0, 0, 0, 0]) + word)
    return line


@pytest.mark.slow
def test_sockets_that_say_or_read_nothing_hold_nobody_up(server: Server) -> None:
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("haithabu", "me", "open")["id"]
    berta.do("POST", f"/api/tables/{table}/join", {})
    with ExitStack() as stack:
        for number in range(60):
            stack.enter_context(silent(server.port, table, greets=bool(number % 2)))
        line = stack.enter_context(closing(anna.sit(table)))
        start = time.perf_counter()
        for number in range(50):
            assert line.order("say", seat=0, words="x" * 400 + str(number))["type"] == "done"
        assert time.perf_counter() - start < 10


def test_who_never_reads_is_hung_up_on_once_and_nothing_more_is_kept_for_him() -> None:
    line = Told()
    listener = Listener("", [], line)
    for _ in range(100):
        listener.post(bytes(BACKLOG // 50))
    assert BACKLOG < line.unread < 1.1 * BACKLOG
    assert line.rung == 1


def test_small_messages_are_not_held_back() -> None:
    """Otherwise the second of two messages waits for the receipt of the first, 40 ms and more."""
    prompt: list[int] = []

    async def test() -> None:
        async def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line = writer.get_extra_info("socket")
            prompt.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(meet, sock=bind(Settings("", port=0))) as listening:
            reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
            await reader.read()
            writer.close()
            await writer.wait_closed()

    asyncio.run(test())
    assert prompt == [1]
