"""Six levels, named after the guild."""

from __future__ import annotations

from kogge.core.game import Game

from .judgement.eyes import eye_of
from .time.level import Level

NAMES = ("apprentice", "journeyman", "craftsman", "merchant", "master", "alderman")


def level_of(game: Game, name: str) -> Level:
    """Return how a member of the guild plays a game."""
    return eye_of(game).levels[NAMES.index(name)]
