"""A proxy before a database that can fall silent, hang up, or lose a COMMIT on its way."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Literal
from urllib.parse import urlsplit

SIZE = 65536
COMMIT = b"COMMIT;\0"
TICK = 0.05  # seconds between two checks whether it is still silent

Loss = Literal["", "before", "after"]  # of a COMMIT: before or after it has reached the database


class Proxy:
    """Passes everything on, unless told otherwise."""

    def __init__(self, address: str) -> None:
        self.parts = urlsplit(address)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.open, self.lines = True, list[socket.socket]()
        self.deaf: set[socket.socket] = set()  # those that hear nothing more
        self.flowing = threading.Event()
        self.flowing.set()
        self.loss: Loss = ""  # of the next COMMIT of a change that holds the mark
        self.mark = b""
        self.stays_away = False  # whether no one is let in after that
        self.lost = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        """The address of the database, by way of this."""
        port = self.listening.getsockname()[1]
        return self.parts._replace(netloc=f"postgres@127.0.0.1:{port}").geturl()

    def _accept(self) -> None:
        with suppress(OSError):
            while self.open:
                near, _ = self.listening.accept()
                if self.stays_away and self.lost.is_set():
                    near.close()
                else:
                    self._join(near)

    def _join(self, near: socket.socket) -> None:
        far = socket.create_connection(("127.0.0.1", self.parts.port or 5432))
        self.lines += [near, far]
        for source, target, asking in ((near, far, True), (far, near, False)):
            what = (source, target, asking)
            threading.Thread(target=self._pass_on, args=what, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, asking: bool) -> None:
        marked = False
        with suppress(OSError):
            while data := source.recv(SIZE):
                marked = marked or self.mark in data
                while not self.flowing.wait(TICK) and self.open:
                    pass
                if asking and COMMIT in data:
                    if self.loss and marked:
                        self._lose(source, target, data)
                        return
                    marked = False
                if target not in self.deaf:
                    target.sendall(data)
        hang_up(source, target)

    def _lose(self, near: socket.socket, far: socket.socket, data: bytes) -> None:
        """Hang up at the very moment of a COMMIT."""
        if self.loss == "after":
            self.deaf.add(near)
            far.sendall(data)
            threading.Event().wait(0.5)  # the database has written it by then, or will find out
        self.loss = ""
        self.lost.set()
        if self.stays_away:
            hang_up(*self.lines)
        hang_up(near, far)

    def come_back(self) -> None:
        """Let everyone in again."""
        self.stays_away = False
        self.lost.clear()

    def close(self) -> None:
        self.open = False
        self.flowing.set()
        hang_up(self.listening, *self.lines)


def hang_up(*lines: socket.socket) -> None:
    """End some lines for both sides."""
    for line in lines:
        with suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
        line.close()


@contextmanager
def proxied(address: str) -> Iterator[Proxy]:
    """Put a proxy before a database."""
    proxy = Proxy(address)
    try:
        yield proxy
    finally:
        proxy.close()
