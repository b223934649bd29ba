"""What waiting costs in memory: sockets that only listen, and tables that are left unfinished."""

from __future__ import annotations

import asyncio
import contextlib
import re
import resource
import time

from .client import Http, Sight, act, note, open_line, read, until_state
from .process import Process

BATCH = 50  # sockets that are opened at the same time
MOVES = 6  # actions played at a table before it is left
ALONE = [{"kind": "me"}, {"kind": "me"}]


def many_files() -> None:
    """Let this process have as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def sockets(server: Process, count: int) -> tuple[int, float]:
    """Open ``count`` listening sockets; return bytes for each, and seconds until all have heard."""
    http = Http(server.port)
    cookie = await http.guest("Host")
    body = {"game": "visby", "chairs": ALONE}
    table = (await http.ask("POST", "/api/tables", body, cookie))["id"]
    host = await open_line(server.port, table, cookie)
    sight = await until_state(host)
    before, lines = server.memory(), []
    for first in range(0, count, BATCH):
        number = min(BATCH, count - first)
        lines += await asyncio.gather(*(open_line(server.port, table) for _ in range(number)))
    for line in lines:
        await until_state(line)
    await asyncio.sleep(2)
    each = (server.memory() - before) // max(1, count)
    began = time.perf_counter()
    await host.send(act(0, sight.moment, sight.legal[0].action))
    for line in lines:
        await line.recv()
    heard = time.perf_counter() - began
    await asyncio.gather(*(line.close() for line in (host, *lines)))
    http.close()
    return each, heard


async def tables(server: Process, count: int) -> int:
    """Begin ``count`` tables and leave them; return the bytes that each keeps."""
    http = Http(server.port)
    cookie = await http.guest("Host")
    for _ in range(20):  # so that what is loaded only once is not counted
        await _begun(http, server.port, cookie)
    before = server.memory()
    for first in range(0, count, BATCH):
        number = min(BATCH, count - first)
        await asyncio.gather(*(_begun(http, server.port, cookie) for _ in range(number)))
    await asyncio.sleep(1)
    http.close()
    return (server.memory() - before) // count


async def _begun(http: Http, port: int, cookie: str) -> None:
    """Begin a table, play a little, and leave it."""
    body = {"game": "visby", "chairs": ALONE}
    table = (await http.ask("POST", "/api/tables", body, cookie))["id"]
    line = await open_line(port, table, cookie)
    sights: dict[int, Sight] = {}
    while len(sights) < len(ALONE):
        note(sights, read(await line.recv()))
    for _ in range(MOVES):
        seat = next(seat for seat, sight in sights.items() if seat in sight.choosing)
        await line.send(act(seat, sights[seat].moment, sights[seat].legal[0].action))
        while (heard := read(await line.recv())).type not in ("done", "refused"):
            note(sights, heard)
    await line.close()


async def leave(server: Process, count: int) -> float:
    """Begin tables and leave them; return the seconds until none is in memory."""
    http = Http(server.port)
    cookie = await http.guest("Host")
    await asyncio.gather(*(_begun(http, server.port, cookie) for _ in range(count)))
    began, figures = time.perf_counter(), Http(server.figures)
    while time.perf_counter() - began < 60:
        page = await figures.ask("GET", "/metrics")
        if float(re.findall(r"^kogge_tables (\S+)$", page, re.MULTILINE)[0]) == 0:
            http.close()
            figures.close()
            return time.perf_counter() - began
        await asyncio.sleep(0.2)
    raise RuntimeError("tables that nobody watches stay in memory")
