"""Rules pages: numbered paragraphs and rulings in Markdown, the one source of rules text."""

from __future__ import annotations

import re
from pathlib import Path

SIGN = r"\d+(?:\.\d+)+|[A-Z]\d+"  # a paragraph, or a ruling of ours
NUMBER = re.compile(rf"^\*\*({SIGN})\*\* ", re.MULTILINE)
BREAK = re.compile(rf"^(?:#|\*\*(?:{SIGN})\*\* )", re.MULTILINE)


def page(folder: Path, language: str) -> str:
    """Return the rules page of a game folder: in English, if it has no other; or none at all."""
    paths = (folder / f"rules.{language}.md", folder / "rules.en.md")
    return next((path.read_text("utf-8") for path in paths if path.exists()), "")


def sign(text: str) -> str:
    """Return the number of a paragraph or a ruling as it stands in the page.

    >>> sign("§4.2"), sign("r6")
    ('4.2', 'R6')
    """
    return text.removeprefix("§").upper()


def paragraphs(content: str) -> dict[str, str]:
    r"""Return the paragraphs and the rulings of a page by their numbers.

    >>> paragraphs("# A game\n\n**1.1** Deal (G1).\n\n## Our rulings\n\n**G1** All of them.\n")
    {'1.1': 'Deal (G1).', 'G1': 'All of them.'}
    """
    found = {}
    for start in NUMBER.finditer(content):
        end = BREAK.search(content, start.end())
        found[start[1]] = content[start.end() : end.start() if end else None].strip()
    return found
