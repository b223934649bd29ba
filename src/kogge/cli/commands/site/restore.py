"""kogge restore: replace what a server keeps with a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from typer import Context, Option

from kogge.core.error import Broken
from kogge.speech.speech import Speech

from ...options import Database
from ...terminal.screen import Screen
from .backup import BackupFile, progress_on
from .serve import database_of


def restore(
    context: Context,
    file: BackupFile,
    database: Database = "",
    force: Annotated[bool, Option("--force", help="help-force-restore")] = False,
) -> None:
    """Read a backup, all of it or nothing."""
    speech: Speech = context.obj
    screen = Screen()
    rows = asyncio.run(_restore(database_of(database), file, screen, speech, force=force))
    screen.say(speech.say("restore-done", rows=rows, path=str(file)))


async def _restore(
    database: str, file: Path, screen: Screen, speech: Speech, *, force: bool
) -> int:
    from kogge.server.store import open_store
    from kogge.server.store.archive import check, is_empty
    from kogge.server.store.archive import restore as read

    check(file)  # before anything is opened, and perhaps made
    store = await open_store(database, serving=False)
    try:
        if not force and not await is_empty(store):
            raise Broken(
                str(file), "the database is not empty: everything in it would be lost", "--force"
            )
        return await read(store, file, progress_on(screen, speech))
    finally:
        await store.close()
