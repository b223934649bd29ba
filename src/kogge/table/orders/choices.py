"""Choices by description: the best of some actions, as each game declares it in ``facts.toml``.

A description names a set of actions by a pattern, what must lie there, and the figure by which the
game itself compares them (its ``outlook``). Of equals the first in the game's list is meant. So it
never means anything but a member of the set that its writer has read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from kogge import wire
from kogge.core.carrier.codec import describe
from kogge.core.game import Game, Position
from kogge.core.match import Match

from ..denied import Denied
from .facts import EACH, listed, read

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Described:
    """A kind of description."""

    name: str
    action: str  # a pattern: the set; its group is called {1} in the path
    best: str  # a figure of the outlook
    least: bool = False  # whether the best has least of it
    has: tuple[str, ...] = ()  # a path: where there must be any of what is named


@cache
def described(game: Game) -> dict[str, Described]:
    """Return the kinds of descriptions that a game declares."""
    kinds = [Described(**{**each, "has": tuple(each.get("has", ()))})
             for each in listed(game, "choice")]  # fmt: skip
    return {kind.name: kind for kind in kinds}


def offered(
    game: Game, view: Position, seat: int, actions: Sequence[int]
) -> Iterator[tuple[int, wire.Best]]:
    """Yield descriptions that fit something that was done, with its place among the actions."""
    shown = describe(view)
    for kind in described(game).values():
        if (place := _place(game, kind, actions)) == NOWHERE:
            continue
        if kind.has:
            one = _group(game, kind, actions[place])
            counts = read(shown, kind.has[:-1], seat, one, "")
            named = [word for word, count in counts.items() if count]
        else:
            named = [""]
        yield from ((place, wire.Best(name=kind.name, one=word)) for word in named)


def place_of(game: Game, way: wire.Way) -> int:
    """Return which action of a way stands for what it describes; nowhere, if none does."""
    kind = described(game).get(way.best.name) if way.best is not None else None
    return NOWHERE if kind is None else _place(game, kind, way.actions)


def _place(game: Game, kind: Described, actions: Sequence[int]) -> int:
    names = map(game.actions.name, actions)
    return next((n for n, name in enumerate(names) if re.fullmatch(kind.action, name)), NOWHERE)


def _group(game: Game, kind: Described, action: int) -> str:
    match = re.fullmatch(kind.action, game.actions.name(action))
    return match[1] if match is not None and match.re.groups else ""


def meant(match: Match, view: Position, seat: int, best: wire.Best | None) -> int:
    """Return what a description means on what a seat sees now, or refuse if the set is empty."""
    assert best is not None
    game, kind = match.game, described(match.game)[best.name]
    sign = -1 if kind.least else 1
    found = {
        action: sign * int(game.outlook(match.box, view, seat, action)[kind.best])
        for action in game.legal_actions(match.box, view, seat)
        if re.fullmatch(kind.action, game.actions.name(action))
        and _has(game, kind, view, seat, action, best.one)
    }
    if not found:
        raise Denied("no-choice", "there is nothing of that kind now")
    return max(found, key=lambda action: (found[action], -action))


def _has(game: Game, kind: Described, view: Position, seat: int, action: int, word: str) -> bool:
    """Return whether there is any of a word where an action takes it from."""
    if not kind.has:
        return not word
    assert kind.has[-1] == EACH
    counts = read(describe(view), kind.has[:-1], seat, _group(game, kind, action), "")
    return bool(counts.get(word))
