"""Luck for the tests: the same in every run."""

from itertools import count

import pytest

from kogge.core.chance import Seed


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each new table of a test the next of the same seeds."""
    numbers = count(1)
    monkeypatch.setattr(Seed, "fresh", lambda: Seed.of_number(next(numbers)))
