"""A position on either carrier with the rules at hand, for trying the rules out."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Any

from ..carrier.lot import Lots
from ..carrier.record import Record
from ..carrier.room import room, row, taken
from ..compiled.entry import Compiled, entry_of
from ..game import Game, Position, ranks
from ..trace import Told, Trace, told


class Ask(IntEnum):
    """What can be asked through the door."""

    MOVER = 0
    TOGETHER = 1
    REFUSAL = 2
    LEGAL = 3
    CHANCE = 4
    PLAY = 5
    HIDE = 6
    AUDIENCE = 7
    IMAGINE = 8
    TALLY = 9
    MERIT = 10


@cache
def door(game: Game) -> Compiled[Any, int]:  # noqa: C901  one branch a rule, nothing more
    """Return the one compiled function through which all single rules can be asked."""
    mover, together, refusal, legal = game.mover, game.together, game.refusal, game.legal
    chance, play, hide, audience = game.chance, game.play, game.hide, game.audience
    imagine, tally, merit = game.imagine, game.tally, game.merit

    @entry_of(game)
    def ask(  # noqa: C901
        what: int, box: Any, work: Any, trace: Any, lots: Any, out: Any, seat: int, action: int
    ) -> int:
        answer, s = 0, work[0]
        if what == Ask.MOVER:
            answer = mover(s)
        elif what == Ask.TOGETHER:
            answer = together(s)
        elif what == Ask.REFUSAL:
            answer = refusal(box[0], s, seat, action)
        elif what == Ask.LEGAL:
            legal(box[0], s, seat, out)
        elif what == Ask.CHANCE:
            chance(box[0], s, out)
        elif what == Ask.PLAY:
            play(box[0], s, trace[0], seat, action)
        elif what == Ask.HIDE:
            hide(s, seat)
        elif what == Ask.AUDIENCE:
            answer = audience(s, seat, action)
        elif what == Ask.IMAGINE:
            imagine(box[0], s, lots[0])
        elif what == Ask.TALLY:
            tally(box[0], s, seat, out)
        elif what == Ask.MERIT:
            answer = merit(box[0], s, seat)
        return answer

    return ask


class Table:
    """A position, and every rule of its game as a method."""

    def __init__(self, game: Game, box: Record, start: Position, *, flat: bool = False) -> None:
        self.game, self.flat = game, flat
        self.box, self.work = room(box, flat=flat), room(start, flat=flat)
        self.trace, self.lots = room(Trace.plain(), flat=flat), room(Lots.of(b""), flat=flat)
        ask = door(game)
        self._ask = ask if flat else ask.function

    @property
    def position(self) -> Any:
        """The present position, as a plain copy."""
        return taken(self.work[0], self.game.position_kind)

    def events(self) -> list[Told]:
        """Return what the last action brought about."""
        return list(told(taken(self.trace[0], Trace)))  # type: ignore[arg-type]

    def mover(self) -> int:
        return self._value(Ask.MOVER)

    def together(self) -> int:
        return self._value(Ask.TOGETHER)

    def refusal(self, seat: int, action: int) -> int:
        return self._value(Ask.REFUSAL, seat, action)

    def legal(self, seat: int) -> list[int]:
        marks = self._row(Ask.LEGAL, len(self.game.actions), seat)
        return [action for action, mark in enumerate(marks) if mark]

    def weights(self) -> list[int]:
        return self._row(Ask.CHANCE, len(self.game.outcomes))

    def play(self, seat: int, action: int) -> None:
        self._value(Ask.PLAY, seat, action)

    def hide(self, seat: int) -> None:
        self._value(Ask.HIDE, seat)

    def audience(self, seat: int, action: int) -> int:
        return self._value(Ask.AUDIENCE, seat, action)

    def imagine(self, key: bytes) -> None:
        self.lots = room(Lots.of(key), flat=self.flat)
        self._value(Ask.IMAGINE)

    def tally(self, seat: int) -> list[int]:
        return self._row(Ask.TALLY, len(self.game.lines), seat)

    def places(self) -> list[int]:
        seats = range(self.position.seats)
        return ranks([self._value(Ask.MERIT, seat) for seat in seats])

    def _row(self, what: Ask, count: int, seat: int = 0) -> list[int]:
        out = row(count, flat=self.flat)
        self._ask(int(what), self.box, self.work, self.trace, self.lots, out, seat, 0)
        return [int(value) for value in out]

    def _value(self, what: Ask, seat: int = 0, action: int = 0) -> int:
        out = row(1, flat=self.flat)
        rooms = (self.box, self.work, self.trace, self.lots, out)
        return int(self._ask(int(what), *rooms, seat, action))
