"""What a player of OpenSpiel is shown: the seat's view and nothing else, as numbers and as text."""

from __future__ import annotations

import json
from typing import Any, Protocol

import numpy as np
import pyspiel

from kogge.core.carrier import codec
from kogge.core.carrier.record import Cell, Kind
from kogge.core.game import EVERYBODY, NOBODY, Game

EYES = {pyspiel.PrivateInfoType.NONE: NOBODY, pyspiel.PrivateInfoType.ALL_PLAYERS: EVERYBODY}


class Shown(Protocol):
    """A state of OpenSpiel: a world with its rules at hand."""

    @property
    def world(self) -> Any:
        """Return the world that it holds."""


class Observer:
    """Shows views: numbers as they are, words one-hot, sets as bits.

    OpenSpiel's own type says what may be seen: one seat's view, a spectator's, or everything.
    Perfect recall is not needed: what matters of the past lies on the table.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        self.game, self.kind = game, kind
        self.exact = kind.perfect_recall  # keys of searches are bytes, texts for people are words
        self.pieces = {name: _shape(cell) for name, cell in game.position_kind.cells.items()}
        self.tensor = np.zeros(sum(map(_count, self.pieces.values())), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in self.pieces.items():
            end = start + _count(shape)
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def set_from(self, state: Shown, player: int) -> None:
        """Fill the tensor with what a player sees of a state."""
        cells = self._seen(state, player)[0]
        for name, cell in self.game.position_kind.cells.items():
            self.dict[name][...] = _numbers(cell, cells[name])

    def string_from(self, state: Shown, player: int) -> str:
        """Return what a player sees of a state: the whole view, in bytes or in words."""
        seen = self._seen(state, player)
        if self.exact:
            return str(seen.tobytes().hex())
        return json.dumps(codec.describe(state.world.referee.plain(seen)))

    def _seen(self, state: Shown, player: int) -> Any:
        eyes = EYES.get(self.kind.private_info, player)
        return state.world.referee.view(state.world.cells, eyes)


def _shape(cell: Cell) -> tuple[int, ...]:
    return (*cell.shape, 1 if cell.words is None else len(cell.words))


def _count(shape: tuple[int, ...]) -> int:
    return int(np.prod(shape))


def _numbers(cell: Cell, values: Any) -> Any:
    column = np.asarray(values)[..., None]
    if cell.words is None:
        return column
    members = np.arange(len(cell.words))
    return column == members if cell.kind is Kind.CHOICE else column >> members & 1
