"""Sets of Haithabu: what goes together in any order, reckoned in another way than by a search."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kogge.core.game import NONE
from kogge.core.match import Match
from kogge.core.wishes import Wisher
from kogge.games.haithabu import GAME as HAITHABU
from kogge.games.haithabu.events import Reason
from kogge.games.haithabu.rules.market import count_trade, why_not_pattern
from kogge.games.haithabu.verbs import (
    BUY_GOOD,
    DELIVER,
    DROP_GOOD,
    LOAD_GOOD,
    RETURN_CHARACTER,
    SELL_GOOD,
)
from kogge.games.haithabu.vocabulary import (
    BUYING,
    DELIVERING,
    FAREWELL,
    GOODS,
    LOADING,
    MOVING,
    SELLING,
    STORING,
)
from soaking import SOAK
from strategies import played

BOX: Any = HAITHABU.edition.box
SETS = {
    SELLING: SELL_GOOD,
    BUYING: BUY_GOOD,
    DELIVERING: DELIVER,
    LOADING: LOAD_GOOD,
    MOVING: LOAD_GOOD,
    FAREWELL: RETURN_CHARACTER,
    STORING: DROP_GOOD,
}
SEEDS = [2, 0, 6] if SOAK else [2]  # games of three in which every set is composed
WHOLE = pytest.mark.parametrize("seed", SEEDS)


def beginnings(seed: int) -> Iterator[Any]:
    """Play a whole game; yield the positions in which a set is asked for, with nothing picked."""
    whole = played(HAITHABU, 3, seed)
    match = Match(whole.header)
    for entry in whole.entries:
        match.repeat(entry)
        s: Any = match.position
        if s.phase in SETS and s.last == -1 and (s.phase != LOADING or s.place == 1):
            yield s


def fitting(s: Any, seat: int) -> list[int]:
    """Return what goes with what has been picked in the order of the rules."""
    fits = fits_trade if s.phase in (SELLING, BUYING) else fits_in_turn
    verb = SETS[s.phase]
    return [action for action in range(verb.first, verb.last) if fits(s, seat, action)]


def fits_in_turn(s: Any, seat: int, action: int) -> bool:
    """Return whether an action is refused for no other reason than its place in the order."""
    reason = HAITHABU.refusal(BOX, s, seat, action)
    if reason == Reason.NOT_RISING:
        begun = s.copy()
        begun.last = -1
        reason = HAITHABU.refusal(BOX, begun, seat, action)
    return reason in (NONE, Reason.NOT_THE_LAST)


def fits_trade(s: Any, seat: int, action: int) -> bool:
    """Return whether a good can join those of field C or G: all equal or all different."""
    if HAITHABU.refusal(BOX, s, seat, action) not in (NONE, Reason.NOT_RISING):
        return False
    begun, joined = s.copy(), action - SETS[s.phase].first
    begun.count, begun.traded = 0, [0] * GOODS
    for good in range(GOODS):
        for _ in range(s.traded[good] + (good == joined)):
            if why_not_pattern(begun, good) != NONE:
                return False
            count_trade(begun, good)
    return True


@WHOLE
def test_what_goes_with_a_set_is_offered_whatever_is_picked(seed: int) -> None:
    lots, seen = Random(seed), set()  # noqa: S311
    for s in beginnings(seed):
        wisher = Wisher(HAITHABU, BOX, s.copy(), s.asked)
        picks, at = list[int](), s
        while at.phase == s.phase and at.asked == wisher.seat:
            gathered = wisher.gather(lots.sample(picks, len(picks)))
            assert gathered is not None
            assert gathered.fits == fitting(at, wisher.seat)
            seen.add(s.phase)
            rising = list(wisher.legal(at, frozenset({gathered.verb})))
            if not rising:
                break
            picks.append(lots.choice(rising))
            at = wisher.after(at, picks[-1])
    assert seen == SETS.keys()


@WHOLE
def test_the_rest_completes_a_set_whatever_is_picked(seed: int) -> None:
    lots = Random(seed)  # noqa: S311
    for s in beginnings(seed):
        wisher = Wisher(HAITHABU, BOX, s.copy(), s.asked)
        begun = wisher.gather([])
        assert begun is not None
        picks = lots.sample(begun.fits, 1)
        gathered = wisher.gather(picks)
        assert gathered is not None
        whole = wisher.gather([*picks, *gathered.rest])
        assert whole is not None
        assert whole.ended
        assert whole.rest == []
