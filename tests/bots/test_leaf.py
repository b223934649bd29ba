"""Positions judged by looking: what nets for two seats say about larger tables."""

from __future__ import annotations

from typing import Any

import pytest

from kogge.bots.judgement.eyes import eye_of
from kogge.bots.judgement.leaf import share_of
from kogge.bots.judgement.net import infer, no_net
from kogge.bots.nets import net_of
from kogge.core.game import Game, Position
from kogge.games import GAMES, find
from strategies import begin, step


def middle(game: Game, seats: int, number: int) -> tuple[Any, Position]:
    """Return a box and a position from the middle of a random match."""
    match, wish = begin(game, seats, number), number
    for _ in range(8 if game.name == "visby" else 120):
        wish = (wish * 1103515245 + 12345) % 2**31
        step(match, wish >> 8)
    return match.box, match.position


def shares(game: Game, seats: int, number: int, net: Any) -> list[float]:
    box, s = middle(game, seats, number)
    return [share_of(game)(box, s, seat, net) for seat in range(seats)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_for_two_the_share_is_what_the_net_says(game: Game) -> None:
    net = net_of(game)
    for number in range(1, 6):
        box, s = middle(game, 2, number)
        eye_of(game).describe(box, s, 0, 1, net.row)
        said = infer(net)

        assert share_of(game)(box, s, 0, net) == said


@pytest.mark.parametrize(("name", "seats"), [("riga", 3), ("riga", 4), ("haithabu", 4)])
def test_at_larger_tables_the_shares_come_near_the_whole(name: str, seats: int) -> None:
    game = find(name)
    for number in range(1, 6):
        found = shares(game, seats, number, net_of(game))

        assert min(found) > 0
        assert sum(found) == pytest.approx(1, abs=0.3)
        assert found != shares(game, seats, number, no_net())


def test_visby_is_judged_by_hand_at_larger_tables() -> None:
    game = find("visby")

    assert shares(game, 4, 1, net_of(game)) == shares(game, 4, 1, no_net())
    assert shares(game, 2, 1, net_of(game)) != shares(game, 2, 1, no_net())
