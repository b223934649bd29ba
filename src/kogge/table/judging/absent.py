"""People who are away by their own word: their vacations are noted at their tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..table import Table
from ..time.calendar import Span
from .judge import Judge


def unnoted(table: Table, away: Mapping[str, list[Span]]) -> dict[int, list[Span]]:
    """Return the vacations that a table by letter does not know yet, by seat."""
    return dict(_unnoted(table, away))


def _unnoted(table: Table, away: Mapping[str, list[Span]]) -> Iterator[tuple[int, list[Span]]]:
    if table.state != "playing" or table.setup.clock.kind != "days":
        return
    for seat, chair in enumerate(table.chairs):
        begun = table.since + table.shift
        spans = [span for span in away.get(chair.person, ()) if span[1] > begun]
        known = [span for span in table.vacations.get(seat, ()) if span[1] > begun]
        if spans != known:
            yield seat, spans


def note_vacations(judge: Judge, away: Mapping[str, list[Span]]) -> None:
    """Note when the owners of seats are on vacation."""
    for seat, spans in unnoted(judge.draft, away).items():
        judge.vacation(seat, spans)
