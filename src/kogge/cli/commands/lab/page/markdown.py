"""A page as lines of Markdown: everything but its pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from .blocks import Block, Chips, Fold, Grid, Heading, Line, Text


def as_markdown(blocks: Iterable[Block]) -> str:
    """Return the page as one text."""
    return "\n".join(line for block in blocks for line in lines_of(block)).strip() + "\n"


def lines_of(block: Block) -> Iterator[str]:
    """Yield the lines of a block, with an empty one before it."""
    if isinstance(block, Heading):
        yield from ("", f"{'#' * block.level} {block.text}")
    elif isinstance(block, Text):
        yield from ("", block.text)
    elif isinstance(block, Chips) and block.items:
        yield from ("", *(f"- {text}" for text, _, _ in block.items))
    elif isinstance(block, Grid):
        yield from ("", *table(block))
    elif isinstance(block, Fold):
        yield from ("", *table(block.grid))


def table(grid: Grid) -> Iterator[str]:
    """Yield a table."""
    yield row(grid.headings)
    yield row(["---"] * len(grid.headings))
    for line in grid.lines:
        yield row(texts(line))


def texts(line: Line) -> list[str]:
    """Return what the cells of a row say."""
    return [f"{cell.text} ({cell.note})" if cell.note else cell.text for cell in line.cells]


def row(cells: Sequence[str]) -> str:
    """Return a row of a table."""
    return f"| {' | '.join(cells)} |"
