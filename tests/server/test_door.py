"""The door: who is let in, what is asked of everybody, and what is kept of anybody."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import socket
import sqlite3
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from launched import WIDE, launched
from served import Answer, Client, Closed, Line, Server
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kogge.server.door.guard import HEADERS, LASTING, POLICY
from kogge.server.live.broadcast import BACKLOG, Listener
from kogge.server.serve import bind
from kogge.server.settings import Limits, Rate, Settings
from kogge.server.store import sqlite

PUBLIC = "https://kogge.example"
NARROW = Limits(
    body=2_000, message=1_000, sockets=4, requests=Rate(40, 10), people=Rate(4, 1),
    commands=Rate(12, 4), words=Rate(2, 0.7), making=Rate(4, 4),
)  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server without limits, and without a proxy before it."""
    with launched(tmp_path_factory.mktemp("plain"), limits=WIDE, patience=2.5) as server:
        yield server


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server with narrow limits behind a proxy, which is the test."""
    wishes: dict[str, Any] = {"limits": NARROW, "trust_proxy": True, "public_url": PUBLIC}
    with launched(tmp_path_factory.mktemp("narrow"), **wishes) as server:
        yield server


class Far(Client):
    """Somebody whose address the proxy names."""

    def __init__(self, port: int, address: str, cookie: str = "") -> None:
        super().__init__(port, cookie)
        self.address = address

    def headers(self, **more: str) -> dict[str, str]:
        return super().headers(**{"x-forwarded-for": self.address, **more})


def raw(port: int, text: str) -> str:
    """Send a request as it stands; return the answer as it stands."""
    with socket.create_connection(("127.0.0.1", port), 10) as line:
        line.sendall(text.replace("\n", "\r\n").encode())
        parts = []
        while part := line.recv(65_536):
            parts.append(part)
    return b"".join(parts).decode()


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
    yield server.client("Anna")  # she is called the same, and is somebody else
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
        pass  # also the line that was open with it is ended soon


def test_a_table_without_spectators_is_closed_to_strangers_when_it_is_over_too(
    server: Server,
) -> None:
    anna, berta, carl = (server.client(name) for name in ("Anna", "Berta", "Carl"))
    table = anna.open("visby", "me", "open", spectators=False)["id"]
    berta.do("POST", f"/api/tables/{table}/join", {})
    line = berta.sit(table)
    line.order("resign", seat=1)
    line.close()

    for path in ("log", "replay", "match.txt", "match.json", "verify"):
        assert carl.ask("GET", f"/api/tables/{table}/{path}").status == 403
    fork = {"step": 0, "seat": 0}
    assert carl.ask("POST", f"/api/tables/{table}/fork", fork).status == 403
    assert anna.ask("POST", f"/api/tables/{table}/fork", fork).status == 201
    assert knock(carl, table)["refusal"]["reason"] == "no-spectators"


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


def knock(client: Client, table: str, **headers: str) -> Any:
    """Open a socket with some headers; return the first message."""
    address = f"ws://127.0.0.1:{client.port}/api/tables/{table}/socket"
    sent = client.headers(**headers)
    with connect(address, additional_headers=sent, compression=None) as line:
        with suppress(ConnectionClosed):
            line.send(json.dumps({"do": "hello", "id": "x"}))
        return json.loads(line.recv(10))


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
    for status, answer in answers(server):
        assert answer.status == status, answer.content
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
    }
    assert [name for name, rule in rules.items() if "data:" in rule] == ["img-src"]


# Cookies and proxies.


def kept(answer: Answer) -> set[str]:
    """Return what is said of a cookie."""
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
    """Some proxies add to the line that came, some add a line of their own."""
    own, added = "X-Forwarded-For: 192.0.2.78\n", "X-Forwarded-For: 192.0.2.77\n"

    def ask(lines: str) -> int:
        head = "GET /api/games HTTP/1.1\nHost: localhost\nConnection: close\n"
        return int(raw(narrow.port, f"{head}{lines}\n").split()[1])

    assert refused_after(lambda: ask(own + added), 400) >= 40
    assert ask(f"X-Forwarded-For: {own.split()[1]}, {added.split()[1]}\n") == 429
    assert ask(added + own) == 200, "nobody has counted what was said first"


# Limits.


def refused_after(ask: Callable[[], int], most: int = 60) -> int:
    """Ask until it was too much; return how often it went well."""
    for count in range(most):
        if ask() == 429:
            return count
    raise AssertionError("nobody ever said that it was too much")


def test_many_requests_of_one_address_are_refused_and_soon_let_in_again(narrow: Server) -> None:
    flood = Far(narrow.port, "203.0.113.1")
    assert refused_after(lambda: flood.ask("GET", "/api/games").status, 400) >= 40
    refused = flood.ask("GET", "/api/games")
    assert refused.json["reason"] == "too-many"
    assert {name: refused.headers.get(name) for name in HEADERS} == HEADERS
    assert Far(narrow.port, "203.0.113.2").ask("GET", "/api/games").status == 200
    time.sleep(0.5)
    assert flood.ask("GET", "/api/games").status == 200


def test_a_network_of_ipv6_is_one_address(narrow: Server) -> None:
    def arrive(host: int, network: int = 0) -> int:
        far = Far(narrow.port, f"2001:db8:{network:x}::{host:x}")
        return far.ask("POST", "/api/me", {"name": "Anna"}).status

    hosts = iter(range(1, 60))
    assert refused_after(lambda: arrive(next(hosts))) >= 4
    assert arrive(1, 1) == 200


def test_guests_are_made_only_so_fast(narrow: Server) -> None:
    def arrive() -> int:
        return Far(narrow.port, "203.0.113.3").ask("POST", "/api/me", {"name": "Anna"}).status

    assert refused_after(arrive) in range(4, 8)
    time.sleep(2)
    assert arrive() == 200


def log_in(client: Client, name: str, password: str = "wrong password") -> int:  # noqa: S107
    return client.ask("POST", "/api/session", {"name": name, "password": password}).status


def far_line(narrow: Server, address: str) -> Line:
    """Return a line of somebody at a table of his own."""
    far = Far(narrow.port, address)
    far.do("POST", "/api/me", {"name": "Anna"})
    return far.sit(far.open("visby", "me", "open")["id"])


def test_a_socket_is_listened_to_only_so_fast_and_then_cut(narrow: Server) -> None:
    line = far_line(narrow, "203.0.113.5")
    answers = [line.order("undo", seat=0, moment=0) for _ in range(16)]
    reasons = [answer["refusal"]["reason"] for answer in answers]
    assert "too-many" in reasons
    time.sleep(0.5)
    assert line.order("undo", seat=0, moment=0)["refusal"]["reason"] == "not-playing"
    with pytest.raises((Closed, ConnectionClosed)):
        flood(line)
    line.close()


def flood(line: Line) -> None:
    """Say far too much."""
    for _ in range(60):
        line.order("undo", seat=0, moment=0)


def test_words_are_said_only_so_fast(narrow: Server) -> None:
    line = far_line(narrow, "203.0.113.6")
    other = line.client.sit(line.table)
    said = [(line, other)[n % 2].order("say", seat=0, words=f"word {n}") for n in range(4)]
    assert [answer["type"] for answer in said[:2]] == ["done", "done"]
    assert said[-1]["refusal"]["reason"] == "too-many", "however many lines somebody has"
    time.sleep(2)
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
    time.sleep(0.2)
    lines.append(first.client.sit(first.table))
    for line in (*lines, elsewhere):
        line.close()


# What is kept, and what is written down.


class Secrets(list[str]):
    """Everything that must stand neither in a log nor, but for links, in the store."""

    def live(self, server: Server) -> Secrets:
        """Do all that has to do with secrets."""
        anna = server.client("Anna")
        self.append(anna.cookie)
        made = anna.do("POST", "/api/account", {"name": "Anna", "password": "herring in salt"})
        self += ["herring in salt", made["recovery"], made["recovery"].replace("-", "")]
        change = {"old": "herring in salt", "new": "herring in brine"}
        anna.do("POST", "/api/password", change)
        again = {"name": "Anna", "code": made["recovery"], "password": "herring in cream"}
        self += ["herring in brine", "herring in cream", "herring in aspic"]
        browser = Client(server.port)
        self.append(browser.do("POST", "/api/recovery", again)["recovery"])
        self.append(browser.cookie)
        browser.ask("POST", "/api/session", {"name": "Anna", "password": "herring in aspic"})
        self.append(browser.do("POST", "/api/tokens", {"label": "bot"})["secret"])
        self.play(server, browser)
        return self

    def play(self, server: Server, anna: Client) -> None:
        """Open a private table, invite somebody, and let things go wrong on the way."""
        card = anna.open("visby", "me", "open", private=True)
        path, link = f"/api/tables/{card['id']}", card["invitation"]
        self.append(link)
        berta = server.client("Berta")
        self.append(berta.cookie)
        assert berta.ask("GET", path).status == 403
        assert berta.ask("GET", f"{path}?invitation={link}").status == 200
        assert berta.ask("GET", f"{path}/log?invitation={link}&eyes=9").status == 400
        assert berta.ask("GET", f"/api/invitations/{link}").status == 200
        line = berta.sit(card["id"], invitation=link)
        line.socket.send(b"\xff\xfe")
        line.socket.send(json.dumps({"do": "say", "seat": 0, "id": link, "words": "psst"}))
        berta.do("POST", f"{path}/join", {"invitation": link})
        line.order("say", seat=1, words="my secret plan")
        line.drain()
        line.close()


@pytest.mark.slow
def test_no_secret_is_written_down_and_none_can_be_read_from_the_store(tmp_path: Path) -> None:
    with launched(tmp_path, limits=WIDE) as server:
        secrets = Secrets().live(server)
        token = "t" * 43
        Client(server.port, token=token).ask("GET", "/api/me")
        Client(server.port, cookie=token).ask("GET", "/api/me")
        server.stop()
        written = "".join(server.lines)
    assert "/api/tables/{table}/join" in written, "all that is ever logged is here"
    for secret in (*secrets, token, "my secret plan", "psst"):
        assert secret not in written
    link = secrets[-2]
    stored = (tmp_path / "kogge.sqlite").read_bytes()
    assert link.encode() in stored
    for secret in set(secrets) - {link}:
        assert secret.encode() not in stored, secret
    check_store(tmp_path / "kogge.sqlite", secrets)


def check_store(path: Path, secrets: list[str]) -> None:
    """Check that passwords are stored as slow hashes, and sessions as digests."""
    with sqlite3.connect(path) as store:
        digests = {digest for (digest,) in store.execute("SELECT digest FROM sessions")}
        hashes = store.execute("SELECT password, recovery FROM people WHERE handle = 'anna'")
        for hash in next(hashes):
            assert re.match(r"\$argon2id\$v=19\$m=\d{5,},t=\d,p=\d\$", hash)
    store.close()
    assert len(digests & {sha256(secret.encode()).hexdigest() for secret in secrets}) == 3
    assert path.stat().st_mode & 0o077 == 0, "the file is for its owner alone"


@pytest.mark.slow
def test_nobody_can_tell_by_the_clock_whether_a_name_has_an_account(server: Server) -> None:
    server.client("Xaver").do("POST", "/api/account", {"name": "Xaver", "password": "long enough"})
    log_in(Client(server.port), "nobody at all")  # the first time takes longer for everybody
    times: dict[str, list[float]] = {"Xaver": [], "nobody at all": []}
    for name in [*times] * 5:
        start = time.perf_counter()
        assert log_in(Client(server.port), name) == 401
        times[name].append(time.perf_counter() - start)
    known, unknown = (statistics.median(taken) for taken in times.values())
    assert 0.25 < known / unknown < 4


def test_a_recovery_code_opens_an_account_once(server: Server) -> None:
    made = server.client("Yola").do(
        "POST", "/api/account", {"name": "Yola", "password": "long enough"}
    )
    wish = {"name": "Yola", "code": made["recovery"], "password": "still longer"}
    assert Client(server.port).ask("POST", "/api/recovery", wish).status == 200
    assert Client(server.port).ask("POST", "/api/recovery", wish).status == 401
    assert log_in(Client(server.port), "Yola", "still longer") == 200


@pytest.mark.slow
def test_a_new_password_ends_what_the_old_one_opened_and_its_lines_too(server: Server) -> None:
    login = {"name": "Zita", "password": "long enough"}
    here, there = server.client("Zita"), Client(server.port)
    here.do("POST", "/api/account", login)
    there.do("POST", "/api/session", login)
    table = here.open("visby", "me", "open")["id"]
    mine, stolen = here.sit(table), there.sit(table)

    here.do("POST", "/api/password", {"old": "long enough", "new": "still longer"})

    assert there.ask("GET", "/api/me").status == 401
    assert here.ask("GET", "/api/me").status == 200
    while stolen.take() is not None:
        pass  # it is ended within seconds
    while mine.take() is not None:
        pass  # nobody can tell it from one that was opened with a stolen cookie
    again = here.sit(table)
    assert again.order("say", seat=0, words="still here")["type"] == "done"
    again.close()
    mine.close()
    stolen.close()


# Being forgotten.


def test_nothing_is_left_of_the_name_of_somebody_who_is_forgotten(tmp_path: Path) -> None:
    """Not in games, not in what others made of them, not in any corner of the file."""
    with launched(tmp_path, limits=WIDE) as server:
        quill, berta = server.client("Quillfeather"), server.client("Berta")
        quill.do("POST", "/api/account", {"name": "Quillfeather", "password": "long enough"})
        quill.do("POST", "/api/tokens", {"label": "Quillfeather"})
        tables = [quill.open("visby", "me", "open")["id"] for _ in range(3)]
        for table in tables[:2]:
            berta.do("POST", f"/api/tables/{table}/join", {})
        line = quill.sit(tables[0])
        line.order("say", seat=0, words="I am Quillfeather")
        line.order("resign", seat=0)
        berta.do("POST", f"/api/tables/{tables[0]}/report", {"seat": 0, "words": "Hm"})
        fork = berta.do("POST", f"/api/tables/{tables[0]}/fork", {"step": 0, "seat": 1})
        quill.do("DELETE", "/api/me")

        assert quill.ask("GET", "/api/me").status == 401
        for table in (*tables[:2], fork["id"]):
            assert "Quillfeather" not in json.dumps(berta.do("GET", f"/api/tables/{table}"))
        text = berta.ask("GET", f"/api/tables/{tables[0]}/match.txt").content.decode()
        assert "N. N. 1 resigns" in text
        assert berta.do("GET", f"/api/tables/{tables[0]}/verify")["sound"]
        server.stop()
    assert sqlite.connect(tmp_path / "x").execute("PRAGMA secure_delete").fetchone() == (1,)
    for path in tmp_path.iterdir():
        content = path.read_bytes().lower()
        assert b"quillfeather" not in content, path.name


def test_a_game_goes_on_when_somebody_is_called_like_one_who_is_forgotten(server: Server) -> None:
    first, second = server.client("N. N. 2"), server.client("to")
    table = first.open("haithabu", "me", "open")["id"]
    second.do("POST", f"/api/tables/{table}/join", {})
    second.do("DELETE", "/api/me")

    names = [seat["name"] for seat in first.do("GET", f"/api/tables/{table}")["seats"]]
    assert names == ["N. N. 2", "N. N. 2 2"]
    assert first.do("GET", f"/api/tables/{table}/verify")["sound"]
    assert "\nnote  N. N. 2 2 resigns\n" in (
        first.ask("GET", f"/api/tables/{table}/match.txt").content.decode()
    )


@pytest.mark.parametrize("name", ["open", "note", "chance", "nobody", "\uff4f\uff50\uff45\uff4e"])
def test_nobody_takes_a_name_with_which_no_match_can_begin(server: Server, name: str) -> None:
    assert Client(server.port).ask("POST", "/api/me", {"name": name}).status == 400
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("visby", "me", "open")["id"]
    assert berta.ask("POST", f"/api/tables/{table}/join", {"name": name}).status == 400
    assert berta.do("POST", f"/api/tables/{table}/join", {})["state"] == "playing"


def test_two_of_one_long_name_can_play(server: Server) -> None:
    name = "abcdefghijklmnopqrstu vw"  # cut before its number it ends in a space
    table = server.client(name).open("visby", "me", "open")["id"]
    card = server.client(name).do("POST", f"/api/tables/{table}/join", {})
    assert [seat["name"] for seat in card["seats"]] == [name, "abcdefghijklmnopqrstu 2"]


def test_an_export_holds_everything(server: Server) -> None:
    rosa, table = server.client("Rosa"), ""
    for game in ("visby", "riga"):
        table = rosa.open(game, "me", "open")["id"]
    rosa.do("POST", f"/api/tables/{table}/report", {"seat": 0, "words": "I was rude"})
    line = rosa.sit(table)
    line.order("say", seat=0, words="Sorry")
    line.close()
    rosa.do("POST", "/api/tokens", {"label": "my bot"})
    rosa.do("POST", f"/api/tables/{table}/close")

    told = rosa.do("GET", "/api/me/export")

    assert told["person"]["name"] == "Rosa"
    assert len(told["tables"]) == 2, "closed ones too"
    assert [said["words"] for said in told["words"]] == ["Sorry"]
    assert [token["label"] for token in told["tokens"]] == ["my bot"]
    assert [report["words"] for report in told["reports"]] == ["I was rude"]
    assert len(told["browsers"]) == 1
    assert rosa.cookie not in json.dumps(told)


# Those who keep us waiting.


@contextmanager
def holding(port: int, *beginnings: bytes) -> Iterator[list[socket.socket]]:
    """Hold many connections open that say nothing, or half of something."""
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
def test_those_who_say_half_do_not_hold_the_server_and_are_hung_up_on(server: Server) -> None:
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
    rung: list[None] = []
    listener = Listener("", [], lambda: rung.append(None))
    for number in range(2 * BACKLOG):
        listener.post(b"%d" % number)
    assert listener.queue.qsize() == BACKLOG
    assert len(rung) == 1


def test_small_messages_are_not_held_back() -> None:
    """Else the second of two messages waits for a receipt of the first, 40 ms and more."""
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
