"""kogge report: a page about the games of an arena."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Option

from kogge.arena.report.findings import Findings, begin
from kogge.arena.report.shipped import written
from kogge.speech.speech import Speech

from ...files import save
from ...terminal.screen import counted
from .page.content import page
from .page.written import check_form, write


def report(
    context: Context,
    folders: Annotated[list[Path], Argument(help="help-report-folders", metavar="DIR")],
    out: Annotated[Path | None, Option(help="help-report-out", metavar="FILE")] = None,
    figures: Annotated[Path | None, Option(help="help-report-figures", metavar="FILE")] = None,
) -> None:
    """Write the page, or show it; or write the figures that the page of statistics shows."""
    check_form(out)
    speech: Speech = context.obj
    found = read(folders, speech)
    if figures is not None:
        save(figures, written(found))
    if out is not None or figures is None:
        write(page(found, speech), speech.language, out)


def read(folders: list[Path], speech: Speech) -> Findings:
    """Read all matches, and show how many have been read."""
    found, paths = begin(folders)
    with counted() as progress:
        task = progress.add_task(speech.say("report-reads"), total=len(paths))
        for path in paths:
            found.read(path)
            progress.advance(task)
    return found
