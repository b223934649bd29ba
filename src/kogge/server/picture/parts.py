"""What pictures are drawn from: written by the build of the pages, beside them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).resolve().parents[1] / "static" / "picture"


class Parts(msgspec.Struct, frozen=True):
    """Outlines and colours."""

    scenes: dict[str, str]  # drawings, by the name of their game
    shield: str
    ordinaries: list[str]  # of each seat
    colours: list[str]  # likewise
    laurels: str


@lru_cache(1)
def parts() -> Parts | None:
    """Return the parts, if the pages have been built."""
    path = FOLDER / "parts.json"
    return msgspec.json.decode(path.read_bytes(), type=Parts) if path.exists() else None


def fonts() -> list[str]:
    """Return the files of our letters."""
    return [str(path) for path in sorted(FOLDER.glob("*.ttf"))]
