"""The pack: the Python that runs in the browser, ours and what it needs, as one archive."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

from kogge.ahead.native import LIBRARIES
from kogge.core.compiled.source import NOTED, TOP, house_digest
from kogge.core.error import Broken

from .locales import locales

OURS = ("core", "games", "bots", "review", "puzzles", "ahead", "speech", "wire", "table", "solo")
BORROWED = (
    *("fluent.runtime", "fluent.syntax", "babel", "attr", "openskill", "pytz"),
    "typing_extensions",
)
LEFT_OUT = (
    *("babel/messages/", "babel/locale-data/", "babel/global.dat", "pytz/zoneinfo/"),
    *("kogge/puzzles/finding/", "/statistics/bots."),  # pages of a server alone show these
)
FIXED = (1980, 1, 1, 0, 0, 0)  # the date of every file, so that equal sources make equal archives

File = tuple[str, bytes]


def pack(engine: Path, wheel: Path) -> bytes:
    """Return the archive, with the libraries of an engine and the files of a foreign wheel."""
    files = {**dict(_ours()), **dict(_engine(engine)), **dict(_borrowed()), **dict(_wheel(wheel))}
    return archive(files.items())


def archive(files: Iterable[File]) -> bytes:
    """Return some files as an archive, not packed: it is packed whole."""
    target = BytesIO()
    with zipfile.ZipFile(target, "w") as made:
        for name, content in sorted(files):
            made.writestr(zipfile.ZipInfo(name, FIXED), content)
    return target.getvalue()


def _ours() -> Iterator[File]:
    yield "kogge/__init__.py", (TOP / "__init__.py").read_bytes()
    for folder in OURS:
        yield from _inside(TOP / folder, f"kogge/{folder}")


def _engine(folder: Path) -> Iterator[File]:
    """Yield the libraries for the browser, where the package looks for them."""
    found = [path for path in folder.glob("*") if path.suffix in (".so", ".json")]
    if not found:
        raise Broken(str(folder), "there are no libraries for the browser", "make site")
    for path in found:
        yield f"kogge/engine/{path.name}", path.read_bytes()
    digests = {name: house_digest(name) for name in LIBRARIES}
    yield f"kogge/engine/{NOTED.name}", json.dumps(digests).encode()


def _borrowed() -> Iterator[File]:
    for name in BORROWED:
        spec = find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        origin, place = Path(spec.origin), name.replace(".", "/")
        if origin.name == "__init__.py":
            yield from _inside(origin.parent, place)
        else:
            yield f"{place}.py", origin.read_bytes()
        if name == "babel":
            yield from ((f"babel/{path}", data) for path, data in locales(origin.parent))


def _wheel(path: Path) -> Iterator[File]:
    with zipfile.ZipFile(path) as wheel:
        for name in wheel.namelist():
            if not name.endswith((".pyi", "/", "METADATA", "RECORD", "WHEEL")):
                yield name, wheel.read(name)


def _inside(folder: Path, place: str) -> Iterator[File]:
    """Yield the files of a folder, without what only machines with a shell need."""
    for path in sorted(folder.rglob("*")):
        name = f"{place}/{path.relative_to(folder).as_posix()}"
        if (
            path.is_file()
            and path.suffix not in (".pyc", ".pyi", ".so", ".typed")
            and not any(part in name for part in LEFT_OUT)
        ):
            yield name, path.read_bytes()
