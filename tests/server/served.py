"""A real server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import http.client
import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

WAIT = 60.0  # seconds for anything that must happen at all
NOBODY_THERE = 5  # a seat of nobody who asks: whoever speaks for it is refused


def roomy(**settings: float) -> str:
    """Return a program that serves without limits, for tests that are many people at once."""
    return f"""
import sys
from kogge.server.live.thinking import Bots
from kogge.server.serve import run
from kogge.server.settings import Limits, Rate, Settings
Bots.check_warm = lambda *_: None  # who plays for the bots does not matter to these tests
given = dict(zip(sys.argv[1::2], sys.argv[2::2]))
wide = Rate(1e6, 1e6)
limits = Limits(sockets=10_000, tables=10_000, requests=wide, people=wide, passwords=wide,
                guesses=wide, commands=wide, crowd=wide, words=wide, making=wide)
settings = Settings(database=given["--database"], port=int(given["--port"]), limits=limits,
                    warm=False, **{settings!r})
run(settings, lambda address: print("Kogge listens on", address, flush=True))
"""


class Server:
    """``kogge serve`` on a port of its own; it can be stopped, killed and started again."""

    def __init__(self, database: str, *options: str, launch: str = "") -> None:
        self.database, self.options, self.launch = database, options, launch
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.lines: list[str] = []
        self.readers: list[threading.Thread] = []

    def start(self) -> Server:
        """Start it and wait until it listens."""
        program = ["-c", self.launch] if self.launch else ["-m", "kogge", "--lang", "en", "serve"]
        command = [
            sys.executable, *program, "--database", self.database, "--port", str(self.port),
            *(() if self.launch else ("--no-warm",)), *self.options,
        ]  # fmt: skip
        environment = {**os.environ, "COLUMNS": "200", "KOGGE_LOG": "info"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http" not in line:
            raise AssertionError(line + (self.process.stderr.read() if self.process.stderr else ""))
        self.port = urlsplit(line.split()[-1]).port or self.port
        for stream in (self.process.stdout, self.process.stderr):
            reader = threading.Thread(target=self._collect, args=(stream,), daemon=True)
            reader.start()
            self.readers.append(reader)
        return self

    def _collect(self, stream: Any) -> None:
        with suppress(ValueError), stream:
            self.lines.extend(stream)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self._hush()

    def stop(self) -> int:
        """Ask it to end, and wait for it."""
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(WAIT)
        self._hush()
        return code

    def _hush(self) -> None:
        for reader in self.readers:
            reader.join(WAIT)

    def client(self, name: str = "") -> Client:
        """Return a browser of its own; with a name it is let in as a guest."""
        client = Client(self.port)
        if name:
            client.do("POST", "/api/me", {"name": name})
        return client


@contextmanager
def serving(database: str | Path, *options: str, launch: str = "") -> Iterator[Server]:
    """Run a server, and stop it in the end."""
    server = Server(str(database), *options, launch=launch)
    try:
        yield server.start()
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


class Answer:
    """What came back over HTTP."""

    def __init__(self, status: int, headers: dict[str, str], content: bytes) -> None:
        self.status, self.headers, self.content = status, headers, content

    @property
    def json(self) -> Any:
        return json.loads(self.content)


class Client:
    """A browser: it keeps its cookie."""

    def __init__(self, port: int, cookie: str = "", token: str = "") -> None:
        self.port, self.cookie, self.token = port, cookie, token
        self.devices: dict[str, str] = {}  # by which it is known when someone logs in
        self.address = ""  # as a proxy in front of the server would name it

    def headers(self, **more: str) -> dict[str, str]:
        headers = {name.replace("_", "-"): value for name, value in more.items()}
        if self.address:
            headers["x-forwarded-for"] = self.address
        kept = {"kogge": self.cookie} if self.cookie else {}
        if kept or self.devices:
            jar = {**kept, **self.devices}
            headers.setdefault("cookie", "; ".join(f"{k}={v}" for k, v in jar.items()))
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        return headers

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """Send a request; return the answer, whatever it is."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=WAIT)
        sent = self.headers(**headers)
        content = None
        if body is not None:
            content = body if isinstance(body, bytes) else json.dumps(body).encode()
            sent.setdefault("content-type", "application/json")
        line.request(method, path, content, sent)
        response = line.getresponse()
        told = {name.lower(): value for name, value in response.getheaders()}
        answer = Answer(response.status, told, response.read())
        line.close()
        for name, value in response.getheaders():
            if name.lower() == "set-cookie":
                self._keep(*value.partition(";")[0].partition("=")[::2])
        return answer

    def _keep(self, name: str, value: str) -> None:
        if name == "kogge":
            self.cookie = value.strip('"')
        else:
            self.devices[name] = value

    def do(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """Send a request that must succeed; return its content."""
        answer = self.ask(method, path, body, **headers)
        assert answer.status < 300, (answer.status, answer.content)
        return answer.json if answer.content else None

    def do_text(self, method: str, path: str) -> str:
        """Send a request that must succeed; return its answer as text."""
        answer = self.ask(method, path)
        assert answer.status < 300, (answer.status, answer.content)
        return answer.content.decode()

    def open(self, game: str, *chairs: str, **wishes: Any) -> Any:
        """Open a table: each chair is "me", "open" or the name of a bot."""
        told = [
            {"kind": chair} if chair in ("me", "open") else {"kind": "bot", "bot": chair}
            for chair in chairs
        ]
        return self.do("POST", "/api/tables", {"game": game, "chairs": told, **wishes})

    def sit(self, table: str, seen: dict[str, int] | None = None, **query: str) -> Line:
        """Open a socket at a table."""
        return Line(self, table, seen or {}, query)


def two_at_a_table(server: Server, *names: str, **wishes: Any) -> tuple[Client, Client, Any]:
    """Return two people at one table of Visby, which has begun."""
    host, friend = (server.client(name) for name in names or ("Anna", "Berta"))
    table = host.open("visby", "me", "open", **wishes)
    friend.do("POST", f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    return host, friend, table


class Closed(AssertionError):
    """The other side has ended the line while a message was awaited."""


class Line:
    """A socket at a table, which remembers what it received."""

    count = 0

    def __init__(
        self, client: Client, table: str, seen: dict[str, int], query: dict[str, str]
    ) -> None:
        self.client, self.table = client, table
        self.states: dict[int, Any] = {}
        self.news: dict[int, list[Any]] = {}
        self.messages: list[Any] = []
        self.raw: list[str] = []
        address = f"ws://127.0.0.1:{client.port}/api/tables/{table}/socket"
        address += "?" + "&".join(f"{k}={v}" for k, v in query.items()) if query else ""
        self.inbox: queue.Queue[str | None] = queue.Queue()
        self.kept = ExitStack()
        self.socket: ClientConnection = self.kept.enter_context(
            connect(
                address,
                additional_headers=client.headers(),
                compression=None,
                open_timeout=WAIT,
                ping_interval=None,  # the server asks; a thread of ours would disturb random tests
            )
        )
        threading.Thread(target=self._listen, daemon=True).start()
        with suppress(ConnectionClosed):  # a client that is not let in is told so, and hung up on
            self.send("hello", seen=seen)
        self.welcome = self.until(lambda m: m["type"] in ("welcome", "refused"))
        if self.welcome["type"] == "welcome":
            self.seats: list[int] = self.welcome["seats"]
            for seat in self.seats or [-2]:
                self.until(lambda m, seat=seat: m["type"] == "update" and m["seat"] == seat)

    def _listen(self) -> None:
        with suppress(ConnectionClosed, OSError):
            for message in self.socket:
                self.inbox.put(str(message))
        self.inbox.put(None)

    def send(self, do: str, **what: Any) -> str:
        """Send a command; return its id."""
        Line.count += 1
        what.setdefault("id", f"c{Line.count}-{os.getpid()}")
        self.socket.send(json.dumps({"do": do, **what}))
        return str(what["id"])

    def take(self, wait: float = WAIT) -> Any:
        """Take the next message; None when the line is closed."""
        text = self.inbox.get(timeout=wait)
        if text is None:
            self.inbox.put(None)
            return None
        message = json.loads(text)
        self.raw.append(text)
        self.messages.append(message)
        if message["type"] == "update":
            self.news.setdefault(message["seat"], []).extend(message["news"])
            if message["state"] is not None:
                self.states[message["seat"]] = message["state"]
        return message

    def until(self, wanted: Any, wait: float = WAIT) -> Any:
        """Take messages until one is wanted."""
        end = time.monotonic() + wait
        while True:
            message = self.take(max(0.01, end - time.monotonic()))
            if message is None:
                raise Closed
            if wanted(message):
                return message

    def wait(self, wanted: Any, wait: float = WAIT) -> None:
        """Take messages until a condition holds for everything received so far."""
        end = time.monotonic() + wait
        while not wanted():
            assert self.take(max(0.01, end - time.monotonic())) is not None, "the line is closed"

    def drain(self) -> list[Any]:
        """Take everything that is on its way: the answer to a question asked now comes last."""
        probe, taken = self.send("undo", seat=NOBODY_THERE, moment=0), []
        while (message := self.take()) is not None:
            if message.get("id") == probe:
                break
            taken.append(message)
        return taken

    def order(self, do: str, **what: Any) -> Any:
        """Send a command; return its answer."""
        id = self.send(do, **what)
        return self.until(lambda m: m.get("id") == id and m["type"] in ("done", "refused", "tried"))

    def act(self, seat: int, *actions: int | str, **what: Any) -> Any:
        """Play actions by number or name."""
        state = self.states[seat]
        names = {legal["name"]: legal["action"] for legal in state["legal"]}
        numbers = [names[a] if isinstance(a, str) else a for a in actions]
        what = {"moment": state["moment"], **what}
        return self.order("act", seat=seat, actions=numbers, **what)

    def asked(self, seat: int) -> Any:
        """Wait until a seat has to choose, or the match is over; return its state."""
        while True:
            state = self.states[seat]
            if state["over"] or (seat in state["choosing"] and state["legal"]):
                return state
            message = self.take()
            if message is None:
                raise Closed
            if message["type"] == "choosing" and message["seat"] == seat:
                state["choosing"] = message["choosing"]

    def close(self) -> None:
        self.kept.close()
