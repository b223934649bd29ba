"""Facts: what a move may depend on, as each game declares it in ``words/facts.toml``.

A fact names a place in what the seat sees. It holds if that is as it was (``same``), is at least
as much (``least``), or if a word is not found there (``lacks``). Nothing else can be named, so an
order cannot depend on anything that its writer may not know.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from kogge import wire
from kogge.core.carrier.codec import describe
from kogge.core.game import Game, Position

MINE, EACH = "me", "*"  # in a path: the seat's own, and each that there is any of


@dataclass(frozen=True, slots=True)
class Declared:
    """A kind of fact: on which actions it bears, and where it is read."""

    name: str
    action: str  # a pattern; its group is called {1} in the path
    at: tuple[str, ...]  # a path; with `lacks`, fields that are looked through
    holds: Literal["same", "least", "lacks"]
    usual: bool = False


def listed(game: Game, kind: Literal["fact", "choice"]) -> list[dict[str, Any]]:
    """Return what a game declares of a kind."""
    path = game.folder / "words" / "facts.toml"
    table = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return list(table.get(kind, ()))


@cache
def declared(game: Game) -> dict[str, Declared]:
    """Return the kinds of facts that a game declares."""
    kinds = [Declared(**{**each, "at": tuple(each["at"])}) for each in listed(game, "fact")]
    return {kind.name: kind for kind in kinds}


def offered(
    game: Game, view: Position, seat: int, actions: Sequence[int], loose: int = -1
) -> list[tuple[wire.Fact, bool]]:
    """Return the facts on which some actions may depend, each with whether most would want it.

    Of an action that is only described (``loose``) nothing is said that is about its own thing.
    """
    shown = describe(view)
    names = [game.actions.name(action) for action in actions]
    found = {
        (kind.name, one, two): (
            wire.Fact(name=kind.name, one=one, two=two, value=_text(kind, shown, seat, one, two)),
            kind.usual,
        )
        for kind in declared(game).values()
        for number, name in enumerate(names)
        if (match := re.fullmatch(kind.action, name)) and not (number == loose and match.re.groups)
        for one in [match[1] if match.re.groups else ""]
        for two in _each(kind, shown, seat, one)
    }
    return [*found.values()]


def _each(kind: Declared, shown: dict[str, Any], seat: int, one: str) -> Iterator[str]:
    """Yield what there is any of, where a path names each; else nothing more is named."""
    if kind.at[-1] != EACH:
        yield ""
        return
    counts = read(shown, kind.at[:-1], seat, one, "")
    yield from (word for word, count in counts.items() if count)


def holds(game: Game, view: Position, seat: int, fact: wire.Fact) -> bool:
    """Return whether a fact still holds, as far as the seat sees; an unknown one does not."""
    kind = declared(game).get(fact.name)
    if kind is None:
        return False
    try:
        now = _text(kind, describe(view), seat, fact.one, fact.two)
        if kind.holds == "least":
            return int(now) >= int(fact.value)
    except (IndexError, KeyError, TypeError, ValueError):
        return False
    return now == fact.value


def _text(kind: Declared, shown: dict[str, Any], seat: int, one: str, two: str) -> str:
    if kind.holds == "lacks":
        return json.dumps(any(_has(shown[field], one) for field in kind.at))
    return json.dumps(read(shown, kind.at, seat, one, two), sort_keys=True)


def read(data: Any, path: Sequence[str], seat: int, one: str, two: str) -> Any:
    """Follow a path through what a seat sees; numbers in it count from 1, as people do."""
    for step in path:
        key = {"{1}": one, EACH: two}.get(step, step)
        data = data[seat] if key == MINE else data[int(key) - 1] if key.isdigit() else data[key]
    return data


def _has(data: Any, word: str) -> bool:
    return any(_has(each, word) for each in data) if isinstance(data, list) else data == word
