"""kogge warm: compile the games ahead."""

from __future__ import annotations

import time

from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
from typer import Context

from kogge.ahead.building import built, missing
from kogge.core.compiled.library import can_build
from kogge.games import GAMES, find
from kogge.speech.speech import Speech

from ...options import GameNames
from ...terminal.screen import Screen, bar


def warm(context: Context, games: GameNames = None) -> None:
    """Build the libraries of some games or all, as far as they are not there."""
    names = list(dict.fromkeys(find(name).name for name in games or GAMES))
    speech: Speech = context.obj
    screen, began = Screen(), time.perf_counter()
    todo = missing(names)
    if todo and not can_build():
        screen.say(speech.say("no-numba"))
        return
    for name in names:
        if name not in todo:
            screen.say(speech.say("warm-there", game=name))
    with bar(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()) as progress:
        work = progress.track(built(todo), len(todo), description=speech.say("warming"))
        for name in work:
            took = round(time.perf_counter() - began, 1)
            screen.say(speech.say("warm-done", game=name, seconds=took))
    screen.say(speech.say("warm-ready"))
