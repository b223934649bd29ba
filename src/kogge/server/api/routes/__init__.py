"""All routes of the server, in one table."""

from ..route import Route
from . import deals, games, lessons, notices, people, records, standing, tables, watch

ROUTES: tuple[Route, ...] = (
    *watch.ROUTES,
    *games.ROUTES,
    *lessons.ROUTES,
    *people.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    *notices.ROUTES,
    *standing.ROUTES,
    *deals.ROUTES,
)
