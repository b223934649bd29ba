"""Who imports whom, read from the sources: of the program and of its tests."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "kogge"


@cache
def tree(path: Path) -> ast.Module:
    """Return a module, read once for all questions about it."""
    return ast.parse(path.read_text())


@cache
def names(path: Path) -> frozenset[str]:
    """Return everything that a module imports, anywhere in it: modules, and names from them."""
    found: set[str] = set()
    inside = path.is_relative_to(SOURCE)
    package = ("kogge", *path.relative_to(SOURCE).parts[:-1]) if inside else ()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            place = ".".join([*above, *([node.module] if node.module else [])])
            found |= {place, *(f"{place}.{alias.name}" for alias in node.names)}
    return frozenset(found)


def touched_by(changed: Iterable[Path]) -> set[Path]:
    """Return the modules that are among some files, or import one of them, however indirectly."""
    importers: dict[Path, set[Path]] = {}
    for path in (*SOURCE.rglob("*.py"), *TESTS.rglob("*.py")):
        for name in names(path):
            for taken in modules(name):
                importers.setdefault(taken, set()).add(path)
    found, waiting = set(), [*changed]
    while waiting:
        if (path := waiting.pop()) not in found:
            found.add(path)
            waiting += importers.get(path, ())
    return found


@cache
def modules(name: str) -> tuple[Path, ...]:
    """Return the files that are run when something of this name is imported."""
    first, *parts = name.split(".")
    if first != "kogge":
        return helpers().get(first, ())
    places = [SOURCE.joinpath(*parts[:depth]) for depth in range(len(parts) + 1)]
    found = [each for place in places for each in (place / "__init__.py", place.with_suffix(".py"))]
    return tuple(path for path in found if path.exists())


@cache
def helpers() -> dict[str, tuple[Path, ...]]:
    """Return what tests import from each other, by its name: modules, and packages as a whole."""
    packages = {path.parent for path in TESTS.rglob("__init__.py")}
    found = {path.stem: (path,) for path in TESTS.rglob("*.py") if path.parent not in packages}
    return found | {folder.name: tuple(folder.rglob("*.py")) for folder in packages}
