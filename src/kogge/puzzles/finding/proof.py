"""The deep check of a decision: one choice must be better than every other, by a clear margin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from kogge.bots.advice.explain import BLIND
from kogge.bots.level import NAMES, level_of
from kogge.bots.weighed import Weighed
from kogge.core.game import Game, Position
from kogge.core.match import Match
from kogge.review.care import USUAL, Care
from kogge.review.grades import SURE
from kogge.review.lines.comparing import turn_of
from kogge.review.minds.duels import Duels, Meeting, Unsolved
from kogge.review.minds.turns import Turns, lead_of

from ..puzzle import Line

CLEAR = 0.15  # of the win, between the best choice and the next
NEARLY = 0.12  # likewise, at which a deeper look is worth its time
DEEP = 10  # times the budget of the strongest level, and times the care of a review
RIVALS = 4  # choices that are compared with the best one by one
FAR = 0.35  # of the win: a rival that seems as far behind need not be compared, beside a nearer one
KEY = b"puzzle"  # other worlds than those that bots and reviews imagine
SOLVED = 10_000  # positions: what takes more is too deep for a puzzle
SLACK = 1e-6


@dataclass(frozen=True, slots=True)
class Proof:
    """What deep search, or the solver, says of a decision."""

    answer: int
    share: float
    margin: float
    error: float
    exact: bool
    losses: Mapping[int, float]
    line: Line


def care_of(game: Game) -> Care:
    """Return the care for the deep check."""
    return replace(USUAL.times(DEEP), find=DEEP * level_of(game, NAMES[-1]).sims)


# Games of turns.


def judged(match: Match) -> Proof | None:
    """Return the best choice, if deep search says that nothing else comes near it."""
    seat, care = match.mover, care_of(match.game)
    view, turns = match.view(seat), Turns(match, seat, care, KEY)
    if not _leads(turns, view, turns.found(view, care.times(1 / DEEP))):
        return None
    best, *others = turns.found(view, care)
    losses = {each.action: best.share - each.share for each in others if each.doubt < BLIND}
    if not losses or min(losses.values()) < NEARLY:
        return None
    ones, nearest = turns.worths(view, best.action, care), (1.0, 0.0)
    for action in sorted(losses, key=lambda action: losses[action])[:RIVALS]:
        if losses[action] > FAR and nearest[0] < 1.0:
            break
        lead, error = lead_of(ones, turns.worths(view, action, care))
        losses[action] = lead
        if lead < CLEAR or lead <= SURE * error:
            return None
        nearest = min(nearest, (lead, error))
    for action in set(match.options(seat)) - {best.action, *losses}:
        losses[action] = turns.lead(view, best.action, action, USUAL)[1]
        if losses[action] < CLEAR:  # the tree has passed it over, and should not have
            return None
    onward = tuple((seat, action) for action in turn_of(match, view, best.action))
    margin, error = min(nearest[0], *losses.values()), nearest[1]
    if margin < CLEAR:  # by a choice that was not among the nearest rivals
        return None
    return Proof(best.action, fmean(ones), margin, error, exact=False, losses=losses, line=onward)


def _leads(turns: Turns, view: Position, found: Sequence[Weighed]) -> bool:
    """Return whether the first of some choices seems to lead, with the care of a review."""
    others = [each for each in found[1:] if each.doubt < BLIND]
    if not others:
        return False
    rival = max(others, key=lambda each: each.share)
    near = found[0].share - rival.share < NEARLY
    return not near and turns.lead(view, found[0].action, rival.action, USUAL)[1] >= NEARLY


# Two who choose at the same moment.


def solved(match: Match) -> Proof | None:
    """Return the best choice, if it is solved that nothing else comes near it.

    The answer alone brings the value of the game, whatever the other does; and there is one mix
    of the other's that holds everything else below it by the margin.
    """
    duels = Duels(match, match.mover, replace(USUAL, solve=SOLVED))
    try:
        meeting = duels.solved(match.position, duels.judged(match.position))
        return _clear(match, meeting)
    except Unsolved:
        return None


def _clear(match: Match, meeting: Meeting) -> Proof | None:
    seat, sign = match.mover, 1 - 2 * match.mover  # a meeting speaks of what the first seat gets
    value = meeting.value
    losses = {
        action: sign * (value - meeting.against(seat, action)) for action in meeting.acts[seat]
    }
    answer = min(losses, key=lambda action: losses[action])
    del losses[answer]
    if not losses or min(losses.values()) < CLEAR:
        return None
    others = meeting.acts[1 - seat]
    if any(sign * (value - meeting.pair(seat, answer, other)) > SLACK for other in others):
        return None
    share, margin = value if seat == 0 else 1 - value, min(losses.values())
    onward = _met(match, answer, meeting)
    return Proof(answer, share, margin, 0.0, exact=True, losses=losses, line=onward)


def _met(match: Match, answer: int, meeting: Meeting) -> Line:
    """Return the answer with what the other is most likely to choose at the same moment."""
    seat, other = match.mover, 1 - match.mover
    if not match.asked >> other & 1:
        return ((seat, answer),)
    mix = meeting.mixes[other]
    return (seat, answer), (other, max(mix, key=lambda action: mix[action]))
