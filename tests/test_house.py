"""The house: levels import only from their left, and core and games need nothing but Python."""

from __future__ import annotations

import ast
import errno
import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from imports import SOURCE, TESTS, names, tree
from soaking import SOAK
from translations import TRANSLATIONS, missing, text_of

LEVELS = (
    *("core", "games", "bots", "review", "arena", "puzzles", "training", "research", "ahead"),
    *("speech", "wire", "table", "contest", "solo", "publish", "server", "bench", "cli"),
)


ROOMS = sorted(path.parent for path in SOURCE.rglob("__init__.py"))
MOST = 15  # files in one folder


def imported(path: Path) -> set[str]:
    """Return the levels that a module imports from."""
    return {name.split(".")[1] for name in ours(path)}


def ours(path: Path) -> set[str]:
    """Return what a module imports from the program."""
    return {name for name in names(path) if name.startswith("kogge.")}


def test_levels_import_only_from_their_left() -> None:
    assert {path.name for path in SOURCE.iterdir() if path.is_dir()} - {"__pycache__"} == set(
        LEVELS
    )
    for number, level in enumerate(LEVELS):
        for path in (SOURCE / level).rglob("*.py"):
            assert imported(path) <= set(LEVELS[: number + 1]), path


def arrows(room: Path) -> dict[str, set[str]]:
    """Return which files and folders of a folder import from which others in it."""
    place = ".".join(("kogge", *room.relative_to(SOURCE).parts))
    inside = {path.stem: [path] for path in room.glob("*.py") if path.stem != "__init__"}
    inside |= {
        path.parent.name: sorted(path.parent.rglob("*.py")) for path in room.glob("*/__init__.py")
    }
    found: dict[str, set[str]] = {}
    for own, paths in inside.items():
        taken = {name for path in paths for name in ours(path) if name.startswith(f"{place}.")}
        others = {name.removeprefix(f"{place}.").split(".")[0] for name in taken}
        found[own] = (others & inside.keys()) - {own}
    return found


def test_no_arrow_goes_round_in_a_room() -> None:
    for room in ROOMS:
        TopologicalSorter(arrows(room)).prepare()  # this would name a cycle


def test_rooms_can_be_overlooked() -> None:
    """Files that lie beside each other: all of a room of the program, the code of one of tests."""
    rooms = {room: [path for path in room.iterdir() if path.is_file()] for room in ROOMS}
    rooms |= {path.parent: list(path.parent.glob("*.py")) for path in TESTS.rglob("*.py")}

    assert {str(room): len(files) for room, files in rooms.items() if len(files) > MOST} == {}


STATEMENT = re.compile(r"\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM)\s")


def texts(path: Path) -> list[str]:
    """Return all texts of a module, or their fixed parts."""
    nodes = ast.walk(tree(path))
    return [node.value for node in nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str)]  # fmt: skip


def test_only_the_store_speaks_sql() -> None:
    speaking = {path for path in SOURCE.rglob("*.py") if any(map(STATEMENT.match, texts(path)))}

    assert speaking
    assert {path.relative_to(SOURCE).parts[:2] for path in speaking} == {("server", "store")}


def test_a_judge_knows_no_words() -> None:
    """Reasons are data; sentences are made where a person is answered."""
    taken = {name for path in (SOURCE / "table/judging").rglob("*.py") for name in names(path)}

    assert not [name for name in taken if name.startswith(("kogge.speech", "kogge.table.refusals"))]


def test_games_do_not_know_each_other() -> None:
    games = [folder for folder in (SOURCE / "games").iterdir() if (folder / "box.toml").exists()]
    for folder in games:
        source = "".join(path.read_text() for path in folder.rglob("*.py"))
        others = {other.name for other in games} - {folder.name}
        assert not any(
            f"games.{other}" in source or f"from ..{other}" in source for other in others
        )


PLAIN_GAME = """
import sys
sys.path.insert(0, sys.argv[1])
from kogge.core.chance import Seed
from kogge.core.header import Seat
from kogge.core.match import Match
from kogge.core import notation
from kogge.games import GAMES, find
for game in GAMES.values():
    match = Match.begin(game, [Seat("Anna"), Seat("Berta")], Seed.of_number(7))
    while (seat := match.proceed()) >= 0:
        match.play(seat, game.legal_actions(match.box, match.position, seat)[-1])
    text = notation.text(match)
    assert notation.text(notation.read(text, "m", find, lambda g, _: g.edition)) == text
foreign = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
assert foreign <= {"kogge", "__main__", "_distutils_hack", "sitecustomize"}, foreign
print("played", len(GAMES))
"""


def test_core_and_games_play_on_the_standard_library_alone() -> None:
    """-I and -S: no site packages, no environment, nothing but Python itself."""
    command = [sys.executable, "-I", "-S", "-c", PLAIN_GAME, str(SOURCE.parent)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.stderr == ""
    assert done.stdout.startswith("played")


@pytest.mark.parametrize("carrier", ["plain", "flat"] if SOAK else ["plain"])
def test_the_rules_run_with_every_index_checked(carrier: str) -> None:
    """Compiled code does not notice a write out of bounds; lists do, and so do checked arrays."""
    here = Path(__file__).parent
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": str(here)}
    command = [sys.executable, str(here / "carriers" / "bounds.py"), carrier]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)

    assert done.stderr == ""
    assert done.stdout == "checked\n"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_error_can_be_told_in_every_language(language: str) -> None:
    """Templates are found in the source, so that none is forgotten and none is left over."""
    table = tomllib.loads(text_of(SOURCE / f"speech/words/errors.{language}.toml"))
    used = {"expected"}
    for path in SOURCE.rglob("*.py"):
        used |= templates(tree(path))

    system = {os.strerror(number) for number in errno.errorcode}
    assert missing(language, used, table) == []
    assert table.keys() - system <= used
    for template, told in table.items():
        assert set(re.findall(r"{\w+}", template)) == set(re.findall(r"{\w+}", told)), template


RAISED = ("Broken", "Denied", "Difference")  # what templates are given to


def templates(tree: ast.Module) -> set[str]:
    """Return the templates that a module gives to Broken, directly or by a name."""
    named: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target, value in pairs(node):
                if target:
                    named.setdefault(target, set()).update(constants(value))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
            "Broken",
            "Denied",
            "Difference",
        ):
            for argument in node.args[1:3]:
                name = argument.id if isinstance(argument, ast.Name) else ""
                found |= named.get(name, set()) | constants(argument)
    return {template for template in found if re.search("[a-z]{2}", re.sub("{.*?}", "", template))}


def pairs(node: ast.Assign) -> list[tuple[str, ast.expr]]:
    target = node.targets[0]
    if isinstance(target, ast.Name):
        return [(target.id, node.value)]
    if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
        names = [getattr(item, "id", "") for item in target.elts]
        return list(zip(names, node.value.elts, strict=False))
    return []


def constants(node: ast.expr) -> set[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return set()


def test_a_module_fits_on_a_few_screens() -> None:
    modules = [*SOURCE.rglob("*.py"), *TESTS.rglob("*.py")]
    lines = {str(path): len(path.read_text().splitlines()) for path in modules}

    assert {path: count for path, count in lines.items() if count > 400} == {}


def test_every_file_of_tests_has_a_name_of_its_own() -> None:
    names = Counter(path.name for path in TESTS.rglob("test_*.py"))
    assert [name for name, count in names.items() if count > 1] == []
