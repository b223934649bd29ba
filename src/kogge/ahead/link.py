"""Linking: from objects to libraries of any system, by the linkers in the package ziglang."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from kogge.core.error import Broken

from .platforms import Platform


def linked(code: bytes, symbols: Iterable[str], platform: Platform) -> bytes:
    """Return the library of an object that exports some symbols."""
    with TemporaryDirectory() as folder:
        object, library = Path(folder) / "code.o", Path(folder) / f"code{platform.ending}"
        object.write_bytes(code)
        _zig(*_command(platform, symbols), str(object), "-o", str(library))
        return library.read_bytes()


def _command(platform: Platform, symbols: Iterable[str]) -> list[str]:
    if platform.zig.startswith("wasm32"):  # a side module, which shares the memory of its caller
        exported = [f"--export={symbol}" for symbol in symbols]
        return ["wasm-ld", "-shared", "--experimental-pic", "--allow-undefined", *exported]
    return ["cc", "-target", platform.zig, "-shared", "-s", *platform.options]


def _zig(*words: str) -> None:
    command = [sys.executable, "-m", "ziglang", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  ours
    if done.returncode:
        trouble = "the linker has failed: {data}"
        raise Broken("", trouble, "pip install ziglang", data=done.stderr.strip()[-300:])
