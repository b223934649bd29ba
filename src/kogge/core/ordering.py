"""Orders: in which order the rules accept several actions of one seat.

The rules name the members of a set in one fixed order, so that nothing can be reached twice. This
looks for it, and remembers every position on the way: whoever asks about many sets that differ
little has each position played out once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from .carrier.record import Record
from .game import NONE, Game, Position
from .trace import UNREAD

Unit = tuple[int, ...]  # an action, with what is tied to it


@dataclass(frozen=True, slots=True)
class Chooser:
    """A seat that asks the rules what it may do, as its view shows the table."""

    game: Game
    box: Record
    view: Position
    seat: int

    def asked(self, s: Position) -> bool:
        """Return whether the seat has to choose: alone, or with others that do not matter here."""
        return bool(self.game.together(s) >> self.seat & 1)

    def reason(self, s: Position, action: int) -> int:
        """Return why something may not be done, or NONE."""
        return int(self.game.refusal(self.box, s, self.seat, action))

    def after(self, s: Position, *actions: int) -> Position:
        """Return the position after actions of the seat."""
        new = s.copy()
        for action in actions:
            self.game.play(self.box, new, UNREAD, self.seat, action)
        return new

    def legal(self, s: Position, verbs: frozenset[str]) -> Iterator[int]:
        """Yield what may be done of some verbs."""
        actions = self.game.legal_actions(self.box, s, self.seat) if self.asked(s) else ()
        return (action for action in actions if self.game.actions[action].verb in verbs)

    def of(self, verbs: frozenset[str]) -> Iterator[int]:
        """Yield all actions of some verbs."""
        actions = self.game.actions
        return (number for number in range(len(actions)) if actions[number].verb in verbs)


@dataclass
class Node:
    """A position on the way, and what the rules have said of it."""

    chooser: Chooser
    position: Position
    _reasons: dict[Unit, int] = field(default_factory=dict)
    _nexts: dict[Unit, Node] = field(default_factory=dict)
    _legal: dict[frozenset[str], list[Unit]] = field(default_factory=dict)

    @cached_property
    def packed(self) -> bytes:
        """The position as a key."""
        return self.position.pack()

    @cached_property
    def asked(self) -> bool:
        """Whether the seat has to choose here."""
        return self.chooser.asked(self.position)

    def reason(self, unit: Unit) -> int:
        """Return why actions may not be done here one right after the other, or NONE."""
        if unit not in self._reasons:
            *before, last = unit
            first = self.reason(tuple(before)) if before else NONE
            at = self.after(tuple(before)).position if before and first == NONE else self.position
            self._reasons[unit] = first or self.chooser.reason(at, last)
        return self._reasons[unit]

    def after(self, unit: Unit) -> Node:
        """Return where actions lead."""
        if unit not in self._nexts:
            self._nexts[unit] = Node(self.chooser, self.chooser.after(self.position, *unit))
        return self._nexts[unit]

    def legal(self, verbs: frozenset[str]) -> list[Unit]:
        """Return what may be done here of some verbs."""
        if verbs not in self._legal:
            self._legal[verbs] = [(n,) for n in self.chooser.legal(self.position, verbs)]
        return self._legal[verbs]


@dataclass
class Search:
    """Looks for an order; what has failed once is not tried again.

    Actions of the verbs ``between`` may stand between those that are wanted. With ``prune``
    nothing is looked for after a position in which one of them has become impossible for good.
    """

    between: frozenset[str] = frozenset()
    prune: bool = False
    _failed: set[tuple[bytes, tuple[Unit, ...], int]] = field(default_factory=set)

    def order(self, at: Node, units: Sequence[Unit], most: int) -> list[int] | None:
        """Order actions, with at most so many others between them."""
        if not units or not at.asked:
            return None if units else []
        key = (at.packed, tuple(sorted(units)), most)
        if key in self._failed:
            return None
        for unit, rest, left in self._steps(at, units, most):
            found = self.order(at.after(unit), rest, left)
            if found is not None:
                return [*unit, *found]
        self._failed.add(key)
        return None

    def _steps(
        self, at: Node, units: Sequence[Unit], most: int
    ) -> Iterator[tuple[Unit, list[Unit], int]]:
        """Yield what can come next: actions as they were named, then what may stand between."""
        later = at.chooser.game.wishes.later
        reasons = {unit: at.reason(unit) for unit in units}
        if self.prune and any(reason not in (NONE, *later) for reason in reasons.values()):
            return  # what cannot come now will never come
        for unit, reason in reasons.items():
            if reason == NONE:
                rest = list(units)
                rest.remove(unit)
                yield unit, rest, most
        if most:
            for other in at.legal(self.between):
                if other not in reasons:
                    yield other, list(units), most - 1
