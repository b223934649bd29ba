"""Trial boards: how a table might lie when a seat is asked next, guessed from what it sees.

What the seat does not know is imagined, the others are played by a simple bot, and chance by a
seed of its own. So nothing of the real game can be learned here, however often one asks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from kogge import wire
from kogge.bots.advice.adviser import turn
from kogge.core.carrier.codec import describe
from kogge.core.carrier.lot import Lots
from kogge.core.chance import Seed
from kogge.core.game import NOBODY
from kogge.core.header import Header, Seat
from kogge.core.match import Match

from .. import trying, views
from ..judging.moves import Do, Moves
from ..past.book import NOW, book_of
from ..refusals import words
from ..table import Table
from .firing import again, check, fitting
from .wording import told_bests, told_facts

OTHERS = "greedy"  # plays the others: quick, and sensible
LONGEST = 400  # actions until the seat is asked; a round has some dozens
GAMES = 12  # that are played out for a forecast


@dataclass(frozen=True, slots=True)
class Guess:
    """A match as it might go on, up to a turn of the seat; or to where orders would stop."""

    match: Match
    seat: int
    taken: tuple[int, ...]  # of the turns before, the ways that were taken
    reached: bool  # whether the seat is asked as it expects


def guess(table: Table, seat: int, number: int, turns: Sequence[list[wire.Way]]) -> Guess:
    """Play a match on as it might go, by a seat's orders, to the turn after them."""
    check(table, seat)
    key = hashlib.sha256(f"{table.id} {seat} {table.moments.get(seat, 0)} {number}".encode())
    match = _imagined(table, seat, key.digest())
    _as_sealed(match, table, seat)
    taken: list[int] = []
    while _until_asked(match, seat, key.digest()) and len(taken) < len(turns):
        fit = None if again(match, seat) else fitting(match, seat, turns[len(taken)])
        if fit is None:
            return Guess(match, seat, tuple(taken), reached=False)
        _make(match, seat, fit.actions)
        taken.append(fit.way)
    reached = bool(match.asked >> seat & 1) and not again(match, seat)
    return Guess(match, seat, tuple(taken), reached)


def _imagined(table: Table, seat: int, key: bytes) -> Match:
    """Return a match that begins with what a seat sees now, its blanks filled in."""
    real = table.playing
    position = real.view(seat)
    real.game.imagine(real.box, position, Lots.of(key))
    header = real.header
    seats = [Seat(each.name, each.bot) for each in header.seats]
    seed = Seed.of_text(key.hex(), table.id)
    fresh = Header.of(
        header.game, seats, seed.commitment, header.options, header.edition, position, header.rules
    )
    return Match(fresh, seed)


def _as_sealed(match: Match, table: Table, seat: int) -> None:
    """Let the seat do what it has sealed already, when its place in the question comes."""
    if (kept := table.sealed.get(seat)) is None:
        return
    for _ in range(LONGEST):
        if match.mover == seat:
            _make(match, seat, kept.actions)
            return
        if not match.asked >> seat & 1:
            return
        _reply(match, table.id.encode())


def _until_asked(match: Match, seat: int, key: bytes) -> bool:
    """Let the others and chance act until a seat has to choose; False if that does not come."""
    begun = len(match.entries)
    while len(match.entries) - begun < LONGEST:
        mover = match.proceed()
        if mover == NOBODY:
            return False
        if mover == seat:
            return True
        _reply(match, key)
    return False


def _reply(match: Match, key: bytes) -> None:
    """Let the bot act for the seat that is asked."""
    mover = match.proceed()
    if mover >= 0:
        key = hashlib.sha256(key + str(len(match.entries)).encode()).digest()
        _make(match, mover, turn(match, OTHERS, match.view(mover), key))


def _make(match: Match, seat: int, actions: Sequence[int]) -> list[int]:
    """Play actions of a seat one after another; return all that was done."""
    return _played(match, seat, actions, lambda action, _forced: match.play(seat, action))


def _played(match: Match, seat: int, actions: Sequence[int], do: Do) -> list[int]:
    moves = Moves(match, match.position, seat, do)
    for action in actions:
        moves.play(action)
    return moves.actions


# What a page asks for.


def board(found: Guess, made: Sequence[int], language: str) -> wire.TrialBoard:
    """Return a trial board after some actions of the seat, and what these depend on."""
    before, match, seat = found.match, found.match.copy(), found.seat
    spoken = words(match.game, match.header.edition, language)
    done, sentences = list[int](), list[str]()

    def do(action: int, _forced: bool) -> None:
        sentences.append(spoken.action(match.view(seat), seat, action))
        match.play(seat, action)

    if made:
        done = _played(match, seat, made, do)
    asked = bool(match.asked >> seat & 1) and match.mover == seat
    sealing = bool(before.asked & (before.asked - 1))
    view = before.view(seat)
    return wire.TrialBoard(
        state=_state(match, seat, len(done), asked=asked),
        made=done,
        sentences=sentences,
        facts=told_facts(spoken, view, done),
        bests=told_bests(spoken, view, done, sentences),
        whole=bool(done) and not (sealing and asked),
    )


def _state(match: Match, seat: int, number: int, *, asked: bool) -> wire.State:
    """Return how a trial board lies for its seat; others are never asked there."""
    view = match.view(seat)
    mine = [seat] if asked else []
    return wire.State(
        number=number, moment=number, view=describe(view), asked=mine, choosing=mine,
        legal=views.legal(match, view, seat, match.options(seat)) if asked else [],
        sealed=None, figures=match.game.survey(match.box, view, seat),
        scores=views.scores(match, view), timer=None, undo=None, proposal=None, paused=False,
        over=False, places=None,
    )  # fmt: skip


def tried(found: Guess, asked: wire.TrialTry, language: str) -> wire.Tried:
    """Return what would come of some actions on a trial board."""
    match, seat = found.match.copy(), found.seat
    done = _make(match, seat, asked.made) if asked.made else []
    start = _state(match, seat, len(done), asked=match.mover == seat)
    command = wire.Try(
        id="trial", seat=seat, moment=len(done), actions=asked.wishes,
        sort=asked.sort, gather=asked.gather,
    )  # fmt: skip
    return trying.answered(trying.begun(match, command, start, language), command.id, language)


def book(found: Guess, asked: wire.TrialTry) -> wire.Book:
    """Return how the figures of a trial board come about, and what things would bring."""
    match = found.match.copy()
    if asked.made:
        _make(match, found.seat, asked.made)
    return book_of(match, found.seat, NOW, asked.wishes)


def forecast(table: Table, seat: int, turns: Sequence[list[wire.Way]]) -> wire.Forecast:
    """Return what becomes of orders in some games that are played out."""
    taken = [[0] * len(ways) for ways in turns]
    stopped = [0] * len(turns)
    for number in range(GAMES):
        found = guess(table, seat, number, turns)
        for place, way in enumerate(found.taken):
            taken[place][way] += 1
        if len(found.taken) < len(turns):
            stopped[len(found.taken)] += 1
    return wire.Forecast(games=GAMES, taken=taken, asked=stopped)
