"""What a finished match comes to: a result for every seat, and what statistics count of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from kogge.arena.report.counting import Count, Played, families_of
from kogge.core.match import Match
from kogge.table import ledger
from kogge.table.happened import Noticed
from kogge.table.table import Table
from kogge.table.views import outcome, scores

from ..store.bench import Steps


class Result(msgspec.Struct, frozen=True):
    """How a seat has come out."""

    person: str
    bot: str  # its own, or the one that has played for its owner
    place: int
    points: int
    own: float  # the share of its choices that its owner made
    opening: str  # the first component of the game's first family that it used


class Finished(msgspec.Struct, frozen=True):
    """A finished match, as far as it is kept for standing."""

    results: list[Result]  # none, if it has no outcome
    played: Tally | None  # none, if it is no game from the deal to the end


class Tally(msgspec.Struct, frozen=True):
    """What statistics count of a match, as it is stored; uses are family, member and number."""

    options: dict[str, str]
    digest: str  # of the edition
    won: list[float]
    lines: list[dict[str, int]]
    uses: list[list[tuple[str, str, int]]]
    choices: int
    rounds: int

    def played(self, id: str) -> Played:
        """Return it as the arena's report counts it; every table has luck of its own."""
        uses = [Counter({(f, m): n for f, m, n in seat}) for seat in self.uses]
        figures = [Counter[str]() for _ in uses]
        return Played(id, self.won, self.lines, uses, figures, self.choices, self.rounds)


def finished(table: Table, noticed: Sequence[Noticed]) -> Steps[Finished]:
    """Go through a finished match once more; a branch of another match is nobody's result."""
    if table.match is None or table.setup.origin is not None:
        return Finished([], None)
    places, _ = outcome(table)
    if not places:
        return Finished([], None)
    count, again = Count(), Match(table.match.header)
    for entry in table.match.entries:
        again.repeat(entry)
        count(again)
        yield
    return Finished(
        results(table, places, count, shares(noticed, len(places))), tally(table, count)
    )


def results(
    table: Table, places: Sequence[int], count: Count, own: Sequence[float]
) -> list[Result]:
    """Return the results of all seats; whoever resigns has lost all of the game."""
    match = table.playing
    totals = [sheet["total"] for sheet in scores(match, match.position)]
    first = families_of(match.game, match.box)[0].name
    return [
        Result(
            person=chair.person,
            bot=table.bot_of(seat),
            place=places[seat],
            points=totals[seat],
            own=0.0 if chair.bot else 1.0 if seat in table.resigned else own[seat],
            opening=opening(count.uses[seat], first) if count.uses else "",
        )
        for seat, chair in enumerate(table.chairs)
    ]


def opening(uses: Iterable[tuple[str, str]], first: str) -> str:
    """Return what a seat used first of a family; they were counted in their order.

    >>> opening([("good", "wine"), ("kind", "crane"), ("kind", "bank")], "kind")
    'crane'
    """
    return next((member for family, member in uses if family == first), "")


def shares(noticed: Iterable[Noticed], seats: int) -> list[float]:
    """Return for each seat the share of its choices that no bot has made for its owner."""
    away, chosen, own = set[int](), [0] * seats, [0] * seats
    for each in noticed:
        record = each.record
        if isinstance(record, ledger.Noted) and record.note in ("away", "resigned"):
            away.add(record.seat)
        elif isinstance(record, ledger.Noted) and record.note == "back":
            away.discard(record.seat)
        elif isinstance(record, ledger.Played):
            forced = set(record.forced)
            for number, (actor, _, _) in enumerate(record.entries):
                if actor >= 0 and number not in forced:
                    chosen[actor] += 1
                    own[actor] += actor not in away
    return [mine / all_ if all_ else 1.0 for mine, all_ in zip(own, chosen, strict=True)]


def tally(table: Table, count: Count) -> Tally | None:
    """Return what statistics count: whole games of a game's own edition, that nobody left."""
    match = table.playing
    if not match.over or table.resigned or table.setup.edition is not None or not count.uses:
        return None
    played = count.played(match, table.id)
    return Tally(
        options=dict(match.header.options),
        digest=match.header.edition.digest,
        won=played.won,
        lines=played.lines,
        uses=[[(*component, number) for component, number in seat.items()] for seat in played.uses],
        choices=played.choices,
        rounds=played.rounds,
    )
