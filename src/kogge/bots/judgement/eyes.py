"""The eyes of all games: each game has a folder here, found by its name."""

from __future__ import annotations

from importlib import import_module

from kogge.games import GAMES

from .eye import Eye

EYES: dict[str, Eye] = {name: import_module(f".{name}", __package__).EYE for name in GAMES}
