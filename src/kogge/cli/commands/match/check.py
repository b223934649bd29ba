"""kogge check: run scenarios on both carriers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn
from typer import Argument, Context, Exit

from kogge.core.compiled.entry import can_compile
from kogge.core.trials import scenario
from kogge.core.trials.scenario import Difference, Scenario
from kogge.core.trials.trial import Table
from kogge.games import find
from kogge.speech.speech import Speech

from ...files import load_text
from ...terminal.screen import bar


def check(
    context: Context,
    files: Annotated[list[Path], Argument(help="help-scenarios", metavar="SCENARIO...")],
) -> None:
    """Run scenarios; end with 1 if one comes out differently."""
    speech: Speech = context.obj
    read = [scenario.read(load_text(path), str(path), find) for path in files]
    sound = [each for each in read if comes_out(each, speech, flat=False)]
    if all(can_compile(each.game) for each in sound):
        compile_for(sound, speech)
        sound = [each for each in sound if comes_out(each, speech, flat=True)]
    for each in sound:
        print(speech.say("check-ok", path=each.place, title=each.title))
    print(speech.say("check-sum", passed=len(sound), failed=len(read) - len(sound)))
    if len(sound) < len(read):
        raise Exit(1)


def comes_out(each: Scenario, speech: Speech, *, flat: bool) -> bool:
    """Run a scenario on a carrier; a difference is reported at once."""
    try:
        each.run(flat=flat)
    except Difference as difference:
        print(speech.say("check-failed", sentence=speech.error(difference)), flush=True)
        return False
    return True


def compile_for(scenarios: Sequence[Scenario], speech: Speech) -> None:
    """Compile the rules, or load them if that was done before: the first time takes minutes."""
    with bar(SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()) as progress:
        for each in {each.game.name: each for each in scenarios}.values():
            title = f"{speech.say('warming')}: {each.game.name.capitalize()}"
            task = progress.add_task(title, total=None)
            Table(each.game, each.box, each.start, flat=True).mover()
            progress.remove_task(task)
