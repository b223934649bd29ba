"""The review of a seat: findings one by one, and all of them together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from kogge.bots.judgement.eyes import eye_of
from kogge.core.error import Broken
from kogge.core.game import shares
from kogge.core.match import Match

from .care import Care, care_for
from .findings import Choice, Decision, Finding, Moment, Parts, Review
from .minds.change import Change
from .minds.crowds import Crowds
from .minds.duels import Duels
from .minds.turns import Turns
from .moments import moments

Mind = Turns | Duels | Crowds
DUEL = 2  # seats


def findings(match: Match, seat: int, care: Care | None = None) -> Iterator[Finding | Moment]:
    """Yield what is found of each stretch of a match, and then the moments worth a look.

    A caller may stop after any of them, and goes on when it likes; the same match, seat and care
    bring the same findings.
    """
    check(match)
    seats = len(match.header.seats)
    care = care or care_for(seats)
    parts, decisions, now = [Parts(even=1 / seats)] * seats, list[Decision](), Match(match.header)
    for change in mind_of(match, seat, care).changes():
        parts, decision = [added(each, change, n) for n, each in enumerate(parts)], change.decision
        if decision is not None:
            for entry in match.entries[len(now.entries) : decision.entry]:
                now.repeat(entry)
            decision = described(now, seat, decision)
            decisions.append(decision)
        yield Finding(change.entry, len(match.entries), parts, decision)
    parts = [anchored(each, result(match, n), "unforeseen") for n, each in enumerate(parts)]
    yield Finding(len(match.entries), len(match.entries), parts)
    yield from moments(match, seat, decisions, care)


def check(match: Match) -> None:
    """Refuse a match that has not been played to its end."""
    if not match.over:
        raise Broken("", "only a match that was played to its end can be reviewed")


def mind_of(match: Match, seat: int, care: Care) -> Mind:
    """Return how a match is looked at."""
    if not eye_of(match.game).meets:
        return Turns(match, seat, care)
    return (Duels if len(match.header.seats) == DUEL else Crowds)(match, seat, care)


def described(now: Match, seat: int, decision: Decision) -> Decision:
    """Return a decision with the figures that its choices had when it was made."""
    view = now.view(seat)

    def told(choice: Choice) -> Choice:
        return replace(choice, outlook=now.game.outlook(now.box, view, seat, choice.action))

    return replace(decision, played=told(decision.played), best=told(decision.best))


def result(match: Match, seat: int) -> float:
    """Return the share of the win that a seat got."""
    return shares(match.game.places(match.box, match.position))[seat]


def added(parts: Parts, change: Change, seat: int) -> Parts:
    """Add a change to the parts of a seat, from what it could expect if that is known."""
    if change.before:
        where = "unforeseen" if change.entry else "seat"
        parts = anchored(parts, change.before[seat], where)
    own = sum(each[seat] for by, each in change.decided.items() if by == seat)
    others = sum(each[seat] for by, each in change.decided.items() if by != seat)
    return replace(
        parts,
        own=parts.own + own,
        others=parts.others + others,
        draws=parts.draws + (change.draws[seat] if change.draws else 0.0),
        reveals=parts.reveals + (change.reveals[seat] if change.reveals else 0.0),
    )


def anchored(parts: Parts, total: float, where: str) -> Parts:
    """Let all parts add up to what is known now; what is new stands in one of them."""
    return replace(parts, **{where: getattr(parts, where) + total - parts.total})


def collected(match: Match, seat: int, found: Iterable[Finding | Moment]) -> Review:
    """Put all findings of a seat together."""
    found = list(found)
    line = [each for each in found if isinstance(each, Finding)]
    return Review(
        match.game.name,
        seat,
        result(match, seat),
        line[-1].parts,
        line,
        [each.decision for each in line if each.decision is not None],
        [each for each in found if isinstance(each, Moment)],
    )
