"""Steps: how a table stood for a viewer after each event, for pages that play the moves.

What was played is played once more, before a witness, on the position that it started from. So
steps cost something only where a page looks on, and they hold nothing but views of positions that
the rules themselves went through.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, starmap
from typing import Any, NamedTuple, cast

from kogge import wire
from kogge.core.game import EVERYBODY, NOBODY, Position
from kogge.core.match import Match
from kogge.core.trace import Witness

from .. import ledger, views
from ..happened import Happened, Noticed
from ..table import Table

MOST = 150  # events told at once; of more, a page shows what came of them


class Scene(NamedTuple):
    """An event, and the position after it."""

    audience: int
    position: Position


class Steps:
    """All steps from one state of a table to the next, made for whoever asks."""

    def __init__(self, old: Table, noticed: Sequence[Noticed]) -> None:
        self.match, self.noticed = old.match, noticed
        self._scenes: list[Scene] | None = None
        self._shared: dict[int, list[wire.Change]] = {}  # by whose eyes, without figures

    def told_to(self, seat: int, telling: views.Telling) -> list[wire.Change] | None:
        """Return what changes for a viewer with each event, up to the last of them.

        The telling knows how the table was told last, and goes on from there.
        """
        if self.match is None or not self._is_playing:
            return None
        match, eyes = self.match, eyes_of(self.match, seat)
        seen = self._views(eyes)
        if not 1 < len(seen) <= MOST:
            return None
        if eyes not in self._shared:
            self._shared[eyes] = changes(match, seen, telling)
        return [*map(_joined, self._shared[eyes], reckoned(match, seen, seat, telling))]

    @property
    def _is_playing(self) -> bool:
        """Whether the table went forward, and not back."""
        kinds = [each.record for each in self.noticed]
        return not any(isinstance(kind, ledger.TakenBack | ledger.Began) for kind in kinds)

    def _views(self, eyes: int) -> list[Position]:
        """Return what a viewer saw before, and after each event but the last."""
        match = cast("Match", self.match)
        if self._scenes is None:
            self._scenes = scenes(match, [each for one in self.noticed for each in one.steps])
        return looks(match, self._scenes, eyes)


def told_once(match: Match, happened: Sequence[Happened], seat: int) -> list[wire.Change] | None:
    """Return the same for one viewer alone, from where a match stands."""
    seen = looks(match, scenes(match, happened), eyes_of(match, seat))
    if len(seen) > MOST:
        return None
    telling = views.Telling()
    shared = changes(match, seen, telling)
    return [*map(_joined, shared, reckoned(match, seen, seat, telling))]


def eyes_of(match: Match, seat: int) -> int:
    """Return by whose eyes a seat sees: where nothing is hidden, by those of all."""
    return NOBODY if match.game.open else seat


def looks(match: Match, played: Sequence[Scene], eyes: int) -> list[Position]:
    """Return what a viewer saw before, and after each event but the last."""
    seen = [scene.position for scene in played if scene.audience in (EVERYBODY, eyes)]
    view = _opened if match.game.open else match.game.view
    return [match.seen(eyes), *(view(position, eyes) for position in seen[:-1])]


def _opened(position: Position, eyes: int) -> Position:
    """Return a picture as it is, where nothing is hidden and only one pair of eyes looks at it."""
    position.viewer = eyes
    return position


def scenes(match: Match, happened: Sequence[Happened]) -> list[Scene]:
    """Play entries once more, from where a match stands, and keep how it stood at each event.

    The last event of an entry is shown with all that came of the entry.
    """
    position, played = match.position.copy(), list[Scene]()
    witness = Witness.of(position)
    for entry in happened:
        match.game.play(match.box, position, witness, entry.actor, entry.action)
        pictures = cast("list[Position]", [*witness.pictures[:-1], position.copy()])
        audiences = [event.audience for event in entry.events]
        played += map(Scene, audiences, pictures)
    return played


def changes(match: Match, seen: Sequence[Position], telling: views.Telling) -> list[wire.Change]:
    """Return what differs in each of some views from the one before, and in the scores."""
    telling.look(match, seen[0])
    return [_changed(match, view, telling) for view in seen[1:]]


def _changed(match: Match, view: Position, telling: views.Telling) -> wire.Change:
    before = telling.scores
    fresh = telling.look(match, view)
    scores = telling.scores if telling.scores != before else None
    return wire.Change(view={name: telling.view[name] for name in fresh}, scores=scores)


def reckoned(
    match: Match, seen: Sequence[Position], seat: int, telling: views.Telling
) -> Iterator[wire.Change]:
    """Return what differs in the figures that the game reckons for a viewer."""
    figures = [telling.survey(match, view, seat) for view in seen]
    return starmap(_refigured, pairwise(figures))


def _refigured(old: Mapping[str, Any], new: Mapping[str, Any]) -> wire.Change:
    fresh = {name: value for name, value in new.items() if name not in old or old[name] != value}
    return wire.Change(figures=fresh, without=[name for name in old if name not in new])


def _joined(one: wire.Change, two: wire.Change) -> wire.Change:
    return wire.Change(view=one.view, scores=one.scores, figures=two.figures, without=two.without)
