"""Figures worth telling with an action of Haithabu, or with the reason why it is refused."""

from __future__ import annotations

from kogge.core.carrier.record import word

from .actions import (
    AMOUNT_OF,
    BORROW,
    BUY_CARD,
    BUY_GOOD,
    BUY_STACK,
    CHOOSE_CHARACTER,
    DELIVER,
    DONE,
    GIVE_SILVER,
    HIRE,
    LEAVE,
    LOOK_AT,
    MARKET_BUY,
    MARKET_SELL,
    NEUTRAL,
    ONE_DIE,
    OWN,
    REPAY,
    SELL_GOOD,
    TAKE_SLOT,
    TURN_RONDEL,
    TWO_DICE,
    WITH_VEHICLE,
)
from .box import Box
from .cards import need
from .fields import any_order, can_sell_any
from .market import cost_of, gain_of
from .night import second_die
from .position import (
    AMOUNT,
    BARGAIN,
    BY_STACK,
    CARD,
    HIRING,
    ORDER_OR_SALE,
    SALE,
    SELLING,
    Position,
)
from .setup import owner_of
from .transports import can_buy_other
from .turn import is_night, wage_of
from .vocabulary import CART, FIELDS, PLACES, POST, SHIP, SLOTS, WAREHOUSE, Order, Transport

FIGURES = ("silver", "price", "points", "needed")


def outlook(box: Box, s: Position, seat: int, action: int) -> dict[str, int | str]:
    """Return what an action costs or brings, which card it is about, what is left to be done."""
    figures: dict[str, int | str] = dict.fromkeys(FIGURES, 0)
    figures |= {"night": _night(s, action), "card": _card(s, action)}
    figures |= {"house": s.excess[WAREHOUSE], "stall": s.excess[POST]}
    figures["left"] = _left(box, s, seat) if action == DONE else 0
    fixed = {BORROW: box.loan, REPAY: box.repay, GIVE_SILVER: box.gift}
    if action in fixed:
        figures["silver"] = fixed[action]
    elif action == HIRE and s.inn > 0:
        figures["silver"] = wage_of(box, s, seat)
    elif action == TWO_DICE:
        figures["silver"] = second_die(box, s, seat)
    elif OWN <= action < ONE_DIE or AMOUNT_OF <= action < LEAVE or SELL_GOOD <= action < TAKE_SLOT:
        figures |= _trade(box, s, seat, action)
    elif s.phase == HIRING and action < TURN_RONDEL:
        character = action - CHOOSE_CHARACTER
        figures["silver"] = box.poach if owner_of(s, character) >= 0 else 0
    elif TAKE_SLOT <= action < TAKE_SLOT + PLACES:
        order = s.display[action - TAKE_SLOT]
        figures |= {"points": box.reward[order][0], "silver": box.reward[order][1]}
    elif DELIVER <= action < WITH_VEHICLE:
        good, slot = divmod(action - DELIVER, SLOTS)
        figures["needed"] = need(box, s, seat, slot, good)
    return figures


def _night(s: Position, action: int) -> int:
    """Return 1 for a placement by night."""
    if not OWN <= action < ONE_DIE:
        return 0
    field = action - (OWN if action < NEUTRAL else NEUTRAL)
    return int(field < FIELDS and is_night(s, field))


def _left(box: Box, s: Position, seat: int) -> int:
    """Return the part of an action that could still be done: 1 cart, 2 ship, 3 order, 4 sale."""
    if s.phase == BY_STACK and s.last >= 0:
        other = SHIP if s.last == CART else CART
        return 1 + other if can_buy_other(box, s, seat, s.place) else 0
    if s.phase == ORDER_OR_SALE:
        return 3 if any_order(s) else 0
    return 4 if s.phase == SALE and can_sell_any(s, seat) else 0


def _card(s: Position, action: int) -> str:
    """Return the transport, or the order, that an action takes."""
    if BUY_STACK <= action < LOOK_AT:
        return word(Transport(s.front[action - BUY_STACK][0]))
    if BUY_CARD <= action < LEAVE and s.phase == CARD:
        return word(Transport(s.front[s.place][action - BUY_CARD]))
    if TAKE_SLOT <= action < TAKE_SLOT + PLACES:
        return word(Order(s.display[action - TAKE_SLOT]))
    return "none"


def _trade(box: Box, s: Position, seat: int, action: int) -> dict[str, int]:
    """Return the silver of a purchase or sale, in all and for one good."""
    if action < ONE_DIE:
        placement = action - (OWN if action < NEUTRAL else NEUTRAL)
        if placement < MARKET_BUY or placement >= 2 * MARKET_SELL - MARKET_BUY:
            return {}
        if placement >= MARKET_SELL:
            return {"price": gain_of(box, s, seat, placement - MARKET_SELL, 0)}
        return {"price": cost_of(box, s, seat, placement - MARKET_BUY, 0)}
    if action < BUY_STACK:
        count = action - AMOUNT_OF + 1
        price = (gain_of if s.selling else cost_of)(box, s, seat, s.good, 0)
        price = price if s.phase == AMOUNT else 0
        points = box.empty if s.selling and s.stock[s.good] == 0 else 0
        return {"price": price, "silver": count * price, "points": points}
    if action < LEAVE:
        return {"silver": _transport(box, s, action)}
    if action < BUY_GOOD:
        good = action - SELL_GOOD
        price = gain_of(box, s, seat, good, 1 if s.phase == SELLING else 0)
        points = box.empty if s.stock[good] == 0 else 0
        return {"price": price, "silver": price, "points": points}
    price = cost_of(box, s, seat, action - BUY_GOOD, 1)
    return {"price": price, "silver": price}


def _transport(box: Box, s: Position, action: int) -> int:
    if action < LOOK_AT:
        return box.price[action - BUY_STACK] - (box.bargain if s.phase == BARGAIN else 0)
    if action < BUY_CARD:
        return box.price[action - LOOK_AT]
    return box.price[s.place] if s.phase == CARD else 0
