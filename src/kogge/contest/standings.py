"""Standings: points by place, and what decides among those who have as many.

Points are counted in twelfths of a win, so that every shared place at tables of two to four comes
out whole. Last place brings nothing, first place a win; those in between lie evenly between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, zip_longest
from typing import Literal

WIN = 12
Result = tuple[Sequence[int], Sequence[int]]  # players in the order of seats, and their places
By = Literal["points", "among", "opponents", "wins", "lot"]


@dataclass(frozen=True, slots=True)
class Row:
    """How a player stands; each figure decides where all before it are equal."""

    player: int
    points: int
    among: int  # what was gained from those with as many points, if all of them have met
    opponents: int  # the sum of the points of all opponents
    wins: int  # first places, shared ones included
    played: int
    by: By = "points"  # what puts the player before the next one


def points(places: Sequence[int]) -> list[int]:
    """Return what places bring, in twelfths of a win; who shares places shares what they bring.

    >>> points([1, 2]), points([1, 1]), points([2, 1, 3]), points([1, 1, 3, 4])
    ([12, 0], [6, 6], [6, 12, 0], [10, 10, 4, 0])
    """
    return [WIN * gained(places, seat) // (2 * (len(places) - 1)) for seat in range(len(places))]


def gained(places: Sequence[int], seat: int) -> int:
    """Return two for everyone whom a seat has left behind, and one for everyone level with it."""
    own = places[seat]
    return sum(2 * (place > own) + (place == own) for place in places) - 1


def standings(
    players: Iterable[int], results: Sequence[Result], byes: Iterable[int],
    lot: Callable[[int], object],
) -> list[Row]:  # fmt: skip
    """Return how players stand, the best first; a bye counts as a win."""
    field = list(players)
    totals = dict.fromkeys(field, 0)
    for player in byes:
        totals[player] = totals.get(player, 0) + WIN
    for board, places in results:
        for player, gain in zip(board, points(places), strict=True):
            totals[player] = totals.get(player, 0) + gain
    rows = []
    for _, level in groupby(sorted(field, key=lambda p: -totals[p]), key=lambda p: totals[p]):
        rows += _ordered([*level], results, totals, lot)
    return [_before(row, after) for row, after in zip_longest(rows, rows[1:])]


def _ordered(
    level: Sequence[int], results: Sequence[Result], totals: Mapping[int, int],
    lot: Callable[[int], object],
) -> list[Row]:  # fmt: skip
    """Put those with as many points in order."""
    among = _among(level, results)
    rows = [
        Row(player, totals[player], among[player], _opponents(player, results, totals),
            sum(places[board.index(player)] == 1 for board, places in results if player in board),
            sum(player in board for board, _ in results))
        for player in sorted(level, key=lot)  # type: ignore[arg-type]
    ]  # fmt: skip
    return sorted(rows, key=lambda row: (-row.among, -row.opponents, -row.wins))


def _among(level: Sequence[int], results: Sequence[Result]) -> dict[int, int]:
    """Return what each gained from the others in a group, if everyone there has met everyone."""
    gains, met = dict.fromkeys(level, 0), set[tuple[int, int]]()
    for board, places in results:
        here = [seat for seat, player in enumerate(board) if player in gains]
        for seat in here:
            gains[board[seat]] += gained([places[other] for other in here], here.index(seat))
            met |= {(board[seat], board[other]) for other in here if other != seat}
    whole = len(met) == len(level) * (len(level) - 1)
    return gains if whole else dict.fromkeys(level, 0)


def _opponents(player: int, results: Sequence[Result], totals: Mapping[int, int]) -> int:
    return sum(
        totals.get(other, 0)
        for board, _ in results if player in board
        for other in board if other != player
    )  # fmt: skip


def _before(row: Row, after: Row | None) -> Row:
    """Return a row that says by what it stands before the next one."""
    order: tuple[By, ...] = ("points", "among", "opponents", "wins")
    differs = (by for by in order if after is None or getattr(row, by) != getattr(after, by))
    return Row(row.player, row.points, row.among, row.opponents, row.wins, row.played,
               next(differs, "lot"))  # fmt: skip
