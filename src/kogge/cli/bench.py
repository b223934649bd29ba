"""kogge bench: the speed of rules and search, beside a peer's."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import Annotated

from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table
from typer import Context, Option

from kogge.bench import peer, speed
from kogge.bench.measure import ROUNDS, Figure
from kogge.core.error import Broken
from kogge.core.rule import can_compile
from kogge.games import GAMES

from .options import Json
from .screen import Screen
from .speech import Speech


def bench(
    context: Context,
    against: Annotated[str | None, Option(help="help-against", metavar="PEER")] = None,
    seconds: Annotated[float, Option(help="help-seconds", min=0.01, max=60)] = 1.0,
    json: Json = False,
) -> None:
    """Measure all games, and the peer in the same run."""
    if against not in (None, "openspiel"):
        raise Broken("--against", "'{data}' is not offered", "openspiel", data=against)
    if against and not peer.is_installed():
        raise Broken("--against", "OpenSpiel is not installed", 'pip install "kogge[research]"')
    if not can_compile():
        raise Broken("", "numba is not installed", "pip install numba")
    speech: Speech = context.obj
    found = _measured(speech, against, seconds)
    if json:
        print(jsonlib.dumps([asdict(figure) for figure in found], indent=1))
        return
    screen = Screen()
    screen.say(speech.say("bench-title", seconds=seconds, rounds=ROUNDS), "bold")
    screen.show(_table(speech, found))
    for game in GAMES.values():
        screen.say(speech.say("bench-size", game=game.name, bytes=game.position_kind.layout.size))
        took = round(speed.load_time(game), 2)
        screen.say(speech.say("bench-load", game=game.name, seconds=took))


def _measured(speech: Speech, against: str | None, seconds: float) -> list[Figure]:
    """Measure everything, telling what is under way; ratios are to the peer's better run."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    found: list[Figure] = []
    with Progress(*columns, transient=True) as progress:
        task = progress.add_task("")
        for figure in _all(against, seconds):
            progress.update(task, description=_title(speech, figure))
            found.append(figure)
    best = {_title(speech, figure): figure for figure in sorted(found, key=lambda f: f.rate)}
    figures = [best[title] for title in dict.fromkeys(_title(speech, f) for f in found)]
    peers = {f.figures["game"]: f.rate for f in figures if f.name == "bench-peer"}
    return [_compared(figure, peers) for figure in figures]


def _all(against: str | None, seconds: float) -> Iterator[Figure]:
    """Yield all figures; the peer is measured before us and after, as the machine may change."""
    if against:
        yield from peer.figures(seconds)
    for game in GAMES.values():
        yield from speed.figures(game, seconds)
    if against:
        yield from peer.figures(seconds)


def _compared(figure: Figure, peers: dict[str, float]) -> Figure:
    if figure.name != "bench-playouts":
        return figure
    return replace(figure, ratios={name: figure.rate / other for name, other in peers.items()})


def _table(speech: Speech, found: list[Figure]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading, justify in (("what", "left"), ("rate", "right"), ("ratio", "left")):
        table.add_column(speech.say(f"heading-{heading}"), justify=justify)  # type: ignore[arg-type]
    for figure in found:
        ratios = [_times(speech, peer, ratio) for peer, ratio in figure.ratios.items()]
        if "choices" in figure.figures:
            parts = {
                name: round(figure.figures[name], 1) for name in ("choices", "forced", "draws")
            }
            ratios.append(speech.say("bench-parts", **parts))
        table.add_row(_title(speech, figure), f"{figure.rate:,.0f}", ", ".join(ratios))
    return table


def _times(speech: Speech, peer: str, ratio: float) -> str:
    return speech.say("bench-times", ratio=f"{ratio:.2f}", peer=peer)


def _title(speech: Speech, figure: Figure) -> str:
    figures = dict(figure.figures)
    if "carrier" in figures:
        figures["carrier"] = speech.say(figures["carrier"])
    return speech.say(figure.name, **figures)
