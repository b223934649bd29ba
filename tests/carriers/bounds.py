"""Plays every game with every index checked: python bounds.py plain|flat.

Plain positions are lists, which know their bounds. Flat ones are played by compiled code, for which
NUMBA_BOUNDSCHECK must be set; entries of a game are compiled together, so that its rules are
lowered once, and hardly optimised, since an index is checked just the same.
"""

from __future__ import annotations

import sys

from kogge.core.compiled import back
from kogge.core.compiled.build import build_here
from kogge.core.compiled.entry import noting
from kogge.core.compiled.library import is_checked, kept, loaded
from kogge.core.compiled.source import foreign_digest
from kogge.core.game import Game
from kogge.core.loop import Desk
from strategies import TESTED, begin


def desk_of(game: Game, seats: int, *, flat: bool = True) -> Desk:
    """Return a desk at which a game can be played over and over."""
    return Desk(game, game.edition.box, begin(game, seats).position, b"bounds", flat=flat)


def compile_checked(game: Game) -> None:
    """Compile what a desk calls."""
    with noting() as noted:
        desk = desk_of(game, game.seats[0])
        desk.play(1)
        desk.perft(3)
    calls = {each.name: (each.function, args) for each, args in noted.items()}
    rules, source = {each.name: each.rules for each in noted}, foreign_digest()
    library = loaded(build_here(kept(source), f"bounds-{game.name}", calls, rules, source), source)
    assert library is not None
    for each in noted:
        each.ready = library.call(each.name, each.rules)


def play_flat() -> None:
    """Play at random by compiled code, and count all ways to go on from the start."""
    assert is_checked()
    back.FULLY = 1
    for game in TESTED:
        compile_checked(game)
        for seats in game.seats:
            desk = desk_of(game, seats)
            desk.play(300)
            desk.perft(3)


def play_plain() -> None:
    """Play at random on lists."""
    for game in TESTED:
        for seats in game.seats:
            desk_of(game, seats, flat=False).play(20)


if __name__ == "__main__":
    {"plain": play_plain, "flat": play_flat}[sys.argv[1]]()
    print("checked")
