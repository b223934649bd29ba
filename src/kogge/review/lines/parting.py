"""Where two choices part: what happens after one of them and not after the other.

Both are played out in the same worlds. A deed is told if it belongs to nearly all lines of one
choice and to hardly any of the other; an amount, if it differs by more than the worlds do. All of
it holds in the first world, so that there is a line in which it can be looked up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from kogge.core.action import Action
from kogge.core.carrier.codec import describe
from kogge.core.carrier.record import Record, words
from kogge.core.game import Game, Position

from .onward import Happened, Line, Onward, Opening
from .telling import Telling, tellings

CLEAR = 0.75  # of all worlds, by which a deed must belong to one choice rather than the other
SURE, SURER = 2.0, 3.0  # standard errors, where all worlds agree and where they do not
LATER = 0.6  # what comes later tells as much less
OTHERS = 0.4  # likewise what happens to other seats
PLAIN = 0.2  # likewise an amount that repeats the choice
BESIDE = 0.4  # of the first ground: what tells as much may stand beside it
PART = 0.3  # of the score: what tells as much of it is told in its place

Key = tuple[Telling, int, str]  # what, of whom, and which


@dataclass(frozen=True, slots=True)
class Ground:
    """What sets the better choice apart: plain data, which ``speech`` puts into words."""

    name: str  # among the words of the game
    seat: int  # whom it concerns
    better: bool  # whether it comes with the better choice; of an amount: whether that has more
    good: bool  # whether it speaks for the better choice
    later: bool  # after the turn in which it is chosen
    always: bool  # in every world, or only in most; an amount is then a mean
    which: str = ""  # of several that can be told of
    named: bool = False  # whether one of the choices names it, so that it gives the choice away
    amount: float | None = None  # by which the lines differ, if it is one
    figures: dict[str, int | str] = field(default_factory=dict)

    @property
    def is_score(self) -> bool:
        return "line" in self.figures

    def is_near(self, other: Ground) -> bool:
        """Return whether both are about the same thing."""
        return self.which == other.which if self.which else self.name == other.name


@dataclass(frozen=True, slots=True)
class Had:
    """What a line has of something."""

    amount: float
    later: bool
    figures: Mapping[str, int | str]


NOTHING = Had(0.0, later=True, figures={})
Event = tuple[Happened, dict[str, Any]]


def grounds(
    game: Game, box: Record, view: Position, openings: tuple[Opening, Opening], looks: int
) -> list[Ground]:
    """Return the one or two things that tell most of why a choice is better than another.

    Nothing is returned if nothing speaks for it that could be named.
    """
    pairs = list(Onward(game, box).pairs(view, *openings, looks))
    return chosen(differences(game, box, pairs, view.viewer))


def chosen(found: Sequence[tuple[float, Ground]]) -> list[Ground]:
    """Return what speaks most for a choice, and what tells nearly as much, for or against it.

    The score only adds up what has happened: it comes first where nothing else tells as much.
    """
    order = sorted(found, key=lambda each: -abs(each[0]))
    good = [each for each in order if each[0] > 0]
    if not good:
        return []
    deeds = [each for each in good if not each[1].is_score and each[0] >= PART * good[0][0]]
    best = (deeds or good)[0]
    beside = [
        ground
        for worth, ground in order
        if abs(worth) >= BESIDE * best[0] and not (ground.is_score or ground.is_near(best[1]))
    ]
    return [best[1], *beside[:1]]


def differences(
    game: Game, box: Record, pairs: Sequence[tuple[Line, Line]], seat: int
) -> list[tuple[float, Ground]]:
    """Return all in which the lines differ clearly, with what it is worth to the better choice."""
    had = [(_had(game, box, one, seat), _had(game, box, other, seat)) for one, other in pairs]
    keys = dict.fromkeys(key for pair in had for each in pair for key in each)
    choices = [game.actions[line.moves[0][1]] for line in pairs[0]]
    found = list[tuple[float, Ground]]()
    for key in keys:
        each = _ground(key, [tuple(one.get(key, NOTHING) for one in pair) for pair in had])
        if each is not None:
            found.append((_worth(key, each, choices, seat), each))
    return [
        (worth, replace(each, good=worth > 0, named=any(each.which in it.args for it in choices)))
        for worth, each in found
        if worth
    ]


def _worth(key: Key, ground: Ground, choices: Sequence[Action], seat: int) -> float:
    """Return what something is worth to the better choice; nothing, if it only repeats a choice."""
    telling, whose, which = key
    lead = 1.0 if ground.amount is None else ground.amount
    worth = telling.worth * (lead if ground.better else -lead)
    worth *= 1.0 if whose == seat else -OTHERS
    repeats = any(telling.repeats(choice, which) for choice in choices)
    if telling.is_deed and repeats and not ground.later:
        return 0.0
    return worth * (LATER if ground.later else 1.0) * (PLAIN if repeats else 1.0)


def _ground(key: Key, pairs: Sequence[tuple[Had, ...]]) -> Ground | None:
    """Return what sets the lines apart, if it does so clearly."""
    telling, whose, which = key
    leads = [one.amount - other.amount for one, other in pairs]
    mean = fmean(leads)
    if mean * leads[0] <= 0 or not _is_clear(telling, leads, mean):
        return None
    shown = max(pairs[0], key=lambda each: each.amount)
    return Ground(
        telling.name,
        whose,
        better=mean > 0,
        good=mean > 0,
        later=shown.later,
        always=all(lead == leads[0] for lead in leads),
        which=which,
        amount=None if telling.is_deed else abs(mean),
        figures=dict(shown.figures),
    )


def _is_clear(telling: Telling, leads: Sequence[float], mean: float) -> bool:
    if telling.is_deed:
        return abs(mean) >= CLEAR
    sure = SURE if all(lead * mean > 0 for lead in leads) else SURER
    return abs(mean) >= max(telling.least, sure * stdev(leads) / sqrt(len(leads)))


# What a line has.


def _had(game: Game, box: Record, line: Line, seat: int) -> dict[Key, Had]:
    """Return all that can be told of a line."""
    assert line.after is not None
    assert line.end is not None
    events = [(each, game.describe_event(each.what)) for each in line.happened]
    had: dict[Key, Had] = {}
    for telling in tellings(game):
        if telling.event:
            had |= _of_events(telling, events, seat)
        elif telling.field:
            had |= _of_field(telling, line.after, seat)
        else:
            had |= _of_score(game, box, telling, line.end, seat)
    return had


def _of_events(telling: Telling, events: Sequence[Event], seat: int) -> dict[Key, Had]:
    """Return the deeds of the seat, or of all, or what they add up to."""
    had: dict[Key, Had] = {}
    for each, event in events:
        if event["event"] != telling.event or not (telling.others or event["seat"] == seat):
            continue
        key = (telling, event["seat"], str(event.get(telling.each, "")))
        before = had.get(key, NOTHING)
        if telling.is_deed:
            figures = {name: event[name] for name in event.keys() - {"event", "seat"}}
            had.setdefault(key, Had(1.0, each.later, figures))
        else:
            amount = 1 if telling.sum == "*" else event[telling.sum]
            had[key] = Had(before.amount + amount, each.later and before.later, {})
    return had


def _of_field(telling: Telling, s: Position, seat: int) -> dict[Key, Had]:
    """Return what a seat has on the table when its turn is over."""
    here = describe(s, [telling.field])[telling.field][seat]
    parts = here if isinstance(here, dict) else {"": here}
    return {
        (telling, seat, part): Had(count, later=False, figures={telling.each: part} if part else {})
        for part, count in parts.items()
    }


def _of_score(game: Game, box: Record, telling: Telling, s: Position, seat: int) -> dict[Key, Had]:
    """Return what a line of a seat's score comes to."""
    lines = [0] * len(game.lines)
    game.tally(box, s, seat, lines)
    amount = lines[words(game.lines).index(telling.line)]
    return {(telling, seat, ""): Had(amount, later=True, figures={"line": telling.line})}
