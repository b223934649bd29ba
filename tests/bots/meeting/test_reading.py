"""What the other side is likely to choose, and the most that trusting it can cost."""

from __future__ import annotations

from functools import cache

import pytest

from kogge.bots.duel.duellist import ENOUGH, Duellist
from kogge.bots.duel.frames import MIX
from kogge.bots.duel.oracle import take_in
from kogge.bots.duel.reading import TRUST, likely, value_pairs
from kogge.bots.duel.solver import duel
from kogge.bots.time.budget import Budget
from kogge.bots.yardsticks.greedy import Greedy
from kogge.core.game import Position
from kogge.games import find
from strategies import begin

VISBY = find("visby")
BOX = VISBY.edition.box
BOTH = 0b11


@cache
def met(number: int) -> list[tuple[Position, int]]:
    """Return what the first seat sees before each round of a greedy game, and the other lays."""
    match, seen = begin(VISBY, 2, number), []
    bots = [Greedy(VISBY, BOX, bytes([seat, number])) for seat in range(2)]
    view = match.view(0)
    while (seat := match.proceed()) >= 0:
        if seat == 0:
            view = match.view(0)
        action = bots[seat].choose(match.view(seat))
        if seat == 1 and VISBY.together(view) == BOTH:
            seen.append((view, action))
        match.play(seat, action)
    return seen


def opened(view: Position) -> Duellist:
    """Return a bot that has begun to look at a position."""
    player = Duellist(VISBY, BOX, b"reader", Budget(sims=1))
    player.begin(view, bounds=False)
    return player


def look(player: Duellist, ahead: int, limit: int) -> None:
    duel(VISBY)(player.flat, player.rooms, player.traces[0], MIX, ahead, limit)


@pytest.mark.slow
def test_whoever_looks_one_round_ahead_is_read() -> None:
    shares = []
    for view, action in (each for number in range(3) for each in met(number)):
        player = opened(view)
        look(player, 1, 1)
        value_pairs(VISBY)(player.flat, player.rooms, player.traces[0], player.scratch)
        picture = likely(player.rooms, 1)
        assert sum(picture) == pytest.approx(1)
        shares.append(picture[list(player.root.sides[1].acts).index(action)])

    assert len(shares) > 20
    assert sum(shares) / len(shares) > 0.5, "where one of fifty would be chance"


def whole(view: Position) -> list[list[float]]:
    """Return what every pair of choices leads to, one round ahead."""
    player = opened(view)
    look(player, 1, 1)
    rows, columns = (int(side.ways) for side in player.root.sides)
    for side in player.root.sides:
        for choice in range(side.ways):
            take_in(side, choice)
    look(player, 0, ENOUGH)
    return [row[:columns] for row in player.root.lows[:rows].tolist()]


@pytest.mark.slow
def test_trust_costs_no_more_than_it_may_gain() -> None:
    """Trusting by a part p costs at most p / (1 - p) of the gain in what is guaranteed."""
    views = [view for view, _ in met(0)][::3]
    assert len(views) > 2
    for view in views:
        player = opened(view)
        player.look(MIX, 1, iter((ENOUGH,)))
        value = player.found().low
        trusting = player.estimate(view)
        worth = whole(view)
        acts = [int(act) for act in player.root.sides[0].acts[: len(worth)]]
        mix = [trusting.mixes[0].get(act, 0.0) for act in acts]
        least = min(
            sum(share * row[column] for share, row in zip(mix, worth, strict=True))
            for column in range(len(worth[0]))
        )
        against = sum(
            share * float(player.rooms.reply[n]) for n, share in enumerate(mix)
        )  # the gain if the picture is right

        assert least <= value + 1e-9
        assert least >= value - TRUST / (1 - TRUST) * (against - value) - 1e-9
        assert against >= value - 1e-9, "whoever trusts expects no less than who does not"
