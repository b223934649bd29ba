"""Days of deals, by the clock of Greenwich; and what is kept back until one of them is over."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from kogge.table.denied import Denied
from kogge.table.table import Table

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


def is_running(table: Table, now: int) -> bool:
    """Return whether a table holds a deal that others may still play."""
    return bool(table.setup.deal) and now < end_of(table.setup.deal)


def check_over(table: Table, now: int) -> None:
    """Refuse what would tell others of a deal that they may still play."""
    if is_running(table, now):
        trouble = "the deal of the day is opened when its day is over"
        raise Denied("deal-runs", trouble, status=403)
