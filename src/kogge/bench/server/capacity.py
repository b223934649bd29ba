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

Say = Callable[[str], None]  # announces what is under way, by the name of a message
PAIRS = 50
YARDSTICK = 5.0  # seconds


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
        found |= await _played(server, wish)
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


async def _played(server: Process, wish: Wish) -> dict[str, float]:
    """Let the tables play; return what was seen."""
    used, began = server.seconds(), time.perf_counter()
    tally = await tables.run(server.port, wish.tables, wish.seconds)
    spent, passed = server.seconds() - used, time.perf_counter() - began
    if tally.errors:
        raise RuntimeError("; ".join(tally.errors[:5]))
    late = tally.latencies
    return {
        "actions": tally.actions,
        "actions_each_second": tally.actions / wish.seconds,
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
