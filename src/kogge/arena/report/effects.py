"""How often each component is used and what goes with it, with intervals over seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kogge.core.verbs.measures import Family

from ..figures import RESAMPLES, alike
from .bounds import Figure, Mark, mark_of_effect, mark_of_use
from .findings import Round

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

FEW = 5  # seeds on either side, below which their success says nothing
NEARLY_ALL = 0.9  # of the seats; when more use a component, the few others are no measure


@dataclass(frozen=True, slots=True)
class Use:
    """One component at one size of table."""

    family: str
    member: str
    among: int  # members of its family
    each: float  # uses in a match
    share: Figure  # of the uses of its family
    by_amount: bool  # nearly all seats use it: "with" then means more often than their table
    wins: tuple[float, float] | None  # with it and without it
    effect: Figure | None  # their difference
    use_mark: Mark
    effect_mark: Mark

    @property
    def multiple(self) -> float:
        """How often it is used, where 1 would be its even share."""
        return self.share.value * self.among

    @property
    def troubles(self) -> dict[str, Mark]:
        """What is out of bounds about it: it is used too seldom or too often, it wins or loses."""
        used = "rare" if self.multiple < 1 else "often"
        brings = "wins" if self.effect is not None and self.effect.value > 0 else "loses"
        marks = {used: self.use_mark, brings: self.effect_mark}
        return {trouble: mark for trouble, mark in marks.items() if mark}

    @property
    def mark(self) -> Mark:
        """The worse of its marks."""
        return max(self.use_mark, self.effect_mark)


class Sample:
    """The seats of all matches as rows of figures, and the draws of a bootstrap over seeds."""

    def __init__(self, found: Round) -> None:
        import numpy as np

        matches = found.matches
        self.found, self.seats = found, found.seats
        names = {seed: n for n, seed in enumerate(dict.fromkeys(m.seed for m in matches))}
        self.seeds = np.repeat([names[match.seed] for match in matches], found.seats)
        self.won = np.array([share for match in matches for share in match.won])
        luck, count = np.random.default_rng(0), len(names)
        self.times = np.empty((RESAMPLES, count))  # how often each draw has each seed
        for times in self.times:
            times[:] = np.bincount(luck.integers(0, count, count), minlength=count)

    def uses(self, family: Family) -> list[Use]:
        """Return all components of a family; none if nothing of it was ever used."""
        import numpy as np

        rows = [seat for match in self.found.matches for seat in match.uses]
        table = np.array([[row[family.name, each] for each in family.members] for row in rows])
        if not table.size or not table.any():
            return []
        all_uses = table.sum(axis=1).astype(float)
        return [
            self._use(family, member, table[:, n].astype(float), all_uses)
            for n, member in enumerate(family.members)
        ]

    def _use(self, family: Family, member: str, used: Array, all_uses: Array) -> Use:
        share = self._ratio(used, all_uses)
        by_amount, first, second = self._sides(used)
        effect, wins = None, None
        if min(self._seeds_with(first), self._seeds_with(second)) >= FEW:
            wins = (float(self.won @ first / first.sum()), float(self.won @ second / second.sum()))
            effect = self._difference(first, second)
        return Use(
            family.name,
            member,
            len(family.members),
            float(used.sum()) / len(self.found.matches),
            share,
            by_amount,
            wins,
            effect,
            mark_of_use(share, len(family.members)),
            mark_of_effect(effect) if effect else Mark.WITHIN,
        )

    def _sides(self, used: Array) -> tuple[bool, Array, Array]:
        """Return the seats that are compared: with and without, or more and less than the table."""
        if (used > 0).mean() <= NEARLY_ALL:
            return False, (used > 0).astype(float), (used == 0).astype(float)
        table = used.reshape(-1, self.seats).mean(axis=1).repeat(self.seats)
        return True, (used > table).astype(float), (used < table).astype(float)

    def _drawn(self, column: Array) -> Array:
        """Return the sum of a column in every draw of seeds."""
        import numpy as np

        return self.times @ np.bincount(self.seeds, column, minlength=self.times.shape[1])

    def _seeds_with(self, column: Array) -> int:
        """Return in how many seeds a column has anything."""
        return len(set(self.seeds[column > 0]))

    def _ratio(self, part: Array, whole: Array) -> Figure:
        """Return a share; what never occurred may still be as frequent as so many uses allow."""
        drawn = self._drawn(part) / self._drawn(whole).clip(1e-9)
        found = between(float(part.sum() / whole.sum()), drawn)
        if part.any():
            return found
        uses = whole.sum() * self.times.shape[1] * self.seats / len(whole)  # of one match a seed
        return Figure(0.0, 0.0, alike(0.0, max(1, round(uses)))[1])

    def _difference(self, first: Array, second: Array) -> Figure:
        """Return by how much one side wins more than the other; draws that lack one are left."""
        sides = [(self._drawn(self.won * each), self._drawn(each)) for each in (first, second)]
        known = (sides[0][1] > 0) & (sides[1][1] > 0)
        shares = [won[known] / count[known] for won, count in sides]
        value = self.won @ first / first.sum() - self.won @ second / second.sum()
        found = between(float(value), shares[0] - shares[1])
        (down, up), (under, over) = self._unseen(first), self._unseen(second)
        return Figure(found.value, found.low - down - over, found.high + up + under)

    def _unseen(self, side: Array) -> tuple[float, float]:
        """Return how far a side that always or never wins may be off; a bootstrap cannot tell."""
        share = float(self.won @ side / side.sum())
        if share not in (0.0, 1.0):
            return 0.0, 0.0
        low, high = alike(share, self._seeds_with(side))
        return share - low, high - share


def between(value: float, drawn: Array) -> Figure:
    """Return a figure with the middle 95 % of its draws."""
    import numpy as np

    low, high = np.quantile(drawn, (0.025, 0.975))
    return Figure(value, float(low), float(high))


def uses_of(found: Round) -> dict[str, list[Use]]:
    """Return the components of all families that were used, by family."""
    sample = Sample(found)
    return {f.name: uses for f in found.families if (uses := sample.uses(f))}


def beyond(uses: Sequence[Use]) -> list[Use]:
    """Return the components that surely are out of bounds."""
    return [use for use in uses if use.mark == Mark.BEYOND]
