"""Figures for Haithabu's table: what the rules make of a position, for pages that know no rule."""

from __future__ import annotations

from typing import Annotated, TypedDict

from kogge.core.carrier.record import word, words
from kogge.core.game import NONE

from .box import Box
from .events import Reason
from .position import Position
from .rules.market import count_trade, edge, why_not_pattern
from .rules.night import stored, why_not_borrow
from .rules.rounds import fee_of, storage_of
from .rules.transports import added_room, beyond, room_left
from .rules.turn import MONTHS, is_night, wage_after
from .verbs import BUY_GOOD, DELIVER, DROP_GOOD, LOAD_GOOD, RETURN_CHARACTER, SELL_GOOD, VERBS
from .vocabulary import (
    BUYING,
    DELIVERING,
    FAREWELL,
    FIELDS,
    GOODS,
    JUGGLE,
    LOADING,
    MOVING,
    OVER,
    SELLING,
    STORING,
    Field,
    Good,
    Store,
)

# Phases in which a seat picks one by one until it stops, and what it picks.
SETS = {
    SELLING: SELL_GOOD,
    BUYING: BUY_GOOD,
    DELIVERING: DELIVER,
    LOADING: LOAD_GOOD,
    MOVING: LOAD_GOOD,
    FAREWELL: RETURN_CHARACTER,
    STORING: DROP_GOOD,
}


class SeatFigures(TypedDict):
    """The limit of a seat's stores and the fee for what lies there now, its workers and wages.

    Workers are those still to be placed in this round; wages come in the order of hiring. Whether
    it is poor enough to take a loan, and by how many steps prices are better for it.
    """

    storage: int
    fee: int
    workers: int
    wages: list[int]
    poor: bool
    steps: int


class SetFigures(TypedDict, total=False):
    """The verb of a set, and what can still be added to it in any order.

    Beside that: the goods that can be among those given up, the goods that the Stevedore carries,
    the places for any good that are left on the transport in use, and the goods on such places.
    """

    set: str
    more: list[int]
    spare: dict[Annotated[str, Store], dict[Annotated[str, Good], int]]
    added: int
    room: int
    any: dict[Annotated[str, Good], int]


class Survey(SetFigures):
    """What the rules make of a position, and of the set that this seat composes, if it does."""

    night: list[Annotated[str, Field]]
    seats: list[SeatFigures]


def survey(box: Box, s: Position, seat: int) -> Survey:
    """Return figures for every seat, and for the set that this seat is composing, if any."""
    composes = s.phase in SETS and VERBS.is_asked(s, seat)
    return {
        "night": [word(Field(field)) for field in range(FIELDS) if is_night(s, field)],
        "seats": [_seat(box, s, each) for each in range(s.seats)],
        **(_set(box, s, seat) if composes else SetFigures()),
    }


def _seat(box: Box, s: Position, seat: int) -> SeatFigures:
    """Return the limit and fee of a seat's stores, its workers and wages, and its advantages."""
    neutrals = box.neutrals[s.seats - 2]
    return {
        "storage": storage_of(box, s, seat),
        "fee": fee_of(box, s, seat),
        "workers": _workers(s, seat),
        "wages": [wage_after(box, s, seat, hired) for hired in range(neutrals)],
        "poor": why_not_borrow(box, s, seat) != Reason.RICH,
        "steps": edge(s, seat),
    }


def _workers(s: Position, seat: int) -> int:
    """Return how many workers of its own a seat has yet to place this round, one in each phase."""
    if s.rounds == 0:
        return MONTHS
    if s.step > 0 or s.phase == OVER:
        return 0
    place = (seat - s.starter) % s.seats
    turning = s.phase == JUGGLE  # no turn has begun in this phase
    placed = place < s.turns or (place == s.turns and s.own_left == 0 and not turning)
    return MONTHS - s.month + (0 if placed else 1)


# The set that is being composed.


def _set(box: Box, s: Position, seat: int) -> SetFigures:
    """Return the verb of the set, and what can still be added to it."""
    figures: SetFigures = {}
    if s.phase == LOADING:
        figures["added"] = added_room(box, s, seat)
        if s.place == 0:
            return figures  # the transport is chosen first
        figures.update(_load(box, s, seat))
    elif s.phase == MOVING:
        figures["added"] = box.moved
    elif s.phase == STORING:
        figures["spare"] = _spare(s, seat)
    figures.update({"set": SETS[s.phase].name, "more": _more(box, s, seat)})
    return figures


def _more(box: Box, s: Position, seat: int) -> list[int]:
    """Return the actions that go with what has been picked, before or after it."""
    fits = _fits_trade if s.phase in (SELLING, BUYING) else _fits
    verb = SETS[s.phase]
    return [action for action in range(verb.first, verb.last) if fits(box, s, seat, action)]


def _fits(box: Box, s: Position, seat: int, action: int) -> bool:
    """Return whether an action is refused only for its place in the order."""
    reason = VERBS.refusal(box, s, seat, action)
    if reason == Reason.NOT_RISING:
        begun = s.copy()
        begun.last = -1
        reason = VERBS.refusal(box, begun, seat, action)
    return reason in (NONE, Reason.NOT_THE_LAST)


def _fits_trade(box: Box, s: Position, seat: int, action: int) -> bool:
    """Return whether a good can join those of field C or G: all the same or all different."""
    if VERBS.refusal(box, s, seat, action) not in (NONE, Reason.NOT_RISING):
        return False
    begun, joined = s.copy(), action - SETS[s.phase].first
    begun.count, begun.traded = 0, [0] * GOODS
    for good in range(GOODS):
        for _ in range(s.traded[good] + (good == joined)):
            if why_not_pattern(begun, good) != NONE:
                return False
            count_trade(begun, good)
    return True


def _load(box: Box, s: Position, seat: int) -> SetFigures:
    """Return the places for any good that are left, and the goods that lie on such places."""
    card = s.vehicles[seat][s.vehicle]
    return {
        "room": room_left(box, s, seat, s.vehicle),
        "any": {name: beyond(box, s, card, good) for good, name in enumerate(words(Good))},
    }


def _spare(s: Position, seat: int) -> dict[str, dict[str, int]]:
    """Return how many of each good can be among those that a store has to give up."""
    return {
        word(store): {
            name: min(s.excess[store], stored(s, seat, good, store))
            for good, name in enumerate(words(Good))
        }
        for store in Store
    }
