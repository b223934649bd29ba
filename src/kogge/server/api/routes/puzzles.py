"""Routes of puzzles: anybody may try them; of those who are known, tries are kept."""

from __future__ import annotations

import asyncio

from kogge import wire
from kogge.puzzles.calendar import day_of
from kogge.table.telling import puzzle

from ...store.school import puzzles as kept
from ..call import Call
from ..route import Route

HERE = "/api/puzzles"
ONE = f"{HERE}/{{game}}/{{number}}"


async def puzzles(call: Call) -> wire.Puzzles:
    """Return all games with puzzles."""
    return await asyncio.to_thread(puzzle.overview, await _past(call), _day(call))


async def puzzle_list(call: Call) -> wire.PuzzleList:
    """Return the puzzles of a game."""
    name, past = call["game"], await _past(call)
    ratings = await kept.ratings(call.site.store, name)
    return await asyncio.to_thread(puzzle.listed, name, past, ratings, call.language)


async def puzzle_table(call: Call) -> wire.PuzzleTable:
    """Return a puzzle as it lies on the table."""
    here = await _named(call)
    past = await _past(call)
    rating = await kept.rating(call.site.store, here.game.name, here.number)
    return await asyncio.to_thread(puzzle.laid, here, past, rating, _day(call), call.language)


async def puzzle_try(call: Call) -> wire.Tried:
    """Return what would come of some moves."""
    return await asyncio.to_thread(puzzle.tried, await _named(call), call.body, call.language)


async def puzzle_book(call: Call) -> wire.Book:
    """Return how the figures of a puzzle come about, and what things would bring."""
    return await asyncio.to_thread(puzzle.book, await _named(call), call.body)


async def puzzle_answer(call: Call) -> wire.PuzzleAnswer:
    """Judge a try, and return the answer."""
    here, day = await _named(call), _day(call)
    if call.person is None:
        where = (here, call.body, day, call.language)
        return await asyncio.to_thread(puzzle.tried_at_home, *where)
    call.site.buckets.take(call.site.settings.limits.making, f"puzzle {call.person.id}")
    done = await asyncio.to_thread(puzzle.attempted, here, call.body.wishes)
    outcome = await kept.keep(
        call.site.store, call.person.id, here, done, now=call.site.now(), day=day
    )
    return await asyncio.to_thread(puzzle.answered, here, done, outcome, day, call.language)


async def _named(call: Call) -> puzzle.Set:
    """Return the puzzle that is asked for; the first question of a game reads its file."""
    return await asyncio.to_thread(puzzle.named, call["game"], call["number"])


async def _past(call: Call) -> puzzle.Past:
    if call.person is None:
        return puzzle.NOBODY
    return await kept.past(call.site.store, call.person.id)


def _day(call: Call) -> int:
    return day_of(call.site.now())


ASKED = (400, 401, 404, 409, 413, 415, 429, 503)

ROUTES = (
    Route("GET", HERE, puzzles, "The puzzles of all games", response=wire.Puzzles,
          refusals=(401, 429, 503), secure=False),
    Route("GET", f"{HERE}/{{game}}", puzzle_list, "The puzzles of a game",
          response=wire.PuzzleList, refusals=(401, 404, 429, 503), secure=False),
    Route("GET", ONE, puzzle_table, "A puzzle as it lies on the table",
          response=wire.PuzzleTable, refusals=(401, 404, 429, 503), secure=False),
    Route("POST", f"{ONE}/try", puzzle_try, "What would come of moves in a puzzle",
          wire.PuzzleTry, response=wire.Tried, refusals=ASKED, secure=False),
    Route("POST", f"{ONE}/book", puzzle_book, "The book of a puzzle",
          wire.PuzzleMoves, response=wire.Book, refusals=ASKED, secure=False),
    Route("POST", f"{ONE}/answer", puzzle_answer, "Try a puzzle, and be told the answer",
          wire.PuzzleAttempt, response=wire.PuzzleAnswer, refusals=ASKED, secure=False),
)  # fmt: skip
