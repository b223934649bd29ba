"""Results of finished matches: written once each, with the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .. import Store, Write
from ..contest.duplicates import settled

FEW = 20  # finished tables that are taken up at once
WAITING = f"""
SELECT id FROM tables WHERE counted = 0 AND state IN ('over', 'closed') AND {settled("tables.id")}
ORDER BY changed LIMIT {FEW}"""
COUNTED = "UPDATE tables SET counted = 1 WHERE id = ? AND counted = 0"
RESULT = f"INSERT INTO results VALUES ({', '.join('?' * 13)})"
COUNT = "INSERT INTO counts VALUES (?, ?, ?, ?, ?)"
RATING = "SELECT mean, doubt, games FROM ratings WHERE person = ? AND game = ?"
STILL_HERE = "UPDATE people SET seen = seen WHERE id = ?"
RATE = """
INSERT INTO ratings (person, game, mean, doubt, games) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (person, game) DO UPDATE
SET mean = excluded.mean, doubt = excluded.doubt, games = excluded.games
WHERE ratings.games = ?"""
MOST = 500  # matches of one size of table that statistics look at
SIZES = "SELECT seats, count(*), max(ended) FROM counts WHERE game = ? GROUP BY seats"
COUNTS = f"""
SELECT at_table, data FROM counts WHERE game = ? AND seats = ? ORDER BY ended DESC LIMIT {MOST}"""


class Row(NamedTuple):
    """The result of a seat, as it is stored; only rated matches have a rating after them."""

    at_table: str
    seat: int
    person: str
    bot: str
    game: str
    seats: int
    place: int
    points: int
    own: float
    opening: str
    ended: int
    mean: float | None
    doubt: float | None


class Rated(NamedTuple):
    """A person's rating in a game, after so many games."""

    mean: float
    doubt: float
    games: int


async def waiting(store: Store) -> list[str]:
    """Return some finished tables that are not counted yet, the oldest first."""
    return [id for (id,) in await store.fetch(WAITING)]


async def rating(store: Store, person: str, game: str) -> Rated | None:
    """Return a person's rating, if there is one."""
    rows = await store.fetch(RATING, person, game)
    return Rated(*rows[0]) if rows else None


def counted(table: str) -> Write:
    """Return the statement that takes a table for this process: it fails where another has."""
    return Write(COUNTED, (table,), 1)


def kept(rows: Iterable[Row]) -> list[Write]:
    """Return the statements that keep results."""
    return [Write(RESULT, tuple(row), 1) for row in rows]


def tallied(table: str, game: str, seats: int, ended: int, data: str) -> Write:
    """Return the statement that keeps what statistics count."""
    return Write(COUNT, (table, game, seats, ended, data), 1)


def rated(person: str, game: str, new: Rated) -> list[Write]:
    """Return the statements that move a rating: of somebody who is still here, and not twice."""
    return [
        Write(STILL_HERE, (person,), 1),
        Write(RATE, (person, game, *new, new.games - 1), 1),
    ]


async def sizes(store: Store, game: str) -> list[tuple[int, int, int]]:
    """Return for each number of seats how many matches are counted, and when the last ended."""
    return sorted((seats, count, last) for seats, count, last in await store.fetch(SIZES, game))


async def tallies(store: Store, game: str, seats: int) -> Sequence[tuple[str, str]]:
    """Return what was counted of the last matches of so many, each with its table."""
    return [(table, data) for table, data in await store.fetch(COUNTS, game, seats)]
