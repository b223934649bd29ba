"""kogge report: a page about the games of an arena."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Option

from kogge.arena.report.findings import Findings, begin
from kogge.core.error import Broken
from kogge.speech.speech import Speech

from ...files import UNWRITABLE
from ...terminal.screen import counted
from .page.content import page
from .page.html import as_html
from .page.markdown import as_markdown


def report(
    context: Context,
    folders: Annotated[list[Path], Argument(help="help-report-folders", metavar="DIR")],
    out: Annotated[Path | None, Option(help="help-report-out", metavar="FILE")] = None,
) -> None:
    """Write the page, or show it."""
    if out is not None and out.suffix not in (".md", ".html"):
        raise Broken("--out", "'{data}' is not offered", ".md, .html", data=out.suffix)
    speech: Speech = context.obj
    blocks = page(read(folders, speech), speech)
    if out is None:
        print(as_markdown(blocks), end="")
        return
    html = out.suffix == ".html"
    text = as_html(blocks, speech.language) if html else as_markdown(blocks)
    try:
        out.write_text(text, "utf-8")
    except OSError as error:
        raise Broken(str(out), UNWRITABLE, why=error.strerror or str(error)) from error


def read(folders: list[Path], speech: Speech) -> Findings:
    """Read all matches, and show how many have been read."""
    found, paths = begin(folders)
    with counted() as progress:
        task = progress.add_task(speech.say("report-reads"), total=len(paths))
        for path in paths:
            found.read(path)
            progress.advance(task)
    return found
