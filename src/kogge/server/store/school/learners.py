"""How far people have come in the lessons, and whether they want to be coached."""

from __future__ import annotations

import msgspec

from kogge import wire

from .. import Store, Write

PLACES = 12  # lessons that are half done; of more, those of the browser that tells last
FIND = "SELECT data FROM learners WHERE person = ?"
KEEP = """
INSERT INTO learners (person, data) VALUES (?, ?)
ON CONFLICT (person) DO UPDATE SET data = excluded.data"""
read = msgspec.json.Decoder(wire.Learned).decode


async def found(store: Store, person: str) -> wire.Learned:
    """Return how far a person has come."""
    rows = await store.fetch(FIND, person)
    return read(rows[0][0]) if rows else wire.Learned()


async def keep(store: Store, person: str, told: wire.Learned) -> wire.Learned:
    """Add what a browser tells to what is known; return both together."""
    both = merged(await found(store, person), told)
    await store.write(Write(KEEP, (person, wire.encode(both).decode())))
    return both


def merged(known: wire.Learned, told: wire.Learned) -> wire.Learned:
    """Put together what is known and what is told; of one and the same thing the latter counts.

    >>> both = merged(wire.Learned(done=["visby 1"], coach="on"), wire.Learned(done=["riga 2"]))
    >>> both.done, both.coach
    (['riga 2', 'visby 1'], 'on')
    """
    places = {**known.places, **told.places}
    last = list(told.places) + [name for name in places if name not in told.places]
    return wire.Learned(
        done=_both(known.done, told.done),
        places={name: places[name] for name in last[:PLACES]},
        declined=_both(known.declined, told.declined),
        coach=told.coach or known.coach,
    )


def _both(known: list[str], told: list[str]) -> list[str]:
    return sorted({*known, *told})[: wire.LESSONS]
