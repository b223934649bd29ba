"""Libraries for wheels: each game is lowered once, and made for every platform.

Whoever builds for others plays here, too: from the same draft comes what this machine lacks.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from kogge.core.compiled.back import Target
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
    return all(
        _fits(folder / platform / f"{file_of(name, variant)}.json", house_digest(name), target)
        for platform in platforms
        for variant, target in PLATFORMS[platform].targets.items()
    )


def _fits(manifest: Path, source: str, target: Target) -> bool:
    if not manifest.exists():
        return False
    told = json.loads(manifest.read_text("utf-8"))
    return (told["source"], told.get("target")) == (source, asdict(target))


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
            code = linked(made(module, target), symbols, kind)
            keep(file, code, {**told, "target": asdict(target)})
            found.append(file)
    return found
