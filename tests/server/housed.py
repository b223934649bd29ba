"""A server in a thread of the test: all of it, network included, without the cost of a process.

What `kogge.server.serve.run` does to a whole process is left out: signals, turns of threads,
sweeps, logging. Who kills a server, or looks at its process, starts one by `served.serving`.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from argon2 import PasswordHasher
from launched import WIDE
from served import WAIT, Server

from kogge.server import serve
from kogge.server.app import App
from kogge.server.door.quiet import QuietServer
from kogge.server.settings import Settings
from kogge.server.site import Site
from kogge.server.watch.logs import Lines, Seldom


class Diary(logging.Handler):
    """Keeps what a process would write to its error stream."""

    def __init__(self, lines: list[str], level: int) -> None:
        super().__init__()
        self.kept, self.lowest = lines, level
        self.setFormatter(Lines())
        self.addFilter(self._is_told)
        self.addFilter(Seldom())

    def _is_told(self, record: logging.LogRecord) -> bool:
        ours = record.name.split(".")[0] == "kogge"
        return record.levelno >= (self.lowest if ours else logging.WARNING)

    def emit(self, record: logging.LogRecord) -> None:
        self.kept.append(self.format(record) + "\n")


class Housed(Server):
    """A server in this process; it can be stopped and started again."""

    open = 0  # how many run: as long as there is one, everything is told

    def __init__(self, settings: Settings, *, hasty: bool, level: int) -> None:
        super().__init__(settings.database)
        self.settings, self.hasty, self.level = settings, hasty, level
        self.port = settings.port
        self.thread: threading.Thread | None = None

    def start(self) -> Housed:
        """Start it, and wait until it listens."""
        settings = replace(self.settings, port=self.port)
        taken = serve.bind(settings)
        self.port = int(taken.getsockname()[1])
        figures = [serve.bind(replace(settings, port=settings.metrics))] if settings.metrics else []
        listening = Future[None]()
        self.app = App(settings, lambda site: self._ready(site, listening))
        with patch.object(serve, "configuration", lambda: None):  # logging is the whole process's
            self.server = QuietServer(serve.config(settings, self.app))
        self.diary = Diary(self.lines, self.level)
        self._listen_in()
        what = ([taken, *figures], listening)
        self.thread = threading.Thread(target=self._run, args=what, name="housed")
        self.thread.start()
        listening.result(WAIT)
        return self

    def _ready(self, site: Site, listening: Future[None]) -> None:
        if self.hasty:
            site.people.hasher = PasswordHasher(1, 8, 1)
        # Who plays for the bots does not matter to these tests.
        vars(site.bots)["check_warm"] = lambda *_: None
        listening.set_result(None)

    def _run(self, sockets: list[socket.socket], listening: Future[None]) -> None:
        try:
            asyncio.run(self._serve(sockets))
        except BaseException as error:  # told where the server was started
            if listening.done():
                raise
            listening.set_exception(error)

    async def _serve(self, sockets: list[socket.socket]) -> None:
        with ExitStack() as kept:
            for each in sockets:
                kept.callback(each.close)
            await self.app.open()  # as `run` does: its errors are told, not logged
            await self.server.serve(sockets)

    def _listen_in(self) -> None:
        Housed.open += 1
        logging.getLogger("kogge").setLevel(logging.DEBUG)
        logging.getLogger().addHandler(self.diary)

    def stop(self) -> int:
        """Ask it to end, and wait for it."""
        if self.thread is not None:
            self.server.handle_exit(signal.SIGTERM, None)
            self.thread.join(WAIT)
            assert not self.thread.is_alive(), "the server does not end"
            self.thread = None
            logging.getLogger().removeHandler(self.diary)
            Housed.open -= 1
            if not Housed.open:
                logging.getLogger("kogge").setLevel(logging.NOTSET)
        return 0

    def kill(self) -> None:
        """Refuse: only a process can be killed."""
        raise NotImplementedError


@contextmanager
def housed(
    database: str | Path, *, hasty: bool = True, level: int = logging.DEBUG, **wishes: Any
) -> Iterator[Housed]:
    """Run a server, without limits unless some are wished for, and stop it in the end.

    A ``hasty`` one hashes passwords at once.
    """
    settings = Settings(str(database), **{"port": 0, "limits": WIDE, "warm": False, **wishes})
    server = Housed(settings, hasty=hasty, level=level)
    try:
        yield server.start()
    finally:
        server.stop()


def complaints(server: Server) -> list[str]:
    """Return the lines in which a server says that something of its own went wrong."""
    return [line for line in server.lines if '"level": "error"' in line]
