"""What Haithabu's table is given: exactly what the rules say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge.core.game import EVERYBODY
from kogge.core.match import Match
from kogge.games.haithabu import GAME as HAITHABU
from kogge.games.haithabu.events import Event
from kogge.games.haithabu.rules.turn import MONTHS
from kogge.games.haithabu.survey import survey
from kogge.games.haithabu.vocabulary import GOODS
from soaking import SOAK
from strategies import matches, played

BOX: Any = HAITHABU.edition.box
SEEDS = [0, 2, 5] if SOAK else [2]  # games of three in which every set is composed
WHOLE = pytest.mark.parametrize("seed", SEEDS)


def moments(seed: int) -> Iterator[Match]:
    """Play a whole game; yield the match after each action."""
    whole = played(HAITHABU, 3, seed)
    match = Match(whole.header)
    for entry in whole.entries:
        match.repeat(entry)
        yield match


@given(st.data())
def test_it_can_be_told_to_everybody_at_any_time(data: st.DataObject) -> None:
    match = data.draw(matches(HAITHABU, longest=300))
    for seat in range(-2, match.position.seats):
        view: Any = match.view(seat)
        figures = survey(BOX, view, seat)
        assert json.loads(json.dumps(figures)) == figures


@WHOLE
def test_the_fee_is_what_is_paid_and_the_limit_what_is_kept(seed: int) -> None:
    paid = 0
    for match in moments(seed):
        s: Any = match.position
        seats = survey(BOX, s, EVERYBODY)["seats"]
        for told in match.events(EVERYBODY):
            if told.event == Event.FEE:
                assert seats[told.seat]["fee"] == told[3]
                assert sum(s.warehouse[told.seat]) <= seats[told.seat]["storage"]
                assert sum(s.post[told.seat]) <= seats[told.seat]["storage"]
                paid += 1
    assert paid > 0


@WHOLE
def test_workers_and_wages_are_those_of_the_round(seed: int) -> None:
    placed, wages = [0] * 3, [[0]] * 3
    for match in moments(seed):
        for told in match.events(EVERYBODY):
            if told.event == Event.ROUND:
                placed = [0] * 3
            elif told.event == Event.HIRED:
                assert told[3] in wages[told.seat]
            elif told.event in (Event.PLACED, Event.TO_MARKET):
                placed[told.seat] += told[4] == 0
            elif told.event == Event.IDLED:
                placed[told.seat] += told[3] == 0
        s: Any = match.position
        seats = survey(BOX, s, EVERYBODY)["seats"]
        assert [figures["workers"] for figures in seats] == [MONTHS - count for count in placed]
        wages = [figures["wages"] for figures in seats]


@WHOLE
def test_loaded_goods_fill_the_prescribed_places_first(seed: int) -> None:
    loaded = 0
    for match in moments(seed):
        s: Any = match.position
        figures = survey(BOX, s, s.asked)
        if "room" not in figures:
            continue
        carries = BOX.carries[s.vehicles[s.asked][s.vehicle]]
        lying = list(figures["any"].values())
        assert lying == [max(0, s.traded[good] - carries[good]) for good in range(GOODS)]
        places = BOX.room[(s.vehicles[s.asked][s.vehicle] - 1) // 9] + figures["added"]
        assert figures["room"] + sum(lying) == places
        loaded += 1
    assert loaded > 0
