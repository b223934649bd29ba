"""What a position is worth to a seat, by looking: its share of the win, by a net or by hand."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Any

from kogge.core.carrier.rule import rule
from kogge.core.game import NOBODY, Game

from .eyes import eye_of
from .net import Net, anchor, infer, infer_near, inputs_of

LEAST = 1e-9  # of a share, so that its inverse is a number
GRACE = 0.05  # what points count at the end


@cache
def share_of(game: Game) -> Any:
    """Return the rule that says which share of the win a seat may expect of a position."""
    return _share(game, _pairs(game))


@cache
def near_share_of(game: Game) -> Any:
    """Return the same rule for positions near the one that was anchored for this seat."""
    return _share(game, _pairs(game, _near))


def _share(game: Game, by_net: Any) -> Any:
    mover, table, won, by_hand = game.mover, eye_of(game).table, _end(game), _hand(game)

    @rule
    def share(box: Any, s: Any, seat: int, net: Net) -> float:
        if mover(s) == NOBODY:
            return float(won(box, s, seat))
        if inputs_of(net) == 0 or s.seats > table:
            return float(by_hand(box, s, seat))
        return float(by_net(box, s, seat, net))

    return share


@cache
def anchoring(game: Game) -> Any:
    """Return the rule that makes a position the one to which others are near, for a seat."""
    describe = eye_of(game).describe

    @rule
    def anchored(box: Any, s: Any, seat: int, net: Net) -> None:
        if inputs_of(net) > 0:
            for other in range(s.seats):
                if other != seat:
                    describe(box, s, seat, other, net.row)
                    anchor(net, other)

    return anchored


@rule
def _whole(net: Net, other: int) -> float:
    """Reckon with everything that is seen."""
    return infer(net)


@rule
def _near(net: Net, other: int) -> float:
    """Reckon with what differs."""
    return infer_near(net, other)


def _end(game: Game) -> Any:
    """Return the rule for what a seat has won at the end."""
    return _won(game) if eye_of(game).meets else _won_by(game)


def _won(game: Game) -> Any:
    merit = game.merit

    @rule
    def won(box: Any, s: Any, seat: int) -> float:
        """A tie shares."""
        best, winners = merit(box, s, 0), 0
        for other in range(s.seats):
            best = max(best, merit(box, s, other))
        for other in range(s.seats):
            winners += merit(box, s, other) == best
        return 1.0 / winners if merit(box, s, seat) == best else 0.0

    return won


def _won_by(game: Game) -> Any:
    """Return the same rule where points count a little, so that nobody plays without aim."""
    merit, won = game.merit, _won(game)

    @rule
    def won_by(box: Any, s: Any, seat: int) -> float:
        """Add a share of all points: all shares together are still one win."""
        total = 0
        for other in range(s.seats):
            total += merit(box, s, other)
        part = merit(box, s, seat) / total if total > 0 else 1.0 / s.seats
        return float((1.0 - GRACE) * won(box, s, seat) + GRACE * part)

    return won_by


def _hand(game: Game) -> Any:
    """Return the rule that judges by hand."""
    standing, spread = eye_of(game).standing, eye_of(game).spread

    @rule
    def by_hand(box: Any, s: Any, seat: int) -> float:
        """Share the win by how the seats stand."""
        own, total, wide = standing(box, s, seat), 0.0, spread(box, s)
        for other in range(s.seats):
            total += exp(min(30.0, (standing(box, s, other) - own) / wide))
        return 1.0 / total

    return by_hand


def _pairs(game: Game, judge: Any = _whole) -> Any:
    """Return the rule that judges by a net, which says how likely one seat is to beat another.

    At larger tables the net judges every pair: as in Bradley and Terry's model, the odds against
    a seat are those against each of the others, added up.
    """
    describe = eye_of(game).describe

    @rule
    def by_net(box: Any, s: Any, seat: int, net: Net) -> float:
        share, against = 0.0, 0.0
        for other in range(s.seats):
            if other != seat:
                describe(box, s, seat, other, net.row)
                share = judge(net, other)
                against += 1.0 / max(share, LEAST) - 1.0
        return share if s.seats == 2 else 1.0 / (1.0 + against)

    return by_net
