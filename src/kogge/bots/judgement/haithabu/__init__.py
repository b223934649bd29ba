"""How Haithabu is judged: values by hand, and what a net sees."""

from __future__ import annotations

from ..eye import Eye
from . import plans
from .features import SIGHT
from .stores import parting, waste
from .values import finish, guess, obvious, spread, turn, value

EYE = Eye(
    value, obvious, finish, guess, plans.prospect, spread, turn, SIGHT,
    table=4, meets=False, plan=plans.value, deserved=plans.deserved, waste=waste, parting=parting,
)  # fmt: skip
