"""Libraries for wheels: each game is lowered once, and made for every platform.

Whoever builds for others plays here, too: from the same draft comes what this machine lacks.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from kogge.core.compiled.build import keep, made, symbol
from kogge.core.compiled.library import file_of
from kogge.core.compiled.source import house_digest

from .drafts import draft, keep_here
from .link import linked
from .native import is_there
from .platforms import PLATFORMS

__all__ = ["PLATFORMS", "is_written", "write_library"]


def is_written(folder: Path, name: str, platforms: Sequence[str]) -> bool:
    """Return whether a library of this very source lies there for some platforms."""
    files = [
        folder / platform / f"{file_of(name, variant)}.json"
        for platform in platforms
        for variant in PLATFORMS[platform].targets
    ]
    return all(file.exists() and _source(file) == house_digest(name) for file in files)


def _source(manifest: Path) -> str:
    return str(json.loads(manifest.read_text("utf-8"))["source"])


def write_library(folder: Path, name: str, platforms: Sequence[str]) -> list[Path]:
    """Write a library for some platforms; return its files."""
    module, told = drafted = draft(name)
    if not is_there(name):
        keep_here(name, drafted)
    symbols, found = list(map(symbol, module.entries)), []
    for platform in platforms:
        place, kind = folder / platform, PLATFORMS[platform]
        for variant, target in kind.targets.items():
            file = place / f"{file_of(name, variant)}{kind.ending}"
            keep(file, linked(made(module, target), symbols, kind), told)
            found.append(file)
    return found
