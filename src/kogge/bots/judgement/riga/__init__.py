"""How Riga is judged: values by hand, and what a net sees."""

from __future__ import annotations

from ...time.level import Level, Levels
from ..eye import Eye, nothing
from .features import SIZE, describe
from .values import finish, obvious, spread, standing, turn, value

EYE = Eye(
    value, obvious, finish, nothing, standing, spread, turn, describe, SIZE,
    table=4, meets=False,
    levels=Levels(
        apprentice=Level(9, 0.08),
        journeyman=Level(18, 0.047),
        craftsman=Level(40, 0.026),
        merchant=Level(80, 0.016),
        master=Level(180, 0.008),
        alderman=Level(1000, 0.0),
    ),
)  # fmt: skip
