"""Rules pages: numbered paragraphs in Markdown, the one source of rules text."""

from __future__ import annotations

import re
from pathlib import Path

NUMBER = re.compile(r"^\*\*(\d+(?:\.\d+)+)\*\* ", re.MULTILINE)
BREAK = re.compile(r"^(?:#|\*\*\d+(?:\.\d+)+\*\* )", re.MULTILINE)


def page(folder: Path, language: str) -> str:
    """Return the rules page of a game folder."""
    return (folder / f"rules.{language}.md").read_text("utf-8")


def paragraphs(content: str) -> dict[str, str]:
    r"""Return the paragraphs of a page by their numbers.

    >>> paragraphs("# A game\n\n**1.1** Deal.\n\n**1.2** Play.\n\n## 2 The end\n")
    {'1.1': 'Deal.', '1.2': 'Play.'}
    """
    found = {}
    for start in NUMBER.finditer(content):
        end = BREAK.search(content, start.end())
        found[start[1]] = content[start.end() : end.start() if end else None].strip()
    return found
