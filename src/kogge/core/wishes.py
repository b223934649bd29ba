"""Wishes of one seat: several actions that it wants, in an order that the rules accept.

Rules name the members of a set in one fixed order, so that nothing can be reached twice. A person
picks them as he likes; this finds the order. Only the seat's own decisions are gone through.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from .carrier.record import Record
from .game import CHANCE, NONE, Game, Position
from .trace import Trace

FAR = 99  # more than anybody picks

Unit = tuple[int, ...]  # a wish, with what is tied to it


@dataclass(frozen=True, slots=True)
class Trouble:
    """A wish that cannot be done, why, and in which position; no reason if it would be too much."""

    wish: int
    reason: int
    position: Position


@dataclass(frozen=True, slots=True)
class Plan:
    """Actions in order, things to be picked after them, and wishes for a later moment."""

    actions: list[int]
    picks: Sequence[int] = ()
    later: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Wisher:
    """A seat that wants several things, as its view shows the table."""

    game: Game
    box: Record
    view: Position
    seat: int

    def order(self, wishes: Sequence[int]) -> list[int] | None:
        """Return the wishes in an order in which each is allowed when it comes, or None.

        What may be picked in any order stays together where it was named: a payment belongs to
        the bill before it. What goes without saying is put in, as seldom as possible.
        """
        found: list[int] = []
        for run in self.runs(wishes):
            part = self._order_run(self.after(self.view, *found), run)
            if part is None:
                return None
            found += part
        return found

    def plan(self, wishes: Sequence[int]) -> Plan | None:
        """Return what can be done of the wishes now, and what is left for the next question.

        The last run may name a part of a set: then that is to be completed. And where a card or
        a die comes first, or another question, the wishes after it have to wait.
        """
        found = self.order(wishes)
        if found is not None and not self._is_open(found):
            return Plan(found)
        return self._begin_set(wishes) or self._until_another_moment(wishes)

    def _begin_set(self, wishes: Sequence[int]) -> Plan | None:
        *before, last = self.runs(wishes)
        done = self.order([wish for run in before for wish in run])
        if done is None or not self._loose_verb(last[0]):
            return None
        silent = self._towards(self.after(self.view, *done), last[0])
        begun = Wisher(self.game, self.box, self.after(self.view, *done, *silent), self.seat)
        fits = all(begun.can_pick(last[:n], last[n]) for n in range(len(last)))
        return Plan([*done, *silent], picks=last) if fits and (done or silent) else None

    def _until_another_moment(self, wishes: Sequence[int]) -> Plan | None:
        """Do the wishes as they were named, up to what does not depend on this seat alone."""
        s, done = self.view, list[int]()
        for number, wish in enumerate(wishes):
            reason = self.reason(s, wish)
            drawn = not self.asked(s) and self.game.mover(s) == CHANCE
            if done and (drawn or reason in self.game.wishes.unready):
                return Plan(done, later=list(wishes[number:]))
            if reason != NONE:
                return None
            s = self.after(s, wish)
            done.append(wish)
        return None

    def closed(self, picks: Sequence[int]) -> list[int] | None:
        """Return the picks in order and what ends the set, if it may be ended so."""
        found = _Search(self, frozenset()).order(self.view, self.units(picks), 0)
        if found is None:
            return None
        end = next(
            self.legal(self.after(self.view, *found), frozenset({self.game.wishes.closing})), None
        )
        return None if end is None else [*found, end]

    def _is_open(self, actions: Sequence[int]) -> bool:
        """Tell whether a set has been begun by the last actions, but is not complete."""
        verb = self._loose_verb(actions[-1])
        return bool(verb) and self._verb(self.after(self.view, *actions)) == verb

    def _towards(self, s: Position, wish: int) -> list[int]:
        """Return what goes without saying before things like this can be picked."""
        found: list[int] = []
        while self._verb(s) != self._loose_verb(wish):
            silent = next(self.legal(s, self.game.wishes.silent), None)
            if silent is None:
                break
            found.append(silent)
            s = self.after(s, silent)
        return found

    def runs(self, wishes: Sequence[int]) -> list[list[int]]:
        """Cut wishes into runs: those of one verb that is picked in any order, and the others."""
        return [list(run) for _, run in groupby(wishes, self._loose_verb)]

    def units(self, run: Sequence[int]) -> list[Unit]:
        """Tie wishes to the one before them if they belong there: a Crane to its building."""
        units: list[Unit] = []
        for wish in run:
            if self._is_tied(wish) and units and not self._is_tied(units[-1][-1]):
                units[-1] = (*units[-1], wish)
            else:
                units.append((wish,))
        return units

    def _is_tied(self, wish: int) -> bool:
        return self.game.actions[wish].verb in self.game.wishes.tied

    def verb(self) -> str:
        """Return the verb whose actions may be picked in any order now, or nothing."""
        return self._verb(self.view)

    def offers(self, picks: Sequence[int]) -> list[int]:
        """Return what can be picked beside what is picked already, in any order."""
        verb = frozenset({self.verb()})
        return [action for action in self._of(verb) if self.can_pick(picks, action)]

    def can_pick(self, picks: Sequence[int], action: int) -> bool:
        """Tell whether something fits what is picked already."""
        search = _Search(self, frozenset({self.verb()}), prune=True)
        return search.order(self.view, self.units([*picks, action]), FAR) is not None

    def whole(self, picks: Sequence[int]) -> list[int] | None:
        """Return the picks in order if nothing is missing, or None."""
        verb = self.verb()
        found = _Search(self, frozenset()).order(self.view, self.units(picks), 0)
        if found is None:
            return None
        return None if self._verb(self.after(self.view, *found)) == verb else found

    def trouble(self, wishes: Sequence[int]) -> Trouble:
        """Return the first wish that stands in the way."""
        s = self.view
        for run in self.runs(wishes):
            part = self._order_run(s, run)
            if part is None:
                return self._trouble_in(s, run)
            s = self.after(s, *part)
        return Trouble(wishes[-1], NONE, s)

    def _trouble_in(self, s: Position, run: list[int]) -> Trouble:
        """Find what is wrong in a run: a wish that is refused by itself, or all together."""
        if self._loose_verb(run[0]):
            s = self.after(s, *self._towards(s, run[0]))
            for wish in run:
                reason = self.reason(s, wish)
                if reason not in (NONE, *self.game.wishes.later):
                    return Trouble(wish, reason, s)
            return Trouble(run[-1], NONE, s)
        trouble = self._trouble_along(s, run)
        if (
            trouble.reason in self.game.wishes.ordering
        ):  # no fault of a person who may name them anyhow
            sorted_run = [wish for unit in sorted(self.units(run)) for wish in unit]
            trouble = self._trouble_along(s, sorted_run)
        return trouble

    def _trouble_along(self, s: Position, run: list[int]) -> Trouble:
        """Return the first wish that is refused if they come one after the other."""
        for wish in run:
            reason = self.reason(s, wish)
            if reason != NONE:
                return Trouble(wish, reason, s)
            s = self.after(s, wish)
        return Trouble(run[-1], NONE, s)

    def _order_run(self, s: Position, run: list[int]) -> list[int] | None:
        search = _Search(self, self.game.wishes.silent)
        for most in range(len(run) + 1):
            found = search.order(s, self.units(run), most)
            if found is not None:
                return found
        return None

    def _loose_verb(self, action: int) -> str:
        verb = self.game.actions[action].verb
        return verb if verb in self.game.wishes.loose else ""

    def _verb(self, s: Position) -> str:
        if not self.asked(s):
            return ""
        legal = self.game.legal_actions(self.box, s, self.seat)
        verbs = {self.game.actions[action].verb for action in legal} - {self.game.wishes.closing}
        return verbs.pop() if len(verbs) == 1 and verbs <= self.game.wishes.loose else ""

    def legal(self, s: Position, verbs: frozenset[str]) -> Iterator[int]:
        """Yield what may be done of some verbs."""
        if not self.asked(s):
            return iter(())
        return (action for action in self._of(verbs) if self.reason(s, action) == NONE)

    def _of(self, verbs: frozenset[str]) -> Iterator[int]:
        actions = self.game.actions
        return (number for number in range(len(actions)) if actions[number].verb in verbs)

    def asked(self, s: Position) -> bool:
        """Tell whether the seat has to choose: alone, or with others who do not matter here."""
        return bool(self.game.together(s) >> self.seat & 1)

    def reason(self, s: Position, action: int) -> int:
        """Return why something may not be done, or NONE."""
        return int(self.game.refusal(self.box, s, self.seat, action))

    def after(self, s: Position, *actions: int) -> Position:
        """Return the position after actions of the seat."""
        new = s.copy()
        for action in actions:
            self.game.play(self.box, new, Trace.plain(), self.seat, action)
        return new

    def reason_of(self, s: Position, unit: Unit) -> int:
        """Return why actions may not be done one right after the other, or NONE."""
        for number, action in enumerate(unit):
            reason = self.reason(self.after(s, *unit[:number]) if number else s, action)
            if reason != NONE:
                return reason
        return NONE


class _Search:
    """Looks for an order; what has failed once is not tried again."""

    def __init__(self, wisher: Wisher, between: frozenset[str], *, prune: bool = False) -> None:
        self.wisher, self.between, self.prune = wisher, between, prune
        self.failed: set[tuple[bytes, tuple[Unit, ...], int]] = set()

    def order(self, s: Position, wishes: list[Unit], most: int) -> list[int] | None:
        """Order wishes, with at most so many actions of other verbs between them."""
        if not wishes or not self.wisher.asked(s):
            return None if wishes else []
        key = (s.pack(), tuple(sorted(wishes)), most)
        if key in self.failed:
            return None
        for unit, rest, left in self._steps(s, wishes, most):
            found = self.order(self.wisher.after(s, *unit), rest, left)
            if found is not None:
                return [*unit, *found]
        self.failed.add(key)
        return None

    def _steps(
        self, s: Position, wishes: list[Unit], most: int
    ) -> Iterator[tuple[Unit, list[Unit], int]]:
        """Yield what can come next: wishes as they were named, then what may stand between."""
        later = self.wisher.game.wishes.later
        reasons = {wish: self.wisher.reason_of(s, wish) for wish in wishes}
        if self.prune and any(reason not in (NONE, *later) for reason in reasons.values()):
            return  # what does not come now will never come
        for wish, reason in reasons.items():
            if reason == NONE:
                rest = wishes.copy()
                rest.remove(wish)
                yield wish, rest, most
        if most:
            for action in self.wisher.legal(s, self.between):
                if (action,) not in reasons:
                    yield (action,), wishes, most - 1
