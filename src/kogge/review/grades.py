"""Grades: how a loss is called, if it is more than an error of the judge."""

from __future__ import annotations

from .findings import Grade

STEPS: tuple[tuple[float, Grade], ...] = (
    (0.15, "blunder"),
    (0.10, "mistake"),
    (0.05, "inaccuracy"),
)
NOTABLE = STEPS[-1][0]  # of the win
SURE = 2.0  # standard errors
SLACK = 1e-9


def grade(loss: float, error: float) -> Grade:
    """Grade a loss.

    >>> grade(0.12, 0.02), grade(0.12, 0.07), grade(0.04, 0.0)
    ('mistake', 'sound', 'sound')
    """
    if loss <= SURE * error:
        return "sound"
    return next((name for least, name in STEPS if loss >= least - SLACK), "sound")


def is_certain(lead: float, error: float) -> bool:
    """Return whether a choice is better than another by a margin."""
    return lead >= NOTABLE and lead > SURE * error
