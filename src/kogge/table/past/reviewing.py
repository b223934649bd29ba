"""The review of a match as pages want it: as far as it has come, and the better line played out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from kogge import wire
from kogge.core.game import EVERYBODY, NOBODY, NONE, Position
from kogge.core.match import Match, Step
from kogge.core.trace import Trace, told
from kogge.review.findings import Finding, Moment
from kogge.review.review import check

from ..denied import Denied
from ..table import Table
from .book import actions_in
from .replay import check_seat, shown_with


@dataclass(slots=True)
class Study:
    """What was found about a seat, and where its replay shows it."""

    steps: list[int]  # before each entry and at the end, with the eyes of the seat
    found: list[Finding] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)

    def add(self, each: Finding | Moment) -> None:
        """Take in what was found next."""
        if isinstance(each, Finding):
            self.found.append(each)
        else:
            self.moments.append(each)

    def told(self, state: wire.ReviewState, first: int = 0, ahead: int = 0) -> wire.Review:
        """Return what somebody does not know yet who knows some findings."""
        return wire.Review(
            state=state,
            ahead=ahead,
            entries=len(self.steps) - 1,
            steps=[] if first else self.steps,
            found=self.found[first:],
            moments=self.moments,
        )


def nothing() -> wire.Review:
    """Return what is told of a review that nobody has asked for."""
    return Study([0]).told("none")


def reviewable(table: Table, seat: int) -> Match:
    """Return the match of a table, if a seat of it can be reviewed."""
    if seat >= len(table.chairs):
        raise Denied("no-seat", "there is no such seat", status=404)
    check(table.playing)
    return table.playing


def not_ready() -> Denied:
    """Return why nothing can be looked at where the search is not compiled."""
    trouble = "the search is still being compiled, try again in a few minutes"
    return Denied("not-ready", trouble, status=503)


def steps_of(match: Match, seat: int) -> list[int]:
    """Return how many steps a seat has seen before each entry, and in all."""
    found, count, earlier = list[int](), 0, Match(match.header)
    for entry in match.entries:
        found.append(count)
        audience = match.game.audience(earlier.position, entry.actor, entry.action)
        earlier.repeat(entry)
        count += audience in (EVERYBODY, seat) or bool(earlier.events(seat))
    return [*found, count]


def line_of(match: Match, seat: int, leaf: wire.Leaf) -> wire.Replay:
    """Return how a match would have gone on by choices of a seat, as far as the seat can tell."""
    check_seat(seat)
    steps = list(islice(match.log(seat), leaf.step + 1))
    if seat == NOBODY or not 0 <= leaf.step < len(steps):
        raise Denied("no-step", "the match has no such moment", status=404)
    view = steps[leaf.step].before.copy()
    made = list(_made(match, view, seat, actions_in(leaf)))
    return shown_with(match, seat, made, [*(each.before for each in made), view], leaf.step)


def _made(match: Match, view: Position, seat: int, actions: Sequence[int]) -> Iterator[Step]:
    """Play actions on the view of a seat, until one of them is refused."""
    game, trace = match.game, Trace.plain()
    for action in actions:
        known = action < len(game.actions)
        if not known or game.refusal(match.box, view, seat, action) != NONE:
            return
        before = view.copy()
        game.play(match.box, view, trace, seat, action)
        events = [each for each in told(trace) if each.audience in (EVERYBODY, seat)]
        yield Step(before, (seat, action), events)
