"""The picture of an end as SVG: the scene of the game, who won, and the points of all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from .parts import Parts

WIDE, HIGH = 1200, 630
LEFT, TEXT = 64, 560  # where text begins, and how wide it may be
LETTER = 0.46  # of its size, how wide a letter of Grenze is on average
PAPER, INK, BRICK, RULE = "#fbf6e9", "#2b1e15", "#4a1b14", "#d9c8a4"
WAX, GOLD, CREAM = "#9b2a1c", "#a2700f", "#fdf0dc"


@dataclass(frozen=True, slots=True)
class Sitter:
    """A seat in the picture."""

    name: str
    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a picture tells."""

    game: str
    company: str  # which game, and how many played
    headline: str
    seats: tuple[Sitter, ...]


def drawn(sheet: Sheet, parts: Parts) -> str:
    """Return the picture."""
    body = "".join(
        [
            f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>',
            _scene(parts.scenes.get(sheet.game, "")),
            _bar(sheet.company),
            _headline(sheet.headline),
            *_rows(sheet, parts),
            _wreath(sheet, parts),
        ]
    )
    size = f'width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'


def _scene(drawing: str) -> str:
    """Return the scene of a game, filling the right of the picture; other games have none."""
    place = 'x="680" y="84" width="520" height="546" '
    frame = f'<rect x="676" y="84" width="4" height="546" fill="{BRICK}"/>'
    return drawing.replace("<svg ", f"<svg {place}", 1) + frame if drawing else ""


def _bar(company: str) -> str:
    """Return the brick bar with its dog-tooth course, and what was played."""
    teeth = "".join(f"M{x} 84l8 8l8 -8z" for x in range(0, WIDE, 16))
    return (
        f'<rect width="{WIDE}" height="84" fill="{BRICK}"/><path d="{teeth}" fill="{BRICK}"/>'
        f"{_text('Kogge', LEFT, 57, 44, CREAM)}"
        f"{_text(company, 220, 56, _size(company, 32, WIDE - 220 - LEFT), '#f0dcba', weight=600)}"
    )


def _headline(text: str) -> str:
    """Return who has won, as large as it fits, on one line or on two."""
    lines = [text] if _size(text, 60) >= 40 else _halves(text)
    size = min(_size(line, 60 if len(lines) == 1 else 46) for line in lines)
    top = 186 if len(lines) == 1 else 156
    return "".join(
        _text(line, LEFT, top + number * size * 1.1, size, BRICK)
        for number, line in enumerate(lines)
    )


def _halves(text: str) -> list[str]:
    """Split a line at the blank nearest to its middle.

    >>> _halves("Anna, Berta and Cord share the win")
    ['Anna, Berta and', 'Cord share the win']
    """
    blanks = [place for place, letter in enumerate(text) if letter == " "]
    at = min(blanks, key=lambda place: abs(place - len(text) / 2), default=len(text))
    return [text[:at], text[at + 1 :]]


def _rows(sheet: Sheet, parts: Parts) -> Iterator[str]:
    """Return each seat with its crest, name and points."""
    step = min(78, 360 // len(sheet.seats))
    for seat, sitter in enumerate(sheet.seats):
        middle = 250 + step // 2 + seat * step
        yield f'<path d="M{LEFT} {middle - step // 2}h{TEXT}" stroke="{RULE}" stroke-width="2"/>'
        yield _crest(parts, seat, LEFT, middle - 24, 1.0)
        yield _text(sitter.name, LEFT + 60, middle + 11, _size(sitter.name, 34, 390), INK)
        yield _seal(sitter, LEFT + TEXT - 34, middle)


def _seal(sitter: Sitter, x: int, y: int) -> str:
    """Return points pressed in wax; only the winner's is gold."""
    tone = GOLD if sitter.won else WAX
    ring = f'<circle cx="{x}" cy="{y}" r="29" fill="{tone}"/>'
    edge = f'<circle cx="{x}" cy="{y}" r="23" fill="none" stroke="{CREAM}" stroke-opacity=".4"/>'
    return ring + edge + _text(str(sitter.points), x, y + 10, 28, CREAM, anchor="middle")


def _wreath(sheet: Sheet, parts: Parts) -> str:
    """Return the winner's crest in laurels, over the scene."""
    winners = [seat for seat, sitter in enumerate(sheet.seats) if sitter.won]
    if len(winners) != 1:
        return ""
    laurels = f'<g transform="translate(864 486) scale(.25)" color="{GOLD}">{parts.laurels}</g>'
    disc = f'<circle cx="928" cy="550" r="74" fill="{PAPER}" stroke="{BRICK}" stroke-width="6"/>'
    return disc + laurels + _crest(parts, winners[0], 903, 520, 1.25)


def _crest(parts: Parts, seat: int, x: float, y: float, scale: float) -> str:
    shield, ordinary, fill = parts.shield, parts.ordinaries[seat], parts.colours[seat]
    return (
        f'<g transform="translate({x} {y}) scale({scale})">'
        f'<clipPath id="shield{seat}"><path d="{shield}"/></clipPath>'
        f'<path d="{shield}" fill="{fill}"/>'
        f'<path d="{ordinary}" fill="#fff6e2" clip-path="url(#shield{seat})"/>'
        f'<path d="{shield}" fill="none" stroke="{INK}" stroke-width="2.5"/></g>'
    )


def _size(text: str, largest: float, room: float = TEXT) -> float:
    """Return how large a text can be in some room."""
    return round(min(largest, room / (LETTER * max(1, len(text)))), 1)


def _text(
    text: str, x: float, y: float, size: float, fill: str, weight: int = 700, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x}" y="{round(y, 1)}" font-family="Grenze" font-weight="{weight}" '
        f'font-size="{size}" fill="{fill}" text-anchor="{anchor}">{escape(text)}</text>'
    )
