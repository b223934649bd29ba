"""A package that adds a game, as it looks in an environment once installed."""

from __future__ import annotations

import os
from pathlib import Path

HERE = Path(__file__).parent


def installed(folder: Path) -> dict[str, str]:
    """Install a package with the toy game in a folder; return what makes Python find it."""
    about = folder / "toy_game-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-game\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[kogge.games]\ntoy = toy:GAME\n")
    return {"PYTHONPATH": f"{folder}{os.pathsep}{HERE}"}
