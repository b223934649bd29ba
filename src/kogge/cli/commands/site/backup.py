"""kogge backup: everything that a server keeps, in one file, while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Option

from kogge.core.error import Broken
from kogge.speech.speech import Speech

from ...options import Database
from ...terminal.screen import Screen
from .serve import database_of

BackupFile = Annotated[Path, Argument(help="help-backup-file", metavar="FILE")]


def backup(
    context: Context,
    file: BackupFile,
    database: Database = "",
    force: Annotated[bool, Option("--force", help="help-force-backup")] = False,
) -> None:
    """Write a backup."""
    if file.exists() and not force:
        raise Broken(str(file), "exists already", "--force")
    speech: Speech = context.obj
    screen = Screen()
    rows = asyncio.run(_backup(database_of(database), file, screen, speech))
    screen.say(speech.say("backup-done", rows=rows, path=str(file)))


async def _backup(database: str, file: Path, screen: Screen, speech: Speech) -> int:
    from kogge.server.store import open_store
    from kogge.server.store.archive import backup as write

    store = await open_store(database, serving=False)
    try:
        return await write(store, file, progress_on(screen, speech))
    except OSError as error:
        raise Broken(str(file), "cannot be written: {why}", why=error.strerror or "") from error
    finally:
        await store.close()


def progress_on(screen: Screen, speech: Speech) -> Callable[[str, int], None]:
    """Return how progress is shown: a line for each kind of record, and for each thousand rows."""

    def progress(name: str, rows: int) -> None:
        screen.say(speech.say("backup-rows", name=name, rows=rows), "dim")

    return progress
