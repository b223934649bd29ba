"""The door: what other sites and proxies may do, and what every answer says to a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from doors import PUBLIC, Far, knock, refused_after
from raws import raw, status
from served import Answer, Client, Server

from kogge.server.door.guard import HEADERS, LASTING, POLICY

# Other sites.

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://127.0.0.1.evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]
OWN = [{}, {"origin": "{own}"}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}]
NEW = {"game": "visby", "chairs": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_what_another_site_makes_a_browser_send_is_refused(
    server: Server, headers: dict[str, str]
) -> None:
    anna = server.client("Anna")
    id = anna.open("visby", "me", "open")["id"]

    for method, path, body in (
        ("POST", "/api/tables", NEW),
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("DELETE", "/api/me", None),
        ("POST", f"/api/tables/{id}/close", None),
        ("POST", "/api/session", {"name": "Eve", "password": "let me in"}),
    ):
        answer = anna.ask(method, path, body, **headers)
        assert (answer.status, answer.json["reason"]) == (403, "origin")
        assert "set-cookie" not in answer.headers
    assert knock(anna, id, **headers)["refusal"]["reason"] == "origin"
    assert anna.do("GET", "/api/me")["name"] == "Anna"
    assert [card["id"] for card in anna.do("GET", "/api/mine")["tables"]] == [id]


@pytest.mark.parametrize("headers", OWN, ids=str)
def test_what_comes_from_here_or_from_a_program_is_let_in(
    server: Server, headers: dict[str, str]
) -> None:
    anna = server.client("Anna")
    sent = {
        name: value.format(own=f"http://127.0.0.1:{server.port}") for name, value in headers.items()
    }

    card = anna.do("POST", "/api/tables", NEW, **sent)

    assert knock(anna, card["id"], **sent)["type"] == "welcome"


def test_the_public_address_is_here_too(narrow: Server) -> None:
    anna = Far(narrow.port, "192.0.2.1")
    assert anna.ask("POST", "/api/me", {"name": "Anna"}, origin=PUBLIC).status == 200
    assert anna.ask("POST", "/api/tables", NEW, origin=f"{PUBLIC}.evil.example").status == 403


# Headers.


def answers(server: Server) -> Iterator[tuple[int, Answer]]:
    """Yield answers of every kind, each with the status that it should have."""
    nobody, anna = Client(server.port), server.client("Anna")
    yield 200, nobody.ask("GET", "/healthz")
    yield 404, nobody.ask("GET", "/metrics")
    yield 200, nobody.ask("GET", "/api/openapi.json")
    yield 200, nobody.ask("HEAD", "/api/openapi.json")
    yield 201, anna.ask("POST", "/api/tables", NEW)
    yield 400, nobody.ask("POST", "/api/me", {"nme": "Anna"})
    yield 400, nobody.ask("POST", "/api/me", b"{")
    yield 401, nobody.ask("GET", "/api/me")
    yield 403, anna.ask("POST", "/api/tables", NEW, origin="null")
    yield 404, nobody.ask("GET", "/api/nowhere")
    yield 404, nobody.ask("GET", "/nowhere.png")
    yield 200, nobody.ask("GET", "/api/session")
    yield 405, nobody.ask("PUT", "/api/session", {})
    yield 404, nobody.ask("POST", "/api/nowhere")
    yield 404, nobody.ask("GET", "/api/tables/")
    yield 404, nobody.ask("GET", "/api/tables/%00/log")
    yield 404, nobody.ask("GET", "/..%2f..%2fetc/passwd")
    yield 405, nobody.ask("PUT", "/api/me", {})
    yield 405, nobody.ask("OPTIONS", "/api/me")
    yield 409, anna.ask("POST", "/api/me", {"name": "Anna"})
    yield 413, anna.ask("POST", "/api/tables", {**NEW, "edition": "x" * 120_000})
    yield 415, nobody.ask("POST", "/api/me", b"name=Anna", content_type="text/plain")
    yield 204, anna.ask("DELETE", "/api/session")


def test_every_answer_keeps_browsers_safe(server: Server) -> None:
    for wanted, answer in answers(server):
        assert answer.status == wanted, answer.content
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert answer.headers["cache-control"] == "no-store"
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers


def test_the_policy_lets_nothing_in_from_elsewhere_and_nothing_inline() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert {word for rule in rules.values() for word in rule.split()} <= {
        "'none'",
        "'self'",
        "data:",
        "'wasm-unsafe-eval'",
    }
    assert [name for name, rule in rules.items() if "data:" in rule] == ["img-src"]
    assert (
        rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    )  # WebAssembly, but no text as a script
    assert [name for name, rule in rules.items() if "unsafe" in rule] == ["script-src"]


# Cookies and proxies.


def kept(answer: Answer) -> set[str]:
    """Return the attributes of a cookie."""
    return {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}


def test_a_cookie_is_for_this_site_alone_and_for_no_script(server: Server) -> None:
    arrived = Client(server.port).ask(
        "POST", "/api/me", {"name": "Anna"}, x_forwarded_proto="https", x_forwarded_for="192.0.2.1"
    )

    assert {"httponly", "samesite=lax", "path=/"} <= kept(arrived)
    assert "secure" not in kept(arrived), "nobody here believes a proxy"
    assert not [part for part in kept(arrived) if part.startswith("domain")]
    assert len(arrived.headers["set-cookie"].partition(";")[0]) > 40


@pytest.mark.parametrize(
    ("scheme", "secure"),
    [("https", True), ("http", False), ("http, https", True), ("https, http", False), ("", False)],
)
def test_behind_a_proxy_a_cookie_is_secure_exactly_by_https(
    narrow: Server, scheme: str, secure: bool
) -> None:
    anna = Far(narrow.port, f"198.51.100.{len(scheme)}")
    arrived = anna.ask("POST", "/api/me", {"name": "Anna"}, x_forwarded_proto=scheme)
    gone = anna.ask("DELETE", "/api/session", x_forwarded_proto=scheme)

    for answer in (arrived, gone):
        assert ("secure" in kept(answer)) == secure
        assert answer.headers.get("strict-transport-security") == (LASTING if secure else None)
    assert anna.cookie == ""


def test_what_somebody_says_of_himself_does_not_count_beside_the_proxy(narrow: Server) -> None:
    """Some proxies add to the existing line, some add a line of their own."""
    own, added = "X-Forwarded-For: 192.0.2.78\n", "X-Forwarded-For: 192.0.2.77\n"

    def ask(lines: str) -> int:
        head = "GET /api/games HTTP/1.1\nHost: localhost\nConnection: close\n"
        return status(raw(narrow.port, f"{head}{lines}\n".replace("\n", "\r\n").encode()))

    assert refused_after(lambda: ask(own + added), 400) >= 40
    assert ask(f"X-Forwarded-For: {own.split()[1]}, {added.split()[1]}\n") == 429
    assert ask(added + own) == 200, "nobody has counted what was said first"
