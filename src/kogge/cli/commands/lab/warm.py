"""kogge warm: compile the games ahead."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed

from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
from typer import Context

from kogge.arena.workers import cores, workers
from kogge.bots.guild import ENDS, rouse
from kogge.bots.time.budget import Budget
from kogge.bots.yardsticks.search import Search
from kogge.core.carrier.rule import cache_folder, can_compile
from kogge.core.game import Game, Position
from kogge.core.loop import Desk
from kogge.core.trials.trial import Table
from kogge.games import GAMES, find
from kogge.speech.speech import Speech

from ...options import GameNames
from ...terminal.screen import Screen, bar


def warm(context: Context, games: GameNames = None) -> None:
    """Call every compiled entry of some games or all once."""
    names = list(dict.fromkeys(find(name).name for name in games or GAMES))
    speech: Speech = context.obj
    screen, began = Screen(), time.perf_counter()
    if not can_compile():
        screen.say(speech.say("no-numba"))
        return
    title, left = speech.say("warming"), Counter(names * len(PARTS))
    with bar(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()) as progress:
        for name in progress.track(_compiled(names), total=left.total(), description=title):
            left[name] -= 1
            if left[name] == 0:
                took = round(time.perf_counter() - began, 1)
                screen.say(speech.say("warm-done", game=name, seconds=took))
    screen.say(speech.say("warm-ready", path=str(cache_folder())))


def _compiled(names: list[str]) -> Iterator[str]:
    """Compile all parts on all processors; yield the game of each one that is done."""
    todo = [(name, part) for part in PARTS for name in names]
    with workers(min(cores(), len(todo))) as pool:
        for done in as_completed([pool.submit(_compile, *each) for each in todo]):
            yield done.result()


def _compile(name: str, part: str) -> str:
    game = find(name)
    box, seats = game.edition.box, game.seats[0]
    PARTS[part](game, game.start(box, seats, game.read_options({}, seats)))
    return name


def _members(game: Game, start: Position) -> None:
    for name in ENDS:
        rouse(game, game.edition.box, game.view(start, 0), name)


def _the_rest(game: Game, start: Position) -> None:
    box = game.edition.box
    desk = Desk(game, box, start, b"", flat=True)
    desk.play(1)
    desk.perft(1)
    desk.copy(1)
    Table(game, box, start, flat=True).mover()
    Search(game, box, b"", Budget(sims=1)).visits(game.view(start, 0))


# About equal shares of the work; parts compiled in one process share its preparation.
PARTS: dict[str, Callable[[Game, Position], None]] = {"members": _members, "rest": _the_rest}
