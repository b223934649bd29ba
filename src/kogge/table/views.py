"""What a table sends each seat: made from the seat's view, so that it holds nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import compress
from operator import ne
from typing import Any, Literal

from msgspec.structs import replace

from kogge import wire
from kogge.core.action import Catalogue
from kogge.core.carrier.codec import describe
from kogge.core.carrier.record import words
from kogge.core.carrier.rule import names_in
from kogge.core.game import CHANCE, EVERYBODY, NOBODY, Game, Position, ranks
from kogge.core.match import Match
from kogge.core.trace import Told

from . import ledger
from .bounds import takes_back, waiting
from .happened import Happened, Noticed
from .table import Table
from .time import calendar

WHY = {"ended": "resigned"}  # the word for a table that ends because too few players are left


class Telling:
    """Views told one after another: what is as it was in the last one is not told anew."""

    def __init__(self) -> None:
        self.cells: dict[str, Any] = {}
        self.view: dict[str, Any] = {}  # in its JSON form
        self.scores: list[dict[str, int]] = []
        self.figures: dict[int, tuple[dict[str, Any], Mapping[str, Any]]] = {}  # and their cells

    def look(self, match: Match, view: Position) -> list[str]:
        """Take the next view, which is not changed from now on; return the fields that differ."""
        last, self.cells = self.cells, vars(view)
        if last.get("seats") != view.seats:
            last = dict.fromkeys(self.cells)
        changed = map(ne, self.cells.values(), last.values())  # records list their fields alike
        fresh = [*compress(self.cells, changed)]
        self.view = self.view | describe(view, fresh)
        if not self.scores or not names_in(match.game.tally).isdisjoint(fresh):
            self.scores = scores(match, view)
        return fresh

    def survey(self, match: Match, view: Position, seat: int) -> Mapping[str, Any]:
        """Return what the game reckons of a view for a seat; the last one is known."""
        cells, figures = self.figures.get(seat, ({}, {}))
        if cells is not vars(view):
            figures = match.game.survey(match.box, view, seat)
            self.figures[seat] = vars(view), figures
        return figures


def state(table: Table, seat: int, now: int, telling: Telling | None = None) -> wire.State | None:
    """Return how a table stands for a seat, or for spectators."""
    match, told = table.match, telling or Telling()
    if match is None:
        return None
    over = table.state in ("over", "closed")
    ranked, why = outcome(table)
    view = match.seen(seat)
    told.look(match, view)
    asked = table.asked()
    kept = table.sealed.get(seat)
    return wire.State(
        number=table.numbers.get(seat, 0),
        moment=table.moments.get(seat, 0),
        view=told.view,
        asked=asked,
        choosing=table.choosing(),
        legal=legal(match, view, seat, match.options(seat))
        if seat in asked and not table.paused
        else [],
        sealed=kept.actions if kept is not None else None,
        figures=told.survey(match, view, seat),
        scores=told.scores,
        timer=timer(table, asked, now),
        undo=can_undo(table, seat),
        proposal=proposal(table),
        paused=bool(table.paused),
        over=over,
        places=ranked,
        why=why,
    )


def foreseen(
    start: wire.State, match: Match, view: Position, seat: int, *, asked: bool
) -> wire.State:
    """Return how a table would stand for a seat after the actions it has tried."""
    seen = match.game.view(view, seat)
    return replace(
        start,
        view=describe(seen),
        asked=[seat] if asked else [],
        choosing=[seat] if asked else [],
        legal=legal(match, view, seat, match.game.legal_actions(match.box, view, seat))
        if asked
        else [],
        sealed=None,
        figures=match.game.survey(match.box, seen, seat),
        scores=scores(match, seen),
        undo=None,
        proposal=None,
        paused=False,
    )


def legal(match: Match, view: Position, seat: int, numbers: list[int]) -> list[wire.Legal]:
    """Return what a seat may do, with what it can tell about that."""
    box, names, outlook = match.box, match.game.actions.names, match.game.outlook
    return [
        wire.Legal(action=number, name=names[number], outlook=outlook(box, view, seat, number))
        for number in numbers
    ]


def scores(match: Match, view: Position) -> list[dict[str, int]]:
    """Return the points of each seat line by line, as far as a view shows them."""
    sheets, names = [], words(match.game.lines)
    for seat in range(view.seats):
        lines = [0] * len(names)
        match.game.tally(match.box, view, seat, lines)
        sheets.append(dict(zip(names, lines, strict=True)))
    return sheets


def timer(table: Table, asked: list[int], now: int) -> wire.Timer | None:
    """Return the clocks as they stood when the question was put: they hide who has chosen."""
    if not table.left:
        return None
    until = table.paused or now
    running = [] if table.paused else [seat for seat in asked if not table.bot_of(seat)]
    days = table.setup.clock.kind == "days"
    return wire.Timer(
        left=table.left,
        running=running,
        elapsed=max(0, until - table.since),
        until=[max(0, table.ends(seat) - until) for seat in range(len(table.left)) if days],
        still=[seat for seat in running if days and stands(table, seat, until)],
    )


def stands(table: Table, seat: int, now: int) -> bool:
    """Return whether a seat's time stands still by the calendar."""
    away = table.vacations.get(seat, ())
    return calendar.stands(table.setup.clock, away, now + table.shift)


def can_undo(table: Table, seat: int) -> Literal["free", "consent"] | None:
    """Return how a seat could take back what it did."""
    way, _ = takes_back(table, seat) if seat >= 0 else (None, 0)
    return "free" if way == "free" else "consent" if way else None


