"""What a browser fetches to play alone: no more than a photograph or two."""

from __future__ import annotations

import gzip
import json

from space import SITE, Space

MOST = 7_000_000  # bytes of Python, engine and games together, as they come over the wire


def test_python_engine_and_games_stay_below_their_bound(space: Space) -> None:
    home = SITE / "home"
    names = [file["name"] for file in json.loads((home / "index.json").read_text())["files"]]
    packed = {name: len(gzip.compress((home / name).read_bytes(), 6)) for name in names}

    assert {"python.pack", "library.pack", "kogge.pack", "pyodide.asm.mjs"} <= set(packed)
    assert sum(packed.values()) < MOST, packed
