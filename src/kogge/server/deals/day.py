"""Days of deals, by the clock of Greenwich."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

DAY = 86_400_000  # milliseconds


def day_of(now: int, later: int = 0) -> str:
    """Return a day as it is written, so many days later.

    >>> day_of(1_800_000_000_000), day_of(1_800_000_000_000, -1)
    ('2027-01-15', '2027-01-14')
    """
    moment = datetime.fromtimestamp(now / 1000, UTC).date() + timedelta(days=later)
    return moment.isoformat()


def end_of(day: str) -> int:
    """Return the moment at which a day is over.

    >>> day_of(end_of("2027-01-15")), day_of(end_of("2027-01-15") - 1)
    ('2027-01-16', '2027-01-15')
    """
    start = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int(start.timestamp() * 1000) + DAY
