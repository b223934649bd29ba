"""Several server processes over one PostgreSQL: what they carry together, beside what one carries.

Measured by processor time, so that it says the same on a machine with few cores or other work. Each
process carries as many tables as the one alone, since an action costs less where many are made.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from kogge.games import GAMES

from . import idle, tables
from .capacity import Say, complain, share
from .process import Process, started
from .tables import Load


@dataclass(frozen=True, slots=True)
class Several:
    """How much is to be measured, and where."""

    database: str
    processes: int = 2
    tables: int = 60  # for each process
    seconds: float = 30.0


def measure(wish: Several, say: Say) -> dict[str, float]:
    """Measure one process, several, and several at which people of one table sit apart."""
    idle.many_files()
    return asyncio.run(_measure(wish, say))


async def _measure(wish: Several, say: Say) -> dict[str, float]:
    found: dict[str, float] = {}
    for name, processes, apart in (
        ("one", 1, False),
        ("several", wish.processes, False),
        ("apart", wish.processes, True),
    ):
        say(f"capacity-run-{name}")
        load = Load(wish.tables * processes, wish.seconds, list(GAMES), apart=apart)
        cost, late = await _cost(wish.database, processes, load)
        found |= {f"{name}_ms": cost, f"{name}_p99_ms": late}
        found[f"{name}_carries"] = processes * found["one_ms"] / cost
    return found


async def _cost(database: str, processes: int, load: Load) -> tuple[float, float]:
    """Return the processor time of an action over all servers, and its slowest sight, in ms."""
    with ExitStack() as stack:
        servers = [stack.enter_context(started("--database", database)) for _ in range(processes)]
        used: list[float] = []
        ports = [server.port for server in servers]
        tally = await tables.run(ports, load, lambda: used.append(spent(servers)))
        complain(tally)
    return 1000 * (used[-1] - used[0]) / max(tally.actions, 1), 1000 * share(tally.latencies, 0.99)


def spent(servers: Sequence[Process]) -> float:
    """Return the processor time of all servers so far."""
    return sum(server.seconds() for server in servers)
