"""How a decision is found: by the hash of what its mover knows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from kogge.core.carrier.room import put
from kogge.core.carrier.rule import rule
from kogge.core.game import Game

from ..yardsticks.search import find, key_of
from .grove import NOW, SEEN, Grove, room_left


@cache
def finder(game: Game) -> Callable[[Grove[Any], int], int]:
    """Return the rule that finds what a seat knows among what is remembered."""
    hide = game.hide

    @rule
    def look_up(g: Any, seat: int) -> int:
        """Return the place of what a seat knows; it is free if no room is left to remember it."""
        put(g.work, SEEN, g.work, NOW)
        hide(g.work[SEEN], seat)
        key = key_of(g.cells[SEEN])
        slot = find(g.keys, key)
        if g.keys[slot] == 0 and room_left(g, 1, len(g.mask)):
            g.keys[slot], g.decisions[slot].count = key, 0
            g.meter[0].decisions += 1
        return slot

    return look_up