def proposal(table: Table) -> wire.Proposal | None:
    """Return what waits for consent."""
    asked = table.proposal
    if asked is None:
        return None
    return wire.Proposal(kind=asked.kind, seat=asked.seat, waiting=waiting(table))


def outcome(table: Table) -> tuple[list[int] | None, str | None]:
    """Return the rank of each seat, and how a match ended if not by the rules."""
    match, over = table.playing, table.state in ("over", "closed")
    if not over or (table.state == "over" and match.over):
        return (places(table, match) if over else None), None
    ranked = bool(table.resigned) and table.ending != "too-long"
    return places(table, match) if ranked else None, WHY.get(table.ending, table.ending)


def places(table: Table, match: Match) -> list[int]:
    """Return the rank of each seat at the end; players who have resigned come last."""
    game, box, s = match.game, match.box, match.position
    if not table.resigned:
        return game.places(box, s)
    lowest = min(game.merit(box, s, seat) for seat in range(s.seats)) - 1
    merits = [
        lowest if seat in table.resigned else game.merit(box, s, seat) for seat in range(s.seats)
    ]
    return ranks(merits)


# News.


def news(noticed: Noticed, game: Game, seat: int) -> wire.News | None:
    """Return what a viewer has seen of a record, if anything."""
    record = noticed.record
    number = noticed.numbers.get(seat)
    if number is None:
        return None
    kind, extra = _kind(record), dict[str, Any]()
    if isinstance(record, ledger.Played):
        extra["steps"] = [
            shown for happened in noticed.steps if (shown := step(happened, game, seat))
        ]
    elif isinstance(record, ledger.TakenBack):
        extra["back"] = noticed.back[seat]
    elif isinstance(record, ledger.Noted):
        extra["note"] = record.note
        extra["lasted"] = record.lasted or None
    elif isinstance(record, ledger.Said):
        extra["words"] = record.words
    if record.seat >= 0:
        extra["seat"] = record.seat
    return wire.News(number=number, at=record.at, kind=kind, **extra)


def _kind(record: ledger.Any) -> Literal["begin", "play", "undo", "note", "say"]:
    if isinstance(record, ledger.Began):
        return "begin"
    if isinstance(record, ledger.Played):
        return "play"
    if isinstance(record, ledger.TakenBack):
        return "undo"
    return "note" if isinstance(record, ledger.Noted) else "say"


def step(happened: Happened, game: Game, seat: int) -> wire.Step | None:
    """Return what a viewer has seen of an entry, if anything."""
    return _step(happened, game, EVERYBODY if happened.open and not happened.forced else seat)


@lru_cache(2048)
def _step(happened: Happened, game: Game, seat: int) -> wire.Step | None:
    events = [described(game, event) for event in happened.events_for(seat)]
    if not happened.shown(seat):
        return wire.Step(events=events) if events else None
    return wire.Step(
        actor=happened.actor,
        action=happened.action,
        name=catalogue(game, happened.actor).name(happened.action),
        forced=happened.forced and (game.open or happened.actor == seat),  # it hints at a hand
        events=events,
    )


@lru_cache(4096)
def described(game: Game, event: Told) -> dict[str, Any]:
    """Return an event as it is told to every seat that saw it; most are told again and again."""
    return game.describe_event(event)


def catalogue(game: Game, actor: int) -> Catalogue:
    """Return the catalogue of an actor: actions of a seat, or outcomes of chance."""
    return game.outcomes if actor == CHANCE else game.actions


# The table as a whole.


def standing(table: Table) -> wire.Standing | None:
    """Return how far a match has come: nothing that spectators do not see."""
    match = table.match
    if match is None:
        return table.standing
    over = table.state == "over"
    return wire.Standing(
        stage=describe(match.position, match.game.stage),  # every seat sees these fields
        choosing=[] if table.paused else table.choosing(),
        totals=[sheet["total"] for sheet in scores(match, match.seen(NOBODY))] if over else [],
        places=places(table, match) if over else [],
    )


def card(table: Table, person: str, here: set[int] | None = None) -> wire.TableCard:
    """Return a table as a person sees it in the lobby."""
    mine = table.seats_of(person)
    host = bool(person) and person == table.host
    match = table.match
    return wire.TableCard(
        id=table.id,
        game=table.setup.game,
        state=table.state,
        seats=[sitter(table, seat, person, here or set()) for seat in range(len(table.chairs))],
        options=table.setup.options,
        edition=table.setup.digest,
        own_edition=table.setup.edition is not None,
        clock=table.setup.clock,
        undo=table.setup.undo,
        spectators=table.setup.spectators,
        private=table.private,
        host=host,
        created=table.created,
        changed=table.changed,
        asked=any(seat in mine for seat in table.choosing()),
        invitation=table.invitation if host or mine else None,
        parent=table.setup.parent or None,
        rematch=table.rematch or None,
        commitment=match.header.commitment if match is not None else "",
        standing=standing(table) if mine or table.setup.spectators else None,
        shared=table.shared,
        nameless=table.nameless,
        rated=table.setup.rated,
        deal=table.setup.deal or None,
        duplicate=bool(table.setup.duplicate),
    )


def sitter(table: Table, seat: int, person: str, here: set[int]) -> wire.Sitter:
    """Return a seat as a person sees it."""
    chair = table.chairs[seat]
    return wire.Sitter(
        name=chair.name or None,
        bot=chair.bot or None,
        stand_in=table.away.get(seat),
        mine=bool(person) and chair.person == person,
        host=bool(chair.person) and chair.person == table.host,
        resigned=seat in table.resigned,
        muted=seat in table.muted,
        here=seat in here or bool(chair.bot),
    )
