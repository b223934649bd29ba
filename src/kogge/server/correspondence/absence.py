"""Vacations: days on which a person is away, and the clocks of their turns stand still."""

from __future__ import annotations

import contextlib
from collections import Counter
from datetime import date, timedelta
from secrets import token_urlsafe

from kogge import wire
from kogge.table.denied import Denied
from kogge.table.time.calendar import day_of, is_zone, midnight

from ..live.house import House
from ..store import Away, Conflict, Unknown
from ..store.correspondence import vacations
from ..store.correspondence.vacations import Vacation

MOST = 30  # days a year
AHEAD = 366  # days until a vacation begins, at most


class Absence:
    """Everything about vacations."""

    def __init__(self, house: House) -> None:
        self.house, self.store = house, house.store

    async def seen(self, person: str) -> wire.Vacations:
        """Return a person's vacations of this year and later, and what is left."""
        kept = await vacations.own(self.store, person)
        year = day_of(self.house.wall(), "UTC").year
        days = Counter(day.year for each in kept for day in days_of(each.first, each.last))
        return wire.Vacations(
            vacations=[shown(each) for each in kept if each.last >= f"{year}"],
            most=MOST,
            left={str(each): max(0, MOST - days[each]) for each in (year, year + 1)},
        )

    async def declare(self, person: str, wish: wire.NewVacation) -> wire.Vacation:
        """Keep a vacation, and stop the clocks of the person's turns for as long."""
        kept = await vacations.own(self.store, person)
        new = self._checked(wish, kept)
        await vacations.add(self.store, person, new)
        await self._tell(person)
        return shown(new)

    def _checked(self, wish: wire.NewVacation, kept: list[Vacation]) -> Vacation:
        if not is_zone(wish.zone):
            raise Denied("no-zone", "there is no time zone '{name}'", name=wish.zone, status=400)
        first, last, now = day(wish.first), day(wish.last), self.house.wall()
        today = day_of(now, wish.zone)
        if last < first or first < today or first > today + timedelta(days=AHEAD):
            trouble = "a vacation begins today or later, within a year, and ends after that"
            raise Denied("no-days", trouble, status=400)
        if any(wish.first <= each.last and each.first <= wish.last for each in kept):
            raise Denied("on-vacation", "you are on vacation then already")
        days = Counter(d.year for each in kept for d in days_of(each.first, each.last))
        for one in days_of(wish.first, wish.last):
            days[one.year] += 1
            if days[one.year] > MOST:
                trouble = "{year} has no more than {count} days of vacation"
                raise Denied("too-many", trouble, year=str(one.year), count=MOST)
        begins = max(now, midnight(first, wish.zone))  # what has been used stays used
        ends = midnight(last + timedelta(days=1), wish.zone)
        return Vacation(token_urlsafe(9), wish.first, wish.last, begins, ends)

    async def end(self, person: str, id: str) -> None:
        """Be back: a vacation ends now, or does not begin at all."""
        found = next(
            (each for each in await vacations.own(self.store, person) if each.id == id), None
        )
        if found is None:
            raise Denied("no-vacation", "there is no such vacation", status=404)
        now = self.house.wall()
        if found.begins >= now:
            await vacations.drop(self.store, person, id)
        elif found.ends > now:
            today = min(found.last, max(found.first, day_of(now, "UTC").isoformat()))
            await vacations.shorten(self.store, person, id, today, now)
        await self._tell(person)

    async def _tell(self, person: str) -> None:
        """Note it at all tables by letter; one that is missed is noted before its time is up."""
        for table in await vacations.tables_by_letter(self.store, person):
            with contextlib.suppress(Denied, Away, Conflict, Unknown):
                await self.house.note_vacations(table)


def day(text: str) -> date:
    """Return a day of the calendar."""
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise Denied("no-days", "there is no day '{name}'", name=text, status=400) from error


def days_of(first: str, last: str) -> list[date]:
    """Return all days of a vacation, up to a little more than a year can have."""
    start, end = day(first), day(last)
    return [start + timedelta(days=n) for n in range(min((end - start).days, 2 * MOST) + 1)]


def shown(vacation: Vacation) -> wire.Vacation:
    """Return a vacation as its owner sees it."""
    return wire.Vacation(**vacation._asdict())
