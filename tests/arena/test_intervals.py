"""Intervals of a share: they say what is known, and no more."""

from __future__ import annotations

import numpy as np
import pytest

from kogge.arena.figures import interval


def test_an_interval_holds_what_is_known_and_no_more() -> None:
    low, high = interval([1.0, 0.0] * 50)

    assert 0.38 < low < 0.45
    assert 0.55 < high < 0.62
    assert interval([1.0]) == (0.0, 1.0), "one seed says nothing"
    assert interval([1.0, 0.0] * 50) == (low, high), "it is always the same"


def test_an_interval_is_never_a_point() -> None:
    assert interval([1.0] * 20) == pytest.approx((0.025 ** (1 / 20), 1.0))
    assert interval([0.0] * 20) == pytest.approx((0.0, 1 - 0.025 ** (1 / 20)))
    low, high = interval([0.5] * 20)
    assert low < 0.45
    assert high > 0.55


@pytest.mark.parametrize("pairs", [True, False], ids=["games of a seed differ", "or never do"])
@pytest.mark.parametrize(
    ("truth", "often"),
    [
        (0.9, 0.92),
        pytest.param(0.97, 0.94, marks=pytest.mark.soak),
        pytest.param(0.5, 0.92, marks=pytest.mark.soak),
    ],
)
def test_intervals_hold_the_truth_about_as_often_as_they_say(
    truth: float, often: float, pairs: bool
) -> None:
    luck = np.random.default_rng(1)
    games = luck.random((600, 20, 2)) < truth
    shares = games.mean(axis=2) if pairs else games[:, :, 0].astype(float)

    intervals = [interval(list(run)) for run in shares]

    assert np.mean([low <= truth <= high for low, high in intervals]) >= often
