"""Addresses that lead nowhere: a page for people, a sentence for programs, no trouble for us."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from housed import housed
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from raws import raw, request, status
from served import Client, Server

from kogge.server.api.pages import FOLDER

HTML = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"  # what browsers send
LONG = "x" * 300  # longer than any file name may be
NOWHERE = (
    "/nowhere", f"/{LONG}", f"/{LONG}/{LONG}.js", f"/assets/{LONG}.js", "/" + "x/" * 5_000,
    "/%00", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%ff%fe", "/a%0d%0ab",
    "/assets", "/assets/", "/index.html.gz", "/api", "/api/nowhere", "//", "/~", "/x%", "/con:",
    "/%ED%A0%80", "/" + "%F0%9F%A6%91" * 80, "/*", "/.env",
)  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server; in the end it must have logged no error of its own."""
    with housed(tmp_path_factory.mktemp("lost") / "kogge.sqlite") as server:
        yield server
        server.stop()
        grave = ('"level": "error"', "Traceback", "xxxxxxxxxx")
        assert [line[:500] for line in server.lines if any(word in line for word in grave)] == []


@pytest.mark.parametrize("path", NOWHERE, ids=lambda path: path[:40])
def test_an_address_that_leads_nowhere_says_so(server: Server, path: str) -> None:
    program = Client(server.port).ask("GET", path)
    assert (program.status, program.json["reason"]) == (404, "nowhere")
    person = Client(server.port).ask("GET", path, accept=HTML)
    assert person.status == 404
    assert person.headers["content-type"].startswith("text/html")
    assert person.content == (FOLDER / "index.html").read_bytes()
    assert person.headers["cache-control"] == "no-store"


def test_a_program_is_told_in_its_language(server: Server) -> None:
    answer = Client(server.port).ask("GET", "/nowhere", accept_language="de-AT")
    assert answer.json["sentence"] == "hier ist nichts zu finden"


def test_only_who_looks_is_shown_a_page(server: Server) -> None:
    for method in ("POST", "PUT", "DELETE"):
        answer = Client(server.port).ask(method, "/nowhere", accept=HTML)
        assert answer.json["reason"] == "nowhere"
    assert Client(server.port).ask("HEAD", "/nowhere", accept=HTML).status == 404
    named = Client(server.port).ask("GET", "/api/tables/nowhere", accept=HTML)
    assert named.json["reason"] == "no-table", "what a program is told stays as it is"


TARGETS = (
    b"/\xff\xfe", b"/\xc3\xa4", b"/" + b"\xff" * 200, b"/%", b"/?%00=%ff&=&&",
    b"/?" + b"a=b&" * 5_000,
    b"*", b"http://evil.example/", b"//evil.example/x", b"/..", b"/a/../../b", b"/#x", b"/;x=y",
    b"/api/tables/%2f%2e%2e/socket", b"/" + b"y" * 20_000,
)  # fmt: skip
UPGRADE = (
    b"Upgrade: websocket", b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)  # fmt: skip
HEADERS: tuple[tuple[bytes, ...], ...] = (
    (),
    (b"Accept: text/html",),
    (b"Accept: " + b"\xff" * 100,),
    (b"X-Long: " + b"y" * 20_000,),
    (b"Cookie: " + b"a=b;" * 4_000,),
    (b"Range: bytes=0-1",),
    (b"If-Modified-Since: never",),
    (b"Accept-Encoding: gzip;q=\xff",),
    UPGRADE,
    (*UPGRADE, b"Sec-WebSocket-Protocol: \xff"),
    (b"Upgrade: h2c", b"HTTP2-Settings: x"),
)


@pytest.mark.parametrize("headers", range(len(HEADERS)))
def test_whatever_is_asked_is_no_trouble(server: Server, headers: int) -> None:
    for target in TARGETS:
        sent = request(target, *HEADERS[headers])
        if UPGRADE[0] in HEADERS[headers]:
            sent = sent.replace(b"Connection: close", b"Connection: Upgrade")
        assert status(raw(server.port, sent)) < 500, (target[:50], HEADERS[headers])


@pytest.mark.parametrize("size", [40_000, 100_000])
def test_what_is_too_long_is_no_trouble(server: Server, size: int) -> None:
    assert status(raw(server.port, request(b"/" + b"y" * size))) in (0, 400, 404)
    assert status(raw(server.port, request(b"/", b"X: " + b"y" * size))) in (0, 200, 400)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.binary(max_size=400))
def test_bytes_of_any_kind_are_no_trouble(server: Server, noise: bytes) -> None:
    cleaned = noise.replace(b"\r", b"").replace(b"\n", b"")
    assert status(raw(server.port, request(b"/" + cleaned))) < 500
