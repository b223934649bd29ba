"""How a match draws: in which way its seed decides what chance does next.

By number, a draw follows from how often chance has acted before. By deck it follows from what is
drawn: the fifth building is the fifth building, however many goods came before it. So tables of
one seed see the same cards even where people decide differently. ``docs/notation.md`` describes
both ways.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from ..error import Broken
from ..game import CHANCE, Game, Position
from .seed import Seed

MOST = 1000  # ranks that are reckoned for one draw


class Draws(StrEnum):
    """The ways to draw, as a match file names them."""

    BY_NUMBER = "by number"  # all that do not say
    BY_DECK = "by deck"


def read_draws(text: str) -> Draws:
    """Return the way to draw of that name; a newer one is refused plainly."""
    try:
        return Draws(text)
    except ValueError as error:
        trouble = "the match draws in a way that is not known here: '{data}'"
        raise Broken("", trouble, "{names}", data=text, names=", ".join(Draws)) from error


def usual(game: Game) -> Draws:
    """Return how new matches of a game draw; where nothing is drawn there is nothing to say."""
    return Draws.BY_DECK if len(game.outcomes) else Draws.BY_NUMBER


class Luck(NamedTuple):
    """What chance has drawn so far: how often each verb, in the entries that were looked at."""

    looked: int = 0
    draws: Mapping[str, int] = {}

    def on(self, game: Game, entries: Sequence[tuple[int, int, str]]) -> Luck:
        """Return the same for all entries of a match; those that have come since are counted."""
        draws = dict(self.draws)
        for actor, action, _ in entries[self.looked :]:
            if actor == CHANCE:
                verb = game.outcomes[action].verb
                draws[verb] = draws.get(verb, 0) + 1
        return Luck(len(entries), draws)

    def next(self, way: Draws, seed: Seed, game: Game, s: Position, weights: Sequence[int]) -> int:
        """Return what chance does next."""
        if way == Draws.BY_NUMBER:
            return seed.draw(f"chance {sum(self.draws.values())}", weights)
        spans = game.outcomes.spans
        verbs = [verb for verb, span in spans.items() if any(weights[span.start : span.stop])]
        kinds = [kind for verb in verbs for kind in spans[verb]]
        copies = [weights[kind] for kind in kinds]
        label = f"deck {self.occasion(game, s, verbs)}"
        if len(copies) * max(copies) > MOST:
            return seed.draw(f"{label}, {'/'.join(verbs)}", weights)
        return kinds[seed.foremost(label, copies)]

    def occasion(self, game: Game, s: Position, verbs: Sequence[str]) -> str:
        """Return by what a draw is known: its number among those of its verb, or the game's word.

        Where one of several verbs may come, they are counted together.
        """
        number = str(1 + sum(self.draws.get(verb, 0) for verb in verbs))
        if len(verbs) > 1:
            return f"{'/'.join(verbs)} {number}"
        named = game.verbs.occasions.get(verbs[0])
        return named(s) if named else number
