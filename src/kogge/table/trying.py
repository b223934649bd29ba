"""Trying actions out on a seat's own view: nothing is stored, nobody is told, nothing can leak."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from kogge import wire
from kogge.core.game import Game
from kogge.core.match import Match
from kogge.core.trace import told
from kogge.core.wishes import Wisher
from kogge.speech.languages import LANGUAGES

from . import views
from .denied import Denied
from .happened import Happened
from .judging.moves import Moves
from .reading import Reader
from .refusals import refusal, words
from .table import Table

PATIENCE = 5_000  # questions to the rules while an order is looked for; people need some hundred


class Tired(Exception):
    """The rules were asked too often."""


def limited(game: Game) -> Game:
    """Return a game whose rules answer a limited number of questions."""
    left = count(PATIENCE, -1)

    def sparing(rule: Callable[..., Any]) -> Callable[..., Any]:
        def ask(*figures: Any) -> Any:
            if next(left) <= 0:
                raise Tired
            return rule(*figures)

        return ask

    play, refused, legal = sparing(game.play), sparing(game.refusal), sparing(game.legal)
    return replace(game, play=play, refusal=refused, legal=legal)


class Attempt:
    """A copy of what a seat sees, on which it tries what it could do."""

    def __init__(self, match: Match, seat: int, start: wire.State) -> None:
        self.match, self.seat, self.start = match, seat, start
        self.view = self.match.view(seat)
        self.moves = Moves(self.match, self.view, seat, self._do)
        self.steps: list[list[wire.Step]] = []
        self.states: list[wire.State] = []
        self.stopped: Denied | None = None  # why the rest was not played, if some was not
        self.set: wire.PickedSet | None = None  # that the wishes end in, if they do

    def run(self, wishes: Sequence[int], *, sort: bool, gather: bool = False) -> None:
        """Try the wishes one by one, as far as that goes."""
        try:
            for action in self._ordered(wishes, gather=gather) if sort or gather else wishes:
                self.moves.play(action)
        except Denied as denied:
            self.stopped = denied

    @property
    def whole(self) -> bool:
        """Whether the actions can be done as they are: where all choose at once, to the end."""
        if self.stopped is not None or not self.moves.actions:
            return False
        return len(self.start.asked) == 1 or not self.moves.asked() or self._ends()

    def _ends(self) -> bool:
        """Return whether only choices are left: there may be several, or a real one after them."""
        match, seat, view = self.match, self.seat, self.view.copy()

        def do(action: int, _forced: bool) -> None:
            match.game.play(match.box, view, match.trace.copy(), seat, action)

        return Moves(match, view, seat, do).finish()

    def _ordered(self, wishes: Sequence[int], *, gather: bool) -> Sequence[int]:
        """Bring what was picked in any order into the order of the rules, if there is one."""
        for wish in wishes:
            self.moves.known(wish)
        if not self.moves.asked():
            return wishes
        wisher = Wisher(limited(self.match.game), self.match.box, self.view.copy(), self.seat)
        try:
            return self._gather(wisher, wishes) if gather else _plan(wisher, wishes)
        except Tired:
            return wishes  # there are too many orders to look through: they stay as they are

    def _gather(self, wisher: Wisher, wishes: Sequence[int]) -> Sequence[int]:
        found = wisher.gather(wishes)
        if found is None:
            return wishes  # the rules will say why not
        if found.verb or found.fits:
            self.set = wire.PickedSet(
                verb=found.verb,
                picked=found.picked,
                fits=found.fits,
                rest=found.rest,
                complete=bool(found.ended),
                start=len(found.before),
            )
        return [*found.before, *found.ended]

    def _do(self, action: int, forced: bool) -> None:
        match, seat = self.match, self.seat
        trace = match.trace.copy()
        match.game.play(match.box, self.view, trace, seat, action)
        happened = Happened(seat, action, forced, seat, tuple(told(trace)))
        shown = views.step(happened, match.game, seat)
        self.steps.append([shown] if shown is not None else [])
        asked = self.moves.asked()
        self.states.append(views.foreseen(self.start, match, self.view, seat, asked=asked))


def _plan(wisher: Wisher, wishes: Sequence[int]) -> Sequence[int]:
    plan = wisher.plan(wishes) if wishes else None
    return wishes if plan is None else [*plan.actions, *plan.picks]


def tried(table: Table, command: wire.Try, now: int, language: str) -> wire.Tried:
    """Return the outcome of some actions, and any refusal of the rest in words."""
    return answered(attempt(table, command, now, language), command.id, language)


def answered(trying: Attempt, id: str, language: str) -> wire.Tried:
    """Return what came of an attempt, and any refusal of the rest in words."""
    stopped = trying.stopped
    return wire.Tried(
        id=id,
        actions=trying.moves.actions,
        steps=trying.steps,
        states=trying.states,
        stopped=refusal(stopped, language) if stopped is not None else None,
        whole=trying.whole,
        set=trying.set,
    )


def attempt(table: Table, command: wire.Try, now: int, language: str) -> Attempt:
    """Try what would come of some actions."""
    if table.state != "playing":
        raise Denied("not-playing", "nothing is being played at this table")
    if command.moment != table.moments.get(command.seat, 0):
        raise Denied("moved-on", "the table has moved on since you chose")
    start = views.state(table, command.seat, now)
    assert start is not None
    return begun(table.playing, command, start, language)


def begun(match: Match, command: wire.Try, start: wire.State, language: str) -> Attempt:
    """Try what would come of some actions in a match that stands so."""
    named = typed(match, command, start, language) if command.words else []
    trying = Attempt(match, command.seat, start)
    trying.run([*command.actions, *named], sort=command.sort, gather=command.gather)
    return trying


def typed(match: Match, command: wire.Try, start: wire.State, language: str) -> list[int]:
    """Return the actions that are named in words, after those that are picked."""
    before = Attempt(match, command.seat, start)
    before.run(command.actions, sort=command.sort)
    languages = [language, *(other for other in LANGUAGES if other != language)]
    spoken = [words(match.game, match.header.edition, each) for each in languages]
    return Reader(before.view, command.seat, before.moves.legal(), spoken).moves(command.words)
