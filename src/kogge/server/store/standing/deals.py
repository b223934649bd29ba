"""Deals of the day in the store: their seeds, who has played them, and how levels did."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from kogge.table.deals.terms import Terms

from .. import Store, Write

MOST = 100  # of a board
LAY = """
INSERT INTO deals (day, game, seed, terms, best) VALUES (?, ?, ?, ?, '')
ON CONFLICT (day, game) DO NOTHING"""
DEAL = "SELECT day, game, seed, terms, best FROM deals WHERE day = ? AND game = ?"
PLAY = "INSERT INTO deal_plays (day, game, person, at_table) VALUES (?, ?, ?, ?)"
PLAYED = "SELECT at_table FROM deal_plays WHERE day = ? AND game = ? AND person = ?"
PLAYERS = "SELECT count(*) FROM deal_plays WHERE day = ? AND game = ?"
COUNTS = """
FROM deal_plays d JOIN results r ON r.at_table = d.at_table AND r.person = d.person
WHERE d.day = ? AND d.game = ? AND r.ended < ? AND r.own = 1"""
BOARD = f"""
SELECT d.person, p.name, s.person IS NOT NULL, d.at_table, r.place, r.points {COUNTS}
ORDER BY r.place, r.points DESC, r.ended, d.person LIMIT {MOST}""".replace(
    "WHERE", "JOIN people p ON p.id = d.person LEFT JOIN secluded s ON s.person = d.person WHERE", 1
)
MARK = """
INSERT INTO deal_marks (day, game, level, place, points) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (day, game, level) DO NOTHING"""
MARKS = "SELECT level, place, points FROM deal_marks WHERE day = ? AND game = ?"
BEST = "UPDATE deals SET best = ? WHERE day = ? AND game = ?"


class Deal(NamedTuple):
    """A deal; its seed is nobody's business until its day is over."""

    day: str
    game: str
    seed: str
    terms: Terms
    best: str  # the table of the best play, once it is open to all


class Entry(NamedTuple):
    """A line of the board."""

    person: str
    name: str
    private: bool
    at_table: str
    place: int
    points: int


async def laid(store: Store, day: str, game: str, seed: str, terms: Terms) -> Deal:
    """Return the deal of a day; this one, if nobody has laid another before."""
    if (known := await deal(store, day, game)) is not None:
        return known
    text = msgspec.json.encode(terms).decode()
    await store.write(Write(LAY, (day, game, seed, text)))
    found = await deal(store, day, game)
    assert found is not None
    return found


async def deal(store: Store, day: str, game: str) -> Deal | None:
    """Return the deal of a day, if it was laid."""
    for _, _, seed, terms, best in await store.fetch(DEAL, day, game):
        return Deal(day, game, seed, msgspec.json.decode(terms, type=Terms), best)
    return None


def play(deal: Deal, person: str, table: str) -> Write:
    """Return the statement that notes who plays where; it fails for a second time."""
    return Write(PLAY, (deal.day, deal.game, person, table), 1)


async def played(store: Store, deal: Deal, person: str) -> str:
    """Return the table where somebody plays a deal, or nothing."""
    rows = await store.fetch(PLAYED, deal.day, deal.game, person)
    return rows[0][0] if rows else ""


async def players(store: Store, deal: Deal) -> int:
    """Return how many have begun a deal."""
    [(count,)] = await store.fetch(PLAYERS, deal.day, deal.game)
    return int(count)


async def board(store: Store, deal: Deal, end: int) -> list[Entry]:
    """Return who has played a deal to its end by themselves before its day was over, in order."""
    rows = await store.fetch(BOARD, deal.day, deal.game, end)
    return [Entry(*row) for row in rows]


async def mark(store: Store, deal: Deal, level: str, place: int, points: int) -> None:
    """Note how a level has done in the place of whoever plays."""
    await store.write(Write(MARK, (deal.day, deal.game, level, place, points)))


async def marks(store: Store, deal: Deal) -> list[tuple[str, int, int]]:
    """Return how levels have done."""
    rows = await store.fetch(MARKS, deal.day, deal.game)
    return [(level, place, points) for level, place, points in rows]


async def show_best(store: Store, deal: Deal, table: str) -> None:
    """Note which play is open to all."""
    await store.write(Write(BEST, (table, deal.day, deal.game)))
