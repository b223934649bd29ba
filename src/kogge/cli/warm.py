"""kogge warm: compile the games ahead."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
from typer import Context

from kogge.bots.budget import Budget
from kogge.bots.guild import ENDS, rouse
from kogge.bots.search import Search
from kogge.core.game import Game
from kogge.core.loop import Desk
from kogge.core.rule import cache_folder, can_compile
from kogge.core.table import Table
from kogge.games import GAMES, find
from kogge.speech.speech import Speech

from .options import GameNames
from .screen import Screen, bar


def warm(context: Context, games: GameNames = None) -> None:
    """Call every compiled entry of some games or all once."""
    chosen = [find(name) for name in games or GAMES]
    speech: Speech = context.obj
    screen = Screen()
    if not can_compile():
        screen.say(speech.say("no-numba"))
        return
    for game in chosen:
        title, began = f"{speech.say('warming')} {game.name}", time.perf_counter()
        with bar(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()) as progress:
            for step in progress.track(_steps(game), description=title):
                step()
        took = round(time.perf_counter() - began, 1)
        screen.say(speech.say("warm-done", game=game.name, seconds=took))
    screen.say(speech.say("warm-ready", path=str(cache_folder())))


def _steps(game: Game) -> list[Callable[[], object]]:
    box, seats = game.edition.box, game.seats[0]
    start = game.start(box, seats, game.read_options({}, seats))
    view = game.view(start, 0)
    desk = Desk(game, box, start, b"", flat=True)
    return [
        lambda: desk.play(1),
        lambda: desk.perft(1),
        lambda: desk.copy(1),
        lambda: Table(game, box, start, flat=True).mover(),
        lambda: Search(game, box, b"", Budget(sims=1)).visits(view),
        *(partial(rouse, game, box, view, name) for name in ENDS),
    ]
