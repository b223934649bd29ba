"""Moves: what a seat names, played on a position: the table's own or the seat's view."""

from __future__ import annotations

from collections.abc import Callable

from kogge.core.game import NONE, NOT_ASKED, Position
from kogge.core.match import Match

from ..denied import AgainstRules, Denied

Do = Callable[[int, bool], None]  # (action, forced): plays an action on the position


class Moves:
    """The moves of a seat in one question: judged one by one, and then done."""

    def __init__(self, match: Match, position: Position, seat: int, do: Do) -> None:
        self.match, self.position, self.seat, self._do = match, position, seat, do
        self.question = self._together()  # the seats asked, as long as it is this one
        self.actions: list[int] = []

    def play(self, action: int) -> None:
        """Play what is named, and before it any only choices that were left unsaid."""
        while (forced := self.only()) is not None and forced != action:
            self.do(forced, forced=True)
        self.known(action)
        if self.actions and not self.asked():
            raise Denied("not-yet", "something happens before that which nobody can foresee")
        self.name(action)

    def name(self, action: int) -> None:
        """Play exactly what is named, or say why not."""
        self.known(action)
        if reason := self._refusal(action):
            raise against_rules(self.match, self.position, self.seat, action, reason)
        self.do(action, forced=False)

    def do(self, action: int, *, forced: bool) -> None:
        self._do(action, forced)
        self.actions.append(action)

    def finish(self) -> bool:
        """Play only choices to the end of the question; return whether nothing is left open."""
        while (forced := self.only()) is not None:
            self.do(forced, forced=True)
        return not self.asked()

    def known(self, action: int) -> None:
        """Refuse a number that no action has."""
        if action >= len(self.match.game.actions):
            raise Denied("no-action", "there is no action '{name}'", name=action)

    def _refusal(self, action: int) -> int:
        if not self.asked():
            return NOT_ASKED
        if self._is_the_match() and action in self.match.options(self.seat):
            return NONE  # known before it was named
        return self.match.game.refusal(self.match.box, self.position, self.seat, action)

    def asked(self) -> bool:
        """Return whether the seat still has to answer this question."""
        together = self._together()
        return bool(together >> self.seat & 1) and together == self.question

    def _together(self) -> int:
        match = self.match
        return match.asked if self._is_the_match() else match.game.together(self.position)

    def _is_the_match(self) -> bool:
        """Return whether the match itself is played, which knows what is asked now."""
        return self.position is self.match.position

    def legal(self) -> list[int]:
        """Return what may be done now."""
        if not self.asked():
            return []
        if self._is_the_match():
            return self.match.options(self.seat)
        return self.match.game.legal_actions(self.match.box, self.position, self.seat)

    def only(self) -> int | None:
        """Return the only choice, if there is just one."""
        legal = self.legal()
        return legal[0] if len(legal) == 1 else None


def against_rules(
    match: Match, position: Position, seat: int, action: int, reason: int
) -> AgainstRules:
    """Return what the rules say against an action, with figures that the seat may see."""
    game, view = match.game, position
    if position.viewer != seat:
        view = game.view(position, seat)
    outlook = {} if reason == NOT_ASKED else game.outlook(match.box, view, seat, action)
    return AgainstRules(game, match.header.edition, seat, action, reason, outlook)
