"""Entries: the functions that Python calls compiled.

An entry is looked for in the library of its game: in the one that comes with the program, then in
the one that was built here. Where there is none, numba compiles this entry alone, and where numba
is missing it runs interpreted, on plain records. NumPy and numba are imported when the first entry
is called, not before: `kogge --help` never waits for them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import fields
from functools import update_wrapper
from pathlib import Path
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar, cast

from .library import can_build, is_checked, kept, library_of, loaded
from .source import foreign_digest, games_of_the_house

P = ParamSpec("P")
R = TypeVar("R")

SHARED = "shared"  # the library of entries that belong to no game

_one_at_a_time = Lock()
_noted: list[dict[Compiled[Any, Any], tuple[Any, ...]]] = []


class Compiled(Generic[P, R]):
    """A function over flat records that is found, or compiled, when it is first called."""

    def __init__(self, function: Callable[P, R], game: Any = None) -> None:
        update_wrapper(self, function)
        self.function, self.game = function, game
        self.ready: Callable[P, R] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        assert not kwargs, "compiled code knows its arguments by their places"
        if _noted:
            return cast("R", self._note(args))
        return (self.ready or self._find(args))(*args, **kwargs)

    @property
    def name(self) -> str:
        """The name of the entry in a library."""
        function: Any = self.function
        return f"{function.__module__}.{function.__qualname__}".replace(".<locals>", "")

    @property
    def library(self) -> str:
        """The library to which it belongs."""
        return SHARED if self.game is None else str(self.game.name)

    @property
    def rules(self) -> str:
        """The rules for which it is compiled."""
        return "" if self.game is None else rules_of(self.game)

    def _note(self, args: tuple[Any, ...]) -> int:
        """Keep the arguments of a call that is not carried out."""
        _noted[-1].setdefault(self, args)
        return 0

    def _find(self, args: tuple[Any, ...]) -> Callable[P, R]:
        with _one_at_a_time:
            if self.ready is None:
                self.ready = self._in_a_library() or self._alone(args)
            return self.ready

    def _in_a_library(self) -> Any:
        if is_checked() or (self.game is not None and not is_of_the_house(self.game)):
            return None
        library = library_of(self.library)
        return None if library is None else library.call(self.name, self.rules)

    def _alone(self, args: tuple[Any, ...]) -> Callable[P, R]:
        """Return the entry as numba compiles it by itself, or has done so before."""
        if not can_build():
            return self.function
        source = foreign_digest()
        folder, name = kept(source), f"{self.name.rpartition('.')[2]}-{self._mark()}"
        library = loaded(folder / f"{name}.json", source)
        if library is None:
            from .build import build_here

            calls, rules = {self.name: (self.function, args)}, {self.name: self.rules}
            library = loaded(build_here(folder, name, calls, rules, source), source)
        assert library is not None
        return cast("Callable[P, R]", library.call(self.name, self.rules))

    def _mark(self) -> str:
        """Return a name for the code of an entry that is compiled alone: it may stand anywhere."""
        function: Any = self.function
        used = [_told(cell.cell_contents) for cell in function.__closure__ or ()]
        told = [self.name, self.library, self.rules, _told(function), *used]
        return hashlib.sha256(repr(told).encode()).hexdigest()[:12]


def entry(function: Callable[P, R]) -> Compiled[P, R]:
    """Mark a function that Python calls with flat records.

    Its rules make no lists, so that no reference counts are needed: the caller holds all the
    arrays. Where rooms of many arrays are handed around, the counting would take most of the
    time, and threads that share an array would wait for each other.
    """
    return Compiled(function)


def entry_of(game: Any) -> Callable[[Callable[P, R]], Compiled[P, R]]:
    """Mark such a function that was made for a game."""
    return lambda function: Compiled(function, game)


def _told(value: Any) -> str:
    """Return which function a value is, with the text of its file; of anything else its form."""
    code = getattr(value, "__code__", None)
    if code is None:
        return repr(value)
    with suppress(OSError):
        text = Path(code.co_filename).read_bytes()
        return f"{value.__qualname__} {code.co_firstlineno} {hashlib.sha256(text).hexdigest()}"
    return f"{value.__qualname__} {code.co_code.hex()}"


def rules_of(game: Any) -> str:
    """Return a name for the rules of a game, by which a changed copy of it is told apart."""
    told: list[object] = [len(game.actions), len(game.outcomes)]
    for each in fields(game):
        value = getattr(game, each.name)
        if callable(value) and hasattr(value, "__qualname__"):
            told.append(f"{each.name} {value.__module__}.{value.__qualname__}")
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def is_of_the_house(game: Any) -> bool:
    """Return whether a game comes with the program, and so may have a library."""
    return game.name in games_of_the_house() and str(game.position_kind.__module__).startswith(
        "kogge."
    )


def can_compile(game: Any) -> bool:
    """Return whether compiled code can be had for a game."""
    return can_build() or (is_of_the_house(game) and library_of(game.name) is not None)


@contextmanager
def noting() -> Iterator[dict[Compiled[Any, Any], tuple[Any, ...]]]:
    """Note with which arguments entries are called; meanwhile none of them does anything."""
    _noted.append({})
    try:
        yield _noted[-1]
    finally:
        _noted.pop()
