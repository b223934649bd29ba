"""The review of a match as pages want it: as far as it has come, and the better line played out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from kogge import wire
from kogge.core.carrier.bits import has, size
from kogge.core.game import NOBODY, NONE
from kogge.core.match import Match, Step
from kogge.review.findings import Finding, Moment
from kogge.review.review import check

from ..denied import Denied
from ..table import Table
from .book import actions_in
from .replay import check_seat, entry_before, shown_with

FORM = 3  # of reviews; where they are reckoned in another way, older ones are made anew


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


def line_of(match: Match, seat: int, leaf: wire.Leaf) -> wire.Replay:
    """Return how a match would have gone on by other choices of a seat, as the seat would see it.

    Others who choose at the same moment do what they did.
    """
    check_seat(seat)
    entry = entry_before(match, seat, leaf.step)
    if seat == NOBODY or entry == len(match.entries):
        raise Denied("no-step", "the match has no such moment", status=404)
    now = match.at(entry)
    rest = (each for each in match.entries[entry + 1 :] if has(now.asked, each.actor))
    same = [(each.actor, each.action) for each in islice(rest, max(0, size(now.asked) - 1))]
    deeds = [*((seat, action) for action in actions_in(leaf)), *same]
    made = list(_made(now, seat, deeds))
    return shown_with(
        match, seat, made, [*(each.before for each in made), now.view(seat)], leaf.step
    )


def _made(now: Match, seat: int, deeds: Iterable[tuple[int, int]]) -> Iterator[Step]:
    """Play on from a moment as far as the rules allow it, and yield what a seat would see."""
    for actor, action in deeds:
        known = action < len(now.game.actions)
        if not known or now.game.refusal(now.box, now.position, actor, action) != NONE:
            return
        before = now.view(seat)
        now.play(actor, action)
        seen = (actor, action) if actor == seat or now.events(seat) else None
        yield Step(before, seen, now.events(seat))
