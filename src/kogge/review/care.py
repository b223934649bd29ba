"""How much a review looks at: in simulations, so that it can be repeated exactly."""

from __future__ import annotations

from dataclasses import dataclass

from kogge.core.game import Game


@dataclass(frozen=True, slots=True)
class Care:
    """Simulations for each question that a review asks."""

    find: int  # to find the best choice of a decision
    weigh: int  # for each of two choices that are compared, in each tree
    trees: int  # grown apart for each of them: how much they differ is the error
    line: int  # for the value of a position
    draw: int  # for each outcome of a draw
    solve: int  # positions to solve two choices at the same moment
    crowd: int  # for choices of more than two at the same moment

    def times(self, factor: float) -> Care:
        """Return more or less care; the number of trees stays."""
        return Care(
            **{
                name: getattr(self, name) if name == "trees" else max(2, round(value * factor))
                for name, value in ((each, getattr(self, each)) for each in self.__slots__)
            }
        )


USUAL = Care(find=400, weigh=100, trees=4, line=64, draw=8, solve=60_000, crowd=3000)
SEATS = 2  # for which this is meant: at larger tables each simulation costs more


def care_for(game: Game, seats: int) -> Care:
    """Return the care that keeps a review of any match below a minute of one core."""
    return USUAL.times(SEATS / seats)
