"""The actions of Haithabu, their numbers, and the phases to which they belong."""

from __future__ import annotations

from kogge.core.action import Catalogue
from kogge.core.carrier.record import words

from .position import (
    AMOUNT,
    BARGAIN,
    BETWEEN,
    BUYING,
    BY_STACK,
    CARD,
    CHOOSE,
    DELIVERING,
    DICE,
    FAREWELL,
    FREE_GOOD,
    GIVE,
    HIRING,
    JUGGLE,
    LOADING,
    LOSE,
    MOVING,
    ORDER_AND_GOOD,
    ORDER_OR_SALE,
    PICK,
    RETURN,
    SALE,
    SEEING,
    SELLING,
    STORING,
    TURN,
)
from .vocabulary import (
    CHARACTERS,
    FIELDS,
    FRONT,
    GOODS,
    MOST,
    PLACES,
    SEATS,
    SLOTS,
    Character,
    Field,
    Good,
    Order,
    Stack,
    Store,
    Transport,
    Vehicle,
)

_goods = [(name,) for name in words(Good)]
_seats = [(str(seat + 1),) for seat in range(SEATS)]
_characters = [(name,) for name in words(Character)]
_stacks = [(name,) for name in words(Stack)]
_stores = [(good, store) for good in words(Good) for store in words(Store)]
_vehicles = [(name,) for name in words(Vehicle)]
_placements = [
    *((field,) for field in words(Field)),
    *(("buy", good) for good in words(Good)),
    *(("sell", good) for good in words(Good)),
    ("idle",),
]


def _numbers(first: int, last: int) -> list[tuple[str]]:
    return [(str(n),) for n in range(first, last + 1)]


ACTIONS = Catalogue(
    ("choose", _characters),
    ("turn", _numbers(0, 2)),
    ("loan", [()]),
    ("repay", [()]),
    ("hire", [()]),
    ("end", [()]),
    ("own", _placements),
    ("neutral", _placements),
    ("one", [("die",)]),
    ("two", [("dice",)]),
    ("event", _numbers(1, 6)),
    ("give", [*_stores, ("silver",), ("point",)]),
    ("lose", [*_characters, *_vehicles]),
    ("amount", _numbers(1, MOST)),
    ("stack", _stacks),
    ("look", _stacks),
    ("card", _numbers(1, FRONT)),
    ("leave", [()]),
    ("sell", _goods),
    ("buy", _goods),
    ("slot", _numbers(1, PLACES)),
    ("free", _goods),
    ("point", [()]),
    ("deliver", [(good, str(slot + 1)) for good in words(Good) for slot in range(SLOTS)]),
    ("with", _vehicles),
    ("load", _goods),
    ("return", _characters),
    ("price", [(good, way) for good in words(Good) for way in ("up", "down")]),
    ("drop", _stores),
    ("done", [()]),
)
OUTCOMES = Catalogue(
    ("lot", _seats),
    ("orientation", _numbers(0, FIELDS - 1)),
    ("order", [(name,) for name in words(Order)[1:]]),
    ("transport", [(name,) for name in words(Transport)[1:]]),
    ("die", _numbers(1, 6)),
)

(
    CHOOSE_CHARACTER, TURN_RONDEL, BORROW, REPAY, HIRE, END, OWN, NEUTRAL, ONE_DIE, TWO_DICE,
    TAKE_EVENT, GIVE_GOOD, LOSE_CHARACTER, AMOUNT_OF, BUY_STACK, LOOK_AT, BUY_CARD, LEAVE,
    SELL_GOOD, BUY_GOOD, TAKE_SLOT, TAKE_FREE, TAKE_POINT, DELIVER, WITH_VEHICLE, LOAD_GOOD,
    RETURN_CHARACTER, MOVE_PRICE, DROP_GOOD, DONE,
) = (
    ACTIONS.first(verb)
    for verb in dict.fromkeys(action.verb for action in ACTIONS)
)  # fmt: skip
MARKET_BUY, MARKET_SELL = FIELDS, FIELDS + GOODS  # of the placements, after the fields
IDLE = MARKET_SELL + GOODS
PLACEMENTS = IDLE + 1
GIVE_SILVER, GIVE_POINT = GIVE_GOOD + 2 * GOODS, GIVE_GOOD + 2 * GOODS + 1
LOSE_VEHICLE = LOSE_CHARACTER + CHARACTERS
COUNT = len(ACTIONS)

OUT_LOT, OUT_ORIENTATION = OUTCOMES.first("lot"), OUTCOMES.first("orientation")
OUT_ORDER, OUT_TRANSPORT = OUTCOMES.first("order") - 1, OUTCOMES.first("transport") - 1
OUT_DIE = OUTCOMES.first("die") - 1  # so that outcome = OUT_DIE + eyes, as for orders and cards

# Which actions belong to a phase: from the first up to, but not including, the last.
SPANS: dict[int, tuple[int, int]] = {
    CHOOSE: (CHOOSE_CHARACTER, TURN_RONDEL),
    JUGGLE: (TURN_RONDEL, BORROW),
    TURN: (BORROW, ONE_DIE),
    DICE: (ONE_DIE, TAKE_EVENT),
    PICK: (TAKE_EVENT, GIVE_GOOD),
    GIVE: (GIVE_GOOD, LOSE_CHARACTER),
    LOSE: (LOSE_CHARACTER, AMOUNT_OF),
    RETURN: (GIVE_GOOD, GIVE_SILVER),
    BETWEEN: (BORROW, HIRE),
    AMOUNT: (AMOUNT_OF, BUY_STACK),
    BY_STACK: (BUY_STACK, BUY_CARD),
    CARD: (BUY_CARD, SELL_GOOD),
    HIRING: (CHOOSE_CHARACTER, TURN_RONDEL),
    SELLING: (SELL_GOOD, BUY_GOOD),
    ORDER_AND_GOOD: (TAKE_SLOT, DELIVER),
    FREE_GOOD: (TAKE_FREE, TAKE_POINT),
    DELIVERING: (DELIVER, WITH_VEHICLE),
    LOADING: (WITH_VEHICLE, RETURN_CHARACTER),
    BUYING: (BUY_GOOD, TAKE_SLOT),
    ORDER_OR_SALE: (TAKE_SLOT, TAKE_FREE),
    SALE: (SELL_GOOD, BUY_GOOD),
    FAREWELL: (RETURN_CHARACTER, MOVE_PRICE),
    SEEING: (MOVE_PRICE, DROP_GOOD),
    BARGAIN: (BUY_STACK, LOOK_AT),
    MOVING: (LOAD_GOOD, RETURN_CHARACTER),
    STORING: (DROP_GOOD, DONE),
}
# Phases that their seat can end with `done`: at any time, or once something has been done.
FREE_TO_STOP = (BETWEEN, SALE, FAREWELL, SEEING, BARGAIN, MOVING)
BOUND_TO_ACT = (BY_STACK, SELLING, DELIVERING, LOADING, BUYING, ORDER_OR_SALE)
