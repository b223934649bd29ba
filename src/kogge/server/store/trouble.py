"""What to answer where a store could not do what it should."""

from __future__ import annotations

from kogge.table.denied import Denied

from .base import Away, Conflict, Unknown

STORES = (Away, Conflict, Unknown)  # what a store may say instead of an answer


def of_store(error: Exception) -> Denied:
    """Return the refusal for what the store could not do.

    >>> of_store(Conflict()).reason
    'busy'
    """
    if isinstance(error, Conflict):
        return Denied("busy", "the table is busy, try again", status=503)
    if isinstance(error, Away):
        trouble = "the database does not answer, nothing has changed; try again soon"
        return Denied("away", trouble, status=503)
    trouble = (
        "the connection to the database broke at that moment: whether it was done is not known"
    )
    return Denied("unknown", trouble, status=503)
