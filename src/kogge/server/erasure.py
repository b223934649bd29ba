"""What is kept of somebody, told whole or forgotten whole."""

from __future__ import annotations

from functools import partial

from kogge import wire
from kogge.table import ledger
from kogge.table.denied import Denied
from kogge.table.judging.seats import vanish
from kogge.table.ledger import written
from kogge.table.names import nameless

from .site import Site
from .store import Write
from .store.people import Somebody
from .store.shelf import DROP

ALL = 10_000  # tables at most
BROWSERS = "SELECT created, expires FROM sessions WHERE person = ? AND label = ''"
REPORTS = "SELECT made, at_table, seat, words FROM reports WHERE person = ? ORDER BY made"
SAID = """
SELECT number, data FROM records
WHERE at_table = ? AND data LIKE '{"kind":"say",%' ORDER BY number"""  # the others stay unread
SAT = "SELECT at_table, seat FROM sittings WHERE person = ?"


async def export(site: Site, person: Somebody) -> wire.Export:
    """Return all that is kept of somebody."""
    sql = "SELECT id, name, handle, created FROM people WHERE id = ?"
    [(id, name, handle, created)] = await site.store.fetch(sql, person.id)
    told = {"id": id, "name": name, "account": handle is not None, "created": created}
    words = []
    for table, seat in await site.store.fetch(SAT, person.id):
        for number, record in await _said(site, table, seat):
            said = {"table": table, "number": number, "at": record.at, "words": record.words}
            words.append(said)
    tables: list[wire.TableCard] = []
    while page := await site.lobby.mine(person, len(tables), "all"):
        tables += page
    return wire.Export(
        person=told,
        browsers=await _rows(site, BROWSERS, person, "created", "expires"),
        tokens=await site.people.tokens(person),
        tables=tables,
        words=words,
        reports=await _rows(site, REPORTS, person, "at", "table", "seat", "words"),
    )


async def _rows(site: Site, sql: str, person: Somebody, *names: str) -> list[dict[str, object]]:
    rows = await site.store.fetch(sql, person.id)
    return [dict(zip(names, row, strict=True)) for row in rows]


async def forget(site: Site, person: Somebody) -> None:
    """Forget somebody: his games stay, without his name and his words."""
    site.house.changes.refuse_maintenance()
    for table, seat in await site.store.fetch(SAT, person.id):
        wiped = [
            Write("UPDATE records SET data = ? WHERE at_table = ? AND number = ?",
                  (written(_blank(record)), table, number))
            for number, record in await _said(site, table, seat)
        ]  # fmt: skip
        if wiped:
            await site.store.write(*wiped)
        try:
            await site.house.changes.make(table, partial(vanish, seat=seat))
        except Denied:  # a table of other rules, which nobody can open any more
            await _strike(site, table, seat)
    await site.store.write(
        Write("DELETE FROM people WHERE id = ?", (person.id,)),
        Write("DELETE FROM sessions WHERE person = ?", (person.id,)),
        Write("DELETE FROM devices WHERE person = ?", (person.id,)),
        Write("DELETE FROM sittings WHERE person = ?", (person.id,)),
        Write("DELETE FROM reports WHERE person = ?", (person.id,)),
    )


async def _strike(site: Site, table: str, seat: int) -> None:
    """Take a name from a table that cannot be played any more."""
    [(data,)] = await site.store.fetch("SELECT chairs FROM tables WHERE id = ?", table)
    chairs = ledger.read_chairs(data)
    chairs[seat] = ledger.Chair(name=nameless(chairs, seat))
    sql = "UPDATE tables SET chairs = ?, version = version + 1 WHERE id = ?"
    await site.store.write(Write(sql, (written(chairs), table)), Write(DROP, (table,)))


async def _said(site: Site, table: str, seat: int) -> list[tuple[int, ledger.Said]]:
    """Return what a seat has said at a table, with the numbers of the records."""
    rows = await site.store.fetch(SAID, table)
    records = [(number, ledger.read_record(data)) for number, data in rows]
    return [(n, r) for n, r in records if isinstance(r, ledger.Said) and r.seat == seat]


def _blank(record: ledger.Said) -> ledger.Said:
    return ledger.Said(at=record.at, command=record.command, seat=record.seat, words="…")
