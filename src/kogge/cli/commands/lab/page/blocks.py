"""What a page is made of, before it is written as Markdown or as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kogge.arena.report.bounds import Mark


@dataclass(frozen=True, slots=True)
class Heading:
    """A title; everything up to the next one of its level belongs to it."""

    level: int
    text: str
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    text: str
    kind: str = ""  # a class of the style


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing, which Markdown leaves out: tables say the same in figures."""

    svg: str


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table: what it says, and a drawing of it."""

    text: str
    svg: str = ""
    mark: Mark = Mark.WITHIN
    note: str = ""  # a sentence below
    hint: str = ""  # what a pointer brings up


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a table."""

    cells: Sequence[Cell]
    anchor: str = ""
    mark: Mark = Mark.WITHIN


@dataclass(frozen=True, slots=True)
class Grid:
    """A table; its kind is a class of the style."""

    headings: Sequence[str]
    lines: Sequence[Line]
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Fold:
    """A table that is folded up: only who asks for it sees it, and paper shows it anyway."""

    title: str
    grid: Grid


@dataclass(frozen=True, slots=True)
class Chips:
    """A row of short texts, each leading to a row of a table."""

    items: Sequence[tuple[str, str, Mark]]  # text, anchor, mark


Block = Heading | Text | Picture | Grid | Fold | Chips


def plain(*texts: str) -> Line:
    """Return a row that only says something."""
    return Line([Cell(text) for text in texts])
