"""Profiles in the store: whose they are, whether others see them, and what they are made from."""

from __future__ import annotations

from typing import Any, NamedTuple

from kogge.table.denied import Denied

from .. import Store, Write
from ..people import handle

MOST = 2000  # results that a profile looks at, the last ones
SEEN = "t.private = 0 AND t.shared < 2"  # what strangers see of tables, with the names of players
ACCOUNT = """
SELECT p.id, p.name, p.created, s.person IS NOT NULL
FROM people p LEFT JOIN secluded s ON s.person = p.id WHERE p.handle = ?"""
OWN = """
SELECT p.id, p.name, p.created, s.person IS NOT NULL
FROM people p LEFT JOIN secluded s ON s.person = p.id WHERE p.id = ?"""
SECLUDE = "INSERT INTO secluded VALUES (?) ON CONFLICT (person) DO NOTHING"
SHOW = "DELETE FROM secluded WHERE person = ?"
RESULTS = """
SELECT r.game, r.at_table, r.seat, r.seats, r.place, r.opening, r.ended, r.mean, r.doubt
FROM results r JOIN tables t ON t.id = r.at_table
WHERE r.person = ? AND {seen} ORDER BY r.ended DESC, r.at_table LIMIT {most}"""
RIVALS = """
SELECT r.at_table, o.seat, o.place, o.bot, o.person, p.name, p.handle IS NOT NULL,
    s.person IS NOT NULL
FROM (SELECT r.at_table, r.seat FROM results r JOIN tables t ON t.id = r.at_table
    WHERE r.person = ? AND {seen} ORDER BY r.ended DESC, r.at_table LIMIT {most}) r
JOIN results o ON o.at_table = r.at_table AND o.seat <> r.seat
LEFT JOIN people p ON p.id = o.person LEFT JOIN secluded s ON s.person = o.person"""
KEPT = """
SELECT at_table, game, seats, place, points, own, opening, ended FROM results
WHERE person = ? ORDER BY ended"""
RATINGS = "SELECT game, mean, doubt, games FROM ratings WHERE person = ?"
LADDER = """
SELECT p.id, p.name, r.mean, r.doubt, r.games FROM ratings r JOIN people p ON p.id = r.person
WHERE r.game = ? AND r.games >= ? AND p.handle IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM secluded s WHERE s.person = r.person)
ORDER BY r.mean DESC LIMIT ?"""


class Owner(NamedTuple):
    """Somebody who has a profile."""

    id: str
    name: str
    since: int
    private: bool


class Played(NamedTuple):
    """A result of the owner of a profile."""

    game: str
    at_table: str
    seat: int
    seats: int
    place: int
    opening: str
    ended: int
    mean: float | None
    doubt: float | None


class Rival(NamedTuple):
    """How another seat came out at one of these tables."""

    at_table: str
    seat: int
    place: int
    bot: str
    person: str
    name: str | None  # nothing, for bots and the forgotten
    account: bool
    private: bool


async def named(store: Store, name: str) -> Owner:
    """Return the account of a name, if its profile is open; otherwise nothing tells whether it is.

    A guest, a name that nobody has and a private profile are answered alike.
    """
    rows = await store.fetch(ACCOUNT, handle(name))
    if not rows or rows[0][3]:
        raise Denied("no-profile", "there is no profile to be seen under that name", status=404)
    return Owner(*rows[0])


async def own(store: Store, person: str) -> Owner:
    """Return the owner of a profile by their own secret."""
    [(id, name, since, private)] = await store.fetch(OWN, person)
    return Owner(id, name, since, bool(private))


async def seclude(store: Store, person: str, *, private: bool) -> None:
    """Keep a profile to its owner, or show it again."""
    await store.write(Write(SECLUDE if private else SHOW, (person,)))


async def played(store: Store, person: str, *, whole: bool) -> list[Played]:
    """Return somebody's last results, the last first: all, or those that strangers may know."""
    sql = RESULTS.format(seen="1 = 1" if whole else SEEN, most=MOST)
    return [Played(*row) for row in await store.fetch(sql, person)]


async def rivals(store: Store, person: str, *, whole: bool) -> list[Rival]:
    """Return the other seats of the same matches."""
    sql = RIVALS.format(seen="1 = 1" if whole else SEEN, most=MOST)
    return [Rival(*row) for row in await store.fetch(sql, person)]


async def ratings(store: Store, person: str) -> dict[str, tuple[float, float, int]]:
    """Return somebody's ratings by game."""
    rows = await store.fetch(RATINGS, person)
    return {game: (mean, doubt, games) for game, mean, doubt, games in rows}


async def ladder(
    store: Store, game: str, games: int, most: int
) -> list[tuple[str, str, float, float, int]]:
    """Return the strongest people of a game who let themselves be seen, with their ratings."""
    return [
        (id, name, mean, doubt, count)
        for id, name, mean, doubt, count in await store.fetch(LADDER, game, games, most)
    ]


async def kept(store: Store, person: str) -> list[dict[str, Any]]:
    """Return all results that are kept of a person."""
    names = ("table", "game", "seats", "place", "points", "own", "opening", "at")
    return [dict(zip(names, row, strict=True)) for row in await store.fetch(KEPT, person)]


async def kept_ratings(store: Store, person: str) -> list[dict[str, Any]]:
    """Return all ratings that are kept of a person."""
    return [
        {"game": game, "mean": mean, "doubt": doubt, "games": games}
        for game, (mean, doubt, games) in (await ratings(store, person)).items()
    ]
