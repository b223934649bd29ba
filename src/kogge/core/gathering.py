"""Sets that are picked in any order: what goes together, and when nothing is missing.

As long as something is missing nothing of a set can be played. Until then this says what else
fits; then it finds the order of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from .game import Position
from .ordering import Chooser, Node, Search

FAR = 99  # more than anybody picks


def set_verb(chooser: Chooser, s: Position) -> str:
    """Return the verb whose actions may be picked in any order in a position, or nothing."""
    if not chooser.asked(s):
        return ""
    game = chooser.game
    legal = game.legal_actions(chooser.box, s, chooser.seat)
    verbs = {game.actions[action].verb for action in legal} - {game.wishes.closing}
    return verbs.pop() if len(verbs) == 1 and verbs <= game.wishes.loose else ""


class Gathering:
    """The set that a seat is asked for in a position, if it is asked for one."""

    def __init__(self, chooser: Chooser, position: Position) -> None:
        self.chooser = chooser
        self._start = Node(chooser, position)
        self._plain = Search()

    @cached_property
    def verb(self) -> str:
        """The verb of its members; nothing where no set is asked for."""
        return set_verb(self.chooser, self._start.position)

    def offers(self, picks: Sequence[int]) -> list[int]:
        """Return what can be picked beside what is picked already."""
        members = self.chooser.of(frozenset({self.verb}))
        return [action for action in members if self.holds([*picks, action])]

    def holds(self, picks: Sequence[int]) -> bool:
        """Return whether some set holds all these."""
        return self._found(picks) is not None

    def rest(self, picks: Sequence[int]) -> list[int]:
        """Return what would complete a set that holds these: always the first that fits."""
        found = list(self._found(picks) or ())
        while len(found) < FAR and self._is_missing(found):
            members = self.chooser.legal(self._after(found), frozenset({self.verb}))
            found.append(next(members))
        for pick in picks:
            found.remove(pick)
        return found

    def _is_missing(self, found: Sequence[int]) -> bool:
        """Return whether a set has to go on."""
        s = self._after(found)
        return bool(self.verb) and set_verb(self.chooser, s) == self.verb and self._end(s) is None

    def _found(self, picks: Sequence[int]) -> list[int] | None:
        return self._completing.order(self._start, _units(picks), FAR)

    @cached_property
    def _completing(self) -> Search:
        return Search(frozenset({self.verb}), prune=True)

    def ended(self, picks: Sequence[int]) -> list[int] | None:
        """Return the picks in order, and what ends the set if need be; None if it has to go on."""
        return self.whole(picks) or self.closed(picks)

    def whole(self, picks: Sequence[int]) -> list[int] | None:
        """Return the picks in order if nothing can be added, or None."""
        found = self._order(picks)
        if found is None or set_verb(self.chooser, self._after(found)) == self.verb:
            return None
        return found

    def closed(self, picks: Sequence[int]) -> list[int] | None:
        """Return the picks in order and what ends the set, if it may be ended so."""
        found = self._order(picks)
        end = None if found is None else self._end(self._after(found))
        return None if found is None or end is None else [*found, end]

    def _end(self, s: Position) -> int | None:
        closing = frozenset({self.chooser.game.wishes.closing})
        return next(self.chooser.legal(s, closing), None)

    def _order(self, picks: Sequence[int]) -> list[int] | None:
        return self._plain.order(self._start, _units(picks), 0)

    def _after(self, actions: Sequence[int]) -> Position:
        node = self._start
        for action in actions:
            node = node.after((action,))
        return node.position


def _units(picks: Sequence[int]) -> list[tuple[int]]:
    """Return picks as a search takes them: by number, since most sets are named so."""
    return [(pick,) for pick in sorted(picks)]
