"""The eye for a game: its folder here is found by its name; a game without one gets a plain eye."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from kogge.core.game import Game

from .eye import Eye
from .plain import plain


@cache
def eye_of(game: Game) -> Eye:
    """Return how a game is judged."""
    if find_spec(f"{__package__}.{game.name}") is None:
        return plain(game)
    eye: Eye = import_module(f".{game.name}", __package__).EYE
    return eye
