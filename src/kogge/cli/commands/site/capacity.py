"""kogge capacity: what a server carries on this machine, beside what uvicorn itself carries."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Callable, Mapping
from functools import partial
from typing import Annotated

from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from typer import Context, Option

from kogge.core.error import Broken
from kogge.speech.speech import Speech

from ...options import Json
from ...terminal.screen import Screen, bar

Found = dict[str, float]
Limits = Mapping[str, float | None]
# Each figure with its upper limit, where one is stated.
FIGURES: Limits = {
    "bare_rate": None, "bare_rate_cpu": None, "actions_each_second": None, "matches": None,
    "p50_ms": None, "p95_ms": None, "p99_ms": 250, "max_ms": None, "messages_each_second": None,
    "messages_cpu": None, "server_cpu": None, "socket_bytes": None, "all_heard_ms": None,
    "act_visby_ms": 1.0, "act_riga_ms": 1.5, "act_haithabu_ms": 1.5, "bot_visby_ms": None,
    "bot_riga_ms": None, "bot_haithabu_ms": None, "table_bytes": 65536, "left_after_s": None,
    "try_visby_p99_ms": 30, "try_riga_p99_ms": 30, "try_haithabu_p99_ms": 30,
}  # fmt: skip
SEVERAL: Limits = {  # server processes over one PostgreSQL
    "one_ms": None, "one_p99_ms": None, "several_ms": None, "several_p99_ms": None,
    "several_carries": 1.7, "apart_ms": None, "apart_p99_ms": None, "apart_carries": None,
}  # fmt: skip
LETTERS: Limits = {  # tables by letter at which nobody moves
    "letters_tables": None, "letters_opened_mb": None, "letters_mb": 200,
    "letters_server_mb": None, "letters_core_percent": 1,
}  # fmt: skip
LEAST = ("several_carries",)  # what must not be below its limit


def capacity(
    context: Context,
    tables: Annotated[int, Option(help="help-capacity-tables", min=1, max=5000)] = 500,
    seconds: Annotated[float, Option(help="help-capacity-seconds", min=2, max=3600)] = 300,
    sockets: Annotated[int, Option(help="help-capacity-sockets", min=1, max=20000)] = 5000,
    idle: Annotated[int, Option(help="help-capacity-idle", min=1, max=20000)] = 2000,
    tries: Annotated[int, Option(help="help-capacity-tries", min=1, max=100000)] = 1000,
    processes: Annotated[int, Option(help="help-capacity-processes", min=1, max=64)] = 1,
    letters: Annotated[int, Option(help="help-capacity-letters", min=0, max=100000)] = 0,
    database: Annotated[str, Option(help="help-capacity-database", metavar="URL")] = "",
    json: Json = False,
) -> None:
    """Measure everything, several processes, or tables by letter; show it beside the limits."""
    if processes > 1 and not database.startswith("postgres"):
        expected = "--database postgresql://..., an empty one"
        raise Broken("--processes", "several processes need PostgreSQL", expected)
    speech: Speech = context.obj
    if letters:
        from kogge.bench.server.letters import measure as waiting

        found = _measured(speech, partial(waiting, letters, seconds))
        _tell(speech, found, LETTERS, json=json)
    elif processes > 1:
        from kogge.bench.server.several import Several
        from kogge.bench.server.several import measure as sharing

        wish = Several(database, processes, tables, seconds)
        _tell(speech, _measured(speech, partial(sharing, wish)), SEVERAL, json=json)
    else:
        from kogge.bench.server.capacity import Wish, measure

        whole = Wish(tables, seconds, sockets, idle, tries)
        _tell(speech, _measured(speech, partial(measure, whole)), FIGURES, json=json)


def _measured(speech: Speech, measure: Callable[[Callable[[str], None]], Found]) -> Found:
    """Measure, and show what is under way."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with bar(*columns) as progress:
        task = progress.add_task("")

        def say(name: str) -> None:
            progress.update(task, description=speech.say(name))

        try:
            return measure(say)
        except (RuntimeError, OSError) as error:
            raise Broken("", "the measurement has failed: {why}", why=str(error)) from error


def _tell(speech: Speech, found: Found, limits: Limits, *, json: bool) -> None:
    """Show what was found."""
    if json:
        print(jsonlib.dumps({name: round(value, 2) for name, value in found.items()}, indent=1))
    else:
        Screen().show(_table(speech, found, limits))


def _table(speech: Speech, found: Found, limits: Limits) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading, justify in (("what", "left"), ("figure", "right"), ("limit", "right")):
        table.add_column(speech.say(f"heading-{heading}"), justify=justify)  # type: ignore[arg-type]
    for name, limit in limits.items():
        title = speech.say(f"capacity-{name.replace('_', '-')}")
        shown = f"{found[name]:,.2f}" if found[name] < 100 else f"{found[name]:,.0f}"
        least = "≥ " if name in LEAST else ""
        table.add_row(title, shown, f"{least}{limit:,}" if limit is not None else "")
    return table
