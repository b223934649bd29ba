"""Bots keep to their budget: this round is free, what is solved is counted."""

from __future__ import annotations

import pytest

from kogge.bots.duel.duellist import Duellist
from kogge.bots.time.budget import Budget
from kogge.games import find

VISBY = find("visby")


@pytest.mark.slow
@pytest.mark.parametrize("sims", [1, 40, 300])
def test_a_duellist_opens_no_more_positions_than_it_may(sims: int) -> None:
    view = VISBY.view(VISBY.start(VISBY.edition.box, 2, [30]), 0)
    duellist = Duellist(VISBY, VISBY.edition.box, b"key", Budget(sims=sims))
    duellist.allowance.begin(duellist.turn(view))
    duellist.solve(view, duellist.allowance.portions(1.0))

    assert sims <= duellist.rooms.meter[0].nodes <= sims + 1, "and the position itself"
