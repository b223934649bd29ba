"""What lets people play without a server: python -m kogge.publish HOME [SITE].

Without SITE, HOME is made: from `build/engine/web` (`python -m kogge.ahead build/engine web`), the
package pyodide among those of the pages, and the wheel of msgspec for the browser in
`build/wheels`. With it, the pages of this server get a copy of HOME, and SITE becomes these pages
with their home, for any web space.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from kogge.core.compiled.source import TOP

from .home import Sources, write_home
from .site import HOME, write_site

ROOT = TOP.parents[1]
PAGES = TOP / "server" / "static"
SOURCES = Sources(
    engine=ROOT / "build" / "engine" / "web",
    runtime=ROOT / "web" / "node_modules" / "pyodide",
    wheels=ROOT / "build" / "wheels",
    tools=ROOT / "hatch_build.py",
)


def main(home: str, site: str = "") -> None:
    """Make a home, and say what it weighs; or lay it beside the pages, and make a site of them."""
    if not site:
        for file in write_home(Path(home), SOURCES)["files"]:
            print(f"{file['name']} {file['size']} bytes")
        return
    shutil.rmtree(PAGES / HOME, ignore_errors=True)
    shutil.copytree(home, PAGES / HOME)
    write_site(Path(site), PAGES, Path(home))


if __name__ == "__main__":
    main(*sys.argv[1:])
