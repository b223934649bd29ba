"""Limits: a burst is let through, a flood is not, and who waits a little is let in again."""

from __future__ import annotations

import time

import pytest

from kogge.server.denied import Denied
from kogge.server.limits import Buckets
from kogge.server.settings import Rate


def test_a_flood_gets_what_fills_up_and_no_more() -> None:
    buckets, end, let_in = Buckets(), time.monotonic() + 0.5, 0
    while time.monotonic() < end:
        let_in += is_let_in(buckets)

    assert 5 <= let_in <= 3 + 0.5 * 20 + 1


def is_let_in(buckets: Buckets) -> bool:
    """Ask once more; who is refused loses nothing by having asked."""
    try:
        buckets.take(Rate(burst=3, each_second=20), "Anna")
    except Denied:
        return False
    return True


def test_everybody_has_a_bucket_of_his_own() -> None:
    buckets = Buckets()
    buckets.take(Rate(1, 0), "Anna")
    buckets.take(Rate(1, 0), "Berta")
    with pytest.raises(Denied, match="wait a little"):
        buckets.take(Rate(1, 0), "Anna")
