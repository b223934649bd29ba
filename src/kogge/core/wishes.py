"""Wishes of one seat: several actions that it wants, in an order that the rules accept.

Rules name the members of a set in one fixed order, so that nothing can be reached twice. A person
picks them as he likes; this finds the order. Only the seat's own decisions are gone through.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .game import NONE, Game, Position
from .record import Record
from .trace import Trace

FAR = 99  # more than anybody picks


@dataclass(frozen=True, slots=True)
class Wisher:
    """A seat that wants several things, as its view shows the table."""

    game: Game
    box: Record
    view: Position
    seat: int

    def order(self, wishes: Sequence[int]) -> list[int] | None:
        """Return the wishes in an order in which each is allowed when it comes, or None.

        What goes without saying is put in, as seldom as possible. Wishes keep the order in
        which they were named where the rules leave it open.
        """
        for most in range(len(wishes) + 1):
            found = self._order(self.view, list(wishes), self.game.silent, most)
            if found is not None:
                return found
        return None

    def verb(self) -> str:
        """Return the verb whose actions may be picked in any order now, or nothing."""
        legal = self.game.legal_actions(self.box, self.view, self.seat)
        verbs = {self.game.actions[action].verb for action in legal}
        return verbs.pop() if len(verbs) == 1 and verbs <= self.game.loose else ""

    def offers(self, picks: Sequence[int]) -> list[int]:
        """Return what can be picked beside what is picked already, in any order."""
        verb = frozenset({self.verb()})
        return [action for action in self._of(verb) if self.can_pick(picks, action)]

    def can_pick(self, picks: Sequence[int], action: int) -> bool:
        """Tell whether something fits what is picked already."""
        verb = frozenset({self.verb()})
        return self._order(self.view, [*picks, action], verb, FAR, prune=True) is not None

    def whole(self, picks: Sequence[int]) -> list[int] | None:
        """Return the picks in order if nothing is missing, or None."""
        verb, found = self.verb(), self._order(self.view, list(picks), frozenset(), 0)
        if found is None:
            return None
        s = self.view
        for action in found:
            s = self._after(s, action)
        return found if self._stays(s) or not self._goes_on(s, verb) else None

    def trouble(self, wishes: Sequence[int]) -> tuple[int, int, Position]:
        """Return the first wish that cannot be done in the order named, why, and where."""
        s = self.view
        for wish in wishes:
            while self._reason(s, wish) != NONE:
                silent = next(self._legal(s, self.game.silent), None)
                if silent is None:
                    return wish, self._reason(s, wish), s
                s = self._after(s, silent)
            s = self._after(s, wish)
        return NONE, NONE, s

    def _order(
        self,
        s: Position,
        wishes: list[int],
        verbs: frozenset[str],
        most: int,
        *,
        prune: bool = False,
    ) -> list[int] | None:
        """Order wishes, with at most so many actions of some verbs between them."""
        if not wishes or self._stays(s):
            return None if wishes else []
        reasons = {wish: self._reason(s, wish) for wish in wishes}
        if prune and any(reason not in (NONE, *self.game.later) for reason in reasons.values()):
            return None  # what does not come now will never come
        ready = [wish for wish in reasons if reasons[wish] == NONE]
        between = [action for action in self._legal(s, verbs) if action not in wishes]
        for action in (*ready, *(between if most else ())):
            rest, left = wishes.copy(), most
            if action in ready:
                rest.remove(action)
            else:
                left -= 1
            found = self._order(self._after(s, action), rest, verbs, left, prune=prune)
            if found is not None:
                return [action, *found]
        return None

    def _legal(self, s: Position, verbs: frozenset[str]) -> Iterator[int]:
        if self._stays(s):
            return iter(())
        return (action for action in self._of(verbs) if self._reason(s, action) == NONE)

    def _of(self, verbs: frozenset[str]) -> Iterator[int]:
        actions = self.game.actions
        return (number for number in range(len(actions)) if actions[number].verb in verbs)

    def _stays(self, s: Position) -> bool:
        """Tell whether it is not this seat that acts next."""
        return self.game.mover(s) != self.seat

    def _goes_on(self, s: Position, verb: str) -> bool:
        return next(self._legal(s, frozenset({verb})), None) is not None

    def _reason(self, s: Position, action: int) -> int:
        return int(self.game.refusal(self.box, s, self.seat, action))

    def _after(self, s: Position, action: int) -> Position:
        new = s.copy()
        self.game.play(self.box, new, Trace.plain(), self.seat, action)
        return new
