"""How Riga is judged: values by hand, and what a net sees."""

from __future__ import annotations

from ..eye import Eye, nothing
from .features import SIGHT
from .values import finish, obvious, spread, standing, turn, value

EYE = Eye(
    value, obvious, finish, nothing, standing, spread, turn, SIGHT,
    table=4, meets=False, point=1000,
)  # fmt: skip
