"""How good a position looks to a seat, by hand, one module a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import riga, visby


@dataclass(frozen=True, slots=True)
class Eye:
    """How a game is judged by looking, without search."""

    value: Callable[[Any, Any, int], float]  # (box, s, seat): what a seat would give for it
    obvious: Callable[[Any, Any, int], int | None]  # (box, s, seat): the obvious choice, if any
    finish: Callable[[Any, Any, int], int | None]  # (box, s, seat): how to end what is begun
    meets: bool  # whether it matters what others choose at the same moment


EYES = {
    "visby": Eye(visby.value, visby.obvious, visby.obvious, meets=True),
    "riga": Eye(riga.value, riga.obvious, riga.finish, meets=False),
}
