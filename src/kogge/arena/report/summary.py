"""What matches of one kind come to, in figures alone: pages say it in the words of a language.

Matches of a site and those of an arena come to the same figures by the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import NamedTuple

import msgspec

from .bounds import Figure, Mark
from .counting import Played
from .effects import Use, uses_of
from .findings import Round, spread

COMPONENTS = 12  # of a family that are told: those with the greatest effect, or most used
Spread = tuple[float, float, float]  # the 10th, 50th and 90th percentiles


class Source(NamedTuple):
    """Points of one line of the score, on average: of all seats, and of winners."""

    all: float
    winners: float


class Used(NamedTuple):
    """One component: how often it is used in a match, and what goes with it."""

    member: str
    each: float
    share: Figure  # of the uses of its family
    by_amount: bool  # compared are more and less of it, not with and without
    effect: Figure | None
    mark: Mark


class Summary(msgspec.Struct, frozen=True):
    """All that is told of tables of one size and agreement."""

    seats: int
    options: dict[str, str]
    edition: str  # its digest
    matches: int
    wins: list[Figure]  # by seat
    choices: Spread
    rounds: Spread
    points: Spread
    winning: Spread  # points of the winners
    lines: dict[str, Source]
    families: dict[str, list[Used]]


def summary(found: Round) -> Summary:
    """Return what was found of tables of one kind."""
    matches = found.matches
    return Summary(
        seats=found.seats,
        options=found.options,
        edition=found.edition.digest,
        matches=len(matches),
        wins=found.advantages(),
        choices=spread([match.choices for match in matches]),
        rounds=spread([match.rounds for match in matches]),
        points=spread([points for match in matches for points in totals(match)]),
        winning=spread([max(totals(match)) for match in matches]),
        lines=dict(sources(matches)),
        families={name: weighty(uses) for name, uses in uses_of(found).items()},
    )


def totals(match: Played) -> list[int]:
    """Return the points of all seats."""
    return [sheet["total"] for sheet in match.lines]


def sources(matches: Sequence[Played]) -> Iterator[tuple[str, Source]]:
    """Yield where points come from, line by line; what is always 0 is left out."""
    seats = [each for match in matches for each in zip(match.lines, match.won, strict=True)]
    for name in matches[0].lines[0]:
        every = [sheet[name] for sheet, _ in seats]
        best = [sheet[name] for sheet, won in seats if won]
        if any(every) and name != "total":
            yield name, Source(fmean(every), fmean(best))


def weighty(uses: Sequence[Use]) -> list[Used]:
    """Return the components of a family that are worth a line, in the order of the game."""
    weightiest = sorted(uses, key=lambda use: (-use.mark, -use.each))[:COMPONENTS]
    return [
        Used(use.member, use.each, use.share, use.by_amount, use.effect, use.mark)
        for use in uses
        if use in weightiest
    ]
