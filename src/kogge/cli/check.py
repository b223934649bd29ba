"""kogge check: run scenarios on both carriers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Exit

from kogge.core import scenario
from kogge.core.rule import can_compile
from kogge.core.scenario import Difference
from kogge.games import find
from kogge.speech.speech import Speech

from .files import load_text


def check(
    context: Context,
    files: Annotated[list[Path], Argument(help="help-scenarios", metavar="SCENARIO...")],
) -> None:
    """Run scenarios; end with 1 if one comes out differently."""
    speech: Speech = context.obj
    read = [scenario.read(load_text(path), str(path), find) for path in files]
    failed = 0
    for each in read:
        try:
            each.run(flat=False)
            if can_compile():
                each.run(flat=True)
            print(speech.say("check-ok", path=each.place, title=each.title))
        except Difference as difference:
            failed += 1
            print(speech.say("check-failed", sentence=speech.error(difference)))
    print(speech.say("check-sum", passed=len(read) - failed, failed=failed))
    if failed:
        raise Exit(1)
