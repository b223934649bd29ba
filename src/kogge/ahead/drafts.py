"""Drafts: each library is lowered once, whatever machines it is then made for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kogge.core.compiled.back import this_machine
from kogge.core.compiled.build import keep, made, manifest
from kogge.core.compiled.front import Module, lower
from kogge.core.compiled.library import kept
from kogge.core.compiled.source import house_digest, make_folder
from kogge.games import GAMES, find

from .calls import calls_of

Draft = tuple[Module, dict[str, Any]]  # unoptimised code, and what is to be known of it


def draft(name: str) -> Draft:
    """Return the code of a library for any machine."""
    calls, rules = calls_of(find(name if name in GAMES else next(iter(GAMES))), name)
    module = lower(name, calls)
    return module, manifest(module, rules, house_digest(name))


def keep_here(name: str, drafted: Draft) -> Path:
    """Make a library for this machine, and keep it in the user's cache; return its manifest."""
    module, told = drafted
    folder = kept(house_digest(name))
    make_folder(folder)
    return keep(folder / f"{name}.o", made(module, this_machine()), told)
