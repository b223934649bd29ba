"""Where a page goes: into a file as Markdown or HTML, or onto the screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kogge.core.error import Broken

from ....files import UNWRITABLE
from .blocks import Block
from .html import as_html
from .markdown import as_markdown

FORMS = (".md", ".html")


def check_form(out: Path | None) -> None:
    """Refuse a name of a file that does not say how it is to be written, before any work."""
    if out is not None and out.suffix not in FORMS:
        raise Broken("--out", "'{data}' is not offered", ".md, .html", data=out.suffix)


def write(blocks: Sequence[Block], language: str, out: Path | None) -> None:
    """Write a page, or show it."""
    if out is None:
        print(as_markdown(blocks), end="")
        return
    text = as_html(blocks, language) if out.suffix == ".html" else as_markdown(blocks)
    try:
        out.write_text(text, "utf-8")
    except OSError as error:
        raise Broken(str(out), UNWRITABLE, why=error.strerror or str(error)) from error
