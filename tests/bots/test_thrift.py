"""Bots keep to what they may think: one round ahead is free, the rest is counted."""

from __future__ import annotations

import pytest

from kogge.bots.budget import Budget
from kogge.bots.duel import NODES
from kogge.bots.duellist import Duellist
from kogge.games import find

VISBY = find("visby")


@pytest.mark.slow
def test_a_duellist_looks_no_further_than_it_may() -> None:
    view = VISBY.view(VISBY.start(VISBY.edition.box, 2, [30]), 0)
    opened = []
    for sims in (1, 300):
        duellist = Duellist(VISBY, VISBY.edition.box, b"key", Budget(sims=sims))
        duellist.weigh(view)
        opened.append(int(duellist.rooms.meter[NODES]))

    assert opened[0] < opened[1] <= opened[0] + 300
