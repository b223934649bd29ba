"""How much a review looks at: in simulations, so that it can be repeated exactly."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Care:
    """Simulations for each question that a review asks; of lines, decisions."""

    find: int  # to find the best choice of a decision
    weigh: int  # for each of two choices that are compared, in each tree
    trees: int  # grown apart for each of them: how much they differ is the error
    draw: int  # for each outcome of a draw
    solve: int  # positions to solve two choices at the same moment
    crowd: int  # for choices of more than two at the same moment
    lines: int = 0  # decisions of the lines by which the choices of a moment are compared; 0: none

    @property
    def aside(self) -> Care:
        """The care for what others decide, who are not graded."""
        return replace(self, find=self.find // 2, weigh=self.weigh // 2, trees=2)

    @property
    def closer(self) -> Care:
        """The care for what seems to have cost something: a turn of many choices asks for depth."""
        return replace(self, weigh=CLOSER * self.weigh)

    def times(self, factor: float) -> Care:
        """Return more or less care; the number of trees stays."""
        return Care(
            find=max(4, round(self.find * factor)),
            weigh=max(4, round(self.weigh * factor)),
            trees=self.trees,
            draw=max(1, round(self.draw * factor)),
            solve=max(100, round(self.solve * factor)),
            crowd=max(100, round(self.crowd * factor)),
            lines=round(self.lines * factor),
        )


CLOSER = 4  # times as many simulations
USUAL = Care(find=400, weigh=80, trees=4, draw=8, solve=60_000, crowd=3000, lines=240)
FULL = 2  # seats, for which this is meant: at larger tables there is more to look at


def care_for(seats: int) -> Care:
    """Return the care that keeps a review of any match below a minute of one core."""
    return USUAL.times(FULL / seats)
