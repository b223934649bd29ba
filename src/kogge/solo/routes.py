"""Routes at home: what can be asked about tables without a server."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from kogge import wire
from kogge.ahead.native import is_there
from kogge.core import notation
from kogge.core.match import Match
from kogge.puzzles.calendar import day_of
from kogge.table.deals.stock import stock
from kogge.table.deals.terms import agreed_for, chairs_of
from kogge.table.denied import Denied
from kogge.table.editions import edition_of
from kogge.table.grounds import worded
from kogge.table.judging import seats
from kogge.table.judging.seats import OVER
from kogge.table.judging.turns import bots_asked
from kogge.table.ledger import Chair, Setup
from kogge.table.names import clean
from kogge.table.opening import setups
from kogge.table.opening.chairs import seated
from kogge.table.past.book import asked_for
from kogge.table.past.coaching import check_coachable, coached
from kogge.table.past.ending import ending as end_of
from kogge.table.past.replay import OPEN, check_seat, log_of, replayed, viewer
from kogge.table.past.reviewing import line_of, not_ready
from kogge.table.past.verdict import Verdict, verdict
from kogge.table.telling import lesson, puzzle
from kogge.table.telling.games import encoded, offered

from . import files, reviewing, shelf
from .advising import Question, answered
from .parlour import Held, Parlour, card, fresh_id
from .person import HOME, Owner, owner


@dataclass(slots=True)
class Call:
    """What a handler needs to know about a request."""

    parlour: Parlour
    name: str  # in the path: a table, or a game
    language: str
    part: str = ""  # what stands after it
    body: Any = None
    query: Any = None

    @property
    def held(self) -> Held:
        return self.parlour.held(self.name)

    def seat(self, eyes: str) -> int:
        """Return the viewer through whose eyes the table is seen."""
        table = self.held.table
        return viewer(table, table.seats_of(HOME), eyes)

    @property
    def day(self) -> int:
        """Today, for the puzzle of the day."""
        return day_of(self.parlour.now())

    @property
    def finished(self) -> Match:
        """A match that has ended, which may be read whole."""
        self.seat(OPEN)
        return self.held.table.playing


@dataclass(frozen=True, slots=True)
class Route:
    """One request that is answered at home."""

    method: str
    path: str  # with * where a name stands
    handler: Callable[[Call], Any]
    request: type[msgspec.Struct] | None = None
    query: type[msgspec.Struct] | None = None
    status: int = 200


# The games.


def games(_call: Call) -> bytes:
    """Return the games, and what can be agreed on before them."""
    return offered()


def game(call: Call) -> bytes:
    """Return everything there is to know about a game."""
    kind = setups.found(call.name)
    return encoded(kind, kind.edition)


# The school.


def lessons(call: Call) -> wire.Lessons:
    """Return the course of a game."""
    return lesson.listed(call.name, call.language)


def lesson_moves(call: Call) -> wire.LessonStanding:
    """Return where a learner stands in a lesson."""
    return lesson.stood(call.name, call.part, call.body, call.language)


def lesson_try(call: Call) -> wire.Tried:
    """Return what would come of some moves in a lesson."""
    return lesson.tried(call.name, call.part, call.body, call.language)


def lesson_book(call: Call) -> wire.Book:
    """Return how the figures of a lesson come about, and what things would bring."""
    return lesson.book(call.name, call.part, call.body)


def puzzles(call: Call) -> wire.Puzzles:
    """Return all games with puzzles; the browser knows what was tried."""
    return puzzle.overview(puzzle.NOBODY, call.day)


def puzzle_list(call: Call) -> wire.PuzzleList:
    """Return the puzzles of a game."""
    return puzzle.listed(call.name, puzzle.NOBODY, {}, call.language)


def puzzle_table(call: Call) -> wire.PuzzleTable:
    """Return a puzzle as it lies on the table."""
    here = puzzle.named(call.name, call.part)
    return puzzle.laid(here, puzzle.NOBODY, None, call.day, call.language)


def puzzle_try(call: Call) -> wire.Tried:
    """Return what would come of some moves in a puzzle."""
    return puzzle.tried(puzzle.named(call.name, call.part), call.body, call.language)


def puzzle_book(call: Call) -> wire.Book:
    """Return how the figures of a puzzle come about, and what things would bring."""
    return puzzle.book(puzzle.named(call.name, call.part), call.body)


def puzzle_answer(call: Call) -> wire.PuzzleAnswer:
    """Judge a try, and return the answer."""
    here = puzzle.named(call.name, call.part)
    return puzzle.tried_at_home(here, call.body, call.day, call.language)


# Tables.


def open_table(call: Call) -> wire.TableCard:
    """Open a table for the person and bots."""
    wish: wire.NewTable = call.body
    if any(chair.kind == "open" for chair in wish.chairs):
        raise needs_server()
    setup = replace(setups.agreed(wish), clock=wire.Clock())
    return card(call.parlour.open(setup, seated(Owner(), wish.chairs), private=wish.private))


def play_deal(call: Call) -> wire.TableCard:
    """Open a table with a deal that comes with the program; the page says whose day it is."""
    game, wish = setups.found(call.name), call.body
    if wish.number > len(known := stock(game)):
        trouble = "there is no deal {number}"
        raise Denied("no-deal", trouble, status=404, number=wish.number)
    deal, person = known[wish.number - 1], Owner(clean(wish.name)) if wish.name else Owner()
    setup, chairs = agreed_for(game, deal.terms, wish.day), chairs_of(person, deal.terms)
    return card(call.parlour.open(setup, chairs, private=True, seed=deal.seed))


def table(call: Call) -> wire.TableCard:
    """Return one table."""
    return card(call.held)


def table_game(call: Call) -> bytes:
    """Return everything there is to know about a game as played at a table."""
    here = call.held.table
    return encoded(here.game, edition_of(here.setup))


def close(call: Call) -> None:
    """Close a table."""
    call.parlour.make(call.held, partial(seats.close, person=HOME))


def rematch(call: Call) -> wire.TableCard:
    """Play again, or find the table where that is done."""
    return again(call, setups.rematch)


def larger(call: Call) -> wire.TableCard:
    """Play again with one seat more, for a bot."""
    if not call.body.bot:
        raise needs_server()
    return again(call, partial(setups.larger, bot=call.body.bot))


def again(call: Call, way: Callable[..., tuple[Setup, list[Chair]]]) -> wire.TableCard:
    """Open a table once more, or find where that was done."""
    held = call.held
    if not held.table.seats_of(HOME):
        raise Denied("not-yours", "you do not sit at this table", status=403)
    setups.check_over(held.table)
    if held.table.rematch in call.parlour.tables:
        return card(call.parlour.held(held.table.rematch))
    setup, chairs = way(held.table, owner(held.table.chairs))
    again = call.parlour.open(setup, chairs, private=held.table.private)
    call.parlour.make(held, partial(seats.link_rematch, id=again.table.id))
    return card(again)


def fork(call: Call) -> wire.TableCard:
    """Play on from a point of a finished match."""
    here, wish = call.held.table, call.body
    position = setups.branch(setups.check_fork(here, wish), wish, call.seat(wish.eyes))
    setup, chairs = setups.fork(here, owner(here.chairs), wish, position)
    return card(call.parlour.open(setup, chairs, private=True))


def aside(call: Call) -> None:
    """Put a finished table aside, or bring it back."""
    held, wish = call.held, call.body.aside
    if wish and held.table.state not in OVER:
        raise Denied("not-over", "the game is not over")
    call.parlour.lay(held, dataclasses.replace(held.sheet, aside=wish))


def hint(call: Call) -> wire.Hinted:
    """Return what the best of the bots would do at a table elsewhere."""
    return answered(call.body, call.language)


def open_file(call: Call) -> wire.TableCard:
    """Open a match file: as it stood, or to go on with other luck where its seed is not known."""
    text, parlour = call.body.text, call.parlour
    if (sheet := files.opened(text, fresh_id(), parlour.now())) is not None:
        return card(parlour.hold(sheet))
    setup, chairs = files.carried_on(text, HOME)
    return card(parlour.open(setup, chairs, private=False))


def export(call: Call) -> bytes:
    """Return a table as a file from which it goes on, here or elsewhere.

    Reviews are left out: they follow from the match.
    """
    return shelf.written(dataclasses.replace(call.held.sheet, studies={})).encode()


# Looking back.


def log(call: Call) -> wire.Log:
    """Return everything that a seat has seen happen."""
    seat = call.seat(call.query.eyes)
    check_seat(seat)
    return log_of(call.held.noticed, call.held.table.game, seat)


def replay(call: Call) -> wire.Replay:
    """Return a match step by step, as a viewer has seen it."""
    seat = call.seat(call.query.eyes)
    return replayed(call.held.table.playing, seat, call.query)


def ending(call: Call) -> wire.Ending:
    """Return how a match ended, and how that came about."""
    call.seat(OPEN)
    return end_of(call.held.table)


def book(call: Call) -> wire.Book:
    """Return how the figures of a position come about, and what things would bring."""
    return asked_for(call.held.table.playing, call.seat(call.query.eyes), call.query)


def match_text(call: Call) -> bytes:
    """Return a finished match as text."""
    return notation.text(call.finished).encode()


def match_json(call: Call) -> bytes:
    """Return a finished match as JSON."""
    return notation.as_json(call.finished).encode()


def verify(call: Call) -> Verdict:
    """Read a finished match again, and check everything it claims."""
    return verdict(call.finished, edition_of(call.held.table.setup), call.language)


def want_review(call: Call) -> wire.Review:
    """Begin the review of a seat; it goes on while no bot has to play."""
    call.seat(OPEN)
    found = reviewing.want(call.parlour, call.held, call.body.seat)
    return worded(found, call.held.table, call.body.seat, call.language)


def review(call: Call) -> wire.Review:
    """Return what has been found of a review so far."""
    call.seat(OPEN)
    found = reviewing.look(call.parlour, call.held, call.query.seat, call.query.first)
    return worded(found, call.held.table, call.query.seat, call.language)


def line(call: Call) -> wire.Replay:
    """Return how a finished match would have gone on by other choices of a seat."""
    return line_of(call.finished, call.seat(call.query.eyes), call.query)


def coach(call: Call) -> wire.Coached:
    """Return what a coach has to say about the last turn, if no bot waits for that."""
    here, seat = call.held.table, call.query.seat
    check_coachable(here, HOME, seat)
    if not is_there(here.setup.game):
        raise not_ready()
    return wire.Coached(moment=None) if bots_asked(here) else coached(here, seat, call.language)


def needs_server() -> Denied:
    """Return the refusal of what one cannot do alone."""
    return Denied("needs-server", "playing with others needs a server")


ROUTES = (
    Route("GET", "games", games),
    Route("GET", "games/*", game),
    Route("GET", "lessons/*", lessons),
    Route("POST", "lessons/*/*", lesson_moves, request=wire.LessonMoves),
    Route("POST", "lessons/*/*/try", lesson_try, request=wire.LessonTry),
    Route("POST", "lessons/*/*/book", lesson_book, request=wire.LessonMoves),
    Route("GET", "puzzles", puzzles),
    Route("GET", "puzzles/*", puzzle_list),
    Route("GET", "puzzles/*/*", puzzle_table),
    Route("POST", "puzzles/*/*/try", puzzle_try, request=wire.PuzzleTry),
    Route("POST", "puzzles/*/*/book", puzzle_book, request=wire.PuzzleMoves),
    Route("POST", "puzzles/*/*/answer", puzzle_answer, request=wire.PuzzleAttempt),
    Route("POST", "tables", open_table, request=wire.NewTable, status=201),
    Route("POST", "deals/*", play_deal, request=wire.PlayDeal, status=201),
    Route("POST", "hints", hint, request=Question),
    Route("POST", "matches", open_file, request=wire.MatchFile, status=201),
    Route("GET", "tables/*", table, query=wire.Invited),
    Route("GET", "tables/*/game", table_game, query=wire.Invited),
    Route("POST", "tables/*/close", close),
    Route("POST", "tables/*/rematch", rematch),
    Route("POST", "tables/*/larger", larger, request=wire.Larger),
    Route("POST", "tables/*/fork", fork, request=wire.Fork, status=201),
    Route("POST", "tables/*/aside", aside, request=wire.Aside),
    Route("GET", "tables/*/export", export),
    Route("GET", "tables/*/log", log, query=wire.Eyes),
    Route("GET", "tables/*/replay", replay, query=wire.Window),
    Route("GET", "tables/*/ending", ending, query=wire.Invited),
    Route("GET", "tables/*/book", book, query=wire.Leaf),
    Route("POST", "tables/*/review", want_review, request=wire.WantReview),
    Route("GET", "tables/*/review", review, query=wire.Reviewed),
    Route("GET", "tables/*/line", line, query=wire.Leaf),
    Route("GET", "tables/*/coach", coach, query=wire.Coaching),
    Route("GET", "tables/*/match.txt", match_text, query=wire.Invited),
    Route("GET", "tables/*/match.json", match_json, query=wire.Invited),
    Route("GET", "tables/*/verify", verify, query=wire.Invited),
)
