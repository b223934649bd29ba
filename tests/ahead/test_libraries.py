"""Libraries hold every entry there is, for this machine and for all platforms."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kogge.ahead.calls import calls_of
from kogge.ahead.native import LIBRARIES, provide
from kogge.ahead.platforms import PLATFORMS
from kogge.core.compiled.back import object_of
from kogge.core.compiled.build import manifest, symbol
from kogge.core.compiled.front import lower
from kogge.core.compiled.library import BASIC, BROAD, file_of, library_of
from kogge.games import GAMES, find

SOURCE = Path(__file__).parents[2] / "src" / "kogge"
MAGIC = {".so": b"\x7fELF", ".dylib": b"\xcf\xfa\xed\xfe", ".dll": b"\x64\x86"}  # of objects


def marked(path: Path) -> Iterator[str]:
    """Yield the names of the entries that a module declares."""
    place = ".".join(("kogge", *path.relative_to(SOURCE).with_suffix("").parts))

    def visit(node: ast.AST, name: str) -> Iterator[str]:
        for inner in ast.iter_child_nodes(node):
            if isinstance(inner, ast.FunctionDef):
                own = f"{name}.{inner.name}"
                if any(ast.unparse(each).startswith("entry") for each in inner.decorator_list):
                    yield own
                yield from visit(inner, own)

    yield from visit(ast.parse(path.read_text("utf-8")), place)


def test_every_entry_of_the_house_is_in_a_library() -> None:
    declared = {name for path in SOURCE.rglob("*.py") for name in marked(path)}
    held = set()
    for name in LIBRARIES:
        provide(name)
        library = library_of(name)
        assert library is not None
        held |= set(library.entries)

    assert len(declared) >= 13
    assert held == declared


@pytest.mark.parametrize("platform", PLATFORMS)
def test_an_entry_can_be_made_for_every_platform(platform: str) -> None:
    """What all libraries share is small enough to be made anew; linking is for `make wheels`."""
    kind = PLATFORMS[platform]
    calls, rules = calls_of(find(next(iter(GAMES))), "shared")
    module = lower("shared", calls)
    names = {each.symbol: symbol(name) for name, each in module.entries.items()}
    for target in kind.targets.values():
        made = object_of(module.code, names, module.inlined, target)
        start = b"\0asm" if platform == "web" else MAGIC[kind.ending]
        assert made.startswith(start)
        assert all(name.encode() in made for name in names.values())
    assert manifest(module, rules, "x")["entries"].keys() == module.entries.keys()


def test_variants_have_files_of_their_own() -> None:
    assert file_of("riga", BASIC) == "riga"
    assert file_of("riga", BROAD) == "riga-broad"
    assert len({kind.tag for kind in PLATFORMS.values()}) == len(PLATFORMS)
