"""kogge warm: compile the games ahead."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import as_completed

from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
from typer import Context

from kogge.ahead.native import is_there, provide
from kogge.arena.workers import cores, workers
from kogge.core.compiled.entry import SHARED
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
    missing = [name for name in (*names, SHARED) if not is_there(name)]
    if missing and not can_build():
        screen.say(speech.say("no-numba"))
        return
    for name in names:
        if name not in missing:
            screen.say(speech.say("warm-there", game=name))
    with bar(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()) as progress:
        built = progress.track(_built(missing), len(missing), description=speech.say("warming"))
        for name in built:
            took = round(time.perf_counter() - began, 1)
            screen.say(speech.say("warm-done", game=name, seconds=took))
    screen.say(speech.say("warm-ready"))


def _built(names: list[str]) -> Iterator[str]:
    """Build on all processors; yield each library that is done."""
    todo = sorted(
        names, key=_size, reverse=True
    )  # the longest first: none is waited for at the end
    if not todo:
        return
    with workers(min(cores(), len(todo))) as pool:
        jobs = {pool.submit(provide, name): name for name in todo}
        for done in as_completed(jobs):
            done.result()
            yield jobs[done]


def _size(name: str) -> int:
    return len(GAMES[name].actions) if name in GAMES else 0
