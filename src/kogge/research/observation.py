"""What a seat sees, as a row of numbers: the flat record of its view, word by word."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kogge.core.carrier.arrays import dtype_of
from kogge.core.game import Game, Position

WORD = 4  # bytes; a set takes two words, the lower one first


def width(game: Game) -> int:
    """Return how many words a view has."""
    return game.position_kind.layout.size // WORD


def words(view: Position) -> NDArray[np.int32]:
    """Return a view as a row of words."""
    return np.frombuffer(view.pack(), "<i4").astype(np.int32)


def rows(records: NDArray[Any]) -> NDArray[np.int32]:
    """Return an array of flat records as rows of words, without copying them."""
    return records.view(np.int32).reshape(len(records), -1)


def columns(game: Game) -> dict[str, slice]:
    """Return where each field lies in a row.

    >>> from kogge.games import find
    >>> columns(find("visby"))["seals"]
    slice(8, 14, None)
    """
    layout = dtype_of(game.position_kind.flat_layout())
    assert layout.fields is not None
    return {
        name: slice(start // WORD, (start + kind.itemsize) // WORD)
        for name, (kind, start, *_) in layout.fields.items()
    }
