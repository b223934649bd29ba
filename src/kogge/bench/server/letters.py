"""Tables by letter at which nobody moves: what they cost a server that only waits."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from .capacity import Say
from .client import Http
from .process import Process, started

SEATS = 4
PEOPLE = 40  # who play all of them
LEAVE = 2_000  # milliseconds until a table that nobody is at leaves memory; else a minute
QUIET = 5.0  # seconds until all have left
TERMS = {"clock": {"kind": "days", "days": 3}, "game": "visby"}
CHAIRS = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]


def measure(count: int, seconds: float, say: Say) -> dict[str, float]:
    """Begin tables by letter, and watch the server do nothing."""
    with tempfile.TemporaryDirectory(prefix="kogge-bench-") as folder:
        database = str(Path(folder) / "letters.sqlite")
        with started("--database", database, "--idle", str(LEAVE)) as server:
            return asyncio.run(_measure(server, count, seconds, say))


async def _measure(server: Process, count: int, seconds: float, say: Say) -> dict[str, float]:
    http = Http(server.port)
    cookies = [await http.guest(f"Person {number}") for number in range(PEOPLE)]
    await _begun(http, cookies, 0)  # so that what is loaded only once is not counted
    before = server.memory()
    say("capacity-letters")
    for number in range(count):
        await _begun(http, cookies, number)
    held = server.memory() - before
    await asyncio.sleep(QUIET)
    say("capacity-quiet")
    used, began = server.seconds(), time.perf_counter()
    await asyncio.sleep(seconds)
    core = (server.seconds() - used) / (time.perf_counter() - began)
    left = server.memory() - before
    http.close()
    return {
        "letters_tables": count,
        "letters_opened_mb": held / 1e6,
        "letters_mb": left / 1e6,
        "letters_server_mb": server.memory() / 1e6,
        "letters_core_percent": 100 * core,
    }


async def _begun(http: Http, cookies: list[str], number: int) -> None:
    """Begin a table of four, by turns of all people."""
    first, *others = [cookies[(number + seat * 7) % PEOPLE] for seat in range(SEATS)]
    table = (await http.ask("POST", "/api/tables", {**TERMS, "chairs": CHAIRS}, first))["id"]
    for cookie in others:
        await http.ask("POST", f"/api/tables/{table}/join", {}, cookie)
