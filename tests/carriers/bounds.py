"""Plays every game compiled with checks: python bounds.py, with NUMBA_BOUNDSCHECK set.

Entries of a game are compiled together, so that its rules are lowered once; they are hardly
optimised, since an index is checked just the same.
"""

from __future__ import annotations

from kogge.core.compiled import back
from kogge.core.compiled.build import build_here
from kogge.core.compiled.entry import noting
from kogge.core.compiled.library import is_checked, kept, loaded
from kogge.core.compiled.source import foreign_digest
from kogge.core.game import Game
from kogge.core.loop import Desk
from strategies import TESTED, begin


def desk_of(game: Game, seats: int) -> Desk:
    """Return a desk at which a game can be played by the thousand."""
    return Desk(game, game.edition.box, begin(game, seats).position, b"bounds", flat=True)


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


def main() -> None:
    """Play at random, and count all ways to go on from the start."""
    assert is_checked()
    back.FULLY = 1
    for game in TESTED:
        compile_checked(game)
        for seats in game.seats:
            desk = desk_of(game, seats)
            desk.play(300)
            desk.perft(3)
    print("checked")


if __name__ == "__main__":
    main()
