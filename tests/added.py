"""A package that adds a game, as it looks in an environment once installed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).parent


def installed(folder: Path, game: str = "toy") -> dict[str, str]:
    """Install a package with a game of ours in a folder; return what makes Python find it."""
    about = folder / f"{game}_game-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}-game\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[kogge.games]\n{game} = {game}:GAME\n")
    return {"PYTHONPATH": f"{folder}{os.pathsep}{HERE}"}


def run(house: Mapping[str, str], *words: str, typed: str = "") -> str:
    """Run Python in that house; return what it prints."""
    command = [sys.executable, *words]
    done = subprocess.run(
        command, input=typed, env=house, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
