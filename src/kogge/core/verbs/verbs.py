"""The verbs of a game together: catalogues, rules for both carriers, outlooks, wishes."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..action import Catalogue
from ..carrier.rule import written
from .asking import IsAsked
from .verb import Manner, Verb
from .writer import Writer

# Rules as functions; the box and the position are those of the game, of either carrier.
Mover = Callable[[Any], int]  # (s) -> the seat that acts next, CHANCE or NOBODY
Together = Callable[[Any], int]  # (s) -> bit set of the seats that choose at the same moment
Refusal = Callable[[Any, Any, int, int], int]  # (box, s, seat, action) -> Reason
Legal = Callable[[Any, Any, int, Any], int]  # (box, s, seat, mask) -> how many it has marked
Chance = Callable[[Any, Any, Any], None]  # (box, s, weight)
Play = Callable[[Any, Any, Any, int, int], None]  # (box, s, trace, seat, action)
Outlook = Callable[[Any, Any, int, int], dict[str, Any]]  # (box, s, seat, action): figures
Plain = Callable[[Any, Any, int], dict[str, Any]]  # (box, s, seat): those of all actions


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a person's wishes are read: verbs by their manner, and reasons by what they mean."""

    loose: frozenset[str] = frozenset()  # verbs whose actions are picked in any order
    closing: str = ""  # the verb that ends a set of picks before the set is full
    silent: frozenset[str] = frozenset()  # verbs that go without saying in a longer command
    once: frozenset[str] = frozenset()  # verbs that apply to one object only, likewise
    tied: frozenset[str] = frozenset()  # verbs that belong to what was named right before them
    held: frozenset[str] = frozenset()  # what is named after them may come before
    confirm: frozenset[str] = frozenset()  # verbs that a person confirms, forced or not
    later: frozenset[int] = frozenset()  # reasons that may vanish once others are picked
    unready: frozenset[int] = frozenset()  # reasons that say a wish belongs to a later moment
    ordering: frozenset[int] = frozenset()  # reasons that concern only the rules' order


class Verbs:
    """All verbs of a game, in the order of their numbers, and what follows from them.

    ``chooses`` (s, seat) says whether a seat has to choose when nothing is drawn; ``not_now`` is
    the reason against a verb in the wrong phase; ``follow`` (box, s, trace) goes on by itself after
    each action; ``outlook`` (box, s, seat) returns the figures of all actions, to which each verb
    adds its own.
    """

    def __init__(
        self,
        verbs: Sequence[Verb],
        *,
        chooses: IsAsked,
        draws: Sequence[Verb] = (),
        not_now: int = 1,
        follow: Callable[..., None] | None = None,
        outlook: Plain | None = None,
        later: Iterable[int] = (),
        unready: Iterable[int] = (),
        ordering: Iterable[int] = (),
    ) -> None:
        self.verbs = verbs
        self.actions, self.outcomes = _numbered(verbs), _numbered(draws)
        self.occasions = {each.name: each.occasion for each in draws if each.occasion}
        self._firsts = [verb.first for verb in verbs]
        self.wishes = self._wishes(frozenset(later), frozenset(unready), frozenset(ordering))
        writer = Writer(verbs, draws, chooses, not_now, follow)
        rules = written(writer.text(), chooses.__module__, writer.scope)
        self.is_drawing: Callable[[Any], bool] = rules["is_drawing"]
        self.is_asked: IsAsked = rules["is_asked"]
        self.mover: Mover = rules["mover"]
        self.together: Together = rules["together"]
        self.why_not: Refusal = rules["why_not"]
        self.refusal: Refusal = rules["refusal"]
        self.legal: Legal = rules["legal"]
        self.chance: Chance = rules["chance"]
        self.play: Play = rules["play"]
        # Figures that belong to an action, whether it is allowed or not.
        self.outlook: Outlook = _added(outlook, rules["figures"]) if outlook else rules["figures"]

    def of(self, action: int) -> Verb:
        """Return the verb of an action."""
        return self.verbs[bisect_right(self._firsts, action) - 1]

    def _wishes(
        self, later: frozenset[int], unready: frozenset[int], ordering: frozenset[int]
    ) -> Wishes:
        named = {manner: frozenset(self._said(manner)) for manner in Manner}
        return Wishes(
            loose=named[Manner.LOOSE],
            closing=next(iter(named[Manner.CLOSING]), ""),
            silent=named[Manner.SILENT],
            once=named[Manner.ONCE],
            tied=named[Manner.TIED],
            held=named[Manner.HELD],
            confirm=named[Manner.CONFIRMED],
            later=later,
            unready=unready,
            ordering=ordering,
        )

    def _said(self, manner: Manner) -> Iterable[str]:
        return (verb.name for verb in self.verbs if manner in verb.manner)


def _added(plain: Plain, figures: Outlook) -> Outlook:
    """Return what adds the figures of an action to those of all actions."""

    def outlook(box: Any, s: Any, seat: int, action: int) -> dict[str, Any]:
        return plain(box, s, seat) | figures(box, s, seat, action)

    return outlook


def _numbered(verbs: Sequence[Verb]) -> Catalogue:
    """Give verbs their numbers, and return the catalogue of their actions."""
    number = 0
    for verb in verbs:
        verb.first = number
        number += len(verb.objects)
    return Catalogue(*((verb.name, verb.objects.names) for verb in verbs))
