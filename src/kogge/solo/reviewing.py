"""Reviews at home: read on while no bot has to play, as long as the page asks for them."""

from __future__ import annotations

import logging
from dataclasses import replace

from kogge import wire
from kogge.ahead.native import is_there
from kogge.table.past.reviewing import not_ready, nothing, reviewable

from .parlour import Held, Parlour
from .reading import Reading

PATIENCE = 15_000  # milliseconds after which a page that does not ask has gone
log = logging.getLogger("kogge.reviews")


def want(parlour: Parlour, held: Held, seat: int) -> wire.Review:
    """Begin a review, or go on with it."""
    match = reviewable(held.table, seat)
    if seat in held.sheet.studies:
        return held.sheet.studies[seat].told("done")
    if not is_there(held.table.setup.game):
        raise not_ready()
    if seat not in held.reviews:
        held.reviews[seat] = Reading.of(match, seat, parlour.now())
    return look(parlour, held, seat, 0)


def look(parlour: Parlour, held: Held, seat: int, first: int) -> wire.Review:
    """Return what has been found of a review so far."""
    reviewable(held.table, seat)
    if seat in held.sheet.studies:
        return held.sheet.studies[seat].told("done", first)
    if (reading := held.reviews.get(seat)) is None:
        return nothing()
    reading.looked = parlour.now()
    return reading.told(first)


def unread(parlour: Parlour) -> tuple[Held, int] | None:
    """Return a review that somebody waits for."""
    late = parlour.now() - PATIENCE
    for held in parlour.tables.values():
        for seat, reading in held.reviews.items():
            if not reading.whole and reading.looked >= late:
                return held, seat
    return None


def read_on(parlour: Parlour) -> None:
    """Find one thing more for somebody who waits."""
    if (found := unread(parlour)) is None:
        return
    held, seat = found
    try:
        held.reviews[seat].read_on()
        if held.reviews[seat].whole:
            shelve(parlour, held, seat)
    except Exception:  # whatever the error, the house goes on
        log.exception("a review has failed", extra={"table": held.table.id})
        del held.reviews[seat]


def shelve(parlour: Parlour, held: Held, seat: int) -> None:
    """Keep a whole review with its match."""
    studies = {**held.sheet.studies, seat: held.reviews.pop(seat).study}
    parlour.lay(held, replace(held.sheet, studies=studies))
