"""How Haithabu is judged: values by hand, and what a net sees."""

from __future__ import annotations

from ..eye import Eye
from .features import SIZE, describe
from .values import finish, guess, obvious, spread, standing, turn, value

EYE = Eye(
    value, obvious, finish, guess, standing, spread, turn, describe, SIZE,
    table=4, meets=False,
)  # fmt: skip
