"""How Visby is judged: values by hand, and what a net sees."""

from __future__ import annotations

from ..eye import Eye, nothing
from .features import SIGHT
from .values import obvious, spread, standing, turn, value

EYE = Eye(value, obvious, obvious, nothing, standing, spread, turn, SIGHT, table=2, meets=True)
