"""kogge report: a page about the games of an arena."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Option

from kogge.arena.report import gather
from kogge.core.error import Broken

from ...files import UNWRITABLE
from .page import as_html, page


def report(
    context: Context,
    folder: Annotated[Path, Argument(help="help-report-folder", metavar="DIR")],
    out: Annotated[Path | None, Option(help="help-report-out", metavar="FILE")] = None,
) -> None:
    """Write the page, or show it."""
    if out is not None and out.suffix not in (".md", ".html"):
        raise Broken("--out", "'{data}' is not offered", ".md, .html", data=out.suffix)
    lines = page(gather(folder), context.obj)
    if out is None:
        print("\n".join(lines))
        return
    text = as_html(lines) if out.suffix == ".html" else "\n".join(lines)
    try:
        out.write_text(text, "utf-8")
    except OSError as error:
        raise Broken(str(out), UNWRITABLE, why=error.strerror or str(error)) from error
