"""How the table of each game is drawn in a terminal: its module here is found by its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kogge.core.game import Game
from kogge.speech.speech import Words

from ..screen import Screen
from . import plain

Draw = Callable[[Screen, Words, Any, list[str]], None]


@cache
def table_of(game: Game) -> Draw:
    """Return how the table of a game is drawn; plainly, if it has no module here."""
    if find_spec(f"{__package__}.{game.name}") is None:
        return plain.draw
    draw: Draw = import_module(f".{game.name}", __package__).draw
    return draw
