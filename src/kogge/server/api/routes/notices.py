"""Routes of notices: where a person is told of the tables, and of what."""

from __future__ import annotations

from kogge import wire

from ...store.post import channels
from ..call import Call
from ..route import Route

HERE = "/api/notices"
ONE = f"{HERE}/channels/{{channel}}"


async def notices(call: Call) -> wire.Notices:
    """Return what can be chosen, and what is."""
    return await call.site.office.seen(call.known.id)


async def wish_notices(call: Call) -> None:
    """Choose language and quiet hours."""
    await call.site.office.wish(call.known.id, call.body)


async def add_channel(call: Call) -> wire.Channel:
    """Add an address, which is asked to confirm."""
    limits, take = call.site.settings.limits, call.site.buckets.take
    take(limits.making, f"making {call.known.id}")
    take(limits.asking, f"asking {call.address}")
    return (await call.site.office.add(call.known.id, call.body)).shown


async def choose_events(call: Call) -> None:
    """Choose what an address is told of."""
    await channels.choose(call.site.store, call.known.id, call["channel"], call.body.events)


async def drop_channel(call: Call) -> None:
    """Forget an address."""
    await channels.drop(call.site.store, call.known.id, call["channel"])


async def confirm_channel(call: Call) -> None:
    """Confirm an address: whoever reads its letters knows the secret."""
    await channels.confirm(call.site.store, call["secret"])


async def stop_channel(call: Call) -> None:
    """Stop letters, as one of them offers; nothing is said about secrets that are none."""
    await channels.stop(call.site.store, call["secret"])


async def mute_table(call: Call) -> None:
    """Be told nothing of a table any more, or again."""
    live = await call.site.lobby.own(call.known, call["table"])
    await channels.mute(call.site.store, call.known.id, live.id, muted=call.body.muted)


ASKED = (400, 401, 403, 413, 415, 429, 503)

ROUTES = (
    Route("GET", HERE, notices, "Where you are told of your tables", response=wire.Notices,
          refusals=(401, 429, 503)),
    Route("PATCH", HERE, wish_notices, "Choose the language of notices, and quiet hours",
          wire.Wishes, status=204, refusals=ASKED),
    Route("POST", f"{HERE}/channels", add_channel, "Add an address for notices",
          wire.NewChannel, response=wire.Channel, status=201, refusals=(404, *ASKED)),
    Route("PATCH", ONE, choose_events, "Choose what an address is told of",
          wire.ChannelEvents, status=204, refusals=(404, *ASKED)),
    Route("DELETE", ONE, drop_channel, "Forget an address", status=204,
          refusals=(401, 403, 404, 429, 503)),
    Route("POST", f"{HERE}/confirm/{{secret}}", confirm_channel, "Confirm an address",
          status=204, refusals=(401, 403, 404, 429, 503), secure=False),
    Route("POST", f"{HERE}/stop/{{secret}}", stop_channel, "Stop letters, as each one offers",
          status=204, refusals=(401, 403, 404, 429, 503), secure=False),
    Route("POST", "/api/tables/{table}/notices", mute_table, "Be told of your table, or not",
          wire.Told, status=204, refusals=(404, 409, *ASKED)),
)  # fmt: skip
