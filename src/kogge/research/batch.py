"""Thousands of games in one call: arrays of records, stepped by compiled rules.

Game number i of a batch depends on the seed and on i alone, so that it plays the same in a batch
of any size. Chance draws from one generator of the game, ``random_actions`` from another.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kogge.core.carrier.arrays import array_of, dtype_of
from kogge.core.carrier.lot import Lots, below, pick
from kogge.core.carrier.record import word
from kogge.core.carrier.room import marks, put, room, row, taken
from kogge.core.carrier.rule import rule
from kogge.core.compiled.entry import Compiled, entry, entry_of
from kogge.core.error import Broken
from kogge.core.game import CHANCE, NOBODY, Game
from kogge.core.loop import marked
from kogge.core.trace import Trace
from kogge.games import find

LEAVE = -1  # in place of an action: this game stays as it is


@cache
def stepping(game: Game) -> Compiled[Any, None]:
    """Return the loop that plays one action in every game, and chance after it.

    The rules are long, and every call site is compiled anew: so there is only one.
    """
    mover, legal, chance, play, paying = game.mover, game.legal, game.chance, game.play, pay(game)

    @entry_of(game)
    def step(
        box: Any, start: Any, work: Any, trace: Any, lots: Any, weight: Any, merits: Any,
        actions: Any, movers: Any, masks: Any, rewards: Any, done: Any, again: int,
    ) -> None:  # fmt: skip
        for number in range(len(work)):
            seat, action = mover(work[number]), actions[number]
            going = seat == CHANCE or (seat != NOBODY and action != LEAVE)
            while going:
                if seat == CHANCE:
                    chance(box[0], work[number], weight)
                    action = pick(lots[number], weight)
                play(box[0], work[number], trace[0], seat, action)
                seat = mover(work[number])
                if seat == NOBODY:
                    done[number] = 1
                    paying(box[0], work[number], merits, rewards[number])
                    if again:
                        put(work, number, start, 0)
                        seat = mover(work[number])
                going = seat == CHANCE
            movers[number] = seat
            for way in range(len(masks[number])):
                masks[number][way] = 0
            if seat != NOBODY:
                legal(box[0], work[number], seat, masks[number])

    return step


@cache
def pay(game: Game) -> Any:
    """Return the rule for what each seat has won, less an even share."""
    merit = game.merit

    @rule
    def share(box: Any, s: Any, merits: Any, rewards: Any) -> None:
        best, winners = 0, 0
        for seat in range(s.seats):
            merits[seat] = merit(box, s, seat)
            if seat == 0 or merits[seat] > best:
                best, winners = merits[seat], 0
            winners += merits[seat] == best
        for seat in range(s.seats):
            rewards[seat] = (1 / winners if merits[seat] == best else 0.0) - 1 / s.seats

    return share


@cache
def observing(game: Game) -> Compiled[Any, None]:
    """Return the loop that makes the view of every mover."""
    hide = game.hide

    @entry_of(game)
    def observe(work: Any, movers: Any, views: Any) -> None:
        for number in range(len(work)):
            put(views, number, work, number)
            hide(views[number], movers[number])

    return observe


@entry
def choosing(masks: Any, lots: Any, actions: Any) -> None:
    """Choose one marked action in every game."""
    for number in range(len(masks)):
        ways = 0
        for action in range(len(masks[number])):
            ways += masks[number][action]
        actions[number] = marked(masks[number], below(lots[number], ways)) if ways else LEAVE


class Batch:
    """Many games of one kind, each at its own moment.

    >>> batch = Batch("visby", seats=2, count=3, seed=7)
    >>> batch.positions["wares"][:, :2].tolist()
    [[2, 2], [2, 2], [2, 2]]
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        count: int,
        seed: int = 0,
        *,
        options: Mapping[str, str] | None = None,
        again: bool = True,
    ) -> None:
        self.game = game = find(game) if isinstance(game, str) else game
        numbers = game.read_options(options or {}, game.check_seats(seats))
        self.seats, self.count, self.again = seats, count, again
        self.plain_box = game.edition.box
        start = game.start(self.plain_box, seats, numbers)
        self.box, self.start = room(self.plain_box, flat=True), room(start, flat=True)
        self.positions = array_of(room(start, count, flat=True))
        self.views = array_of(room(start, count, flat=True))
        self.trace, self.merits = room(Trace.plain(), flat=True), row(seats, flat=True)
        self.weight = row(len(game.outcomes), flat=True)
        self.movers: NDArray[np.int64] = array_of(row(count, flat=True))
        self.masks: NDArray[np.uint8] = array_of(marks(count, len(game.actions), flat=True))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.lots, self.choices = self._generators(f"{seed}"), self._generators(f"choices {seed}")
        self.positions[:] = array_of(self.start)
        self.refresh()

    def _generators(self, label: str) -> Any:
        numbers = range(self.count)
        packed = (Lots.of(f"batch {label} {number}".encode()).pack() for number in numbers)
        return np.frombuffer(bytearray(b"".join(packed)), dtype_of(Lots.flat_layout()))

    def refresh(self) -> None:
        """Look at all positions again, as after new ones were put there; chance acts if due."""
        self._run(np.full(self.count, LEAVE, np.int64))

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Play one action of the mover in every game, or none where the action is LEAVE.

        Returns what the seats of games that have just ended have won, less an even share, and which
        games these are. With ``again`` they have begun anew; else their mover is NOBODY.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        self._check(chosen)
        return self._run(chosen)

    def _check(self, actions: NDArray[np.int64]) -> None:
        """Refuse all actions if one of them is not allowed, before any is played."""
        ways = len(self.game.actions)
        if actions.shape != (self.count,):
            figures = {"data": str(actions.shape), "count": self.count}
            raise Broken("actions", "{data} does not fit", "a list of {count}", **figures)
        outside = (actions < LEAVE) | (actions >= ways)
        if outside.any():
            number = int(np.flatnonzero(outside)[0])
            bounds = {"number": int(actions[number]), "high": ways - 1}
            raise Broken(f"[{number}]", "there is no action {number}", "0 to {high}", **bounds)
        allowed = self.masks[np.arange(self.count), actions] != 0
        wrong = ~allowed & (actions != LEAVE) & (self.movers != NOBODY)
        if wrong.any():
            number = int(np.flatnonzero(wrong)[0])
            self._refuse(number, int(actions[number]))

    def _refuse(self, number: int, action: int) -> None:
        game = self.game
        position = taken(self.positions[number], game.position_kind)
        reason = game.refusal(self.plain_box, position, int(self.movers[number]), action)
        figures = {"action": game.actions.name(action), "reason": word(game.reasons(reason))}
        raise Broken(f"[{number}]", "may not '{action}' now ({reason})", **figures)

    def _run(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        rewards, done = np.zeros((self.count, self.seats)), np.zeros(self.count, np.bool_)
        stepping(self.game)(
            self.box, self.start, self.positions, self.trace, self.lots, self.weight, self.merits,
            actions, self.movers, self.masks, rewards, done, int(self.again),
        )  # fmt: skip
        return rewards, done

    def observe(self) -> NDArray[Any]:
        """Return the views of the movers: records, in an array that every call fills anew.

        ``observation.rows`` turns them into rows of words.
        """
        observing(self.game)(self.positions, self.movers, self.views)
        return self.views

    def random_actions(self) -> NDArray[np.int64]:
        """Choose for every mover, with all legal actions equally likely."""
        actions = np.empty(self.count, np.int64)
        choosing(self.masks, self.choices, actions)
        return actions
