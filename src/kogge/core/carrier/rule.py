"""Rules: plain Python that compiled code may call.

A rule stays the function it is, so interpreted play meets no dispatcher.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterator
from functools import lru_cache
from types import CodeType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_sources: set[str] = set()  # the files that hold rules, including those of other packages
_texts: set[str] = set()  # rules that were written by other rules' declarations
_waiting: list[Callable[..., Any]] = []  # rules of which the compiler does not know yet
_inlined: set[Callable[..., Any]] = set()  # rules that compiled code repeats where it needs them
_twins: list[tuple[Callable[..., Any], Callable[..., Any]]] = []  # likewise


def rule(function: F) -> F:
    """Mark a function of the rules: it stays as it is, and compiled code may call it."""
    _waiting.append(function)
    _sources.add(function.__code__.co_filename)
    return function


def written(text: str, place: str, scope: dict[str, Any]) -> dict[str, Any]:
    """Return the rules that a text declares; the text may call what stands in its scope.

    They are shown in tracebacks like those of a file.
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


def inlined(function: F) -> F:
    """Mark a rule that is asked at every step: compiled code repeats it instead of calling it."""
    _inlined.add(function)
    return function


def is_inlined(function: Callable[..., Any]) -> bool:
    """Return whether compiled code repeats a rule instead of calling it."""
    return function in _inlined


def take_rules() -> Iterator[Callable[..., Any]]:
    """Hand the rules to the compiler, each once."""
    while _waiting:
        yield _waiting.pop()


def take_twins() -> Iterator[tuple[Callable[..., Any], Callable[..., Any]]]:
    """Hand the rules with a second body to the compiler, each once."""
    while _twins:
        yield _twins.pop()


def sources() -> set[str]:
    """Return the files in which rules stand."""
    return _sources


def texts() -> set[str]:
    """Return the rules that were written."""
    return _texts


@lru_cache(64)
def names_in(function: Callable[..., Any]) -> frozenset[str]:
    """Return every name in a rule and in all rules that it calls: it reads no other field.

    >>> def rich(s): return wealth(s) > 9
    >>> def wealth(s): return s.silver + s.goods
    >>> sorted(names_in(rich))
    ['goods', 'silver', 'wealth']
    """
    names, known, waiting = set[str](), set[Any](), [function]
    while waiting:
        each = waiting.pop()
        if each not in known:
            known.add(each)
            names |= _names(each.__code__)
            waiting += _called(each)
    return frozenset(names)


def _names(code: CodeType) -> set[str]:
    inner = [_names(each) for each in code.co_consts if isinstance(each, CodeType)]
    return {*code.co_names}.union(*inner)


def _called(function: Any) -> list[Any]:
    """Return the functions that a function may call: by their names, or handed to it when made."""
    handed = [cell.cell_contents for cell in function.__closure__ or ()]
    named = [function.__globals__.get(name) for name in _names(function.__code__)]
    return [each for each in (*handed, *named) if hasattr(each, "__code__")]
