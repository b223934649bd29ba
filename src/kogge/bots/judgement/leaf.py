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
    return _looked(game, seen_share_of(game))


@cache
def near_share_of(game: Game) -> Any:
    """Return the same rule for positions near the one that was anchored for this seat."""
    return _looked(game, _share(game, _pairs(game, _near)))


@cache
def seen_share_of(game: Game) -> Any:
    """Return the same rule for a position that was looked at."""
    return _share(game, _pairs(game))


@cache
def looking(game: Game) -> Any:
    """Return the rule that takes the portraits of all seats of a position, for the net."""
    portray, judged = eye_of(game).sight.portray, judging(game)

    @rule
    def look(box: Any, s: Any, net: Net) -> None:
        if judged(s, net):
            for seat in range(s.seats):
                portray(box, s, seat, net.portraits[seat], 0)

    return look


def judging(game: Game) -> Any:
    """Return the rule that says whether the net judges a position."""
    mover, table = game.mover, eye_of(game).table

    @rule
    def judged(s: Any, net: Net) -> bool:
        """Neither the end nor, in some games, a larger table is for the net."""
        return bool(inputs_of(net) > 0 and s.seats <= table and mover(s) != NOBODY)

    return judged


def pairing(game: Game) -> Any:
    """Return the rule that writes what the net sees of two seats, from their portraits."""
    relate, side = eye_of(game).sight.relate, eye_of(game).sight.side

    @rule
    def pair_up(box: Any, s: Any, seat: int, other: int, net: Net) -> None:
        for n in range(side):
            net.row[n] = net.portraits[seat][n]
        for n in range(side):
            net.row[side + n] = net.portraits[other][n]
        relate(box, s, seat, other, net.row)

    return pair_up


def _looked(game: Game, share: Any) -> Any:
    look = looking(game)

    @rule
    def after_a_look(box: Any, s: Any, seat: int, net: Net) -> float:
        look(box, s, net)
        return float(share(box, s, seat, net))

    return after_a_look


def _share(game: Game, by_net: Any) -> Any:
    mover, won, by_hand, judged = game.mover, _end(game), _hand(game), judging(game)

    @rule
    def share(box: Any, s: Any, seat: int, net: Net) -> float:
        if judged(s, net):
            return float(by_net(box, s, seat, net))
        return float(won(box, s, seat) if mover(s) == NOBODY else by_hand(box, s, seat))

    return share


@cache
def anchoring(game: Game) -> Any:
    """Return the rule that makes a position the one to which others are near, for a seat."""
    look, pair_up = looking(game), pairing(game)

    @rule
    def anchored(box: Any, s: Any, seat: int, net: Net) -> None:
        look(box, s, net)
        if inputs_of(net) > 0:
            for other in range(s.seats):
                if other != seat:
                    pair_up(box, s, seat, other, net)
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

    It reads the portraits of all seats, which were taken before. At larger tables the net judges
    every pair: as in Bradley and Terry's model, the odds against a seat are those against each of
    the others, added up.
    """
    pair_up = pairing(game)

    @rule
    def by_net(box: Any, s: Any, seat: int, net: Net) -> float:
        share, against = 0.0, 0.0
        for other in range(s.seats):
            if other != seat:
                pair_up(box, s, seat, other, net)
                share = judge(net, other)
                against += 1.0 / max(share, LEAST) - 1.0
        return share if s.seats == 2 else 1.0 / (1.0 + against)

    return by_net
