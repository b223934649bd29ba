"""All routes of the server, in one table."""

from ..route import Route
from . import (
    admin,
    deals,
    games,
    lessons,
    letters,
    notices,
    people,
    puzzles,
    records,
    reviews,
    standing,
    tables,
    tournaments,
    watch,
)
from .club import friends

ROUTES: tuple[Route, ...] = (
    *watch.ROUTES,
    *games.ROUTES,
    *lessons.ROUTES,
    *puzzles.ROUTES,
    *people.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    *reviews.ROUTES,
    *notices.ROUTES,
    *tournaments.ROUTES,
    *admin.ROUTES,
    *standing.ROUTES,
    *deals.ROUTES,
    *letters.ROUTES,
    *friends.ROUTES,
)
