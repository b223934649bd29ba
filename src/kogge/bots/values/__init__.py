"""How good a position looks to a seat, by hand, one module a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import visby


@dataclass(frozen=True, slots=True)
class Eye:
    """How a game is judged by looking, without search."""

    value: Callable[[Any, Any, int], float]  # (box, s, seat): what a seat would give for it
    settle: Callable[[Any, Any, int], int | None]  # (box, s, seat): the obvious choice, if any


EYES = {"visby": Eye(visby.value, visby.settle)}
