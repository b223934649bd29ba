"""The calendar of a table by letter: which stretches of time cost nobody anything.

Weekends are those of the table's time zone, vacations those of a seat's owner. Everything is
reckoned in milliseconds since 1970; what is free follows from the terms and is never stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache

from kogge.wire import Clock

Span = tuple[int, int]  # from, until

FRIDAY = 4  # the last weekday that counts
FURTHEST = 400  # free spans that are looked through: years of weekends and vacations


@lru_cache(256)
def is_zone(name: str) -> bool:
    """Return whether there is a time zone of that name."""
    from zoneinfo import available_timezones

    return name == "UTC" or name in available_timezones()


@lru_cache(256)
def zone_of(name: str) -> tzinfo:
    """Return a time zone. A browser that plays alone knows no other than this one."""
    if name == "UTC":
        return UTC
    from zoneinfo import ZoneInfo

    return ZoneInfo(name)


def midnight(day: date, zone: str) -> int:
    """Return when a day begins in a time zone.

    >>> midnight(date(2026, 6, 1), "Europe/Berlin") == midnight(date(2026, 6, 1), "UTC") - 7_200_000
    True
    """
    begins = datetime(day.year, day.month, day.day, tzinfo=zone_of(zone))
    return int(begins.timestamp() * 1000)


def day_of(moment: int, zone: str) -> date:
    """Return the day on the calendar of a time zone."""
    return datetime.fromtimestamp(moment / 1000, UTC).astimezone(zone_of(zone)).date()


def weekends(zone: str, start: int) -> Iterator[Span]:
    """Yield all weekends from a moment on, that in which it lies included."""
    day = day_of(start, zone)
    monday = day - timedelta(days=day.weekday())
    while True:
        saturday, monday = monday + timedelta(days=FRIDAY + 1), monday + timedelta(days=7)
        yield midnight(saturday, zone), midnight(monday, zone)


def free(clock: Clock, vacations: Sequence[Span], start: int) -> Iterator[Span]:
    """Yield what costs a seat no time, from a moment on, in order and without overlaps."""
    away = sorted(span for span in vacations if span[1] > start)
    off = weekends(clock.zone, start) if clock.weekends else iter(())
    weekend = next(off, None)
    reached = start
    for _ in range(FURTHEST):
        vacation = away[0] if away else None
        if vacation is not None and (weekend is None or vacation <= weekend):
            span = away.pop(0)
        elif weekend is not None:
            span, weekend = weekend, next(off, None)
        else:
            return
        if span[1] > reached:
            yield max(reached, span[0]), span[1]
            reached = span[1]


def counted(clock: Clock, vacations: Sequence[Span], start: int, end: int) -> int:
    """Return how much of a stretch of time is counted."""
    total, at = 0, start
    for begins, ends in free(clock, vacations, start):
        if begins >= end:
            break
        total, at = total + begins - at, ends
    return total + max(0, end - at)


def reached(clock: Clock, vacations: Sequence[Span], start: int, left: int) -> int:
    """Return when a seat has used up what it has left."""
    at = start
    for begins, ends in free(clock, vacations, start):
        if begins - at >= left:
            break
        left, at = left - (begins - at), ends
    return at + left


def stands(clock: Clock, vacations: Sequence[Span], moment: int) -> bool:
    """Return whether a seat's time stands still at a moment."""
    return any(begins <= moment for begins, _ in _first(free(clock, vacations, moment)))


def _first(spans: Iterator[Span]) -> list[Span]:
    found = next(spans, None)
    return [] if found is None else [found]
