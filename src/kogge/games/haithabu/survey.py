"""Figures for Haithabu's table: what the rules make of a position, for pages that know no rule."""

from __future__ import annotations

from typing import Annotated, TypedDict

from kogge.core.carrier.record import words

from .box import Box
from .events import Reason
from .position import Position
from .rules.market import edge
from .rules.night import why_not_borrow
from .rules.rounds import fee_of, storage_of
from .rules.transports import added_room, beyond, room_left
from .rules.turn import MONTHS, is_night, wage_after
from .verbs import VERBS
from .vocabulary import (
    JUGGLE,
    LOADING,
    MOVING,
    OVER,
    Field,
    Good,
)


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


class LoadFigures(TypedDict, total=False):
    """The goods that the Stevedore carries, while a seat loads.

    With a transport in use: the places for any good that are left on it, and the goods on such
    places.
    """

    added: int
    room: int
    any: dict[Annotated[str, Good], int]


class Survey(LoadFigures):
    """What the rules make of a position, and of what this seat loads, if it does."""

    night: list[Annotated[str, Field]]
    seats: list[SeatFigures]


def survey(box: Box, s: Position, seat: int) -> Survey:
    """Return figures for every seat, and for what this one loads, if it does."""
    return {
        "night": [name for field, name in enumerate(words(Field)) if is_night(s, field)],
        "seats": [_seat(box, s, each) for each in range(s.seats)],
        **(_loading(box, s, seat) if VERBS.is_asked(s, seat) else LoadFigures()),
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


def _loading(box: Box, s: Position, seat: int) -> LoadFigures:
    if s.phase == MOVING:
        return {"added": box.moved}
    if s.phase != LOADING:
        return {}
    added: LoadFigures = {"added": added_room(box, s, seat)}
    return added | _load(box, s, seat) if s.place else added  # the transport is chosen first


def _load(box: Box, s: Position, seat: int) -> LoadFigures:
    """Return the places for any good that are left, and the goods that lie on such places."""
    card = s.vehicles[seat][s.vehicle]
    return {
        "room": room_left(box, s, seat, s.vehicle),
        "any": {name: beyond(box, s, card, good) for good, name in enumerate(words(Good))},
    }
