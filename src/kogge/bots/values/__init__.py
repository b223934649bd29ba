"""How good a position looks to a seat, by hand, one module a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kogge.core.rule import rule

import kogge.bots.features.visby
from kogge.bots import features as seen

from . import haithabu, riga, visby
from .unsure import UNSURE


@dataclass(frozen=True, slots=True)
class Eye:
    """How a game is judged by looking, without search."""

    value: Callable[[Any, Any, int], float]  # (box, s, seat): what a seat would give for it
    obvious: Callable[[Any, Any, int], int]  # (box, s, seat): the obvious choice, or UNSURE
    finish: Callable[[Any, Any, int], int]  # (box, s, seat): how to end what is begun, or UNSURE
    guess: Callable[[Any, Any], int]  # (box, s): what to expect of chance, or UNSURE
    standing: Callable[[Any, Any, int], float]  # (box, s, seat): points that it may expect
    spread: Callable[[Any, Any], float]  # (box, s): points of lead that are likely to suffice
    calm: Callable[[Any, Any], bool]  # (box, s): whether nothing is begun that will be finished
    describe: Callable[[Any, Any, int, Any], None]  # (box, s, seat, row): what a net sees
    meets: bool  # whether it matters what others choose at the same moment


@rule
def nothing(box: Any, s: Any) -> int:
    """Expect nothing: what chance brings is not looked into."""
    return UNSURE


EYES = {
    "visby": Eye(
        visby.value,
        visby.obvious,
        visby.obvious,
        nothing,
        visby.standing,
        visby.spread,
        visby.calm,
        seen.visby.describe,
        meets=True,
    ),
    "riga": Eye(riga.value, riga.obvious, riga.finish, nothing, None, None, None, None, meets=False),
    "haithabu": Eye(haithabu.value, haithabu.obvious, haithabu.finish, haithabu.guess, None, None, None, None, meets=False),
}
