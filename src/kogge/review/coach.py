"""The coach: what a seat's last turn has cost, while the match is still going on.

It compares as a review does, and by what the seat knew. Choices of one moment are looked at only
when all of them lie open.
"""

from __future__ import annotations

from collections.abc import Iterator

from kogge.core.carrier.bits import has
from kogge.core.game import CHANCE
from kogge.core.match import Match

from .care import Care, care_for
from .findings import Decision, Moment
from .minds.questions import questions
from .minds.turns import Turns
from .moments import moment
from .review import described, mind_of

CLEAR = ("mistake", "blunder")


def costly(match: Match, seat: int, care: Care | None = None) -> Moment | None:
    """Return the worst clear mistake of a seat's last turn, if there was one."""
    care = care or care_for(len(match.header.seats))
    clear = (each for each in decisions(match, seat, care) if each.grade in CLEAR)
    found = [each for each in clear if not made_good(match, seat, each)]
    if not found:
        return None
    worst = max(found, key=lambda each: each.loss)
    now = match.at(worst.entry)
    return moment(match, now.view(seat), described(now, seat, worst), care)


def made_good(match: Match, seat: int, decision: Decision) -> bool:
    """Return whether the better choice was made after all, later in the same turn.

    "Better: take the Guild House" is no help to somebody who has taken it.
    """
    _, end = last_turn(match, seat)
    later = match.entries[decision.entry + 1 : end]
    return any((each.actor, each.action) == (seat, decision.best.action) for each in later)


def decisions(match: Match, seat: int, care: Care | None = None) -> Iterator[Decision]:
    """Yield the decisions of a seat in its last turn."""
    mind = mind_of(match, seat, care or care_for(len(match.header.seats)))
    if isinstance(mind, Turns):
        yield from _of_turn(match, seat, mind)
        return
    open_now = has(match.asked, seat) or match.over  # else others are still choosing
    asked = [each for each in questions(match) if seat in each.choices]
    if asked and open_now:
        found = mind.asked(asked[-1]).decision
        yield from () if found is None else (found,)


def _of_turn(match: Match, seat: int, mind: Turns) -> Iterator[Decision]:
    first, end = last_turn(match, seat)
    now = match.at(first)
    for entry in match.entries[first:end]:
        if entry.actor == seat and len(now.options(seat)) > 1:
            found = mind.decided(now, entry).decision
            yield from () if found is None else (found,)
        now.repeat(entry)


def last_turn(match: Match, seat: int) -> tuple[int, int]:
    """Return where the last turn of a seat begins and ends: entries of its own, and draws between.

    Both are 0 if it had none.
    """
    actors = [entry.actor for entry in match.entries]
    if seat not in actors:
        return 0, 0
    end = first = len(actors) - actors[::-1].index(seat)
    while first and actors[first - 1] in (seat, CHANCE):
        first -= 1
    return first, end
