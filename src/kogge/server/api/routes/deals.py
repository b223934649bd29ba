"""Routes of the deal of the day."""

from __future__ import annotations

from kogge import wire
from kogge.table import views
from kogge.table.opening.setups import found

from ...deals import board
from ..call import Call
from ..route import Route


async def deals(call: Call) -> wire.Deals:
    """Return the deals of three days."""
    return await board.told(call.site.dealer, call.person)


async def play(call: Call) -> wire.TableCard:
    """Play today's deal, or go on with it."""
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    game = found(call["game"])
    call.site.bots.check_warm(game.name)
    live = await call.site.dealer.play(call.known, game)
    return views.card(live.table, call.known.id)


ROUTES = (
    Route("GET", "/api/deals", deals, "The deals of today and yesterday, with their boards",
          response=wire.Deals, refusals=(401, 429, 503), secure=False),
    Route("POST", "/api/deals/{game}", play, "Play today's deal, once, or go on with it",
          response=wire.TableCard, refusals=(401, 403, 404, 429, 503)),
)  # fmt: skip
