"""Rules are plain Python that compiled code may call; entries are what Python calls compiled.

A rule stays the function it is, so interpreted play meets no dispatcher. NumPy and numba are
imported when the first entry is called, not before: `kogge --help` never waits for them.
"""

from __future__ import annotations

import hashlib
import linecache
import os
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache, partial, update_wrapper
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar, cast

from ..error import Broken

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

FOLDERS = ("core", "games", "research", "bots", "bench")  # of ours, with code to compile
KEEP = 6  # caches of earlier sources that are kept, for anyone who switches between two checkouts

_sources: set[str] = set()  # the files that hold rules, including those of other packages
_texts: set[str] = set()  # rules that were written by other rules' declarations
_waiting: list[Callable[..., Any]] = []  # rules not yet registered with numba
_twins: list[tuple[Callable[..., Any], Callable[..., Any]]] = []  # likewise
_one_at_a_time = Lock()


def rule(function: F) -> F:
    """Mark a function of the rules: it stays as it is, and compiled code may call it."""
    _waiting.append(function)
    _sources.add(function.__code__.co_filename)
    return function


def written(text: str, place: str, scope: dict[str, Any]) -> dict[str, Any]:
    """Return the rules that a text declares; the text may call what stands in its scope.

    They are shown in tracebacks like those of a file. Numba caches compiled entries by the file
    they stand in, and needs no file for the rules that they call.
    """
    file = f"<rules of {place}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    space = {**scope, "__name__": place}
    exec(compile(text, file, "exec"), space)  # noqa: S102  our own text
    _texts.add(text)
    found = {name: value for name, value in space.items() if name not in scope and callable(value)}
    _waiting.extend(each for each in found.values() if each.__code__.co_filename == file)
    return found


def twin(compiled: Callable[..., Any]) -> Callable[[F], F]:
    """Give a rule a second body for compiled code, where the two carriers differ in nature."""

    def mark(function: F) -> F:
        _twins.append((function, compiled))
        return function

    return mark


class Compiled(Generic[P, R]):
    """A function over flat records that is compiled when it is first called.

    Without numba it runs interpreted, on plain records.
    """

    def __init__(self, function: Callable[P, R]) -> None:
        update_wrapper(self, function)
        self.function = function
        self.compiled: Callable[P, R] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return (self.compiled or self.compile())(*args, **kwargs)

    def compile(self) -> Callable[P, R]:
        """Return the function that numba compiles at its first call, or loads from its cache."""
        with _one_at_a_time:  # threads share the configuration in which numba reads the folder
            if self.compiled is None:
                self.compiled = _compile(self.function) if can_compile() else self.function
            return self.compiled


def entry(function: Callable[P, R]) -> Compiled[P, R]:
    """Mark a function that Python calls with flat records.

    Its rules make no lists, so that no reference counts are needed: the caller holds all the
    arrays. Where rooms of many arrays are handed around, the counting would take most of the
    time, and threads that share an array would wait for each other.
    """
    return Compiled(function)


@cache
def can_compile() -> bool:
    """Return whether numba is installed."""
    return find_spec("numba") is not None


def _compile(function: Callable[P, R]) -> Callable[P, R]:
    import numba
    from numba.extending import overload, register_jitable

    while _waiting:
        register_jitable(_waiting.pop())
    while _twins:
        plain, compiled = _twins.pop()
        overload(plain, strict=False)(partial(_body, compiled))
    config: Any = numba.config
    jit: Any = numba.njit  # whose types do not know of counting
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:  # the folder is read here and nowhere else; other users of numba keep theirs
        return cast("Callable[P, R]", jit(cache=True, nogil=True, _nrt=False)(function))
    finally:
        config.CACHE_DIR = before


def _body(compiled: Callable[..., Any], *_: Any) -> Callable[..., Any]:
    """Answer numba when it asks what to compile for some types: the same for all."""
    return compiled


def cache_folder() -> Path:
    """Return the folder of the compiled code, named after all source that can stand in it.

    Numba watches only a caller's own file, not the rules it calls in others.
    """
    import numba
    from platformdirs import user_cache_path

    config: Any = numba.config
    root = writable(user_cache_path("kogge")) / "compiled"
    mode = "checked-" if config.BOUNDSCHECK else ""
    folder = root / f"{mode}{source_digest(frozenset(_sources), frozenset(_texts))}"
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        prune(root)
    return folder


def writable(folder: Path) -> Path:
    """Return a folder, or a temporary one of this user's alone where the home is closed."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    user = os.getuid() if hasattr(os, "getuid") else 0  # elsewhere such folders are the user's own
    spare = Path(tempfile.gettempdir()) / f"kogge-{user}"
    spare.mkdir(mode=0o700, exist_ok=True)
    state = spare.lstat()
    if state.st_mode & 0o022 or state.st_uid != user or not spare.is_dir():  # code is run from it
        trouble = "may be written by others, and compiled code belongs there"
        raise Broken(str(spare), trouble, "a folder named by XDG_CACHE_HOME")
    return spare


@lru_cache(64)
def source_digest(rules: frozenset[str] = frozenset(), texts: frozenset[str] = frozenset()) -> str:
    """Return a name for the source that can be compiled, and for rules that stand elsewhere."""
    source, top = hashlib.sha256(), Path(__file__).parents[2]
    ours = {path for folder in FOLDERS for path in (top / folder).rglob("*.py")}
    for path in sorted(ours | set(map(Path, rules))):
        name = path.relative_to(top) if path.is_relative_to(top) else path
        source.update(str(name).encode() + b"\0" + path.read_bytes())
    for text in sorted(texts):
        source.update(text.encode() + b"\0")
    return source.hexdigest()[:16]


def prune(root: Path) -> None:
    """Remove all but the youngest caches."""
    with suppress(FileNotFoundError):  # another process may be pruning too
        folders = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
        for folder in folders[KEEP:]:
            shutil.rmtree(folder, ignore_errors=True)
