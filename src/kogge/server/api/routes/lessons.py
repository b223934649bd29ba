"""Routes of the school: nobody need be known for lessons; who is known is remembered."""

from __future__ import annotations

import asyncio

from kogge import wire
from kogge.table.telling import lesson

from ...store.school import learners
from ..call import Call
from ..route import Route


async def lessons(call: Call) -> wire.Lessons:
    """Return the course of a game."""
    return await asyncio.to_thread(lesson.listed, call["game"], call.language)


async def lesson_moves(call: Call) -> wire.LessonStanding:
    """Return where a learner stands in a lesson; it is played again, while others go on."""
    where = call["game"], call["number"]
    return await asyncio.to_thread(lesson.stood, *where, call.body, call.language)


async def lesson_try(call: Call) -> wire.Tried:
    """Return what would come of some moves."""
    where = call["game"], call["number"]
    return await asyncio.to_thread(lesson.tried, *where, call.body, call.language)


async def lesson_book(call: Call) -> wire.Book:
    """Return how the figures of a lesson come about, and what things would bring."""
    return await asyncio.to_thread(lesson.book, call["game"], call["number"], call.body)


async def learned(call: Call) -> wire.Learned:
    """Return how far one has come in the lessons."""
    return await learners.found(call.site.store, call.known.id)


async def learn(call: Call) -> wire.Learned:
    """Add how far one has come in a browser to what is known; return both."""
    return await learners.keep(call.site.store, call.known.id, call.body)


ROUTES = (
    Route("GET", "/api/me/lessons", learned, "How far one has come in the lessons",
          response=wire.Learned, refusals=(401, 429)),
    Route("POST", "/api/me/lessons", learn, "Add how far one has come in a browser",
          request=wire.Learned, response=wire.Learned, refusals=(400, 401, 429)),
    Route("GET", "/api/lessons/{game}", lessons, "The lessons of a game",
          response=wire.Lessons, refusals=(401, 404, 429), secure=False),
    Route("POST", "/api/lessons/{game}/{number}", lesson_moves, "Where one stands in a lesson",
          request=wire.LessonMoves, response=wire.LessonStanding,
          refusals=(400, 401, 404, 409, 429), secure=False),
    Route("POST", "/api/lessons/{game}/{number}/try", lesson_try, "What would come of moves",
          request=wire.LessonTry, response=wire.Tried,
          refusals=(400, 401, 404, 409, 429), secure=False),
    Route("POST", "/api/lessons/{game}/{number}/book", lesson_book, "The book of a lesson",
          request=wire.LessonMoves, response=wire.Book,
          refusals=(400, 401, 404, 409, 429), secure=False),
)  # fmt: skip
