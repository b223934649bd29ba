"""Routes about the games: everything a front end needs, and nothing it must parse."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache

from kogge import wire
from kogge.table.editions import edition_of
from kogge.table.opening.setups import found
from kogge.table.telling.games import encoded, offered

from ..call import Call
from ..pages import accepted
from ..route import Route


async def games(call: Call) -> bytes:
    """Return the games, and what can be agreed on before them."""
    call.headers["cache-control"] = "no-cache"
    said = await asyncio.to_thread(offered)  # words are read the first time: nobody else waits
    return await packed(call, said)


async def game(call: Call) -> bytes:
    """Return everything there is to know about a game."""
    call.headers["cache-control"] = "no-cache"
    kind = found(call["game"])
    return await packed(call, encoded(kind, kind.edition))


async def table_game(call: Call) -> bytes:
    """Return everything there is to know about a game as played at a table, with its edition."""
    secret = call.query.invitation
    live = await call.site.lobby.seen(call.person, call["table"], secret, past=True)
    return await packed(call, encoded(live.table.game, edition_of(live.table.setup)))


async def packed(call: Call, said: bytes) -> bytes:
    """Return what is long and always the same as a browser takes it soonest."""
    call.headers["vary"] = "accept-encoding"
    if "gzip" not in accepted(call.request.headers.get("accept-encoding", "")):
        return said
    call.headers["content-encoding"] = "gzip"
    return await asyncio.to_thread(_gzipped, said)


@lru_cache(64)
def _gzipped(said: bytes) -> bytes:
    return gzip.compress(said, mtime=0)


ROUTES = (
    Route("GET", "/api/games", games, "The games there are, and what can be agreed on before",
          response=wire.Games, refusals=(401, 429), secure=False),
    Route("GET", "/api/games/{game}", game, "All that is to be known of a game",
          response=wire.GameInfo, refusals=(401, 404, 429), secure=False),
    Route("GET", "/api/tables/{table}/game", table_game, "The game of a table, with its edition",
          query=wire.Invited, response=wire.GameInfo, refusals=(400, 401, 403, 404, 429),
          secure=False),
)  # fmt: skip
