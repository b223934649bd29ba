"""The folder `home`: Python, our program and its words, in files that are named and counted."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kogge.core.error import Broken

from .pack import pack
from .prepared import prepared
from .runtime import BINARY, modules, standard_library

INDEX = "index.json"
ENDING = ".pack"  # that no web server knows, and so none packs or unpacks by itself
WASM, LIBRARY, KOGGE = f"python{ENDING}", f"library{ENDING}", f"kogge{ENDING}"


@dataclass(frozen=True, slots=True)
class Sources:
    """What a home is made from."""

    engine: Path  # libraries for the browser
    runtime: Path  # the package pyodide
    wheels: Path  # with the wheel of msgspec for it
    tools: Path  # the script that runs what the pages are built with


def write_home(folder: Path, sources: Sources) -> dict[str, Any]:
    """Write the folder anew; return its index."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in _files(sources):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    _compile(folder, sources.tools)
    for name in (WASM, LIBRARY, KOGGE):
        _squeeze(folder / name)
    index = _index(folder)
    (folder / INDEX).write_text(json.dumps(index, indent=1))
    return index


def _files(sources: Sources) -> Iterator[tuple[str, bytes]]:
    yield from modules(sources.runtime)
    yield WASM, (sources.runtime / BINARY).read_bytes()
    yield LIBRARY, standard_library(sources.runtime)
    yield KOGGE, pack(sources.engine, _only(sources.wheels))
    yield from prepared()


def _only(folder: Path) -> Path:
    """Return the wheel in a folder."""
    found = list(folder.glob("*.whl"))
    if len(found) != 1:
        raise Broken(str(folder), "there is not one wheel for the browser", "make site")
    return found[0]


def _compile(folder: Path, tools: Path) -> None:
    """Compile all Python files by the Python that will run them."""
    archives = [str((folder / name).resolve()) for name in (LIBRARY, KOGGE)]
    command = [sys.executable, str(tools), "run", "--silent", "python", "--", *archives]
    if subprocess.run(command, check=False).returncode:  # noqa: S603  our own script
        raise Broken(str(folder), "the Python files could not be compiled")


def _squeeze(path: Path) -> None:
    """Pack a whole archive at once, which takes far less room than packing its files one by one."""
    path.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def _index(folder: Path) -> dict[str, Any]:
    """Return what a visitor's browser must know: which files there are, and what they weigh."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    whole = hashlib.sha256()
    for path in paths:
        whole.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    files = [
        {"name": path.relative_to(folder).as_posix(), "size": path.stat().st_size}
        for path in paths
    ]  # fmt: skip
    return {"version": whole.hexdigest()[:16], "files": files}
