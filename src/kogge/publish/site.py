"""The site that needs no server: the pages as a server has them, and a home beside them.

They are built once, for servers. Only the start page differs here: it asks for its files in its
own folder, wherever that lies, and bears a mark by which the pages know that they are alone.
"""

from __future__ import annotations

import shutil
from pathlib import Path

HOME, START = "home", "index.html"
MARK = '<meta name="kogge" content="alone" />'
NOT_HERE = (".digest", HOME, "picture", f"{START}.*")  # what servers alone need


def write_site(folder: Path, pages: Path, home: Path) -> None:
    """Write the folder anew, from built pages and a home."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(pages, folder, ignore=shutil.ignore_patterns(*NOT_HERE))
    start = (pages / START).read_text("utf-8").replace('="/', '="./')
    marked = start.replace("</title>", f"</title>\n    {MARK}", 1)
    (folder / START).write_text(marked, "utf-8")
    shutil.copytree(home, folder / HOME)
