"""What the others are likely to choose at this moment: two steps of thought, by hand-made values.

Somebody who looks one turn ahead asks what serves each of the others, whatever the rest may do,
and answers that. The same is asked here: first what serves each seat if all choose anything, then
what answers that best. Decision 0015 says why one should trust such a picture, and only in part.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from kogge.core.carrier.lot import pick
from kogge.core.carrier.record import Record
from kogge.core.carrier.room import put
from kogge.core.carrier.rule import rule
from kogge.core.compiled.entry import Compiled, entry_of
from kogge.core.game import Game, Position

from ..duel.reading import HASTE, softened
from ..judgement.eyes import eye_of
from ..judgement.unsure import UNSURE
from ..yardsticks.greedy import CALM
from .grove import NOW, Grove, Regretted

TRIES = 60  # of each choice, on average
FINE = 10_000  # weight of all choices together


@cache
def trying(game: Game) -> Compiled[Any, None]:
    """Return the loop that lets everybody choose by the picture, and notes what it brings them."""
    imagine, together, mover, play = game.imagine, game.together, game.mover, game.play
    value, obvious = eye_of(game).value, eye_of(game).obvious

    @rule
    def go_on(box: Any, g: Any, trace: Any) -> None:
        """Play what is obvious."""
        s = g.work[NOW]
        while mover(s) >= 0:
            seat = mover(s)
            action = obvious(box, s, seat, g.scratch)
            if action == UNSURE:
                break
            play(box, s, trace, seat, action)

    @entry_of(game)
    def many(box: Any, g: Grove[Regretted], trace: Any, lots: Any, times: int) -> None:
        for _ in range(times):
            put(g.work, NOW, g.root, 0)
            s = g.work[NOW]
            imagine(box[0], s, lots[0])
            asked = together(s)
            for seat in range(s.seats):
                if (asked >> seat) & 1:
                    g.chosen[seat] = pick(lots[0], g.picture[seat])
                    play(box[0], s, trace[0], seat, g.chosen[seat])
            go_on(box[0], g, trace[0])
            for seat in range(s.seats):
                if (asked >> seat) & 1:
                    g.served[seat][g.chosen[seat]] += value(box[0], s, seat)
                    g.trials[seat][g.chosen[seat]] += 1

    return many


def take_picture(
    game: Game, box: Record, view: Position, rooms: tuple[Any, Grove[Regretted], Any, Any]
) -> None:
    """Picture what everybody who is asked is likely to choose, in the grove among the rooms."""
    g = rooms[1]
    asked = [seat for seat in range(view.seats) if game.together(view) >> seat & 1]
    legal = {seat: game.legal_actions(box, view, seat) for seat in asked}
    for seat in asked:
        _draw(g.picture[seat], legal[seat], [0.0] * len(legal[seat]), 1.0)
    for calm in (CALM, HASTE):
        g.served[:], g.trials[:] = 0.0, 0
        trying(game)(*rooms, TRIES * max(map(len, legal.values())))
        for seat in asked:
            _draw(g.picture[seat], legal[seat], _means(g, seat, legal[seat]), calm)


def _means(g: Grove[Regretted], seat: int, actions: Sequence[int]) -> list[float]:
    """Return what each action brought a seat on average."""
    served, trials = g.served[seat], g.trials[seat]
    least = min(served[action] / trials[action] for action in actions if trials[action])
    return [served[action] / trials[action] if trials[action] else least for action in actions]


def _draw(weights: Any, actions: Sequence[int], values: Sequence[float], calm: float) -> None:
    """Set how likely a seat is to choose each action: the worse, the less likely."""
    weights[:] = 0
    for action, likely in zip(actions, softened(values, calm), strict=True):
        weights[action] = round(FINE * likely)
