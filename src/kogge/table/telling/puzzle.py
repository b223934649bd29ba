"""Puzzles as pages want them: the table, and what is said to a try."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from kogge import wire
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.match import Match
from kogge.core.trials.lesson import said
from kogge.games import GAMES
from kogge.puzzles.attempt import Attempt, attempt, played_out
from kogge.puzzles.calendar import of_day, streak
from kogge.puzzles.kin import families
from kogge.puzzles.puzzle import Puzzle, scene
from kogge.puzzles.rating import Rating, first_of, rated
from kogge.puzzles.stock import puzzle_of, stock
from kogge.puzzles.themes import theme_of
from kogge.speech.puzzle import Solution

from .. import trying
from ..denied import Denied
from ..judging.moves import against_rules
from ..opening.setups import found, misfit
from ..past.book import NOW, book_of
from ..refusals import words
from . import scenes

Numbers = Mapping[int, Rating]  # of puzzles whose rating has changed since they were found


@dataclass(frozen=True, slots=True)
class Past:
    """What is kept of somebody's tries; nothing of somebody who is not known."""

    kept: bool = False
    tries: Mapping[tuple[str, int], bool] = field(default_factory=dict)  # whether it was solved
    ratings: Mapping[str, Rating] = field(default_factory=dict)  # by game
    days: Sequence[int] = ()  # on which a puzzle of the day was solved

    def tried(self, game: str, number: int) -> Literal["solved", "missed"] | None:
        """Return what came of a try."""
        solved = self.tries.get((game, number))
        return None if solved is None else "solved" if solved else "missed"


NOBODY = Past()


def overview(past: Past, day: int) -> wire.Puzzles:
    """Return all games that have puzzles, and how somebody does with them."""
    games = [game for game in GAMES.values() if stock(game)]
    length = streak(past.days, day)
    cards = [_summed(game, past, day) for game in games]
    return wire.Puzzles(day=day, streak=length, kept=past.kept, games=cards)


def _summed(game: Game, past: Past, day: int) -> wire.PuzzleGame:
    tries = [solved for (name, _), solved in past.tries.items() if name == game.name]
    rating = past.ratings.get(game.name)
    return wire.PuzzleGame(
        game=game.name,
        count=len(stock(game)),
        today=of_day(game, day),
        rating=None if rating is None else rating.shown,
        solved=sum(tries),
        tried=len(tries),
    )


def listed(name: str, past: Past, ratings: Numbers, language: str) -> wire.PuzzleList:
    """Return the puzzles of a game, in a language."""
    game = found(name)
    cards = [
        wire.PuzzleCard(
            number=number,
            theme=said(theme_of(game, puzzle.answer).title, language),
            hard=puzzle.hard,
            rating=ratings.get(number, first_of(puzzle)).shown,
            tried=past.tried(name, number),
            family=families(game)[number],
        )
        for number, puzzle in enumerate(stock(game), start=1)
    ]
    return wire.PuzzleList(puzzles=cards)


@dataclass(frozen=True, slots=True)
class Set:
    """A puzzle of a number, as a client names it."""

    game: Game
    number: int
    puzzle: Puzzle

    @property
    def match(self) -> Match:
        return scene(self.game, self.puzzle)


def named(name: str, number: str) -> Set:
    """Return the puzzle that a client has named."""
    game = found(name)
    try:
        wanted = int(number) if number.isdecimal() and len(number) < 6 else 0
        return Set(game, wanted, puzzle_of(game, wanted))
    except Broken as error:
        raise misfit(error, 404) from error


def laid(here: Set, past: Past, rating: Rating | None, day: int, language: str) -> wire.PuzzleTable:
    """Return a puzzle as it lies on the table."""
    game, puzzle, match = here.game, here.puzzle, here.match
    theme = theme_of(game, puzzle.answer)
    return wire.PuzzleTable(
        number=here.number,
        count=len(stock(game)),
        theme=said(theme.title, language),
        about=said(theme.about, language),
        today=of_day(game, day) == here.number,
        rating=(rating or first_of(puzzle)).shown,
        tried=past.tried(game.name, here.number),
        seat=puzzle.seat,
        names=[seat.name for seat in match.header.seats],
        options=dict(match.header.options),
        state=scenes.state(match, puzzle.seat, 0),
    )


