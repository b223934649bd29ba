"""kogge account: what an operator can do for the accounts of a server."""

from __future__ import annotations

import asyncio
from typing import Annotated

from typer import Argument, Context

from kogge.core.error import Broken
from kogge.speech.speech import Speech

from ...options import Database
from ...terminal.screen import Screen
from .serve import database_of

DEEDS = ("reset",)


def account(
    context: Context,
    deed: Annotated[str, Argument(help="help-deed", metavar="reset")],
    name: Annotated[str, Argument(help="help-account-name", metavar="NAME")],
    database: Database = "",
) -> None:
    """Give an account a new password."""
    if deed not in DEEDS:
        names = ", ".join(DEEDS)
        raise Broken("kogge account", "'{data}' is not offered", "{names}", data=deed, names=names)
    speech: Speech = context.obj
    password, code = asyncio.run(_reset(database_of(database), name))
    screen = Screen()
    screen.say(speech.say("account-password", name=name, password=password))
    screen.say(speech.say("account-recovery", code=code))


async def _reset(database: str, name: str) -> tuple[str, str]:
    from kogge.server.live.sitetime import wall_time
    from kogge.server.store import open_store
    from kogge.server.store.people import People

    store = await open_store(database, serving=False)
    try:
        return await People(store, wall_time).reset(name)
    finally:
        await store.close()
