"""kogge reports: what players have told the operator of a server."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

from typer import Context, Option

from kogge.core.error import Broken
from kogge.speech.speech import Speech
from kogge.table.denied import Denied

from ...options import Database
from ...terminal.screen import Screen
from .running.council import done

if TYPE_CHECKING:
    from kogge.server.store.reports import Report


def reports(
    context: Context,
    settle: Annotated[str, Option(help="help-settle", metavar="ID")] = "",
    everything: Annotated[bool, Option("--all", help="help-all-reports")] = False,
    database: Database = "",
) -> None:
    """List what was reported, or mark one as settled."""
    speech: Speech = context.obj
    screen = Screen()
    found = _reports(database, settle)
    shown = [report for report in found if everything or not report.settled]
    for report in shown:
        when = datetime.fromtimestamp(report.made / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        place = {"table": report.table, "seat": report.seat + 1, "name": report.name}
        screen.say(speech.say("report", id=report.id, when=when, words=report.words, **place))
    if not shown:
        screen.say(speech.say("no-reports"))


def _reports(database: str, settle: str) -> list[Report]:
    from kogge.server.admin.council import Council
    from kogge.server.store import reports as kept

    async def doing(council: Council) -> list[Report]:
        if settle:
            await council.settle(settle)
        return await kept.everything(council.site.store)

    try:
        return done(database, doing)
    except Denied as error:
        raise Broken("--settle", "there is no report '{name}'", name=settle) from error
