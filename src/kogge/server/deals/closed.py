"""What is kept back of a deal as long as others may still play it, or are playing it."""

from __future__ import annotations

from kogge.table.denied import Denied
from kogge.table.table import Table

from ..store import Store
from ..store.contest import duplicates
from .day import end_of


async def check_over(store: Store, table: Table, now: int) -> None:
    """Refuse what would tell others of a deal that is not over for all."""
    setup = table.setup
    if setup.deal and now < end_of(setup.deal):
        trouble = "the deal of the day is opened when its day is over"
        raise Denied("deal-runs", trouble, status=403)
    if setup.duplicate and await duplicates.is_running(store, setup.duplicate):
        trouble = "this deal is opened when the last of its tables is over"
        raise Denied("deal-runs", trouble, status=403)
