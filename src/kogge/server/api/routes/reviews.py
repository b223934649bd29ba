"""Routes of reviews: for whoever may look back at a finished match with open cards."""

from __future__ import annotations

import asyncio

from kogge import wire
from kogge.ahead.native import is_there
from kogge.table.grounds import worded
from kogge.table.past.coaching import check_coachable, coached
from kogge.table.past.replay import OPEN, viewer
from kogge.table.past.reviewing import line_of, not_ready, reviewable
from kogge.table.table import Table

from ...deals.closed import check_over
from ...live.desk import Asker
from ..call import Call
from ..route import Route
from .records import ONE, REFUSALS, apart, finished, watched


async def want_review(call: Call) -> wire.Review:
    """Line up for the review of a seat, or return it if it is there."""
    table = await seen(call, call.body.invitation)
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    asker = Asker(call.address, call.known.id)
    found = await call.site.reviews.want(table, call.body.seat, asker)
    return worded(found, table, call.body.seat, call.language)


async def review(call: Call) -> wire.Review:
    """Return what has been found of a review so far."""
    table, seat = await seen(call, call.query.invitation), call.query.seat
    reviewable(table, seat)
    found = await call.site.reviews.look(table, seat, call.query.first)
    return worded(found, table, seat, call.language)


async def line(call: Call) -> wire.Replay:
    """Return how a finished match would have gone on by other choices of a seat."""
    match, leaf = await finished(call), call.query
    _, seat = await watched(call, leaf.eyes)
    return await apart(call, lambda: line_of(match, seat, leaf))


async def coach(call: Call) -> wire.Coached:
    """Return what a coach has to say about one's last turn."""
    live = await call.site.house.memory.live(call["table"])
    table, seat = live.table, call.query.seat
    check_coachable(table, call.known.id, seat)
    if not await asyncio.to_thread(is_there, table.setup.game):
        raise not_ready()
    asker = Asker(call.address, call.known.id)
    return await call.site.bots.coach.ask(asker, lambda: coached(table, seat, call.language))


async def seen(call: Call, invitation: str) -> Table:
    """Return a table that has ended, at which everything may be seen by whoever asks."""
    table = await call.site.lobby.looked_at(call.person, call["table"], invitation)
    viewer(table, (), OPEN)
    await check_over(call.site.store, table, call.site.now())
    return table


ROUTES = (
    Route("POST", f"{ONE}/review", want_review, "Line up for the review of a seat",
          request=wire.WantReview, response=wire.Review, refusals=(*REFUSALS, 503)),
    Route("GET", f"{ONE}/review", review, "What has been found of a review so far",
          query=wire.Reviewed, response=wire.Review, refusals=REFUSALS, secure=False),
    Route("GET", f"{ONE}/line", line, "How a finished match would have gone on by other choices",
          query=wire.Leaf, response=wire.Replay, refusals=REFUSALS, secure=False),
    Route("GET", f"{ONE}/coach", coach, "What a coach has to say about one's last turn",
          query=wire.Coaching, response=wire.Coached, refusals=(*REFUSALS, 503)),
)  # fmt: skip
