"""kogge bench: the speed of rules and search, each figure beside its peer's."""

from __future__ import annotations

import json as jsonlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Annotated

from rich.progress import SpinnerColumn, TextColumn
from rich.table import Table
from typer import Context, Option

from kogge.bench import speed
from kogge.bench.measure import Beside, Figure
from kogge.bench.peers import READY, Peers
from kogge.core.compiled.entry import can_compile
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.games import GAMES, find
from kogge.speech.speech import Speech

from ...options import GameNames, Json
from ...terminal.screen import Screen, bar

NONE = "none"  # in place of a peer
COLUMNS = ("what", "rate", "peer", "peer-rate", "ratio", "aim")
PARTS = ("choices", "forced", "draws")


def bench(
    context: Context,
    games: GameNames = None,
    against: Annotated[list[str] | None, Option(help="help-against", metavar="PEER")] = None,
    seconds: Annotated[float, Option(help="help-seconds", min=0.01, max=60)] = 1.0,
    json: Json = False,
) -> None:
    """Measure some games or all, and their peers in the same run."""
    chosen = [find(name) for name in games or GAMES]
    speech: Speech = context.obj
    peers = Peers(frozenset(_peers(speech, against)))
    if not all(map(can_compile, chosen)):
        raise Broken("", "numba is not installed", 'pip install "kogge[compile]"')
    found = _measured(speech, chosen, peers, seconds)
    if json:
        print(jsonlib.dumps([asdict(figure) for figure in found], indent=1))
    else:
        _show(speech, chosen, found, seconds)


def _peers(speech: Speech, against: Sequence[str] | None) -> Iterator[str]:
    """Yield the peers that are there; one that is asked for by name must be."""
    for name in against or READY:
        try:
            _offered(name)
        except Broken as error:
            if against:
                raise error.at("--against") from error
            print(speech.error(error), file=sys.stderr)
        else:
            yield name


def _offered(name: str) -> None:
    if name not in (*READY, NONE):
        names = ", ".join((*READY, NONE))
        raise Broken("", "'{data}' is not offered", "{names}", data=name, names=names)
    if name in READY:
        READY[name]()


def _measured(speech: Speech, games: Sequence[Game], peers: Peers, seconds: float) -> list[Figure]:
    """Measure everything, announcing what was done last."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    found: list[Figure] = []
    with bar(*columns) as progress:
        task = progress.add_task("")
        for game in games:
            for figure in speed.figures(game, seconds, peers):
                progress.update(task, description=_title(speech, figure))
                found.append(figure)
    return found


def _show(speech: Speech, games: Sequence[Game], found: Sequence[Figure], seconds: float) -> None:
    screen = Screen()
    screen.say(speech.say("bench-title", seconds=seconds), "bold")
    screen.show(_table(speech, found))
    if any(figure.beside for figure in found):
        screen.say(speech.say("bench-peers"))
    for figure in found:
        if "choices" in figure.figures and figure.figures["carrier"] == "compiled":
            parts = {name: round(figure.figures[name], 1) for name in PARTS}
            screen.say(speech.say("bench-parts", **{**figure.figures, **parts}))
    for game in games:
        screen.say(speech.say("bench-size", game=game.name, bytes=game.position_kind.layout.size))
        took = round(speed.load_time(game), 2)
        screen.say(speech.say("bench-load", game=game.name, seconds=took))


def _table(speech: Speech, found: Sequence[Figure]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in COLUMNS:
        justify = "left" if heading in ("what", "peer", "aim") else "right"
        table.add_column(speech.say(f"heading-{heading}"), justify=justify)  # type: ignore[arg-type]
    for figure in found:
        cells = _cells(speech, figure.beside) if figure.beside else ()
        table.add_row(_title(speech, figure), f"{figure.rate:,.0f}", *cells)
    return table


def _cells(speech: Speech, beside: Beside) -> tuple[str, ...]:
    """Return what a row says of the peer."""
    aim = "" if beside.aim is None else f"{beside.aim:g}"
    if beside.is_missed:
        aim = speech.say("bench-missed", aim=aim)
    name = speech.say(f"bench-peer-{beside.peer}")
    return name, f"{beside.rate:,.0f}", f"{beside.ratio:.2f}", aim


def _title(speech: Speech, figure: Figure) -> str:
    figures = dict(figure.figures)
    if "carrier" in figures:
        figures["carrier"] = speech.say(figures["carrier"])
    return speech.say(figure.name, **figures)
