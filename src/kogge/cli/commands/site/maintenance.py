"""kogge maintenance: let all clocks of a site stand still, and go on again."""

from __future__ import annotations

import asyncio
from typing import Annotated

from typer import Argument, Context

from kogge.core.error import Broken
from kogge.speech.speech import Speech

from ...options import Database
from ...terminal.screen import Screen
from .serve import database_of

STATES = ("on", "off")


def maintenance(
    context: Context,
    state: Annotated[str, Argument(help="help-maintenance-state", metavar="[on|off]")] = "",
    database: Database = "",
) -> None:
    """Begin or end maintenance, or report whether it is under way."""
    if state and state not in STATES:
        names, place = ", ".join(STATES), "kogge maintenance"
        raise Broken(place, "'{data}' is not offered", "{names}", data=state, names=names)
    speech: Speech = context.obj
    stands = asyncio.run(_turned(database_of(database), state))
    Screen().say(speech.say("maintenance-on" if stands else "maintenance-off"))


async def _turned(database: str, state: str) -> bool:
    from kogge.server.live.sitetime import turn
    from kogge.server.store import open_store

    store = await open_store(database, serving=False)
    try:
        return await turn(store, state)
    finally:
        await store.close()
