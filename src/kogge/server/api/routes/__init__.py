"""All routes of the server, in one table."""

from ..route import Route
from . import games, lessons, notices, people, puzzles, records, tables, watch

ROUTES: tuple[Route, ...] = (
    *watch.ROUTES,
    *games.ROUTES,
    *lessons.ROUTES,
    *puzzles.ROUTES,
    *people.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    *notices.ROUTES,
)
