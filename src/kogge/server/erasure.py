"""What is kept about a person, exported whole or erased whole."""

from __future__ import annotations

from functools import partial

from kogge import wire
from kogge.table.denied import Denied
from kogge.table.judging.seats import vanish

from .site import Site
from .store import erasure
from .store.people import Somebody
from .store.school import learners, puzzles
from .store.standing import profiles


async def export(site: Site, person: Somebody) -> wire.Export:
    """Return everything that is kept about a person."""
    store, words = site.store, []
    for table, seat in await erasure.seats(store, person.id):
        for number, record in await erasure.said(store, table, seat):
            said = {"table": table, "number": number, "at": record.at, "words": record.words}
            words.append(said)
    tables: list[wire.TableCard] = []
    while page := await site.lobby.mine(person, len(tables), "all"):
        tables += page
    return wire.Export(
        person=await erasure.account(store, person.id),
        browsers=await erasure.browsers(store, person.id),
        tokens=await site.people.tokens(person),
        tables=tables,
        words=words,
        reports=await erasure.reports(store, person.id),
        notices=await site.office.seen(person.id),
        tournaments=await site.hall.all_of(person),
        results=await profiles.kept(store, person.id),
        ratings=await profiles.kept_ratings(store, person.id),
        friends=await site.circle.seen(person),
        vacations=(await site.absence.seen(person.id)).vacations,
        orders=await erasure.orders(store, person.id),
        lessons=await learners.found(store, person.id),
        puzzles=await puzzles.export(store, person.id),
    )


async def forget(site: Site, person: Somebody) -> None:
    """Forget a person: their games stay, without their name and words."""
    site.house.changes.refuse_maintenance()
    for table, seat in await erasure.seats(site.store, person.id):
        await erasure.blank_words(site.store, table, seat)
        try:
            await site.house.changes.make(table, partial(vanish, seat=seat))
        except Denied:  # a table of other rules, which can no longer be opened
            await erasure.strike(site.store, table, seat)
    await site.hall.forget(person.id)
    await erasure.erase(site.store, person.id)
