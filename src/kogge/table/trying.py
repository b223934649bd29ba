"""Trying actions out on a seat's own view: nothing is stored, nobody is told, nothing can leak."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from kogge import wire
from kogge.core.carrier.codec import describe
from kogge.core.game import NONE, NOT_ASKED, Game, Position
from kogge.core.match import Match
from kogge.core.trace import told
from kogge.core.wishes import Wisher
from kogge.speech.speech import LANGUAGES

from . import views
from .denied import Denied
from .happened import Happened
from .reading import Reader
from .refusals import against_rules, refusal, words
from .table import Table

PATIENCE = 5_000  # questions to the rules while an order is looked for; people need some hundred


class Tired(Exception):
    """The rules were asked too often."""


def limited(game: Game) -> Game:
    """Return a game whose rules answer so many questions, and then no more."""
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

    def __init__(self, table: Table, seat: int, now: int) -> None:
        self.table, self.seat, self.now = table, seat, now
        self.match: Match = table.playing
        self.view: Position = self.match.view(seat)
        self.question = self.match.game.together(self.view)  # who is asked, as long as it is this
        self.actions: list[int] = []
        self.steps: list[list[wire.Step]] = []
        self.states: list[wire.State] = []
        start = views.state(table, seat, now)
        assert start is not None
        self.base = start

    def run(self, wishes: Sequence[int], *, sort: bool) -> Denied | None:
        """Try the wishes one by one; return why the rest was not played, if some was not."""
        try:
            for action in self._sorted(wishes) if sort else wishes:
                self._insert_forced(action)
                self._do(action, forced=False)
        except Denied as denied:
            return denied
        return None

    @property
    def whole(self) -> bool:
        """Whether the actions can be done as they are: where all choose at once, to the end."""
        sealing = len(self.table.asked()) > 1
        return bool(self.actions) and not (sealing and self._asked() and self._only() is None)

    def _sorted(self, wishes: Sequence[int]) -> Sequence[int]:
        """Bring what was picked in any order into the order of the rules, if there is one."""
        for wish in wishes:
            self._known(wish)
        wisher = Wisher(limited(self.match.game), self.match.box, self.view.copy(), self.seat)
        try:
            plan = wisher.plan(wishes) if wishes and self._asked() else None
        except Tired:
            plan = None  # there are too many orders to look through: they stay as they are
        return wishes if plan is None else [*plan.actions, *plan.picks]

    def _asked(self) -> bool:
        together = self.match.game.together(self.view)
        return bool(together >> self.seat & 1) and together == self.question

    def legal(self) -> list[int]:
        """Return what may be done in the tried position."""
        if not self._asked():
            return []
        return self.match.game.legal_actions(self.match.box, self.view, self.seat)

    def _only(self) -> int | None:
        """Return the only choice in the tried position."""
        legal = self.legal()
        return legal[0] if len(legal) == 1 else None

    def _insert_forced(self, wanted: int) -> None:
        """Play what is the only choice, if it was not named."""
        while (forced := self._only()) is not None:
            if forced == wanted:
                return
            self._do(forced, forced=True)

    def _known(self, action: int) -> None:
        if action >= len(self.match.game.actions):
            raise Denied("no-action", "there is no action '{name}'", name=action)

    def _do(self, action: int, *, forced: bool) -> None:
        self._known(action)
        game, box = self.match.game, self.match.box
        if not self._asked() and self.actions:
            trouble = "something happens before that which nobody can foresee"
            raise Denied("not-yet", trouble)
        reason = game.refusal(box, self.view, self.seat, action) if self._asked() else NOT_ASKED
        if reason != NONE:
            raise against_rules(self.table, self.seat, action, reason, self.view)
        trace = self.match.trace.copy()
        game.play(box, self.view, trace, self.seat, action)
        happened = Happened(self.seat, action, forced, self.seat, tuple(told(trace)))
        shown = views.step(happened, game, self.seat)
        self.actions.append(action)
        self.steps.append([shown] if shown is not None else [])
        self.states.append(self._state())

    def _state(self) -> wire.State:
        """Return how the table would stand."""
        match, seat = self.match, self.seat
        seen = match.game.view(self.view, seat)
        asked = self._asked()
        return wire.State(
            number=self.base.number,
            moment=self.base.moment,
            view=describe(seen),
            asked=[seat] if asked else [],
            choosing=[seat] if asked else [],
            legal=views.legal(match, self.view, seat) if asked else [],
            sealed=None,
            figures=match.game.survey(match.box, seen, seat),
            scores=views.scores(match, seen),
            timer=self.base.timer,
            undo=None,
            proposal=None,
            paused=False,
            over=False,
            places=None,
        )


def attempt(table: Table, command: wire.Try, now: int, language: str) -> wire.Tried:
    """Answer what would come of some actions."""
    if table.state != "playing":
        raise Denied("not-playing", "nothing is being played at this table")
    if command.moment != table.moments.get(command.seat, 0):
        raise Denied("moved-on", "the table has moved on since you chose")
    trying = Attempt(table, command.seat, now)
    named = typed(table, command, now, language) if command.words else []
    stopped = trying.run([*command.actions, *named], sort=command.sort)
    return wire.Tried(
        id=command.id,
        actions=trying.actions,
        steps=trying.steps,
        states=trying.states,
        stopped=refusal(stopped, language) if stopped is not None else None,
        whole=stopped is None and trying.whole,
    )


def typed(table: Table, command: wire.Try, now: int, language: str) -> list[int]:
    """Return the actions that are named in words, after those that are picked."""
    before = Attempt(table, command.seat, now)
    before.run(command.actions, sort=command.sort)
    game, edition = table.game, table.playing.header.edition
    languages = [language, *(other for other in LANGUAGES if other != language)]
    spoken = [words(game, edition, each) for each in languages]
    return Reader(before.view, command.seat, before.legal(), spoken).moves(command.words)
