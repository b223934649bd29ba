"""Building: from calls of entries to a library with its manifest."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from .back import Target, object_of, this_machine
from .front import Calls, Module, lower
from .source import make_folder


def build_here(
    folder: Path, name: str, calls: Calls, rules: Mapping[str, str], source: str
) -> Path:
    """Compile entries for this machine into a folder; return the manifest."""
    make_folder(folder)
    module = lower(name, calls)
    code = made(module, this_machine())
    return keep(folder / f"{name}.o", code, manifest(module, rules, source))


def made(module: Module, target: Target) -> bytes:
    """Return the object of a module for a machine."""
    names = {entry.symbol: symbol(name) for name, entry in module.entries.items()}
    return object_of(module.code, names, module.inlined, target)


def symbol(name: str) -> str:
    """Return the name that an entry has in a library."""
    return re.sub(r"\W", "_", name)


def manifest(module: Module, rules: Mapping[str, str], source: str) -> dict[str, Any]:
    """Return what is to be known of a library."""
    entries = {
        name: {
            "symbol": symbol(name), "rules": rules[name],
            "takes": entry.takes, "gives": entry.gives,
        } for name, entry in module.entries.items()
    }  # fmt: skip
    return {"source": source, "entries": entries}


def keep(file: Path, code: bytes, told: Mapping[str, Any]) -> Path:
    """Write a library and its manifest, which others may be looking for at this moment."""
    replace(file, code)
    whole = {**told, "file": file.name, "sha256": hashlib.sha256(code).hexdigest()}
    replace(file.with_suffix(".json"), json.dumps(whole, indent=1).encode() + b"\n")
    return file.with_suffix(".json")


def replace(file: Path, data: bytes) -> None:
    """Write a file in one step."""
    with NamedTemporaryFile(dir=file.parent, prefix=file.name, delete=False) as draft:
        draft.write(data)
    Path(draft.name).replace(file)
