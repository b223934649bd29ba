"""The scale: levels stand by the ladder, people move by what they win, by their share of it."""

from __future__ import annotations

import pytest

from kogge.bots.level import NAMES
from kogge.games import GAMES
from kogge.server.standing.scale import Rating, Side, levels, reckoned

FIRM = Rating(25, 1)


@pytest.mark.parametrize("game", GAMES)
def test_levels_stand_in_their_order_around_newcomers(game: str) -> None:
    points = [rating.points for rating in levels(game).values()]

    assert list(levels(game)) == list(NAMES)
    assert points == sorted(points)
    assert levels(game)["craftsman"].points == Rating().points == 1500


def test_a_game_nobody_has_measured_has_no_levels() -> None:
    assert levels("nim") == {}


def test_whoever_wins_rises_and_whoever_loses_falls_and_doubt_shrinks() -> None:
    first, second, third = reckoned([Side(Rating(), None)] * 3, [1, 3, 2])

    assert first
    assert second
    assert third
    assert first.mean > third.mean > second.mean
    assert max(first.doubt, second.doubt, third.doubt) < Rating().doubt


def test_a_tie_of_equals_moves_nobody() -> None:
    first, second = reckoned([Side(Rating(), None)] * 2, [1, 1])

    assert first
    assert second
    assert first.mean == pytest.approx(25) == second.mean


def test_beating_the_alderman_is_worth_more_than_beating_the_apprentice() -> None:
    bots = levels("riga")
    [strong, none] = reckoned([Side(Rating(), None), Side(None, bots["alderman"])], [1, 2])
    [weak, _] = reckoned([Side(Rating(), None), Side(None, bots["apprentice"])], [1, 2])

    assert none is None
    assert strong
    assert weak
    assert strong.mean > weak.mean > 25


@pytest.mark.parametrize("own", [0.0, 0.25, 1.0])
def test_a_seat_that_a_bot_took_over_counts_by_share(own: float) -> None:
    whole = reckoned([Side(Rating(), FIRM), Side(Rating(), None)], [2, 1])[0]
    part = reckoned([Side(Rating(), FIRM, own), Side(Rating(), None)], [2, 1])[0]

    assert whole
    assert part
    assert part.mean - 25 == pytest.approx(own * (whole.mean - 25))
    assert Rating().doubt - part.doubt == pytest.approx(own * (Rating().doubt - whole.doubt))


def test_six_seats_are_rated_together() -> None:
    after = reckoned([Side(Rating(), None)] * 6, [6, 5, 4, 3, 2, 1])

    means = [rating.mean for rating in after if rating]
    assert means == sorted(means)
