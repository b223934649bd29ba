"""kogge upgrade: whether this version plays everything that an older one has kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from typer import Context, Exit, Option

from kogge.speech.speech import Speech

from ...terminal.screen import Screen
from .backup import progress_on

if TYPE_CHECKING:
    from kogge.server.admin.rehearsal import Rehearsal

STEP = 500  # tables between two lines of progress


def upgrade(
    context: Context,
    check: Annotated[Path, Option("--check", help="help-upgrade-check", metavar="FILE")],
) -> None:
    """Play all matches of a backup again; the exit code says whether all came out the same."""
    from kogge.server.admin.rehearsal import rehearse

    speech: Speech = context.obj
    screen = Screen()

    def played(count: int, total: int) -> None:
        if count % STEP == 0 or count == total:
            screen.say(speech.say("upgrade-played", count=count, total=total), "dim")

    found = asyncio.run(rehearse(check, progress_on(screen, speech), played))
    tell(screen, speech, found)
    if found.differing:
        raise Exit(1)


def tell(screen: Screen, speech: Speech, found: Rehearsal) -> None:
    """Say what was found: the first difference first."""
    for difference in found.differences:
        why = speech.error(difference.why)
        place = {"table": difference.table, "record": difference.record}
        screen.say(
            speech.say("upgrade-difference", **place, actions=difference.actions, why=why), "bold"
        )
    for (game, rules), count in sorted(found.older.items()):
        name = {"game": game.capitalize(), "rules": rules}
        screen.say(speech.say("upgrade-older", **name, count=count))
    figures = {"tables": found.total, "actions": found.actions, "differing": found.differing}
    screen.say(speech.say("upgrade-found" if found.differing else "upgrade-fits", **figures))
