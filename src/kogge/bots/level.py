"""The levels of the guild by name."""

from __future__ import annotations

from dataclasses import fields

from kogge.core.game import Game

from .judgement.eyes import eye_of
from .time.level import Level, Levels

NAMES = tuple(field.name for field in fields(Levels))


def level_of(game: Game, name: str) -> Level:
    """Return how a member of the guild plays a game."""
    level: Level = getattr(eye_of(game).levels, name)
    return level
