"""QR codes: links for those who sit around one table with a phone each."""

from __future__ import annotations

from io import BytesIO

import segno

DARK, LIGHT = "#2b1e15", "#fbf6e9"  # dark on light in both themes, or not every phone reads it


def drawn_code(link: str) -> bytes:
    """Return a link as a QR code in SVG, with the margin that phones need."""
    out = BytesIO()
    code = segno.make(link, micro=False)
    code.save(out, kind="svg", border=4, dark=DARK, light=LIGHT, svgns=True, omitsize=True)
    return out.getvalue()
