"""Names: the server answers to its own only, and serves metrics only where it was asked to."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from housed import housed
from launched import free_port
from raws import raw, status
from runner import typed
from served import Client, Server, serving
from starlette.datastructures import Headers

from kogge.core.error import Broken
from kogge.server.door.hosts import Hosts, check_host, check_origin
from kogge.server.settings import Settings
from kogge.table.denied import Denied

STRANGE = ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.0.2.1", "", "[")


def answered(name: str, server: str = "127.0.0.1", **settings: object) -> bool:
    """Return whether a server with these settings answers to a name."""
    hosts = Hosts(Settings("", **settings))  # type: ignore[arg-type]
    try:
        hosts.check(Headers({"host": name}), (server, 8420))
    except Denied:
        return False
    return True


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("hosts") / "kogge.sqlite"
    with housed(database, hosts=("club.example",)) as server:
        yield server


@pytest.mark.parametrize("name", STRANGE)
@pytest.mark.parametrize("path", ["/", "/healthz", "/metrics", "/api/me", "/nowhere"])
def test_whoever_was_led_here_by_another_name_is_not_served(
    server: Server, name: str, path: str
) -> None:
    answer = Client(server.port).ask("GET", path, host=name)
    assert (answer.status, answer.json["reason"]) == (421, "host")
    assert "--allow-host" in answer.json["sentence"]
    guest = Client(server.port).ask("POST", "/api/me", {"name": "Anna"}, host=name)
    assert guest.status == 421
    assert "set-cookie" not in guest.headers


def test_the_refusal_is_in_the_language_of_whoever_asks(server: Server) -> None:
    answer = Client(server.port).ask("GET", "/", host="evil.example", accept_language="de")
    assert answer.json["sentence"].startswith("dieser Server heißt nicht 'evil.example'")


@pytest.mark.parametrize(
    "name", ["localhost", "LOCALHOST.", "127.0.0.1", "127.0.0.1:9", "[::1]:9", "Club.example:80"]
)
def test_a_server_answers_to_its_own_names(server: Server, name: str) -> None:
    assert Client(server.port).ask("GET", "/api/games", host=name).status == 200


def test_sockets_are_not_opened_under_another_name(server: Server) -> None:
    head = (
        "GET /api/tables/x/socket HTTP/1.1", "Host: evil.example", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Origin: http://evil.example", "", "",
    )  # fmt: skip
    assert status(raw(server.port, "\r\n".join(head).encode())) == 421


def test_the_address_that_people_use_is_a_name() -> None:
    public = {"public_url": "https://kogge.example.org:8443/x"}
    assert answered("kogge.example.org", **public)
    assert answered("KOGGE.example.org:8443", **public)
    assert not answered("example.org", **public)


def test_who_listens_everywhere_is_called_as_the_machine_is() -> None:
    for everywhere in ("0.0.0.0", "::"):  # noqa: S104
        assert answered("192.168.1.5:8420", "192.168.1.5", host=everywhere)
        assert answered("192.168.1.5:8420", "::ffff:192.168.1.5", host=everywhere)
        assert answered(socket.gethostname(), host=everywhere)
        assert not answered("192.168.1.6", "192.168.1.5", host=everywhere)
        assert not answered("evil.example", "192.168.1.5", host=everywhere)
    assert not answered("192.168.1.5:8420", "192.168.1.5"), "it listens elsewhere"
    assert answered("192.168.1.5", "192.168.1.5", host="192.168.1.5")


def test_names_that_are_allowed_are_read_as_people_write_them() -> None:
    assert check_host("Club.Example.") == "club.example"
    assert check_host("köln.example") == "xn--kln-sna.example"
    for wrong in ("https://club.example", "", "a b", "club.example/x"):
        with pytest.raises(Broken, match="is not a host name"):
            check_host(wrong)


def test_a_name_that_is_none_is_told_before_the_server_starts(tmp_path: Path) -> None:
    command = ("--lang", "en", "serve", "--port", "0", "--database", tmp_path / "x.sqlite")
    done = typed(*command, "--allow-host", "https://club.example")
    assert done.code != 0
    assert "is not a host name" in " ".join(done.err.split())


# Origins.


@pytest.mark.parametrize("public", ["", "https://kogge.example"])
@pytest.mark.parametrize("origins", [[""], ["null"], ["http://"], ["http://here", ""]])
def test_an_origin_that_is_none_is_refused(public: str, origins: list[str]) -> None:
    sent = [(b"origin", origin.encode()) for origin in origins]
    with pytest.raises(Denied, match="another site"):
        check_origin(Headers(raw=[(b"host", b"here"), *sent]), public)


def test_an_empty_origin_opens_nothing(server: Server) -> None:
    answer = Client(server.port).ask("POST", "/api/me", {"name": "Anna"}, origin="")
    assert (answer.status, answer.json["reason"]) == (403, "origin")


# Figures.


def test_figures_are_told_on_request_only_and_at_their_own_port(tmp_path: Path) -> None:
    with housed(tmp_path / "a.sqlite") as server:
        for address in ({}, {"x_forwarded_for": "127.0.0.1"}, {"authorization": "Basic eA=="}):
            assert Client(server.port).ask("GET", "/metrics", **address).status == 404
    port = free_port()
    with serving(tmp_path / "b.sqlite", "--metrics", str(port), "--host", "localhost") as server:
        assert Client(server.port).ask("GET", "/metrics").status == 404
        assert "kogge_requests_total" in Client(port).do_text("GET", "/metrics")
        assert Client(port).ask("GET", "/metrics", host="evil.example").status == 421
        assert any(f"127.0.0.1:{port}/metrics" in line for line in server.lines)