def tried(here: Set, moves: wire.PuzzleTry, language: str) -> wire.Tried:
    """Return what would come of some moves in a puzzle, right or wrong."""
    match, seat = here.match, here.puzzle.seat
    _check(here.game, moves.wishes)
    start = scenes.state(match, seat, 0)
    command = wire.Try(
        id="puzzle",
        seat=seat,
        moment=start.moment,
        actions=moves.wishes,
        sort=moves.sort,
        gather=moves.gather,
    )
    return trying.answered(trying.begun(match, command, start, language), command.id, language)


def book(here: Set, moves: wire.PuzzleMoves) -> wire.Book:
    """Return how the figures in a puzzle come about, and what things would bring."""
    _check(here.game, moves.wishes)
    return book_of(here.match, here.puzzle.seat, NOW, moves.wishes)


def attempted(here: Set, wishes: Sequence[int]) -> Attempt:
    """Return what somebody tries, if the rules allow it."""
    _check(here.game, wishes)
    done = attempt(here.game, here.puzzle, wishes)
    if done.refused:
        match = here.match
        raise against_rules(match, match.position, here.puzzle.seat, done.action, done.reason)
    return done


def _check(game: Game, actions: Sequence[int]) -> None:
    for action in actions:
        if action >= len(game.actions):
            raise Denied("no-action", "there is no action '{name}'", name=action)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a try has changed."""

    before: Rating
    after: Rating
    puzzle: Rating  # after it
    days: Sequence[int]
    counted: bool  # as the first try
    kept: bool


def with_day(here: Set, done: Attempt, days: Collection[int], day: int) -> list[int]:
    """Return the days on which a puzzle of the day was solved, today among them if it is now."""
    today = done.solved and of_day(here.game, day) == here.number
    return sorted({*days, day} if today else days)


def judged(
    done: Attempt, own: Rating, puzzle: Rating, days: Sequence[int], *, again: bool, kept: bool
) -> Outcome:
    """Return what a try changes: the first one counts, as a game between solver and puzzle."""
    after = (own, puzzle) if again else rated(own, puzzle, solved=done.solved)
    return Outcome(own, *after, days=days, counted=not again, kept=kept)


def answered(
    here: Set, done: Attempt, outcome: Outcome, day: int, language: str
) -> wire.PuzzleAnswer:
    """Return what is said to a try."""
    match = here.match
    solution = Solution(words(here.game, match.header.edition, language), here.puzzle)
    return wire.PuzzleAnswer(
        solved=done.solved,
        verdict=solution.verdict(done),
        reason=solution.reason(),
        finders=solution.finders(),
        levels=list(here.puzzle.levels),
        moves=list(solution.line()),
        line=scenes.scene(
            played_out(here.game, here.puzzle), here.puzzle.seat, 0, moment=1, fresh=False
        ),
        rating=_told(outcome) if outcome.counted else None,
        puzzle=outcome.puzzle.shown,
        streak=streak(outcome.days, day),
        days=[] if outcome.kept else list(outcome.days[-wire.DAYS :]),
        kept=outcome.kept,
    )


def _told(outcome: Outcome) -> wire.PuzzleRating:
    after = outcome.after
    return wire.PuzzleRating(
        before=outcome.before.shown, after=after.shown, mu=after.mu, sigma=after.sigma
    )


# Without a server: the browser keeps what was tried.


def tried_at_home(
    here: Set, body: wire.PuzzleAttempt, day: int, language: str
) -> wire.PuzzleAnswer:
    """Return what is said to a try of which nothing is kept here."""
    done, kept = attempted(here, body.wishes), body.standing
    own = Rating() if kept is None else Rating(kept.mu, kept.sigma)
    days = with_day(here, done, body.days, day)
    outcome = judged(done, own, first_of(here.puzzle), days, again=body.again, kept=False)
    return answered(here, done, outcome, day, language)
