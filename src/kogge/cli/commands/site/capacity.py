"""kogge capacity: what a server carries on this machine, beside what uvicorn itself carries."""

from __future__ import annotations

import json as jsonlib
from typing import Annotated

from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from typer import Context, Option

from kogge.core.error import Broken
from kogge.speech.speech import Speech

from ...options import Json
from ...terminal.screen import Screen, bar

# Each figure with its upper limit, where one is stated.
FIGURES = {
    "bare_rate": None, "bare_rate_cpu": None, "actions_each_second": None, "matches": None,
    "p50_ms": None, "p95_ms": None, "p99_ms": 250, "max_ms": None, "messages_each_second": None,
    "messages_cpu": None, "server_cpu": None, "socket_bytes": None, "all_heard_ms": None,
    "act_visby_ms": 1.0, "act_riga_ms": 1.5, "act_haithabu_ms": 1.5, "bot_visby_ms": None,
    "bot_riga_ms": None, "bot_haithabu_ms": None, "table_bytes": 65536, "left_after_s": None,
    "try_visby_p99_ms": 30, "try_riga_p99_ms": 30, "try_haithabu_p99_ms": 30,
}  # fmt: skip


def capacity(
    context: Context,
    tables: Annotated[int, Option(help="help-capacity-tables", min=1, max=5000)] = 500,
    seconds: Annotated[float, Option(help="help-capacity-seconds", min=2, max=3600)] = 300,
    sockets: Annotated[int, Option(help="help-capacity-sockets", min=1, max=20000)] = 5000,
    idle: Annotated[int, Option(help="help-capacity-idle", min=1, max=20000)] = 2000,
    tries: Annotated[int, Option(help="help-capacity-tries", min=1, max=100000)] = 1000,
    json: Json = False,
) -> None:
    """Measure everything, and show it beside the limits."""
    from kogge.bench.server.capacity import Wish, measure

    speech: Speech = context.obj
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with bar(*columns) as progress:
        task = progress.add_task("")

        def say(name: str) -> None:
            progress.update(task, description=speech.say(name))

        try:
            found = measure(Wish(tables, seconds, sockets, idle, tries), say)
        except (RuntimeError, OSError) as error:
            raise Broken("", "the measurement has failed: {why}", why=str(error)) from error
    if json:
        print(jsonlib.dumps({name: round(value, 2) for name, value in found.items()}, indent=1))
    else:
        Screen().show(_table(speech, found))


def _table(speech: Speech, found: dict[str, float]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading, justify in (("what", "left"), ("figure", "right"), ("limit", "right")):
        table.add_column(speech.say(f"heading-{heading}"), justify=justify)  # type: ignore[arg-type]
    for name, limit in FIGURES.items():
        title = speech.say(f"capacity-{name.replace('_', '-')}")
        shown = f"{found[name]:,.2f}" if found[name] < 100 else f"{found[name]:,.0f}"
        table.add_row(title, shown, f"{limit:,}" if limit is not None else "")
    return table
