"""Libraries for wheels: each game is lowered once, and made for every platform."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from kogge.core.compiled.build import keep, made, manifest, symbol
from kogge.core.compiled.front import lower
from kogge.core.compiled.library import file_of
from kogge.core.compiled.source import house_digest
from kogge.games import GAMES, find

from .calls import calls_of
from .link import linked
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
    calls, rules = calls_of(find(name if name in GAMES else next(iter(GAMES))), name)
    module = lower(name, calls)
    told, symbols = manifest(module, rules, house_digest(name)), list(map(symbol, module.entries))
    found = []
    for platform in platforms:
        place, kind = folder / platform, PLATFORMS[platform]
        for variant, target in kind.targets.items():
            file = place / f"{file_of(name, variant)}{kind.ending}"
            keep(file, linked(made(module, target), symbols, kind), told)
            found.append(file)
    return found
