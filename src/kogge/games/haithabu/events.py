"""What the rules of Haithabu answer: reasons, events, lines of the score, what reports count."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from kogge.core.verbs import Events, Family, Measure, Reasons, members

from .box import Box
from .position import Position
from .vocabulary import ROWS, Character, Field, Good, Incident, Order, Stack, Store, Transport


class Reason(Reasons):
    """Why a seat may not do something, and the paragraph that says so."""

    NONE = 0
    NOT_ASKED = 1, "2.1"
    NOT_NOW = 2, "2.3"
    OCCUPIED = 3, "2.4"  # a worker of this colour is already there
    NO_EFFECT = 4, "2.5"  # no part of the action could be carried out
    NO_WORKER = 5, "2.3"  # that worker is placed, or was never hired
    CAN_ACT = 6, "2.5"  # no idling while something can be done
    RICH = 7, "6.1"  # no loan for a seat with silver enough
    NO_LOAN_LEFT = 8, "6.1"
    NO_LOAN = 9, "6.2"  # none to repay
    TOO_POOR = 10, "3.1"
    HIRED = 11, "2.6"  # a second one in a turn, or after a placement
    INN_EMPTY = 12, "2.6"
    PLACE_FIRST = 13, "2.3"  # workers are left
    BOTH_WAYS = 14, "3.4"  # a good is not bought and sold in one phase
    NO_GOOD = 15, "3.2"
    SOLD_OUT = 16, "3.1"  # none in market and supply
    NOT_ROLLED = 17, "4.1"
    NOTHING_TO_GIVE = 18, "4.3"
    NOT_YOURS = 19, "4.2"  # the character, the transport
    SAFE = 20, "5.2"
    YOURS_ALREADY = 21, "5.2"
    NO_STACK = 22, "5.1"
    ONE_CART_ONE_SHIP = 23, "5.1"
    BUY_ONE = 24, "2.5"  # at least one transport or one good must be bought
    NO_CARD = 25, "9.6"
    EQUAL_OR_DIFFERENT = 26, "5.3"
    NOT_RISING = 27, "5.5"
    NO_ORDER = 28, "5.9"
    NO_FREE_GOOD = 29, "5.4"
    NOT_NEEDED = 30, "5.5"  # the order does not want that good
    NO_TRANSPORT = 31, "5.6"
    NO_ROOM = 32, "5.6"  # the transport carries no more of it
    END_OF_SCALE = 33, "3.3"
    ENOUGH_DROPPED = 34, "7.7"
    NO_CARPENTER = 35, "9.6"
    NOT_THE_LAST = 36, "7.7"  # later ones could not make up what is still to be given up
    ONCE = 37, "5.8"  # that part of the action is done, or another was done instead


class Event(Events):
    """What happens, and the figures that belong to it."""

    LAID_OUT = 0, {"turned": int}
    OPENED = 1, {"transport": Transport}
    START_ORDER = 2, {"order": Order}
    DISPLAYED = 3, {"order": Order, "place": int}
    SHUFFLED = 4, {"count": int}
    STARTS = 5
    CHOSE = 6, {"character": Character}
    ROUND = 7, {"number": int}
    PHASE = 8, {"number": int}
    TURNED = 9, {"steps": int, "first": Field, "last": Field}
    BORROWED = 10, {"silver": int}
    REPAID = 11, {"silver": int}
    HIRED = 12, {"silver": int}
    PLACED = 13, {"field": Field, "neutral": int, "night": int}
    TO_MARKET = 14, {"good": Good, "neutral": int, "selling": int}
    IDLED = 15, {"neutral": int}
    SECOND_DIE = 16, {"silver": int}
    ROLLED = 17, {"eyes": int}
    HAPPENS = 18, {"incident": Incident}
    GAVE_GOOD = 19, {"good": Good, "store": Store}
    GAVE_SILVER = 20, {"silver": int}
    GAVE_POINT = 21
    LOST_CHARACTER = 22, {"character": Character}
    LOST_TRANSPORT = 23, {"transport": Transport}
    LOST_POINT = 24
    BILKED = 25, {"silver": int}
    RETURNED_GOOD = 26, {"good": Good, "store": Store}
    LAPSED = 27, {"field": Field}
    BOUGHT = 28, {"good": Good, "count": int, "silver": int}
    SOLD = 29, {"good": Good, "count": int, "silver": int}
    PRICE = 30, {"good": Good, "before": int, "after": int}
    EMPTY_MARKET = 31, {"good": Good, "points": int}
    BOUGHT_TRANSPORT = 32, {"transport": Transport, "silver": int}
    REPLACED = 33, {"transport": Transport}
    LOOKED = 34, {"stack": Stack}
    HIRED_CHARACTER = 35, {"character": Character}
    POACHED = 36, {"character": Character, "owner": int, "silver": int}
    TOOK_ORDER = 37, {"order": Order, "place": int}
    EXPIRED = 38, {"order": Order}
    TOOK_GOOD = 39, {"good": Good}
    TOOK_POINT = 40
    DELIVERED = 41, {"good": Good, "slot": int}
    COMPLETED = 42, {"order": Order, "points": int, "silver": int}
    LOADED = 43, {"good": Good}
    USED_UP = 44, {"transport": Transport}
    ROUND_END = 45, {"number": int}
    AGED = 46
    SENT_AWAY = 47, {"character": Character, "points": int}
    STARTER = 48
    RESTOCKED = 49, {"eyes": int}
    PRICE_DIE = 50, {"good": Good, "eyes": int}
    DROPPED = 51, {"good": Good, "store": Store}
    FEE = 52, {"silver": int}
    DISCARDED = 53, {"order": Order}
    ENDED = 54, {"number": int}


class Line(IntEnum):
    """The lines of a score."""

    POINTS = 0  # collected during the game
    CHARACTERS = 1
    LOANS = 2  # lost for loans that are left
    SILVER = 3
    GOODS = 4  # on orders
    TRANSPORTS = 5
    ORDERS = 6  # for most orders
    TOTAL = 7


def row_of(_box: Box, s: Position, event: Mapping[str, str]) -> str:
    """Return the row of the price scale on which a good stood when it was traded, from 1."""
    return str(1 + s.row[Good[event["good"].upper()]])


PRICES = tuple(str(row) for row in range(1, ROWS + 1))
CHOICES = tuple(c for c in members(Character) if c != "start-player")  # §1.6  that one is by lot
PILE = tuple(order for order in members(Order) if order.isdigit())

FAMILIES = (
    Family("field", members(Field), {Event.PLACED: "field"}),
    Family("setup", CHOICES, {Event.CHOSE: "character"}),
    Family(
        "character",
        members(Character),
        {Event.HIRED_CHARACTER: "character", Event.POACHED: "character"},
    ),
    Family("stack", members(Stack), {Event.BOUGHT_TRANSPORT: "transport"}),
    Family("taken", PILE, {Event.TOOK_ORDER: "order"}),
    Family("completed", members(Order), {Event.COMPLETED: "order"}),
    Family("bought", members(Good), {Event.BOUGHT: "good"}),
    Family("sold", members(Good), {Event.SOLD: "good"}),
    Family("delivered", members(Good), {Event.DELIVERED: "good"}),
    Family("buying", PRICES, {Event.BOUGHT: row_of}),
    Family("selling", PRICES, {Event.SOLD: row_of}),
)
MEASURES = (
    Measure("began", {Event.STARTS: ""}),
    Measure("orders-taken", {Event.TOOK_ORDER: ""}),
    Measure("orders-completed", {Event.COMPLETED: ""}),
    Measure("points-of-orders", {Event.COMPLETED: "points"}, Line.POINTS),
    Measure("points-taken", {Event.TOOK_POINT: ""}, Line.POINTS),
    Measure("points-of-sales", {Event.EMPTY_MARKET: "points"}, Line.POINTS),
    Measure("points-of-farewells", {Event.SENT_AWAY: "points"}, Line.POINTS),
    Measure("silver-of-orders", {Event.COMPLETED: "silver"}),
    Measure("silver-of-sales", {Event.SOLD: "silver"}),
    Measure("loans-taken", {Event.BORROWED: ""}),
    Measure("loans-repaid", {Event.REPAID: ""}),
    Measure("goods-given-up", {Event.DROPPED: ""}),
    Measure("workers-hired", {Event.HIRED: ""}),
)
