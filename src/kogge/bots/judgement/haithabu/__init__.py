"""How Haithabu is judged: values by hand, and what a net sees."""

from __future__ import annotations

from ...time.level import Level, Levels
from ..eye import Eye
from .features import SIZE, describe
from .values import finish, guess, obvious, spread, standing, turn, value

EYE = Eye(
    value, obvious, finish, guess, standing, spread, turn, describe, SIZE,
    table=4, meets=False,
    levels=Levels(
        apprentice=Level(18, 0.047),
        journeyman=Level(35, 0.031),
        craftsman=Level(68, 0.021),
        merchant=Level(115, 0.0155),
        master=Level(240, 0.0095),
        alderman=Level(800, 0.0),
    ),
)  # fmt: skip
