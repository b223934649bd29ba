"""Routes that look back: the log, the replay, the match as a file, and whether it is sound."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from kogge import wire
from kogge.core import notation
from kogge.core.match import Match
from kogge.table.editions import edition_of
from kogge.table.past.book import asked_for
from kogge.table.past.ending import ending as end_of
from kogge.table.past.replay import OPEN, check_seat, log_of, replayed, viewer
from kogge.table.past.verdict import Verdict, verdict
from kogge.table.table import Table

from ...deals.closed import check_over
from ...picture.telling import sheet_of
from ...store import shelf
from ..call import Call
from ..preview import spoken_in
from ..route import Route

ONE = "/api/tables/{table}"
T = TypeVar("T")


async def watched(
    call: Call, eyes: str, *, past: bool = True, told: bool = True
) -> tuple[Table, int]:
    """Return a table and the viewer through whose eyes it is seen: another's only after the end.

    What of a running deal is told to others would help them, so only its score is.
    """
    secret, id = call.query.invitation, call["table"]
    if past:
        table = await call.site.lobby.looked_at(call.person, id, secret)
    else:
        table = (await call.site.lobby.watched(call.person, id, secret)).table
    mine = table.seats_of(call.person.id) if call.person is not None else []
    seat = viewer(table, mine, eyes)
    if told and seat not in mine:
        await check_over(call.site.store, table, call.site.now())
    return table, seat


async def log(call: Call) -> wire.Log:
    """Return everything that a seat has seen happen."""
    table, seat = await watched(call, call.query.eyes, past=False)  # words were said in private
    check_seat(seat)
    _, noticed = await shelf.history(call.site.store, call.site.house.bench, table.id)
    return await apart(call, lambda: log_of(noticed, table.game, seat))


async def replay(call: Call) -> wire.Replay:
    """Return a match step by step, as a viewer has seen it."""
    table, seat = await watched(call, call.query.eyes)
    return await apart(call, lambda: replayed(table.playing, seat, call.query))


async def book(call: Call) -> wire.Book:
    """Return how the figures of a position come about, and what things would bring."""
    table, seat = await watched(call, call.query.eyes)
    return await apart(call, lambda: asked_for(table.playing, seat, call.query))


async def apart(call: Call, work: Callable[[], T]) -> T:
    """Do long work off the event loop, one piece after another, so that no table waits for it."""
    async with call.site.house.looking:
        return await asyncio.to_thread(work)


async def finished(call: Call) -> Match:
    """Return a match that has ended, which everyone who saw it may read whole."""
    table, _ = await watched(call, OPEN)
    return table.playing


async def ending(call: Call) -> wire.Ending:
    """Return how a match ended, and how that came about."""
    table, _ = await watched(call, OPEN, told=False)
    return await apart(call, lambda: end_of(table))


async def picture(call: Call) -> bytes:
    """Return a picture of the end, for whoever may look back at the match."""
    table, _ = await watched(call, OPEN)
    sheet = sheet_of(table, spoken_in(call.request))
    call.headers |= {"cache-control": "no-cache", "cross-origin-resource-policy": "cross-origin"}
    return await call.site.gallery.picture(sheet)


async def match_text(call: Call) -> bytes:
    """Return a finished match as text."""
    match = await finished(call)
    return await apart(call, lambda: notation.text(match).encode())


async def match_json(call: Call) -> bytes:
    """Return a finished match as JSON."""
    match = await finished(call)
    return await apart(call, lambda: notation.as_json(match).encode())


async def verify(call: Call) -> Verdict:
    """Read a finished match again, and check everything it claims."""
    match = await finished(call)
    live = await call.site.house.memory.live(call["table"])
    return await apart(call, lambda: verdict(match, edition_of(live.table.setup), call.language))


REFUSALS = (400, 401, 403, 404, 409, 429)

ROUTES = (
    Route("GET", f"{ONE}/log", log, "All that a seat has seen happen", query=wire.Eyes,
          response=wire.Log, refusals=REFUSALS, secure=False),
    Route("GET", f"{ONE}/replay", replay, "The match step by step, with the eyes of a seat",
          query=wire.Window, response=wire.Replay, refusals=REFUSALS, secure=False),
    Route("GET", f"{ONE}/ending", ending, "How a finished match came out, and why",
          query=wire.Invited, response=wire.Ending, refusals=REFUSALS, secure=False),
    Route("GET", f"{ONE}/picture.png", picture, "A picture of the end, to be shown with links",
          query=wire.Spoken, response=bytes, media="image/png", refusals=(*REFUSALS, 503),
          secure=False),
    Route("GET", f"{ONE}/book", book, "How figures come about, and what things would bring",
          query=wire.Leaf, response=wire.Book, refusals=REFUSALS, secure=False),
    Route("GET", f"{ONE}/match.txt", match_text, "A finished match as text", query=wire.Invited,
          response=str, media="text/plain; charset=utf-8", refusals=REFUSALS, secure=False),
    Route("GET", f"{ONE}/match.json", match_json, "A finished match as JSON", query=wire.Invited,
          response=dict[str, Any], refusals=REFUSALS, secure=False),
    Route("GET", f"{ONE}/verify", verify, "Whether a finished match is what it claims to be",
          query=wire.Invited, response=Verdict, refusals=REFUSALS, secure=False),
)  # fmt: skip
