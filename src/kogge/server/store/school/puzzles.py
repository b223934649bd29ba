"""Puzzles: who has tried which, and the ratings of solvers and puzzles."""

from __future__ import annotations

from typing import Any, NamedTuple

from kogge.puzzles.attempt import Attempt
from kogge.puzzles.rating import Rating, first_of
from kogge.table.denied import Denied
from kogge.table.telling.puzzle import Outcome, Past, Set, judged, with_day

from .. import Conflict, Store, Write

MOST = 5000  # tries of one person that are looked at
DAYS = 1000  # days of one person, likewise
PATIENCE = 30  # how often a try is judged anew because another one was written first

TRIES = "SELECT game, number, solved FROM puzzle_tries WHERE person = ? ORDER BY tried LIMIT ?"
SOLVERS = "SELECT game, mu, sigma FROM puzzle_solvers WHERE person = ?"
DATES = "SELECT day FROM puzzle_days WHERE person = ? ORDER BY day DESC LIMIT ?"
RATINGS = "SELECT number, mu, sigma FROM puzzle_ratings WHERE game = ?"
TRIED = "SELECT 1 FROM puzzle_tries WHERE person = ? AND game = ? AND number = ?"
SOLVER = "SELECT mu, sigma, tries FROM puzzle_solvers WHERE person = ? AND game = ?"
PUZZLE = "SELECT mu, sigma, tries FROM puzzle_ratings WHERE game = ? AND number = ?"

TRY = "INSERT INTO puzzle_tries (person, game, number, solved, tried) VALUES (?, ?, ?, ?, ?)"
FIRST_OF_SOLVER = (
    "INSERT INTO puzzle_solvers (mu, sigma, person, game, tries) VALUES (?, ?, ?, ?, 1)"
)
NEXT_OF_SOLVER = """
UPDATE puzzle_solvers SET mu = ?, sigma = ?, tries = tries + 1
WHERE person = ? AND game = ? AND tries = ?"""
FIRST_OF_PUZZLE = """
INSERT INTO puzzle_ratings (mu, sigma, solved, game, number, tries) VALUES (?, ?, ?, ?, ?, 1)"""
NEXT_OF_PUZZLE = """
UPDATE puzzle_ratings SET mu = ?, sigma = ?, solved = solved + ?, tries = tries + 1
WHERE game = ? AND number = ? AND tries = ?"""
DATE = "INSERT INTO puzzle_days (person, day) VALUES (?, ?) ON CONFLICT DO NOTHING"


class Known(NamedTuple):
    """A rating, and how many tries it has come from."""

    rating: Rating
    tries: int


async def past(store: Store, person: str) -> Past:
    """Return what somebody has tried."""
    tries = await store.fetch(TRIES, person, MOST)
    solvers = await store.fetch(SOLVERS, person)
    days = await store.fetch(DATES, person, DAYS)
    return Past(
        kept=True,
        tries={(game, number): bool(solved) for game, number, solved in tries},
        ratings={game: Rating(mu, sigma) for game, mu, sigma in solvers},
        days=[day for (day,) in days],
    )


async def ratings(store: Store, game: str) -> dict[int, Rating]:
    """Return the ratings of the puzzles of a game that have been tried."""
    return {number: Rating(mu, sigma) for number, mu, sigma in await store.fetch(RATINGS, game)}


async def rating(store: Store, game: str, number: int) -> Rating | None:
    """Return the rating of a puzzle that has been tried."""
    known = await _known(store, PUZZLE, Rating(), game, number)
    return known.rating if known.tries else None


async def keep(
    store: Store, person: str, here: Set, done: Attempt, *, now: int, day: int
) -> Outcome:
    """Judge a try and keep it; if another is written meanwhile, judge again."""
    for _ in range(PATIENCE):
        try:
            return await _keep(store, person, here, done, now, day)
        except Conflict:
            continue
    raise Denied("busy", "too many try this puzzle at once; try again", status=503)


async def _keep(store: Store, person: str, here: Set, done: Attempt, now: int, day: int) -> Outcome:
    game, number = here.game.name, here.number
    again = bool(await store.fetch(TRIED, person, game, number))
    solver = await _known(store, SOLVER, Rating(), person, game)
    puzzle = await _known(store, PUZZLE, first_of(here.puzzle), game, number)
    known = [each for (each,) in await store.fetch(DATES, person, DAYS)]
    days = with_day(here, done, known, day)
    writes = [Write(DATE, (person, each)) for each in set(days) - set(known)]
    outcome = judged(done, solver.rating, puzzle.rating, days, again=again, kept=True)
    if not again:
        solved = int(done.solved)
        writes += [
            Write(TRY, (person, game, number, solved, now)),
            _rated(FIRST_OF_SOLVER, NEXT_OF_SOLVER, solver, outcome.after, (person, game)),
            _rated(FIRST_OF_PUZZLE, NEXT_OF_PUZZLE, puzzle, outcome.puzzle, (solved, game, number)),
        ]
    if writes:
        await store.write(*writes)
    return outcome


async def _known(store: Store, sql: str, first: Rating, *where: Any) -> Known:
    rows = await store.fetch(sql, *where)
    return Known(Rating(*rows[0][:2]), rows[0][2]) if rows else Known(first, 0)


def _rated(first: str, later: str, known: Known, after: Rating, where: tuple[Any, ...]) -> Write:
    """Return what writes a rating, if nobody else has done so meanwhile."""
    values = (after.mu, after.sigma, *where)
    return Write(later, (*values, known.tries), 1) if known.tries else Write(first, values, 1)


async def export(store: Store, person: str) -> dict[str, Any]:
    """Return everything that is kept of somebody's tries."""
    whole = await past(store, person)
    return {
        "tries": [
            {"game": game, "puzzle": number, "solved": solved}
            for (game, number), solved in whole.tries.items()
        ],
        "ratings": {game: rating.shown for game, rating in whole.ratings.items()},
        "days": list(whole.days),
    }
