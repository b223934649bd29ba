"""kogge bench: the speed of rules and search, beside a peer's."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from typing import Annotated

from rich.progress import SpinnerColumn, TextColumn
from rich.table import Table
from typer import Context, Option

from kogge.bench import peer, speed
from kogge.bench.measure import ROUNDS, Figure, ratio
from kogge.core.compiled.entry import can_compile
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.games import GAMES, find
from kogge.speech.speech import Speech

from ...options import GameNames, Json
from ...terminal.screen import Screen, bar


def bench(
    context: Context,
    games: GameNames = None,
    against: Annotated[str | None, Option(help="help-against", metavar="PEER")] = None,
    seconds: Annotated[float, Option(help="help-seconds", min=0.01, max=60)] = 1.0,
    json: Json = False,
) -> None:
    """Measure some games or all, and the peer in the same run."""
    chosen = [find(name) for name in games or GAMES]
    if against not in (None, "openspiel"):
        raise Broken("--against", "'{data}' is not offered", "openspiel", data=against)
    if against and not peer.is_installed():
        raise Broken("--against", "OpenSpiel is not installed", 'pip install "kogge[research]"')
    if not all(map(can_compile, chosen)):
        raise Broken("", "numba is not installed", 'pip install "kogge[compile]"')
    speech: Speech = context.obj
    found = _measured(speech, chosen, against, seconds)
    if json:
        print(jsonlib.dumps([asdict(figure) for figure in found], indent=1))
        return
    screen = Screen()
    screen.say(speech.say("bench-title", seconds=seconds, rounds=ROUNDS), "bold")
    screen.show(_table(speech, found))
    for game in chosen:
        screen.say(speech.say("bench-size", game=game.name, bytes=game.position_kind.layout.size))
        took = round(speed.load_time(game), 2)
        screen.say(speech.say("bench-load", game=game.name, seconds=took))


def _measured(
    speech: Speech, games: Sequence[Game], against: str | None, seconds: float
) -> list[Figure]:
    """Measure everything, announcing what is under way."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    found: list[Figure] = []
    with bar(*columns) as progress:
        task = progress.add_task("")
        for figure in _all(games, against, seconds):
            progress.update(task, description=_title(speech, figure))
            found.append(_compared(figure, seconds) if against else figure)
    return found


def _all(games: Sequence[Game], against: str | None, seconds: float) -> Iterator[Figure]:
    if against:
        yield from peer.figures(seconds)
    for game in games:
        yield from speed.figures(game, seconds)


def _compared(figure: Figure, seconds: float) -> Figure:
    """Add how compiled random games compare with each peer's, measured in alternate turns."""
    if figure.name != "bench-playouts" or figure.figures["carrier"] != "compiled":
        return figure
    ours = speed.player(GAMES[figure.figures["game"]], figure.figures["seats"])
    ratios = {name: ratio(ours, peer.Rollouts(name), seconds) for name in peer.GAMES}
    return replace(figure, ratios=ratios)


def _table(speech: Speech, found: list[Figure]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading, justify in (("what", "left"), ("rate", "right"), ("ratio", "left")):
        table.add_column(speech.say(f"heading-{heading}"), justify=justify)  # type: ignore[arg-type]
    for figure in found:
        ratios = [_times(speech, name, times) for name, times in figure.ratios.items()]
        if "choices" in figure.figures:
            parts = {
                name: round(figure.figures[name], 1) for name in ("choices", "forced", "draws")
            }
            ratios.append(speech.say("bench-parts", **parts))
        table.add_row(_title(speech, figure), f"{figure.rate:,.0f}", ", ".join(ratios))
    return table


def _times(speech: Speech, name: str, times: float) -> str:
    return speech.say("bench-times", ratio=f"{times:.2f}", peer=name)


def _title(speech: Speech, figure: Figure) -> str:
    figures = dict(figure.figures)
    if "carrier" in figures:
        figures["carrier"] = speech.say(figures["carrier"])
    return speech.say(figure.name, **figures)
