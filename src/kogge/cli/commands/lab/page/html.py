"""A page as HTML that stands by itself: style and pictures are in it, and nothing is loaded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

from .blocks import Block, Cell, Chips, Fold, Grid, Heading, Line, Picture, Text
from .pictures import CLASSES

STYLE = Path(__file__).with_name("style.css")


def as_html(blocks: Sequence[Block], language: str) -> str:
    """Return the page."""
    title = next(block.text for block in blocks if isinstance(block, Heading))
    head = (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE.read_text('utf-8')}</style>\n"
    )
    return f"{head}<body>\n{''.join(body(blocks))}</body>\n</html>\n"


def body(blocks: Sequence[Block]) -> Iterator[str]:
    """Yield the blocks; a title begins a header, a chapter or a panel, and ends the one before."""
    depth = 0
    for block in blocks:
        if isinstance(block, Heading):
            yield "</section>" * max(0, depth - block.level + 1)
            depth = block.level
            yield f'<section class="level{depth}"{named(block.anchor)}>'
            yield f"<h{depth}>{escape(block.text)}</h{depth}>\n"
        else:
            yield written(block)
        if isinstance(block, Picture) and depth == 1:
            yield contents(blocks)
    yield "</section>" * depth


def contents(blocks: Iterable[Block]) -> str:
    """Return links to the chapters."""
    links = "".join(
        f'<a href="#{block.anchor}">{escape(block.text)}</a>'
        for block in blocks
        if isinstance(block, Heading) and block.level == 2
    )
    return f"<nav>{links}</nav>\n"


def written(block: Block) -> str:
    """Return a block that is not a title."""
    if isinstance(block, Text):
        return f'<p class="{block.kind}">{escape(block.text)}</p>\n'
    if isinstance(block, Picture):
        return f"<figure>{block.svg}</figure>\n"
    if isinstance(block, Chips):
        return f'<p class="chips">{"".join(chip(*item) for item in block.items)}</p>\n'
    if isinstance(block, Fold):
        inner = table(block.grid)
        return f"<details><summary>{escape(block.title)}</summary>{inner}</details>\n"
    assert isinstance(block, Grid)
    return table(block)


def chip(text: str, anchor: str, mark: int) -> str:
    """Return a short text that leads to a row."""
    return f'<a class="{CLASSES[mark]}" href="#{anchor}">{escape(text)}</a>'  # type: ignore[index]


def table(grid: Grid) -> str:
    """Return a table; on a phone each cell says its heading itself."""
    heads = "".join(f"<th>{escape(heading)}</th>" for heading in grid.headings)
    rows = "".join(row(line, grid.headings) for line in grid.lines)
    return (
        f'<table class="{grid.kind}"><thead><tr>{heads}</tr></thead>\n'
        f"<tbody>{rows}</tbody></table>\n"
    )


def row(line: Line, headings: Sequence[str]) -> str:
    """Return a row."""
    pairs = zip(line.cells, headings, strict=True)
    cells = "".join(cell(each, heading) for each, heading in pairs)
    return f'<tr class="{CLASSES[line.mark]}"{named(line.anchor)}>{cells}</tr>\n'


def cell(each: Cell, heading: str) -> str:
    """Return a cell: its picture, what it says, and a sentence below."""
    note = f"<small>{escape(each.note)}</small>" if each.note else ""
    empty = "" if each.text or each.svg else " empty"
    hint = f' title="{escape(each.hint)}"' if each.hint else ""
    return (
        f'<td class="{CLASSES[each.mark]}{empty}" data-label="{escape(heading)}"{hint}>'
        f"{each.svg}<span>{escape(each.text)}</span>{note}</td>"
    )


def named(anchor: str) -> str:
    """Return the name by which links find a place."""
    return f' id="{escape(anchor)}"' if anchor else ""
