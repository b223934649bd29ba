"""What can still come: the goods and buildings that a seat has not seen."""

from __future__ import annotations

from .box import Box
from .hidden import unplaced_goods, unseen_cards
from .position import Position
from .vocabulary import GOODS


def unseen_goods(box: Box, view: Position) -> list[int]:
    """§9.2  Count the goods of each kind that lie in the pile, or unseen in other hands."""
    return [unplaced_goods(box, view, good) for good in range(GOODS)]


def unseen_buildings(view: Position) -> int:
    """§9.2  Return the buildings whose whereabouts the seat does not know."""
    return unseen_cards(view)
