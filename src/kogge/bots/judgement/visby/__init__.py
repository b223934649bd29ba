"""How Visby is judged: values by hand, and what a net sees."""

from __future__ import annotations

from ...time.level import Level, Levels
from ..eye import Eye, nothing
from .features import SIZE, describe
from .values import obvious, spread, standing, turn, value

EYE = Eye(
    value, obvious, obvious, nothing, standing, spread, turn, describe, SIZE,
    table=2, meets=True,
    levels=Levels(
        apprentice=Level(100, 0.09),
        journeyman=Level(200, 0.06),
        craftsman=Level(700, 0.04),
        merchant=Level(3000, 0.02),
        master=Level(3000, 0.04, solves=True),
        alderman=Level(60_000, 0.0, solves=True),
    ),
)  # fmt: skip
