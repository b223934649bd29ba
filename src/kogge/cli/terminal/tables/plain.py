"""The table of any game: what a seat sees, line by line."""

from __future__ import annotations

from typing import Any

from kogge.core.carrier.codec import describe
from kogge.core.carrier.record import Seats
from kogge.core.game import Position
from kogge.speech.speech import Words

from ..screen import Screen

UNSHOWN = ("seats", "viewer")  # these go without saying


def draw(screen: Screen, words: Words, s: Position, names: list[str]) -> None:
    """Show all fields of a view; what belongs to a seat stands with its name."""
    screen.say(words.name(words.game.name), "bold")
    for field, value in describe(s).items():
        if field in UNSHOWN:
            continue
        by_seat = [isinstance(axis, Seats) for axis in s.cells[field].axes[:1]] == [True]
        shown = dict(zip(names, value, strict=True)) if by_seat else value
        screen.say(f"{words.name(field)}: {told(words, shown)}")


def told(words: Words, value: Any) -> str:
    """Return a value in words."""
    if isinstance(value, dict):
        return "; ".join(
            f"{words.name(str(key))} {told(words, item)}" for key, item in value.items()
        )
    if isinstance(value, list):
        return ", ".join(told(words, item) for item in value) or "-"
    return words.name(value) if isinstance(value, str) else str(value)
