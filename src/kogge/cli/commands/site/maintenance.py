"""kogge maintenance: let all clocks of a site stand still, and go on again."""

from __future__ import annotations

from typing import Annotated

from typer import Argument, Context

from kogge.core.error import Broken
from kogge.speech.speech import Speech

from ...options import Database
from ...terminal.screen import Screen
from .running.council import done

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
    stands = _turned(database, state)
    Screen().say(speech.say("maintenance-on" if stands else "maintenance-off"))


def _turned(database: str, state: str) -> bool:
    from kogge.server.admin.council import Council
    from kogge.server.store import time

    async def doing(council: Council) -> bool:
        if state:
            await council.maintain(on=state == "on")
        return bool(await time.maintenance(council.site.store))

    return done(database, doing)
