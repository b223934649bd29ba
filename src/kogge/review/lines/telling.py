"""What is worth telling where two lines part, in the terms of a game.

A game names it in a text beside its rules, ``words/reasons.toml``, and puts it into words in
``words/reasons.*.ftl``. Whatever is told comes from the rules: events, fields of the position,
lines of the score. ``worth`` says how much something tells beside the rest, roughly in points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from kogge.core.action import Action
from kogge.core.carrier.record import words
from kogge.core.edition import parse
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.trials.layout import known, of

FILE = Path("words") / "reasons.toml"
KEYS = (
    "name",
    "event",
    "field",
    "line",
    "each",
    "sum",
    "worth",
    "plain",
    "named",
    "others",
    "least",
)
LEAST = 1.0  # of an amount: less is not worth a word


@dataclass(frozen=True, slots=True)
class Telling:
    """Something that two lines may differ in: a deed that is told by itself, or an amount."""

    name: str
    worth: float  # to the seat that it concerns: of the deed, or of each unit of an amount
    event: str = ""  # where it comes from: an event,
    field: str = ""  # a field of the position at the end of the turn,
    line: str = ""  # or a line of the score at the end
    each: str = ""  # the figure by which deeds, or parts of a field, are told apart
    sum: str = ""  # the figure that is added up; "*" counts
    plain: tuple[str, ...] = ()  # verbs that say no more than this: it only repeats the choice
    named: tuple[str, ...] = ()  # the same, of those that name which one they mean
    others: bool = False  # whether it is told of other seats: what a choice leaves to them
    least: float = LEAST

    @property
    def is_deed(self) -> bool:
        return bool(self.event) and not self.sum

    def repeats(self, choice: Action, which: str) -> bool:
        """Return whether it only says once more what a choice is."""
        return choice.verb in self.plain or (choice.verb in self.named and which in choice.args)


@cache
def tellings(game: Game) -> tuple[Telling, ...]:
    """Return what is worth telling of a game; of one that does not say it, the lines of the score.

    Those are enough to name what a choice brings, in the words that the end of a match uses.
    """
    path = game.folder / FILE
    if not path.is_file():
        lines = (each for each in words(game.lines) if each != "total")
        return tuple(Telling(f"line-{line}", 1.0, line=line) for line in lines)
    data = parse(path.read_text("utf-8"), path.name)
    known(data, ("telling",), path.name)
    listed = enumerate(of(data, "telling", list, path.name), start=1)
    return tuple(telling_of(game, each, f"{path.name}: telling {n}") for n, each in listed)


def telling_of(game: Game, data: Mapping[str, Any], place: str) -> Telling:
    """Return what a table of the text says, if it fits the game."""
    known(data, KEYS, place)
    verbs = {key: tuple(of(data, key, list, place, [])) for key in ("plain", "named")}
    found = Telling(**{**data, **verbs})
    sources = (
        (found.event, words(game.events)),
        (found.field, tuple(game.position_kind.cells)),
        (found.line, words(game.lines)),
    )
    for name, names in sources:
        if name and name not in names:
            raise Broken(place, "there is no '{name}'", name=name)
    if sum(bool(name) for name, _ in sources) != 1:
        raise Broken(place, "names one event, one field or one line")
    return found
