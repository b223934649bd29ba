"""The compiled rules of a game over single flat positions, for tools that step from Python."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kogge.core.carrier.arrays import array_of, dtype_of, flatten
from kogge.core.carrier.lot import Lots
from kogge.core.carrier.record import Record
from kogge.core.carrier.room import marks, room, row
from kogge.core.compiled.entry import can_compile
from kogge.core.game import EVERYBODY, Game, Position
from kogge.core.loop import Count, playouts
from kogge.core.trace import Trace
from kogge.core.trials.trial import Ask, door
from kogge.games import find

MOVER, TOGETHER, LEGAL, CHANCE = map(int, (Ask.MOVER, Ask.TOGETHER, Ask.LEGAL, Ask.CHANCE))
PLAY, HIDE, IMAGINE, MERIT = map(int, (Ask.PLAY, Ask.HIDE, Ask.IMAGINE, Ask.MERIT))


class Referee:
    """The keeper of the rules: one for all positions of a game, each an array of one record."""

    def __init__(self, game: Game, box: Record) -> None:
        assert can_compile(game), "the adapters for researchers need compiled code"
        self.game, self.box = game, box
        self.kind = dtype_of(game.position_kind.flat_layout())
        self._rooms = room(box, flat=True), room(Trace.plain(), flat=True)
        self._lots = room(Lots.of(b""), flat=True)
        self._mask = array_of(row(len(game.actions), flat=True))
        [self._marks] = marks(1, len(game.actions), flat=True)
        self._weight = array_of(row(len(game.outcomes), flat=True))
        self._work, self._counts = flatten(game.position_kind.plain()), row(len(Count), flat=True)
        self._ask = door(game)
        self.mover(flatten(game.position_kind.plain()))  # compiled now, not while a bot is thinking

    def __deepcopy__(self, _: object) -> Referee:
        """Stay the only one: copying a position does not copy the rules."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return referee, (self.game.name, self.box)

    def _put(self, what: int, cells: Any, out: Any, seat: int = 0, action: int = 0) -> int:
        box, trace = self._rooms
        return int(self._ask(what, box, cells, trace, self._lots, out, seat, action))

    def start(self, seats: int, options: dict[str, str]) -> Any:
        """Return the cells of the position before the first action."""
        game = self.game
        numbers = game.read_options(options, game.check_seats(seats))
        return flatten(game.start(self.box, seats, numbers))

    def copy(self, cells: Any) -> Any:
        """Return an independent copy; through bytes, for NumPy copies a record field by field."""
        import numpy as np

        return np.frombuffer(bytearray(cells.tobytes()), self.kind)

    def plain(self, cells: Any) -> Position:
        """Return the position as a plain record."""
        return self.game.position_kind.unpack(cells.tobytes())

    def mover(self, cells: Any, lead: int = EVERYBODY) -> int:
        """Return who acts next; of seats that choose at the same moment, the lead comes first."""
        if lead >= 0 and self._put(TOGETHER, cells, self._mask) >> lead & 1:
            return lead
        return self._put(MOVER, cells, self._mask)

    def legal(self, cells: Any, seat: int) -> list[int]:
        """Return what a seat may do."""
        self._put(LEGAL, cells, self._mask, seat)
        return self._mask.nonzero()[0].tolist()

    def weights(self, cells: Any) -> list[tuple[int, int]]:
        """Return the outcomes that chance may bring, each with its weight."""
        self._put(CHANCE, cells, self._weight)
        possible = self._weight.nonzero()[0]
        return list(zip(possible.tolist(), self._weight[possible].tolist(), strict=True))

    def play(self, cells: Any, seat: int, action: int) -> None:
        self._put(PLAY, cells, self._mask, seat, action)

    def view(self, cells: Any, seat: int) -> Any:
        """Return the cells as a seat sees them; EVERYBODY asks for all of it."""
        seen = self.copy(cells)
        if seat != EVERYBODY:
            self._put(HIDE, seen, self._mask, seat)
        return seen

    def imagine(self, cells: Any, key: bytes) -> None:
        """Fill the blanks of a view, by a key."""
        self._lots[0] = Lots.of(key).pack()
        self._put(IMAGINE, cells, self._mask)

    def playout(self, cells: Any, lots: Any) -> Any:
        """Play on at random; return the cells at the end, which the next playout overwrites."""
        box, trace = self._rooms
        mask, weight, counts = self._marks, self._weight, self._counts
        playouts(self.game)(box, cells, self._work, trace, mask, weight, lots, counts, 1)
        return self._work

    def shares(self, cells: Any, seats: int) -> list[float]:
        """Return each seat's share of the win; a tie is shared."""
        merits = [self._put(MERIT, cells, self._mask, seat) for seat in range(seats)]
        best = max(merits)
        return [(merit == best) / merits.count(best) for merit in merits]


@lru_cache(64)
def referee(name: str, box: Record) -> Referee:
    """Return the one referee of a game and its component values."""
    return Referee(find(name), box)
