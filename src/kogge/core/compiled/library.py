"""Libraries: compiled entries in a file, with a manifest that says what they are made from.

One that comes with the program is a library of the system; one that was made here is an object,
which llvmlite links into this process, so that no linker is needed for playing from source.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from ctypes import CDLL, c_void_p, cast
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..error import Broken
from .call import Call
from .source import TOP, cache_folder, house_digest

BASIC, BROAD = "basic", "broad"  # variants: for every processor of its kind, for newer ones
NEWER = {"avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"}  # what the broad variant asks of one
PACKAGED = TOP / "engine"  # libraries that come with the program
UNREADABLE = (OSError, ValueError, KeyError, TypeError, AttributeError, RuntimeError)
SHOWN = "compiled code cannot be used: %s"

Address = Callable[[str], int]  # of a symbol
log = logging.getLogger("kogge.engine")


class Library:
    """A library that has been loaded."""

    def __init__(self, manifest: Path, source: str) -> None:
        told = json.loads(manifest.read_text("utf-8"))
        if told["source"] != source:
            raise Broken(str(manifest), "the library was made from other source")
        file = manifest.with_name(told["file"])
        if hashlib.sha256(file.read_bytes()).hexdigest() != told["sha256"]:
            raise Broken(str(file), "the library is damaged")
        self.entries: Mapping[str, Any] = told["entries"]
        self.address = _linked(file, self.entries) if file.suffix == ".o" else _opened(file)

    def call(self, name: str, rules: str) -> Call | None:
        """Return an entry, if the library holds it, and for these very rules."""
        entry = self.entries.get(name)
        if entry is None or entry["rules"] != rules:
            return None
        return Call(self.address(entry["symbol"]), entry["takes"], entry["gives"])


def _opened(file: Path) -> Address:
    library = CDLL(str(file))
    return lambda symbol: cast(getattr(library, symbol), c_void_p).value or 0


def _linked(file: Path, entries: Mapping[str, Any]) -> Address:
    """Link an object into this process."""
    import llvmlite.binding as llvm

    from .back import this_machine

    this_machine()
    builder = llvm.JITLibraryBuilder().add_object_img(file.read_bytes()).add_current_process()
    for entry in entries.values():
        builder.export_symbol(entry["symbol"])
    linked = builder.link(_linker(), f"{file.stem} {id(entries)}")
    return lambda symbol: int(linked[symbol])


@lru_cache(1)
def _linker() -> Any:
    import llvmlite.binding as llvm

    return llvm.create_lljit_compiler()


_reported: set[tuple[Path, str]] = set()  # what could not be used, and why
_loaded: dict[Path, Library] = {}  # at most one for each game, and each entry of others


def library_of(name: str) -> Library | None:
    """Return the library of a game of the house, or None as long as there is none."""
    digest = house_digest(name)
    for variant in variants():
        if library := loaded(PACKAGED / f"{file_of(name, variant)}.json", digest):
            return library
    return loaded(kept(digest) / f"{name}.json", digest)


def file_of(library: str, variant: str) -> str:
    """Return the name of the file of a library."""
    return library if variant == BASIC else f"{library}-{variant}"


@lru_cache(1)
def variants() -> tuple[str, ...]:
    """Return the variants that this machine can run, the fastest first."""
    with suppress(OSError):
        told = Path("/proc/cpuinfo").read_text("utf-8", "replace")
        if set(told.split()) >= NEWER:
            return BROAD, BASIC
    return (BASIC,)


def loaded(manifest: Path, source: str) -> Library | None:
    """Load a library once; one that cannot be used is reported, and the next carrier takes over."""
    if manifest not in _loaded and manifest.exists():
        try:
            _loaded[manifest] = Library(manifest, source)
        except (Broken, *UNREADABLE) as error:
            _report(manifest, error)
            return None
        with suppress(OSError):  # what comes with the program may belong to somebody else
            os.utime(manifest.parent)  # it is in use, and not to be pruned
    return _loaded.get(manifest)


def _report(manifest: Path, error: Exception) -> None:
    """Say once what is wrong with a library, not for each of its entries."""
    state = (manifest, str(error))
    if state not in _reported:
        _reported.add(state)
        log.warning(SHOWN, error)


@lru_cache(1)
def can_build() -> bool:
    """Return whether what compiles is installed."""
    return find_spec("numba") is not None and find_spec("llvmlite") is not None


def kept(digest: str) -> Path:
    """Return the folder for what was compiled for this machine; without a compiler, for none."""
    if not can_build():
        return TOP / "nowhere"
    from .back import mark_of_this_machine

    return cache_folder(f"{'checked-' * is_checked()}{digest}-{mark_of_this_machine()}")


def is_checked() -> bool:
    """Return whether every index is to be checked, as numba would be asked for it."""
    return os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")
