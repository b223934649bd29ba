"""The drawings of a page: small SVG pictures, coloured by the style of the page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from kogge.arena.report.bounds import Figure, Mark

WIDE, HIGH = 160, 22  # a strip
EDGE = 6  # left free at both ends
CLASSES = {Mark.WITHIN: "within", Mark.PERHAPS: "perhaps", Mark.BEYOND: "beyond"}
TONES = 8  # colours of the parts of a bar
Range = tuple[float, float]


def svg(width: float, height: float, body: str, title: str, kind: str = "") -> str:
    """Return a drawing that says what it shows."""
    return (
        f'<svg class="{kind}" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


@dataclass(frozen=True, slots=True)
class Scale:
    """The axis of a strip, what is even on it, and the band that is in bounds."""

    axis: Range
    even: float
    band: Range


def strip(figure: Figure, scale: Scale, mark: Mark, title: str) -> str:
    """Return a figure as a dot with its interval, on an axis whose band is what is in bounds."""
    axis, even = scale.axis, place(scale.even, scale.axis)
    left, right = place(scale.band[0], axis), place(scale.band[1], axis)
    low, high, dot = (place(x, axis) for x in (figure.low, figure.high, figure.value))
    middle = HIGH / 2
    body = (
        f'<rect class="band" x="{left:.1f}" y="2" width="{right - left:.1f}" height="{HIGH - 4}"/>'
        f'<line class="axis" x1="{EDGE}" x2="{WIDE - EDGE}" y1="{middle}" y2="{middle}"/>'
        f'<line class="even" x1="{even:.1f}" x2="{even:.1f}" y1="2" y2="{HIGH - 2}"/>'
        f'<line class="range {CLASSES[mark]}" x1="{low:.1f}" x2="{high:.1f}" '
        f'y1="{middle}" y2="{middle}"/>'
        f"{sign(dot, middle, mark)}"
    )
    return svg(WIDE, HIGH, body, title, "strip")


def sign(x: float, y: float, mark: Mark, size: float = 4.5) -> str:
    """Return the sign of a mark: a dot, a ring, or a lozenge; shapes speak without colour."""
    if mark == Mark.BEYOND:
        reach = size + 1.2
        points = f"{x - reach:.1f},{y} {x:.1f},{y - reach} {x + reach:.1f},{y} {x:.1f},{y + reach}"
        return f'<polygon class="{CLASSES[mark]}" points="{points}"/>'
    return f'<circle class="{CLASSES[mark]}" cx="{x:.1f}" cy="{y}" r="{size}"/>'


def place(value: float, axis: Range) -> float:
    """Return where a value lies on an axis; what exceeds it lies at its end."""
    low, high = axis
    part = (min(max(value, low), high) - low) / (high - low)
    return EDGE + part * (WIDE - 2 * EDGE)


def times(figure: Figure, members: int) -> Figure:
    """Return a share of the uses of a family as a multiple of the even share, for a log scale."""
    return Figure(*(magnitude(share * members) for share in figure))


def times_scale(lowest: float, highest: float) -> Scale:
    """Return the logarithmic scale of such multiples."""
    return Scale((-1.3, 1.0), 0.0, (magnitude(lowest), magnitude(highest)))


def magnitude(value: float) -> float:
    """Return the logarithm of a multiple; nothing at all lies beyond the end of the scale."""
    return math.log10(max(value, 0.01))


def dots(marks: Sequence[Mark], title: str) -> str:
    """Return a sign for each of many, in rows of eight."""
    each, row = 14, 8
    body = "".join(
        sign(each * (n % row) + each / 2, each * (n // row) + each / 2, mark, 4)
        for n, mark in enumerate(marks)
    )
    rows = max(1, -(-len(marks) // row))
    return svg(each * min(row, max(1, len(marks))), each * rows, body, title, "dots")


def histogram(all_of: Sequence[int], part: Sequence[int], title: str) -> str:
    """Return how often each value occurs among all, and darker among a part of them."""
    low, high = min(all_of), max(all_of)
    step = max(1, math.ceil((high - low + 1) / 24))
    count = (high - low) // step + 1
    whole, dark = (tallied(each, low, step, count) for each in (all_of, part))
    width, tall, most = 24, 110, max(whole)
    bars = "".join(
        bar(n * width, tall, tall * whole[n] / most, width, "pale")
        + bar(n * width, tall, tall * dark[n] / most, width, "dark")
        + label(n * width + width / 2, tall + 15, str(low + n * step), n, count)
        for n in range(count)
    )
    base = f'<line class="axis" x1="0" x2="{count * width}" y1="{tall}" y2="{tall}"/>'
    return svg(count * width, tall + 20, bars + base, title, "histogram")


def tallied(values: Sequence[int], low: int, step: int, count: int) -> list[int]:
    """Return how many values fall into each bin."""
    bins = [0] * count
    for value in values:
        bins[(value - low) // step] += 1
    return bins


def bar(x: float, base: float, height: float, width: float, kind: str) -> str:
    """Return a bar that stands on a base."""
    return (
        f'<rect class="{kind}" x="{x + 2}" y="{base - height:.1f}" width="{width - 4}" '
        f'height="{height:.1f}"/>'
    )


def label(x: float, y: float, text: str, number: int, count: int) -> str:
    """Return the label of a bar; where there are many, only every other is labelled."""
    if count > 12 and number % 2:
        return ""
    return f'<text x="{x}" y="{y}" text-anchor="middle">{text}</text>'


def stacks(rows: Sequence[tuple[str, Sequence[float]]], title: str) -> str:
    """Return bars whose numbered parts add up; what is lost lies left of the line."""
    lost = max(sum(-x for x in parts if x < 0) for _, parts in rows)
    gained = max(sum(x for x in parts if x > 0) for _, parts in rows)
    scale = 600 / max(lost + gained, 1)
    body = "".join(stack(n, name, parts, lost * scale, scale) for n, (name, parts) in
                   enumerate(rows))  # fmt: skip
    zero = lost * scale
    height = 52 * len(rows)
    line = f'<line class="axis" x1="{zero:.1f}" x2="{zero:.1f}" y1="0" y2="{height}"/>'
    return svg(620, height, body + line, title, "stacks")


def stack(number: int, name: str, parts: Sequence[float], zero: float, scale: float) -> str:
    """Return one of these bars with its name above it."""
    y, left, right = 52 * number + 20, zero, zero
    drawn = [f'<text class="name" x="{zero + 2:.1f}" y="{y - 6}">{escape(name)}</text>']
    for n, part in enumerate(parts):
        width = abs(part) * scale
        x = left - width if part < 0 else right
        left, right = (x, right) if part < 0 else (left, x + width)
        drawn.append(segment(n, x, y, width))
    return "".join(drawn)


def segment(number: int, x: float, y: float, width: float) -> str:
    """Return a part of a bar, with its number where there is room."""
    tone = number % TONES
    drawn = f'<rect class="tone{tone}" x="{x:.1f}" y="{y}" width="{width:.1f}" height="24"/>'
    if width < 14:
        return drawn
    middle = x + width / 2
    return f'{drawn}<text class="on" x="{middle:.1f}" y="{y + 17}">{number + 1}</text>'


def pair(first: float, second: float, most: float, title: str) -> str:
    """Return two bars below each other: winners, and all others."""
    scale = (WIDE - 2) / max(most, 1e-9)
    body = "".join(
        f'<rect class="{kind}" x="1" y="{y}" width="{max(value * scale, 0.5):.1f}" height="7"/>'
        for kind, y, value in (("dark", 3, first), ("pale", 12, second))
    )
    return svg(WIDE, HIGH, body, title, "pair")
