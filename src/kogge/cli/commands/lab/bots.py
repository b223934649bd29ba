"""kogge bots: the levels, and how each does against the one below it."""

from __future__ import annotations

import json as jsonlib
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from rich.table import Table
from typer import Argument, Context, Option

from kogge.arena import ladder as played
from kogge.bots import ladder
from kogge.bots.ladder import Rung
from kogge.bots.level import NAMES, level_of
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.games import find
from kogge.speech.speech import Speech

from ...files import UNWRITABLE, data_folder
from ...options import Json
from ...terminal.screen import Screen
from .arena import play, told_where


def bots(
    context: Context,
    game: Annotated[
        str, Argument(help="help-bots-game", metavar="[GAME]", show_default=False)
    ] = "",
    again: Annotated[bool, Option("--again", help="help-bots-again")] = False,
    games: Annotated[int, Option(help="help-arena-games", min=2, max=1_000_000)] = 200,
    jobs: Annotated[int, Option(help="help-arena-jobs", min=0, max=256)] = 0,
    out: Annotated[Path | None, Option(help="help-bots-out", metavar="FILE")] = None,
    json: Json = False,
) -> None:
    """Show the ladder as it is stored, or play it again."""
    if game:
        find(game)
    speech: Speech = context.obj
    rungs = _played(speech, game, games, jobs) if again else ladder.stored()
    rungs = [rung for rung in rungs if game in ("", rung.game)]
    if out is not None:
        try:
            ladder.write(out, rungs)
        except OSError as error:
            raise Broken(str(out), UNWRITABLE, why=error.strerror or str(error)) from error
    if json:
        print(jsonlib.dumps([asdict(rung) for rung in rungs], indent=1))
    else:
        _show(speech, rungs)


def _played(speech: Speech, game: str, games: int, jobs: int) -> list[Rung]:
    """Play all neighbours; an interrupted run goes on."""
    folder = data_folder("ladder")
    runs = played.runs(folder, played.contests(game, games))
    with told_where(speech, folder):
        for run in runs:
            play(speech, run, None, sprt=False, jobs=jobs, on="")
    return [played.rung(run) for run in runs]


def _show(speech: Speech, rungs: list[Rung]) -> None:
    screen = Screen()
    for game, seats in dict.fromkeys((rung.game, rung.seats) for rung in rungs):
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
        table.title = speech.say("bots-title", game=game, seats=seats)
        table.add_column(speech.say("heading-bot"))
        table.add_column(speech.say("heading-below"))
        for heading in ("share", "interval", "games", "sims", "ms"):
            table.add_column(speech.say(f"heading-{heading}"), justify="right")
        measured = {rung.upper: rung for rung in rungs if (rung.game, rung.seats) == (game, seats)}
        for name in NAMES[1:]:
            table.add_row(*_row(speech, find(game), seats, name, measured.get(name)))
        screen.show(table)
    if rungs:
        screen.say(speech.say("bots-again", command=rungs[-1].command), "dim")


def _row(speech: Speech, game: Game, seats: int, name: str, rung: Rung | None) -> list[str]:
    """Return how a level does against one below it, if a stored run says so."""
    sims = str(level_of(game, name, seats).sims)
    if rung is None:
        return [name, speech.say("bots-unmeasured"), "", "", "", sims, ""]
    return [
        name, rung.lower, f"{rung.share:.1%}", f"{rung.low:.1%} - {rung.high:.1%}",
        str(rung.games), sims, f"{rung.ms:.1f}",
    ]  # fmt: skip
