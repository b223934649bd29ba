"""What a position is worth to a seat, by looking: its share of the win, by a net or by hand."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Any

from kogge.core.game import NOBODY, Game
from kogge.core.rule import rule

from .eye import EYES
from .net import INPUTS, Net, infer

LEAST = 1e-9  # of a share, so that its inverse is a number


@cache
def judge(game: Game) -> Any:
    """Return the rule that judges positions of a game."""
    eye, mover, merit = EYES[game.name], game.mover, game.merit
    standing, spread, describe = eye.standing, eye.spread, eye.describe

    @rule
    def won(box: Any, s: Any, seat: int) -> float:
        """Return what a seat has won at the end: a tie shares."""
        best, winners = merit(box, s, 0), 0
        for other in range(s.seats):
            best = max(best, merit(box, s, other))
        for other in range(s.seats):
            winners += merit(box, s, other) == best
        return 1.0 / winners if merit(box, s, seat) == best else 0.0

    @rule
    def by_hand(box: Any, s: Any, seat: int) -> float:
        """Share the win by how the seats stand."""
        own, total, wide = standing(box, s, seat), 0.0, spread(box, s)
        for other in range(s.seats):
            total += exp(min(30.0, (standing(box, s, other) - own) / wide))
        return 1.0 / total

    @rule
    def by_net(box: Any, s: Any, seat: int, net: Net) -> float:
        """Share the win by how likely the net thinks it that the seat beats each of the others."""
        total = 1.0
        for other in range(s.seats):
            if other != seat:
                describe(box, s, seat, other, net.row)
                total += 1.0 / max(infer(net), LEAST) - 1.0
        return 1.0 / total

    @rule
    def share(box: Any, s: Any, seat: int, net: Net) -> float:
        if mover(s) == NOBODY:
            return float(won(box, s, seat))
        return float(by_hand(box, s, seat) if net.sizes[INPUTS] == 0 else by_net(box, s, seat, net))

    return share
