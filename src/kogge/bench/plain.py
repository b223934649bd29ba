"""Visby in plain C, compiled where there is a compiler: the peer of our compiled rules."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Sequence
from ctypes import CDLL, Structure, byref, c_int32, c_int64, c_uint32, c_void_p
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_platform
from tempfile import TemporaryDirectory
from typing import Any

from kogge.core.carrier.lot import MASK, Lots
from kogge.core.compiled.source import cache_folder, make_folder
from kogge.core.error import Broken

SOURCE = Path(__file__).with_name("visby.c")
OPTIONS = ("-std=c99", "-O2", "-shared", "-fPIC")
SEATS = 6


class Counts(Structure):
    """Decisions with more than one way, and those with one."""

    _fields_ = (("choices", c_int64), ("forced", c_int64))


class Table(Structure):
    """What lies on the table when a game has ended."""

    _fields_ = (
        *((name, c_int32) for name in ("seats", "rounds", "battle", "journey", "market")),
        *((name, c_int32 * SEATS) for name in ("seals", "wares")),
        *((name, c_uint32 * SEATS) for name in ("hand", "laid")),
    )


class Playouts:
    """Random games in C, from the lots of a key."""

    def __init__(self, seats: int, key: bytes = b"bench") -> None:
        self.seats, self.loop = seats, ready()
        self.lots = (c_uint32 * 4)(*(word & MASK for word in Lots.of(key).words))
        self.counts, self.last = Counts(), Table()

    def __call__(self, games: int) -> None:
        self.loop(byref(self.lots), byref(self.counts), byref(self.last), self.seats, games)


def ready() -> Any:
    """Return the loop, compiled before or now."""
    file = library(compiler())
    try:
        loop = CDLL(str(file)).playouts
    except OSError as error:
        raise Broken(str(file), "the library is damaged") from error
    loop.argtypes, loop.restype = (c_void_p, c_void_p, c_void_p, c_int32, c_int64), None
    return loop


def compiler() -> list[str]:
    """Return the command of a C compiler: the system's, or that of the package ziglang."""
    if found := shutil.which("cc"):
        return [found]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "cc"]
    raise Broken("", "there is no C compiler", "cc, or: pip install ziglang")


def library(command: Sequence[str]) -> Path:
    """Return the library of the loop, from the cache if it is there."""
    told = (*command, *OPTIONS, get_platform(), SOURCE.read_text("utf-8"))
    digest = hashlib.sha256("\0".join(told).encode()).hexdigest()[:16]
    file = cache_folder(f"c-{digest}") / "visby.so"
    if not file.exists():
        make_folder(file.parent)
        with TemporaryDirectory(dir=file.parent) as folder:
            _compile(command, Path(folder) / file.name).replace(file)
    return file


def _compile(command: Sequence[str], file: Path) -> Path:
    words = [*command, *OPTIONS, "-o", str(file), str(SOURCE)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603  ours
    if done.returncode:
        said = " ".join(done.stderr.split()) or str(done.returncode)
        raise Broken("", "the C compiler has failed: {data}", data=said)
    return file
