"""Servers with settings of their own, which ``kogge serve`` does not offer."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from served import Server

from kogge.server.settings import Limits, Rate

PROGRAM = """
import os, sys
from functools import partial
from kogge.server.door import slow_clients
from kogge.server.live.thinking import Bots
from kogge.server.store import people
from kogge.server.serve import run
from kogge.server.settings import Limits, Post, Rate, Settings

def option(name):
    return sys.argv[sys.argv.index(name) + 1]

os.environ["KOGGE_LOG"], slow_clients.PATIENCE = "debug", {patience}
if {hasty}:
    people.PasswordHasher = partial(people.PasswordHasher, 1, 8, 1)
Bots.check_warm = lambda *_: None  # who plays for the bots does not matter to these tests
settings = Settings(option("--database"), port=int(option("--port")), warm=False, **{wishes})
run(settings, lambda _: print("listening on http://127.0.0.1:" + option("--port"), flush=True))
"""
PLAIN = PROGRAM.replace("{patience}", "10.0").replace("{hasty}", "False")
ENDLESS = Rate(10**9, 10**9)
WIDE = Limits(
    sockets=10**6, tables=10**6, requests=ENDLESS, people=ENDLESS, passwords=ENDLESS,
    guesses=ENDLESS, commands=ENDLESS, crowd=ENDLESS, words=ENDLESS, making=ENDLESS,
    asking=ENDLESS,
)  # fmt: skip


@contextmanager
def launched(
    folder: Path, patience: float = 10.0, *, hasty: bool = False, **wishes: Any
) -> Iterator[Server]:
    """Run a server with these settings; it logs everything that it ever would.

    A ``hasty`` one hashes passwords at once, for tests that need very many.
    """
    text = PROGRAM.replace("{patience}", repr(patience)).replace("{hasty}", repr(hasty))
    with started(str(folder / "kogge.sqlite"), text, **wishes) as server:
        yield server


@contextmanager
def started(database: str, text: str = PLAIN, **wishes: Any) -> Iterator[Server]:
    """Run a server with these settings on a database."""
    server = Server(database, launch=text.replace("{wishes}", repr(wishes)))
    server.port = free_port()
    try:
        yield server.start()
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
