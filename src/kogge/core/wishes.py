"""Wishes of one seat: several actions that it wants, in an order that the rules accept.

Rules name the members of a set in one fixed order, so that nothing can be reached twice. A person
picks them in any order; this finds that of the rules. Only the seat's own decisions are considered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from .game import CHANCE, NONE, Position
from .gathering import Gathering, set_verb
from .ordering import Chooser, Node, Search, Unit


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
class Gathered:
    """What wishes come to, of which the last may be a part of a set."""

    verb: str  # of the set; nothing if none is asked for
    before: list[int]  # what comes before the set, in the order of the rules
    ended: list[int]  # the set in that order, with what ends it; nothing if something is missing
    picked: list[int]  # of the set, as it was named
    fits: list[int]  # what can be picked beside that
    rest: list[int]  # what would complete it; the first way that is found


class Wisher(Chooser):
    """A seat that wants several things, as its view shows the table."""

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
        fits = self.gathering([*done, *silent]).holds(last)
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

    def gathering(self, actions: Sequence[int] = ()) -> Gathering:
        """Return the set that is asked for after some actions, if one is."""
        return Gathering(self, self.after(self.view, *actions))

    def gather(self, wishes: Sequence[int]) -> Gathered | None:
        """Return what wishes come to, of which the last may be a part of a set; None if nothing."""
        runs = self.runs(wishes)
        picks = runs.pop() if runs and self._loose_verb(runs[-1][0]) else []
        named = [wish for run in runs for wish in run]
        before = self.order(named)
        if before is None:
            return None
        silent = self._towards_a_set(before)
        asked = self.gathering([*before, *silent])
        if picks and asked.verb != self._loose_verb(picks[0]):
            return self._not_a_set(wishes)
        if not asked.holds(picks):
            return None
        return Gathered(
            asked.verb,
            before=[*before, *(silent if picks else ())],
            ended=(asked.ended(picks) if picks else None) or [],
            picked=picks,
            fits=[*self.joining(named), *asked.offers(picks)],
            rest=asked.rest(picks),
        )

    def _not_a_set(self, wishes: Sequence[int]) -> Gathered | None:
        """Return wishes that are like those of a set, where they are no more than themselves."""
        found = self.order(wishes)
        return None if found is None else Gathered("", found, [], [], [], [])

    def joining(self, wishes: Sequence[int]) -> list[int]:
        """Return what can be named beside the last wishes, even if it comes before one of them."""
        manners = self.game.wishes
        if not wishes or self.game.actions[wishes[-1]].verb not in manners.held:
            return []
        s = self.after(self.view, *(self.order(wishes) or ()))
        near = [
            action
            for action in self.of(manners.held - manners.tied)
            if self.reason(s, action) in (NONE, *manners.ordering) and action not in wishes
        ]
        return [action for action in near if self.order([*wishes, action]) is not None]

    def _towards_a_set(self, done: Sequence[int]) -> list[int]:
        """Return what goes without saying before a set is asked for; a question is not ended."""
        silent = self.game.wishes.silent - {self.game.wishes.closing}
        found: list[int] = []
        s = self.after(self.view, *done)
        while not set_verb(self, s) and (step := next(self.legal(s, silent), None)) is not None:
            found.append(step)
            s = self.after(s, step)
        return found

    def _is_open(self, actions: Sequence[int]) -> bool:
        """Return whether a set has been begun by the last actions, but is not complete."""
        verb = self._loose_verb(actions[-1])
        return bool(verb) and set_verb(self, self.after(self.view, *actions)) == verb

    def _towards(self, s: Position, wish: int) -> list[int]:
        """Return what goes without saying before things like this can be picked."""
        found: list[int] = []
        while set_verb(self, s) != self._loose_verb(wish):
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
        if trouble.reason in self.game.wishes.ordering:  # no fault: they may be named anyhow
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
        search, start = Search(self.game.wishes.silent), Node(self, s)
        for most in range(len(run) + 1):
            found = search.order(start, self.units(run), most)
            if found is not None:
                return found
        return None

    def _loose_verb(self, action: int) -> str:
        verb = self.game.actions[action].verb
        return verb if verb in self.game.wishes.loose else ""
