"""The folder `home`, for playing without a server: python -m kogge.publish FOLDER.

It is made from `build/engine/web` (`python -m kogge.ahead build/engine web`), the package pyodide
among those of the pages, and the wheel of msgspec for the browser in `build/wheels`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from kogge.core.compiled.source import TOP

from .home import Sources, write_home

ROOT = TOP.parents[1]
SOURCES = Sources(
    engine=ROOT / "build" / "engine" / "web",
    runtime=ROOT / "web" / "node_modules" / "pyodide",
    wheels=ROOT / "build" / "wheels",
    tools=ROOT / "hatch_build.py",
)


def main(folder: str) -> None:
    """Write the folder, and say what it weighs."""
    home = write_home(Path(folder), SOURCES)
    for file in home["files"]:
        print(f"{file['name']} {file['size']} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
