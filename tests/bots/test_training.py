"""Training: the fit learns, its gradients are right, and a tiny net is trained to the end."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kogge.bots.budget import Budget
from kogge.bots.eye import EYES
from kogge.bots.guild import Member
from kogge.bots.net import no_net
from kogge.bots.nets import load, save
from kogge.games import find
from kogge.training import fit
from kogge.training.fit import Course, fitted, layers, loss, pack, unpack
from kogge.training.selfplay import lesson
from strategies import begin

VISBY = find("visby")
TINY = Course(hidden=(7, 5), epochs=4)


@pytest.fixture
def by_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fit by NumPy, whatever else is installed."""
    monkeypatch.setattr(fit, "find_spec", lambda _: None)


def task(count: int = 3000) -> tuple[Any, Any]:
    """Return rows and shares of something simple that no straight line tells."""
    rows = np.random.default_rng(5).normal(0, 1, (count, 6)).astype(np.float32)
    shares = 1 / (1 + np.exp(-4 * np.abs(rows[:, 0]) + 3 * rows[:, 1] + 2))
    return rows, shares.astype(np.float32)


@pytest.mark.usefixtures("by_numpy")
def test_fitting_learns() -> None:
    """It must come near the entropy of the shares, which no fit can beat."""
    rows, shares = task()
    losses = [found for found, _ in fitted(rows, shares, Course((16, 8), epochs=150, rate=5e-3))]
    before = loss(layers(6, Course((16, 8))), rows, shares)
    least = float(-(shares * np.log(shares) + (1 - shares) * np.log(1 - shares)).mean())

    assert len(losses) == 150
    assert losses[-1] < losses[0] < before
    assert losses[-1] - least < 0.1 * (before - least)


@pytest.mark.usefixtures("by_numpy")
def test_the_same_course_gives_the_same_net_and_another_seed_another() -> None:
    rows, shares = task(600)
    nets = [
        list(fitted(rows, shares, Course((7, 5), epochs=2, seed=seed)))[-1][1] for seed in (1, 1, 2)
    ]

    assert (nets[0] == nets[1]).all()
    assert (nets[0] != nets[2]).any()


@pytest.mark.usefixtures("by_numpy")
def test_a_fit_goes_on_where_another_ended() -> None:
    rows, shares = task()
    *_, (first, weights) = fitted(rows, shares, Course((7, 5), epochs=60, rate=5e-3))
    *_, (second, _) = fitted(rows, shares, Course((7, 5), epochs=1, rate=1e-4), start=weights)
    *_, (fresh, _) = fitted(rows, shares, Course((7, 5), epochs=1, rate=1e-4))

    assert abs(second - first) < 0.02
    assert fresh > second + 0.05


def test_weights_are_packed_and_unpacked() -> None:
    parts = layers(6, TINY)
    again = unpack(pack(parts), 6, TINY)

    assert [part.shape for part in again] == [(6, 7), (7,), (7, 5), (5,), (5, 1), (1,)]
    assert all((one == two).all() for one, two in zip(parts, again, strict=True))


def test_gradients_are_those_of_the_loss() -> None:
    """Finite differences, in double precision."""
    rows, shares = (part.astype(np.float64) for part in task(40))
    rng = np.random.default_rng(2)
    parts = [part.astype(np.float64) + rng.normal(0, 0.2, part.shape) for part in layers(6, TINY)]
    gradients = fit._gradients(parts, rows, shares)  # noqa: SLF001  the mathematics is the point
    step = 1e-6
    for part, gradient in zip(parts, gradients, strict=True):
        for place in list(np.ndindex(part.shape))[::3]:
            part[place] += step
            above = loss(parts, rows, shares)
            part[place] -= 2 * step
            below = loss(parts, rows, shares)
            part[place] += step

            assert gradient[place] == pytest.approx((above - below) / (2 * step), abs=1e-6)


@pytest.mark.slow
@pytest.mark.usefixtures("by_numpy")
def test_a_tiny_net_is_trained_to_the_end_and_plays(tmp_path: Path) -> None:
    lessons = [lesson(VISBY, number, Budget(sims=1), no_net) for number in range(3)]
    rows = np.concatenate([each.rows for each in lessons])
    came = np.concatenate([each.came for each in lessons])
    for each in lessons:
        assert len(each.rows) == len(each.thought) == len(each.came) > 10
        assert set(each.came) in ({0.0, 1.0}, {0.5})
        assert each.thought[0::2] + each.thought[1::2] == pytest.approx(1)
    *_, (_, weights) = fitted(rows, came, Course((8, 4), epochs=2))
    save(tmp_path / "tiny.npz", VISBY, weights, (EYES["visby"].inputs, 8, 4))

    match, path = begin(VISBY, 2), tmp_path / "tiny.npz"
    judge = partial(load, path, VISBY)
    bot = Member(VISBY, match.box, b"key", Budget(sims=50), name="alderman", net=judge)
    assert bot.choose(match.view(0)) in VISBY.legal_actions(match.box, match.position, 0)
