"""The first choices of many deals, added up: each choice by itself, and those that share a part."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from kogge.core.game import Game
from kogge.core.verbs.measures import Family

from ..figures import interval
from ..report.bounds import Figure
from ..report.counting import families_of
from .openings import Look, View

SURE = 1.96  # standard errors of a 95 % interval
Named = Callable[[int], Iterable[str]]  # the groups to which an action belongs


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice, or several that have a part in common."""

    name: str
    deals: int  # in which it was offered
    share: Figure  # of the win, by the likeliest choice of the group
    chosen: Figure  # how often one of the group is chosen, where it is offered


def kinds_of(looks: Iterable[Look]) -> dict[str, list[Look]]:
    """Return the looks by kind of choice, in the order of the match."""
    kinds: dict[str, list[Look]] = {}
    for look in looks:
        kinds.setdefault(look.kind, []).append(look)
    return kinds


def is_same(looks: Sequence[Look]) -> bool:
    """Return whether all deals look alike."""
    return len({look.seen for look in looks}) == 1


def each(game: Game, looks: Sequence[Look]) -> list[Choice]:
    """Return all choices, the one that is chosen most often first."""
    return added_up(looks, lambda action: (game.actions.name(action),))


def by_part(game: Game, looks: Sequence[Look]) -> dict[str, list[Choice]]:
    """Return for each family whose members several choices share what these bring together."""
    offered = {view.action for look in looks for view in look.views}
    told: dict[str, list[Choice]] = {}
    for family in different(families_of(game, game.edition.box)):
        named = naming(game, family)
        members = [name for action in offered for name in named(action)]
        if len(members) > len(set(members)):
            told[family.name] = added_up(looks, named)
    return told


def different(families: Sequence[Family]) -> list[Family]:
    """Return one family for each set of members: a card may be taken, built and paid with."""
    return list({family.members: family for family in reversed(families)}.values())[::-1]


def naming(game: Game, family: Family) -> Named:
    """Return the rule that says which members of a family an action names."""

    def named(action: int) -> tuple[str, ...]:
        found = dict.fromkeys(family.member(word) for word in game.actions[action].args)
        return tuple(name for name in found if name)

    return named


def added_up(looks: Sequence[Look], named: Named) -> list[Choice]:
    """Return what all deals say about each group, the one that is chosen most often first."""
    groups: dict[str, list[list[View]]] = {}
    for look in looks:
        for name, views in grouped(look, named).items():
            groups.setdefault(name, []).append(views)
    same = is_same(looks)
    choices = [choice_of(name, deals, same=same) for name, deals in groups.items()]
    return sorted(choices, key=lambda choice: (-choice.chosen.value, -choice.share.value))


def grouped(look: Look, named: Named) -> dict[str, list[View]]:
    """Return what was thought of the choices of one deal, by group."""
    groups: dict[str, list[View]] = {}
    for view in look.views:
        for name in named(view.action):
            groups.setdefault(name, []).append(view)
    return groups


def choice_of(name: str, deals: Sequence[Sequence[View]], *, same: bool) -> Choice:
    """Return what the deals say about a group."""
    best = [max(views, key=lambda view: (view.chosen, view.share)) for views in deals]
    chosen = [sum(view.chosen for view in views) for views in deals]
    shares = [view.share for view in best]
    share = judged(best) if same else Figure(fmean(shares), *interval(shares))
    return Choice(name, len(deals), share, Figure(fmean(chosen), *interval(chosen)))


def judged(views: Sequence[View]) -> Figure:
    """Return a share that is the same in all deals: only the doubt of the search is left."""
    mean, reach = fmean(view.share for view in views), SURE * fmean(view.doubt for view in views)
    return Figure(mean, max(0.0, mean - reach), min(1.0, mean + reach))
