"""What a table of Visby shows and only the rules know: the cards that are played with."""

from __future__ import annotations

from typing import Annotated, TypedDict

from kogge.core.carrier.codec import members

from .box import Box, deck
from .position import Position
from .vocabulary import Card


class Survey(TypedDict):
    """What only the rules know."""

    deck: list[Annotated[str, Card]]


def survey(box: Box, s: Position, seat: int) -> Survey:
    """Return the cards that each seat plays with."""
    return {"deck": list(members(Card, deck(box)))}
