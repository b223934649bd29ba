"""Training: the fit learns, its gradients are right, and a tiny net is trained to the end."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kogge.arena.guests import HAND
from kogge.bots.guild import Member
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.judgement.net import no_net
from kogge.bots.nets import Kept, load, path_of, read, save
from kogge.bots.time.budget import Budget
from kogge.bots.trees.drill import Drill
from kogge.core.error import Broken
from kogge.games import find
from kogge.training import adam
from kogge.training.adam import Adam
from kogge.training.fit import Course, fitted, layers, loss, opinion, pack, steps
from kogge.training.school import Plan, taught
from kogge.training.selfplay import drilled, lesson
from strategies import begin

VISBY, RIGA = find("visby"), find("riga")
TINY = Course(hidden=(7, 5), epochs=4)


def task(count: int = 3000) -> tuple[Any, Any]:
    """Return rows and shares of something simple that no straight line fits."""
    rows = np.random.default_rng(5).normal(0, 1, (count, 6)).astype(np.float32)
    shares = 1 / (1 + np.exp(-4 * np.abs(rows[:, 0]) + 3 * rows[:, 1] + 2))
    return rows, shares.astype(np.float32)


def test_fitting_learns() -> None:
    """It must come near the entropy of the shares, which no fit can beat."""
    rows, shares = task()
    losses = [found for found, _ in fitted(rows, shares, Course((16, 8), epochs=150, rate=5e-3))]
    before = loss(layers(6, Course((16, 8))), rows, shares)
    least = float(-(shares * np.log(shares) + (1 - shares) * np.log(1 - shares)).mean())

    assert len(losses) == 150
    assert losses[-1] < losses[0] < before
    assert losses[-1] - least < 0.1 * (before - least)


def test_the_same_course_gives_the_same_net_and_another_seed_another() -> None:
    rows, shares = task(600)
    nets = [
        list(fitted(rows, shares, Course((7, 5), epochs=2, seed=seed)))[-1][1] for seed in (1, 1, 2)
    ]

    assert (nets[0] == nets[1]).all()
    assert (nets[0] != nets[2]).any()


def test_a_net_is_fitted_further_from_where_it_is() -> None:
    rows, shares = task()
    course = Course((16, 8), epochs=60, rate=5e-3)
    first, net = list(fitted(rows, shares, course))[-1]
    anew, _ = next(fitted(rows, shares, Course((16, 8), epochs=1, rate=1e-4)))
    further, _ = next(fitted(rows, shares, Course((16, 8), epochs=1, rate=1e-4), net))

    assert further == pytest.approx(first, abs=0.01)
    assert further < anew - 0.05


@pytest.mark.parametrize(
    ("start", "hidden", "trouble"),
    [
        (HAND, (64, 32), "there is no net to go on from"),
        ("", (7, 5), "the net has layers of other sizes"),
    ],
)
def test_only_a_net_of_the_same_sizes_can_be_fitted_further(
    start: str, hidden: tuple[int, int], trouble: str
) -> None:
    with pytest.raises(Broken, match=trouble):
        Plan("visby", 1, 1, Budget(sims=1), start=start, course=Course(hidden), onward=True)


def test_the_steps_are_those_of_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """Adam with decoupled decay, in double precision; strong enough for any other decay to show."""
    monkeypatch.setattr(adam, "FADE", 0.5)
    rows, shares = task(200)
    parts = layers(6, TINY)
    wanted = by_the_book(parts, rows, shares)
    learner = Adam([part.copy() for part in parts], rows, shares)
    for batch, rate in BATCHES:
        learner.learn(batch, rate)

    for found, book, before in zip(learner.parts, wanted, parts, strict=True):
        assert found.dtype == np.float32
        assert np.abs(book - before).max() > 0.01
        assert found == pytest.approx(book, abs=2e-5)


BATCHES = [(np.arange(at, at + 40), rate) for at, rate in ((0, 0.02), (40, 0.01), (80, 0.005))]


def by_the_book(parts: list[Any], rows: Any, shares: Any) -> list[Any]:
    """Return the weights after the steps, with gradients by finite differences."""
    parts = [part.astype(np.float64) for part in parts]
    first, second = ([np.zeros_like(part) for part in parts] for _ in range(2))
    for t, (batch, rate) in enumerate(BATCHES, 1):
        for n, g in enumerate(differences(parts, rows[batch].astype(np.float64), shares[batch])):
            first[n] = 0.9 * first[n] + 0.1 * g
            second[n] = 0.999 * second[n] + 0.001 * g**2
            m, v = first[n] / (1 - 0.9**t), second[n] / (1 - 0.999**t)
            parts[n] = parts[n] - rate * adam.FADE * parts[n] - rate * m / (np.sqrt(v) + 1e-8)
    return parts


def test_the_rate_falls_and_every_row_is_learned_from_once_in_an_epoch() -> None:
    epochs = list(steps(1300, Course(epochs=3)))
    rates = [rate for epoch in epochs for _, rate in epoch]

    assert [len(batch) for batch, _ in epochs[0]] == [512, 512, 276]
    for epoch in epochs:
        assert sorted(np.concatenate([batch for batch, _ in epoch])) == list(range(1300))
    assert rates == sorted(rates, reverse=True)
    assert 0 < rates[-1] < 0.05 * rates[0]


def differences(parts: list[Any], rows: Any, shares: Any, step: float = 1e-6) -> list[Any]:
    """Return the gradients of the loss by finite differences."""
    found = [np.zeros_like(part) for part in parts]
    for part, slopes in zip(parts, found, strict=True):
        for place in np.ndindex(part.shape):
            kept = part[place]
            part[place] = kept + step
            above = loss(parts, rows, shares)
            part[place] = kept - step
            slopes[place] = (above - loss(parts, rows, shares)) / (2 * step)
            part[place] = kept
    return found


def test_gradients_are_those_of_the_loss() -> None:
    rows, shares = (part.astype(np.float64) for part in task(40))
    rng = np.random.default_rng(2)
    parts = [part.astype(np.float64) + rng.normal(0, 0.2, part.shape) for part in layers(6, TINY)]
    found = adam.gradients(parts, rows, shares)

    for gradient, wanted in zip(found, differences(parts, rows, shares), strict=True):
        assert gradient == pytest.approx(wanted, abs=1e-6)


@pytest.mark.slow
def test_a_tiny_net_is_trained_to_the_end_and_plays(tmp_path: Path) -> None:
    lessons = [lesson(VISBY, number, Budget(sims=1), no_net) for number in range(3)]
    rows = np.concatenate([each.rows for each in lessons])
    came = np.concatenate([each.came for each in lessons])
    for each in lessons:
        assert len(each.rows) == len(each.thought) == len(each.came) > 10
        assert set(each.came) in ({0.0, 1.0}, {0.5})
        assert each.thought[0::2] + each.thought[1::2] == pytest.approx(1)
    *_, (_, weights) = fitted(rows, came, Course((8, 4), epochs=2))
    save(tmp_path / "tiny.npz", VISBY, weights, (eye_of(find("visby")).inputs, 8, 4))

    match, path = begin(VISBY, 2), tmp_path / "tiny.npz"
    judge = partial(load, path, VISBY)
    bot = Member(VISBY, match.box, b"key", Budget(sims=50), name="alderman", net=judge)
    assert bot.choose(match.view(0)) in VISBY.legal_actions(match.box, match.position, 0)


@pytest.mark.slow
def test_at_larger_tables_pairs_of_seats_are_learned() -> None:
    """With three seats: each with each of the others, also when neither is to move."""
    found = lesson(VISBY, 1, Budget(sims=1), no_net, 3)
    rows, came = found.rows.reshape(-1, 6, eye_of(find("visby")).inputs), found.came

    assert len(rows) > 10
    assert len(set(map(bytes, rows[-1]))) == 6
    assert set(came) >= {0.0, 1.0}
    assert came.reshape(-1, 6).sum(1) == pytest.approx(3)
    assert (came == found.thought).all()


@pytest.mark.slow
def test_what_guests_do_is_not_noted() -> None:
    """Nor what others do among them: they are there to bring about other positions."""
    start = RIGA.start(RIGA.edition.box, 3, RIGA.read_options({}, 3))
    drill = Drill(RIGA, no_net(), b"guests")
    drill.practise(start, 2)
    whole, choices = drill.notes.meter[0], drill.notes.meter[1]
    drill.practise(start, 2, 0b101, choices // 2)
    part = drill.notes.meter[0]
    drill.practise(start, 2, 0b101, 10 * choices)

    assert whole % 6 == part % 6 == 0
    assert 0.3 * whole < part < 0.7 * whole
    assert drill.notes.meter[0] == 0


@pytest.mark.parametrize(("game", "budget"), [("visby", Budget(sims=1)), ("riga", Budget(ms=5))])
def test_only_drills_have_guests(game: str, budget: Budget) -> None:
    with pytest.raises(Broken, match="only games by simulations have guests"):
        Plan(game, 1, 1, budget, guests=0.5)


def test_teachers_are_heard_in_equal_parts() -> None:
    """What is sure to one teacher and open to another is as likely as the mean of their odds."""
    rows, _ = task(50)
    nets = [pack(layers(6, Course((7, 5), seed=seed))) * 3 for seed in (1, 2)]
    kept = [Kept(weights, (6, 7, 5), "", "") for weights in nets]
    one, two = (opinion([each], rows) for each in kept)
    both = opinion(kept, rows)

    assert both / (1 - both) == pytest.approx(np.sqrt(one / (1 - one) * two / (1 - two)), rel=1e-3)


@pytest.mark.slow
def test_a_net_learns_what_its_teachers_think(tmp_path: Path) -> None:
    """It hears nothing else: with the one in use as the only teacher it judges much like it."""
    plan = Plan(
        "riga", 12, 1, Budget(sims=2), seats=(2, 3), teachers=("",), guests=0.5,
        course=Course((32, 16), epochs=30, rate=8e-3),
    )  # fmt: skip
    [report] = taught(plan, tmp_path, lambda: None)
    rows = drilled(RIGA, 999, 2, no_net(), 2, guests=1.0).rows
    use, pupil = (opinion([read(path, RIGA)], rows) for path in (path_of(RIGA), report.path))

    assert "--guests 0.5 --teachers own" in plan.command
    assert np.abs(pupil - use).mean() < 0.4 * np.abs(use - 0.5).mean()
