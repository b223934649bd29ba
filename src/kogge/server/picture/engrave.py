"""A process of its own that turns one picture from SVG into PNG: it would hold up all tables here.

`python -m kogge.server.picture.engrave FONT...` reads SVG and writes PNG.
"""

from __future__ import annotations

import sys

import resvg_py

LATIN = "\u024f"  # the last letter that our own fonts may have


def engrave(svg: str, fonts: list[str]) -> bytes:
    """Return a picture as PNG; letters of other alphabets are taken from the system."""
    ours = max(svg) <= LATIN
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=fonts, skip_system_fonts=ours))


if __name__ == "__main__":
    sys.stdout.buffer.write(engrave(sys.stdin.buffer.read().decode(), sys.argv[1:]))
