"""All routes of the server, in one table."""

from ..route import Route
from . import games, lessons, notices, people, records, reviews, tables, watch

ROUTES: tuple[Route, ...] = (
    *watch.ROUTES,
    *games.ROUTES,
    *lessons.ROUTES,
    *people.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    *reviews.ROUTES,
    *notices.ROUTES,
)
