"""kogge reports: what players have told the operator of a server."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any

from typer import Context, Option

from kogge.core.error import Broken
from kogge.speech.speech import Speech

from ...options import Database
from ...terminal.screen import Screen
from .serve import database_of

LIST = """
SELECT r.id, r.made, r.at_table, r.seat, r.words, r.settled, t.chairs
FROM reports r JOIN tables t ON t.id = r.at_table ORDER BY r.made"""
SETTLE = "UPDATE reports SET settled = 1 WHERE id = ?"


def reports(
    context: Context,
    settle: Annotated[str, Option(help="help-settle", metavar="ID")] = "",
    everything: Annotated[bool, Option("--all", help="help-all-reports")] = False,
    database: Database = "",
) -> None:
    """List what was reported, or mark one as settled."""
    speech: Speech = context.obj
    screen = Screen()
    rows = asyncio.run(_reports(database_of(database), settle))
    open_rows = [row for row in rows if everything or not row[5]]
    for id, made, table, seat, words, _, name in open_rows:
        when = datetime.fromtimestamp(made / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        figures = {"id": id, "when": when, "table": table, "seat": seat + 1, "name": name}
        screen.say(speech.say("report", words=words, **figures))
    if not open_rows:
        screen.say(speech.say("no-reports"))


async def _reports(database: str, settle: str) -> list[tuple[Any, ...]]:
    from kogge.server.store import Conflict, Write, open_store
    from kogge.table.ledger import read_chairs

    store = await open_store(database, serving=False)
    try:
        if settle:
            await store.write(Write(SETTLE, (settle,), 1))
        rows = await store.fetch(LIST)
        return [(*row[:6], read_chairs(row[6])[row[3]].name) for row in rows]
    except Conflict as error:
        raise Broken("--settle", "there is no report '{name}'", name=settle) from error
    finally:
        await store.close()
