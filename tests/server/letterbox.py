"""Where letters arrive in tests: a real SMTP server, and an address for webhooks and push."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from launched import free_port
from players import wait_for
from served import Client, Server

from kogge.server.settings import Post

SITE = "http://kogge.example"
SOON = 10.0  # seconds until a letter must be there


@dataclass
class Mailbox:
    """The e-mails that have arrived; it can refuse them."""

    mails: list[EmailMessage] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)  # answers to the next letters
    port: int = 0
    taken: Callable[[EmailMessage], None] = lambda _: None  # called before it is acknowledged

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Take an e-mail, as aiosmtpd calls it."""
        if self.refusals:
            return self.refusals.pop(0)
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.taken(mail)
        return "250 taken"

    def wait(self, count: int = 1) -> EmailMessage:
        """Wait until some e-mails are there; return the last of them."""
        wait_for(lambda: len(self.mails) >= count, SOON)
        assert len(self.mails) == count, [mail["subject"] for mail in self.mails]
        return self.mails[-1]

    def is_quiet(self, count: int, *servers: Server) -> None:
        """Check that no more e-mails come: what would have come comes before two later ones."""
        for number in range(count, count + 2 * len(servers)):
            stranger = servers[number % len(servers)].client("Zoe")
            stranger.do(
                "POST",
                "/api/notices/channels",
                {"kind": "mail", "address": f"zoe{number}@mail.example", "events": ["turn"]},
            )
            self.wait(number + 1)
        del self.mails[count:]

    def post(self, **more: Any) -> Post:
        """Return settings by which a server sends its letters here, without delay."""
        mail = f"smtp+plain://127.0.0.1:{self.port}"
        quick = {"soon": 0, "late": 600_000, "gap": 0, "every": 0.1}
        return Post(**{"mail": mail, "sender": "kogge@kogge.example", **quick, **more})


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """Run an SMTP server."""
    box = Mailbox()
    box.port = free_port()  # the controller looks for itself at the port that it was given
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


def links(mail: EmailMessage) -> list[str]:
    """Return the addresses in an e-mail, without the site's own."""
    return re.findall(rf"{SITE}(/\S*)", mail.get_content())


def confirmed(client: Client, box: Mailbox, address: str, events: list[str]) -> dict[str, Any]:
    """Let a person add an e-mail address, and confirm it as the letter says."""
    told = len(box.mails)
    body = {"kind": "mail", "address": address, "events": events}
    channel = client.do("POST", "/api/notices/channels", body)
    confirm, _stop = links(box.wait(told + 1))
    Client(client.port).do("POST", confirm.replace("/letters/", "/api/notices/"))
    return dict(channel)


# Webhooks and push services.


@dataclass
class Arrival:
    """A request that has arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Hall:
    """An HTTP server that takes everything, and answers as it is told to."""

    port: int = 0
    arrivals: list[Arrival] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)  # of the next answers
    headers: dict[str, str] = field(default_factory=dict)  # of all answers

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait(self, count: int = 1) -> Arrival:
        """Wait until some requests have come; return the last of them."""
        wait_for(lambda: len(self.arrivals) >= count, SOON)
        assert len(self.arrivals) == count, self.arrivals
        return self.arrivals[-1]


@contextmanager
def hall() -> Iterator[Hall]:
    """Run an HTTP server."""
    here = Hall()

    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            told = {name.lower(): value for name, value in self.headers.items()}
            here.arrivals.append(Arrival(self.path, told, body))
            self.send_response(here.statuses.pop(0) if here.statuses else 201)
            for name, value in here.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    here.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield here
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
