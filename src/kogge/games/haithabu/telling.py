"""What the rules of Haithabu tell: reasons, events, lines of the score."""

from __future__ import annotations

from enum import IntEnum

from .vocabulary import Character, Field, Good, Incident, Order, Stack, Store, Transport


class Reason(IntEnum):
    """Why a seat may not do something."""

    NONE = 0
    NOT_ASKED = 1
    NOT_NOW = 2
    OCCUPIED = 3  # a worker of this colour stands there
    NO_EFFECT = 4  # no part of the action could be carried out
    NO_WORKER = 5  # that worker is placed, or was never hired
    CAN_ACT = 6  # no idling while something can be done
    RICH = 7  # no loan with so much silver
    NO_LOAN_LEFT = 8
    NO_LOAN = 9  # none to repay
    TOO_POOR = 10
    HIRED = 11  # a second one in a turn, or after a placement
    INN_EMPTY = 12
    PLACE_FIRST = 13  # workers are left
    BOTH_WAYS = 14  # a good is not bought and sold in one phase
    NO_GOOD = 15
    SOLD_OUT = 16  # none in market and supply
    NOT_ROLLED = 17
    NOTHING_TO_GIVE = 18
    NOT_YOURS = 19  # the character, the transport
    SAFE = 20
    YOURS_ALREADY = 21
    NO_STACK = 22
    ONE_CART_ONE_SHIP = 23
    BUY_ONE = 24  # at least one transport, or one good
    NO_CARD = 25
    EQUAL_OR_DIFFERENT = 26
    NOT_RISING = 27
    NO_ORDER = 28
    NO_FREE_GOOD = 29
    NOT_NEEDED = 30  # the order does not want that good
    NO_TRANSPORT = 31
    NO_ROOM = 32  # the transport carries no more of it
    END_OF_SCALE = 33
    ENOUGH_DROPPED = 34
    NO_CARPENTER = 35
    NOT_THE_LAST = 36  # later ones could not make up what is still to be given up
    ONCE = 37  # that part of the action is done, or something else was done instead


class Event(IntEnum):
    """What the rules tell; ``FIGURES`` names the figures."""

    LAID_OUT = 0
    OPENED = 1
    START_ORDER = 2
    DISPLAYED = 3
    SHUFFLED = 4
    STARTS = 5
    CHOSE = 6
    ROUND = 7
    PHASE = 8
    TURNED = 9
    BORROWED = 10
    REPAID = 11
    HIRED = 12
    PLACED = 13
    TO_MARKET = 14
    IDLED = 15
    SECOND_DIE = 16
    ROLLED = 17
    HAPPENS = 18
    GAVE_GOOD = 19
    GAVE_SILVER = 20
    GAVE_POINT = 21
    LOST_CHARACTER = 22
    LOST_TRANSPORT = 23
    LOST_POINT = 24
    BILKED = 25
    RETURNED_GOOD = 26
    LAPSED = 27
    BOUGHT = 28
    SOLD = 29
    PRICE = 30
    EMPTY_MARKET = 31
    BOUGHT_TRANSPORT = 32
    REPLACED = 33
    LOOKED = 34
    HIRED_CHARACTER = 35
    POACHED = 36
    TOOK_ORDER = 37
    EXPIRED = 38
    TOOK_GOOD = 39
    TOOK_POINT = 40
    DELIVERED = 41
    COMPLETED = 42
    LOADED = 43
    USED_UP = 44
    ROUND_END = 45
    AGED = 46
    SENT_AWAY = 47
    STARTER = 48
    RESTOCKED = 49
    PRICE_DIE = 50
    DROPPED = 51
    FEE = 52
    DISCARDED = 53
    ENDED = 54


FIGURES: dict[int, tuple[tuple[str, type[IntEnum] | None], ...]] = {
    Event.LAID_OUT: (("turned", None),),
    Event.OPENED: (("transport", Transport),),
    Event.START_ORDER: (("order", Order),),
    Event.DISPLAYED: (("order", Order), ("place", None)),
    Event.SHUFFLED: (("count", None),),
    Event.STARTS: (),
    Event.CHOSE: (("character", Character),),
    Event.ROUND: (("number", None),),
    Event.PHASE: (("number", None),),
    Event.TURNED: (("steps", None), ("first", Field), ("last", Field)),
    Event.BORROWED: (("silver", None),),
    Event.REPAID: (("silver", None),),
    Event.HIRED: (("silver", None),),
    Event.PLACED: (("field", Field), ("neutral", None), ("night", None)),
    Event.TO_MARKET: (("good", Good), ("neutral", None), ("selling", None)),
    Event.IDLED: (("neutral", None),),
    Event.SECOND_DIE: (("silver", None),),
    Event.ROLLED: (("eyes", None),),
    Event.HAPPENS: (("incident", Incident),),
    Event.GAVE_GOOD: (("good", Good), ("store", Store)),
    Event.GAVE_SILVER: (("silver", None),),
    Event.GAVE_POINT: (),
    Event.LOST_CHARACTER: (("character", Character),),
    Event.LOST_TRANSPORT: (("transport", Transport),),
    Event.LOST_POINT: (),
    Event.BILKED: (("silver", None),),
    Event.RETURNED_GOOD: (("good", Good), ("store", Store)),
    Event.LAPSED: (("field", Field),),
    Event.BOUGHT: (("good", Good), ("count", None), ("silver", None)),
    Event.SOLD: (("good", Good), ("count", None), ("silver", None)),
    Event.PRICE: (("good", Good), ("before", None), ("after", None)),
    Event.EMPTY_MARKET: (("good", Good), ("points", None)),
    Event.BOUGHT_TRANSPORT: (("transport", Transport), ("silver", None)),
    Event.REPLACED: (("transport", Transport),),
    Event.LOOKED: (("stack", Stack),),
    Event.HIRED_CHARACTER: (("character", Character),),
    Event.POACHED: (("character", Character), ("owner", None), ("silver", None)),
    Event.TOOK_ORDER: (("order", Order), ("place", None)),
    Event.EXPIRED: (("order", Order),),
    Event.TOOK_GOOD: (("good", Good),),
    Event.TOOK_POINT: (),
    Event.DELIVERED: (("good", Good), ("slot", None)),
    Event.COMPLETED: (("order", Order), ("points", None), ("silver", None)),
    Event.LOADED: (("good", Good),),
    Event.USED_UP: (("transport", Transport),),
    Event.ROUND_END: (("number", None),),
    Event.AGED: (),
    Event.SENT_AWAY: (("character", Character), ("points", None)),
    Event.STARTER: (),
    Event.RESTOCKED: (("eyes", None),),
    Event.PRICE_DIE: (("good", Good), ("eyes", None)),
    Event.DROPPED: (("good", Good), ("store", Store)),
    Event.FEE: (("silver", None),),
    Event.DISCARDED: (("order", Order),),
    Event.ENDED: (("number", None),),
}


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
