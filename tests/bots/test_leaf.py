"""Positions judged by looking: what nets for two seats say about larger tables."""

from __future__ import annotations

from typing import Any

import pytest

from kogge.bots.judgement.eyes import eye_of
from kogge.bots.judgement.leaf import anchoring, near_share_of, share_of
from kogge.bots.judgement.net import infer, no_net
from kogge.bots.nets import net_of
from kogge.bots.yardsticks.greedy import Greedy
from kogge.core.game import Game, Position
from kogge.games import GAMES, find
from soaking import SOAK
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

        assert share_of(game)(box, s, 0, net) == pytest.approx(infer(net))


@pytest.mark.parametrize(("name", "seats"), [("riga", 2), ("riga", 4), ("haithabu", 2)])
def test_near_a_position_only_what_differs_is_reckoned_to_the_same_end(
    name: str, seats: int
) -> None:
    game = find(name)
    net, whole, near = net_of(game), share_of(game), near_share_of(game)
    box, s = middle(game, seats, 1)
    for seat in range(seats if SOAK else 2):
        anchoring(game)(box, s, seat, net)
        for number in (1, 2, 3) if SOAK else (1, 2):  # the same position, and others
            other = middle(game, seats, number)[1]

            assert near(box, other, seat, net) == pytest.approx(
                whole(box, other, seat, net), abs=1e-5
            )


@pytest.mark.parametrize("name", ["riga", "haithabu"])
def test_at_the_end_points_count_a_little_and_all_shares_are_one_win(name: str) -> None:
    game = find(name)
    match = begin(game, 3, 1)
    for number in range(100_000):
        if match.proceed() < 0:
            break
        step(match, number)
    found = [share_of(game)(match.box, match.position, seat, no_net()) for seat in range(3)]
    merits = [game.merit(match.box, match.position, seat) for seat in range(3)]

    assert sum(found) == pytest.approx(1)
    assert sorted(range(3), key=found.__getitem__) == sorted(range(3), key=merits.__getitem__)
    assert max(found) > 0.95 or merits.count(max(merits)) > 1


@pytest.mark.parametrize(("name", "seats"), [("riga", 3), ("riga", 4), ("haithabu", 4)])
def test_at_larger_tables_the_shares_come_near_the_whole(name: str, seats: int) -> None:
    """Where the game makes sense: of what random players do, a net has seen nothing."""
    game = find(name)
    for number in range(1, 4 if SOAK else 2):
        match = begin(game, seats, number)
        bots = [Greedy(game, match.box, bytes([seat])) for seat in range(seats)]
        for _ in range(30):
            seat = match.proceed()
            match.play(seat, bots[seat].choose(match.view(seat)))
        found, by_hand = (
            [share_of(game)(match.box, match.position, seat, net) for seat in range(seats)]
            for net in (net_of(game), no_net())
        )

        assert min(found) > 0
        assert sum(found) == pytest.approx(1, abs=0.3)
        assert found != by_hand


def test_visby_is_judged_by_hand_at_larger_tables() -> None:
    game = find("visby")

    assert shares(game, 4, 1, net_of(game)) == shares(game, 4, 1, no_net())
    assert shares(game, 2, 1, net_of(game)) != shares(game, 2, 1, no_net())
