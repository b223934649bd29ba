"""The end of a match: every line of the score explained, its course, and what decided it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kogge import wire
from kogge.core.carrier.record import word
from kogge.core.game import EVERYBODY, Game, Position
from kogge.core.match import Match, Step
from kogge.core.verbs.accounts import Item, Posting, bare

from ..table import Table
from ..views import outcome, scores
from .deciding import decided
from .replay import stage_of, unit_of

Parts = list[Counter[str]]  # of each seat, what measures of its score have come to


def ending(table: Table) -> wire.Ending:
    """Return how a match ended; its cards are open by now."""
    match, (places, why) = table.playing, outcome(table)
    parts, course = retold(match)
    accounts = [account(match, seat, parts[seat]) for seat in range(len(parts))]
    totals, places = course[-1].totals, places or None
    return wire.Ending(
        places=places,
        why=why,
        totals=totals,
        accounts=[[sent(posting) for posting in postings] for postings in accounts],
        tied=tied(totals) if places else [],
        unit=unit_of(match.game),
        course=course,
        decided=decided(places, totals, accounts, course) if places else [],
    )


def tied(totals: Sequence[int]) -> list[int]:
    """Return the seats that are level at the top, if there are several.

    >>> tied([52, 45, 52]), tied([52, 45, 51])
    ([0, 2], [])
    """
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return level if len(level) > 1 else []


# The course of the match.


def retold(match: Match) -> tuple[Parts, list[wire.Mark]]:
    """Go through a match once: what its events brought, and the points after each stage."""
    game, parts = match.game, [Counter[str]() for _ in match.header.seats]
    start = match.header.start()
    last = stage_of(game, start)
    course = [mark(match, start, 0, last - 1)]
    for number, step in enumerate(match.log(EVERYBODY)):
        if (stage := stage_of(game, step.before)) > last:
            course.append(mark(match, step.before, number, last))
            last = stage
        count(game, step, parts)
    return parts, [*course, mark(match, match.position, len(match.entries), last)]


def mark(match: Match, s: Position, step: int, stage: int) -> wire.Mark:
    """Return the points of all seats at a moment."""
    totals = [sheet["total"] for sheet in scores(match, s)]
    return wire.Mark(step=step, stage=stage, totals=totals)


def count(game: Game, step: Step, parts: Parts) -> None:
    """Add what the events of a step mean for those measures that are part of a score."""
    for told in step.events:
        if told.seat >= 0:
            event = game.describe_event(told)
            for measure in game.measures:
                if measure.line is not None:
                    parts[told.seat][measure.name] += measure.amount(told.event, event)


# Accounts.


def account(match: Match, seat: int, parts: Counter[str]) -> list[Posting]:
    """Return the score of a seat line by line; what was collected is told from the events."""
    game, box, s = match.game, match.box, match.position
    postings = game.account(box, s, seat)
    if not postings:
        lines = [0] * len(game.lines)
        game.tally(box, s, seat, lines)
        postings = bare(game.lines, lines)
    return [collected(game, posting, parts) for posting in postings]


def collected(game: Game, posting: Posting, parts: Counter[str]) -> Posting:
    """Return a line with what events have added to it, and what it began with or lost."""
    measures = [
        m.name for m in game.measures if m.line is not None and word(m.line) == posting.line
    ]
    items = [Item(name, parts[name]) for name in measures if parts[name]]
    rest = posting.amount - sum(item.amount for item in items)
    if not measures:
        return posting
    if rest:
        items.append(Item(f"else-{posting.line}", rest))
    return posting._replace(items=tuple(items))


def sent(posting: Posting) -> wire.Posting:
    """Return a line as it is sent."""
    line, amount, figures, items, block = posting
    told = [wire.Item(name=i.name, amount=i.amount, figures=dict(i.figures)) for i in items]
    return wire.Posting(line=line, amount=amount, figures=dict(figures), items=told, block=block)
