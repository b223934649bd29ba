"""A trial: the suite of one game, interpreted, in a process of its own with a fault in the rules.

Everything that a game imports is loaded anew in each process, from the source as it stands; only
the module with the fault is made from the changed tree. Nothing is written to the checkout. What
notices soonest comes first: scenarios and stored matches, then the game's own tests, then those of
all games. Nothing compiled is used: it would be made from the source without the fault.
"""

from __future__ import annotations

import ast
import os
import resource
import signal
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from io import StringIO
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

TESTS = Path(__file__).parents[1]
# Tests of all games, in the order in which they notice most; what `texts` reads is not read again.
SHARED = (
    *("games/test_news.py", "games/test_contract.py", "games/test_accounts.py"),
    *("games/test_leaks.py", "games/test_books.py", "games/test_boxes.py"),
    *("games/test_same_deal.py", "games/test_catalogues.py", "core/test_match.py"),
)
LATE = ("games/test_lessons.py", "games/test_words.py")
MEMORY = 4 << 30  # a fault may fill it
NOTICED, LIVED = 1, 0


@dataclass(frozen=True)
class End:
    """How a trial came out: who noticed, or nobody."""

    noticed: str
    seconds: float  # of the processor


def begin(game: str, file: Path | None, tree: ast.Module | None, limit: int) -> tuple[int, int]:
    """Start a trial; return its process, and where it will say who noticed."""
    read, write = os.pipe()
    child = os.fork()
    if child:
        os.close(write)
        return child, read
    os.close(read)
    code = NOTICED
    try:
        os.setsid()
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        confine(limit)
        if file is not None and tree is not None:
            replace(file, tree)
        noticed = whoever_notices(game)
        os.write(write, noticed.encode())
        code = NOTICED if noticed else LIVED
    except BaseException as error:  # noqa: BLE001  whatever a fault leads to
        os.write(write, type(error).__name__.encode())
    finally:
        os._exit(code)


def confine(limit: int) -> None:
    """Let nothing be seen, and end what takes too long or too much: a fault may go on for ever."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.setitimer(signal.ITIMER_PROF, limit)  # seconds of the processor, not of a busy machine


def replace(file: Path, tree: ast.Module) -> None:
    """Let the module of a file be made from another tree."""
    plain = SourceFileLoader.get_code

    def get_code(loader: Any, name: str) -> CodeType | None:
        if Path(loader.path) == file:
            return compile(ast.fix_missing_locations(tree), str(file), "exec")
        return plain(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]


def whoever_notices(game: str) -> str:
    """Return what noticed first, or nothing."""
    first = next(texts(game), "")
    return first or suite(game, SHARED, TESTS / "games" / game) or suite(game, LATE)


def texts(game: str) -> Iterator[str]:
    """Yield what does not come out as it is written: scenarios, matches, counts, playthroughs."""
    sys.path.append(str(TESTS / "carriers"))
    from texts import read

    try:
        yield from (
            name for name, came in read(TESTS / "games" / game, flat=False) if came[0] == "["
        )
        yield from playthroughs(TESTS / "games" / game)
    except Exception as error:  # noqa: BLE001  whatever a fault leads to
        yield f"{type(error).__name__}: {error}"[:90]


def playthroughs(folder: Path) -> Iterator[str]:
    """Yield the playthroughs that read otherwise."""
    from kogge.cli.commands.match.replay import tell
    from kogge.cli.files import load_match
    from kogge.cli.terminal.screen import Screen
    from kogge.core.game import EVERYBODY
    from kogge.speech.speech import Speech

    for path in sorted(folder.glob("playthroughs/*.match")):
        edition, told = path.with_suffix(".edition.toml"), StringIO()
        match = load_match(path, edition if edition.exists() else None)
        with redirect_stdout(told):
            tell(Speech("en"), Screen(plain=True, width=100), match, EVERYBODY)
        if told.getvalue() != path.with_suffix(".txt").read_text("utf-8"):
            yield path.name


def suite(game: str, names: tuple[str, ...], *more: Path) -> str:
    """Let tests run as far as they are about a game; return the first that fails, or nothing."""
    from kogge.core.compiled.entry import Compiled

    Compiled._find = leave_out  # type: ignore[assignment,method-assign]  # noqa: SLF001
    only = Only(game)
    shared = [TESTS / name for name in names]
    paths = [str(path) for path in (*more, *shared) if path.exists()]
    code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", *paths], [only])
    return only.failed or ("" if code == pytest.ExitCode.OK else str(code))


def leave_out(*_: object) -> Any:
    """Leave out a test that asks for compiled code."""
    pytest.skip("compiled")


class Only:
    """Leaves to pytest what is about one game, interpreted, and notes what fails first."""

    def __init__(self, game: str) -> None:
        from kogge.games import GAMES

        self.others = {*GAMES, "toy", "nim"} - {game}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.is_wanted(item)]

    def is_wanted(self, item: pytest.Item) -> bool:
        """Return whether a test is neither compiled nor about another game."""
        call = getattr(item, "callspec", None)
        params: dict[str, Any] = call.params if call else {}
        return not params.get("flat") and not any(map(self.is_other, params.values()))

    def is_other(self, value: Any) -> bool:
        """Return whether a parameter is another game, or belongs to one."""
        if isinstance(value, Path):
            return bool(self.others & set(value.parts))
        game = getattr(value, "game", value)
        name = getattr(game, "name", game)
        return isinstance(name, str) and name in self.others

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid
