"""Quiet hours: when a person is not to be disturbed, by the clock on the person's own wall."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from kogge import wire
from kogge.table.time.calendar import is_zone, zone_of

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 1440  # minutes


def quiet_until(wishes: wire.Wishes, now: int) -> int:
    """Return when the quiet hours end in which a moment lies, or the moment itself.

    >>> berlin = wire.Wishes(zone="Europe/Berlin", quiet_from=22 * 60, quiet_until=7 * 60)
    >>> midnight = int(datetime(2026, 1, 1, 23, tzinfo=UTC).timestamp() * SECOND)
    >>> (quiet_until(berlin, midnight) - midnight) // MINUTE
    420
    >>> noon = midnight + 12 * 60 * MINUTE
    >>> quiet_until(berlin, noon) == noon
    True
    """
    zone = zone_of(wishes.zone) if is_zone(wishes.zone) else UTC
    here = datetime.fromtimestamp(now / SECOND, zone)
    minute = here.hour * 60 + here.minute
    length = (wishes.quiet_until - wishes.quiet_from) % DAY
    if (minute - wishes.quiet_from) % DAY >= length:
        return now
    day = here.replace(hour=0, minute=0, second=0, microsecond=0)
    if minute >= wishes.quiet_until:
        day += timedelta(days=1)  # by the calendar: days with a change of the clock differ
    end = day.replace(hour=wishes.quiet_until // 60, minute=wishes.quiet_until % 60)
    return int(end.timestamp() * SECOND)
