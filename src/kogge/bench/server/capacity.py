"""The whole measurement, step by step."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from kogge.games import GAMES

from . import bare, idle, tables, trying
from .process import Process, started
from .tables import Load

Say = Callable[[str], None]  # announces what is under way, by the name of a message
PAIRS = 50
YARDSTICK = 5.0  # seconds
ALONE = 60  # tables of one game, for what an action of it costs
PART = 15.0  # seconds for that, at most
BREATH, MOST = 0.5, 20  # seconds in which a server must be calm, and how often that is looked at
CALM = 0.02  # of a core


@dataclass(frozen=True, slots=True)
class Wish:
    """How much is to be measured."""

    tables: int = 500
    seconds: float = 300.0
    sockets: int = 5000
    idle: int = 2000
    tries: int = 1000


def measure(wish: Wish, say: Say) -> dict[str, float]:
    """Measure everything; return the figures by their names."""
    idle.many_files()
    with tempfile.TemporaryDirectory(prefix="kogge-bench-") as folder:
        return asyncio.run(_measure(wish, Path(folder), say))


async def _measure(wish: Wish, folder: Path, say: Say) -> dict[str, float]:
    found: dict[str, float] = {}
    say("capacity-bare")
    with started("--bare") as server:
        rate, each = await bare.broadcast(server, PAIRS, min(YARDSTICK, wish.seconds))
        found |= {"bare_rate": rate, "bare_rate_cpu": each}
    with started("--database", str(folder / "play.sqlite")) as server:
        say("capacity-tables")
        found |= await _played(server, Load(wish.tables, wish.seconds, list(GAMES)))
        for game in GAMES:
            say("capacity-costs")
            found |= await _costs(server, wish, game)
        say("capacity-sockets")
        each_socket, heard = await idle.sockets(server, wish.sockets)
        found |= {"socket_bytes": each_socket, "all_heard_ms": 1000 * heard}
    with started("--database", str(folder / "idle.sqlite")) as server:
        say("capacity-idle")
        found["table_bytes"] = await idle.tables(server, wish.idle)
    with started("--database", str(folder / "leave.sqlite"), "--idle", "500") as server:
        say("capacity-leave")
        found["left_after_s"] = await idle.leave(server, min(100, wish.idle))
        for game in GAMES:
            say("capacity-try")
            took = await trying.tries(server.port, game, wish.tries)
            found[f"try_{game}_p99_ms"] = 1000 * share(took, 0.99)
    return found


async def _costs(server: Process, wish: Wish, game: str) -> dict[str, float]:
    """Return what an action of a game costs the server, among people and beside a bot."""
    count, seconds = min(ALONE, wish.tables), min(PART, wish.seconds)
    among = await _cost(server, Load(count, seconds, [game]))
    beside = await _cost(server, Load(count, seconds, [game], people=1))
    return {f"act_{game}_ms": among, f"bot_{game}_ms": beside}


async def _cost(server: Process, load: Load) -> float:
    """Return the processor time of an action, while all sit at their tables, in milliseconds."""
    await quiet(server)
    used: list[float] = []
    tally = await tables.run([server.port], load, lambda: used.append(server.seconds()))
    complain(tally)
    return 1000 * (used[-1] - used[0]) / max(tally.actions, 1)


async def quiet(server: Process) -> None:
    """Wait until a server has done with what was before: bots go on for a while."""
    for _ in range(MOST):
        before = server.seconds()
        await asyncio.sleep(BREATH)
        if server.seconds() - before < CALM * BREATH:
            return


def complain(tally: tables.Tally) -> None:
    """Let no figure be taken from a run in which something was lost."""
    if tally.errors:
        raise RuntimeError("; ".join(tally.errors[:5]))


async def _played(server: Process, load: Load) -> dict[str, float]:
    """Let the tables play; return what was seen."""
    used, began = server.seconds(), time.perf_counter()
    tally = await tables.run([server.port], load)
    spent, passed = server.seconds() - used, time.perf_counter() - began
    complain(tally)
    late = tally.latencies
    return {
        "actions": tally.actions,
        "actions_each_second": tally.actions / load.seconds,
        "matches": tally.matches,
        "seen": len(late),
        "p50_ms": 1000 * share(late, 0.50),
        "p95_ms": 1000 * share(late, 0.95),
        "p99_ms": 1000 * share(late, 0.99),
        "max_ms": 1000 * max(late),
        "messages_each_second": tally.heard / passed,
        "messages_cpu": tally.heard / max(spent, 0.01),
        "server_cpu": spent / passed,
    }


def share(values: Sequence[float], part: float) -> float:
    """Return the value that a given part of all values does not exceed.

    >>> share([3.0, 1.0, 2.0, 4.0], 0.5)
    2.0
    """
    ordered = sorted(values)
    return ordered[max(0, round(part * len(ordered)) - 1)]
