"""A site in figures: how much is kept, what waits, what this process holds."""

from __future__ import annotations

from ..site import Site
from ..store.admin import lists


async def figures(site: Site) -> dict[str, int]:
    """Return sizes and queues, by their names."""
    live = site.house.memory.tables.values()
    here = {
        "tables_in_memory": len(site.house.memory.tables),
        "sockets": sum(len(each.broadcast.listeners) for each in live),
        "bots_thinking": sum(each.thinking is not None for each in live),
        "replays_waiting": len(site.house.bench.waiting),
    }
    return {**await lists.counts(site.store), **here}
