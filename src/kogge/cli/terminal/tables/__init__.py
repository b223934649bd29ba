"""How the table of each game is drawn in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kogge.speech.speech import Words

from ..screen import Screen
from . import haithabu, riga, visby

Draw = Callable[[Screen, Words, Any, list[str]], None]

TABLES: dict[str, Draw] = {"visby": visby.draw, "riga": riga.draw, "haithabu": haithabu.draw}
