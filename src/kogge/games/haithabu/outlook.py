"""Figures that belong to an action of Haithabu, or to the reason why it is refused."""

from __future__ import annotations

from kogge.core.carrier.record import word

from .box import Box
from .position import Position
from .rules.cards import need
from .rules.fields import any_order, can_sell_any
from .rules.market import cost_of, gain_of
from .rules.night import second_die
from .rules.setup import owner_of
from .rules.transports import can_buy_other
from .rules.turn import is_night, wage_of
from .vocabulary import (
    AMOUNT,
    BARGAIN,
    BY_STACK,
    CARD,
    CART,
    HIRING,
    ORDER_OR_SALE,
    POST,
    SALE,
    SELLING,
    SHIP,
    WAREHOUSE,
    Order,
    Transport,
)

Outlook = dict[str, int | str]

FIGURES = ("silver", "price", "points", "needed", "night")


def plain(box: Box, s: Position, seat: int) -> Outlook:
    """Return the default figures, for an action that has none of its own."""
    figures: Outlook = dict.fromkeys(FIGURES, 0)
    stores = {"house": s.excess[WAREHOUSE], "stall": s.excess[POST]}
    return {**figures, "card": "none", **stores, "left": 0}


def of_character(box: Box, s: Position, character: int) -> Outlook:
    """Return what a character costs, if another seat has it."""
    poached = s.phase == HIRING and owner_of(s, character) >= 0
    return {"silver": box.poach if poached else 0}


def of_loan(box: Box) -> Outlook:
    """Return the silver of a loan."""
    return {"silver": box.loan}


def of_repayment(box: Box) -> Outlook:
    """Return what it takes to repay a loan."""
    return {"silver": box.repay}


def of_hiring(box: Box, s: Position, seat: int) -> Outlook:
    """Return the wage of a neutral worker, if there is one."""
    return {"silver": wage_of(box, s, seat) if s.inn > 0 else 0}


def of_field(s: Position, field: int) -> Outlook:
    """Return whether a field lies in the night half."""
    return {"night": int(is_night(s, field))}


def of_buying(box: Box, s: Position, seat: int, good: int) -> Outlook:
    """Return the price of a good on the market."""
    return {"price": cost_of(box, s, seat, good, 0)}


def of_selling(box: Box, s: Position, seat: int, good: int) -> Outlook:
    """Return what a good brings on the market."""
    return {"price": gain_of(box, s, seat, good, 0)}


def of_second_die(box: Box, s: Position, seat: int) -> Outlook:
    """Return what a second die costs."""
    return {"silver": second_die(box, s, seat)}


def of_gift(box: Box) -> Outlook:
    """Return the silver that is given at the Viking Games."""
    return {"silver": box.gift}


def of_amount(box: Box, s: Position, seat: int, count: int) -> Outlook:
    """Return the silver of a purchase or sale, in all and for one good, and the points."""
    price = (gain_of if s.selling else cost_of)(box, s, seat, s.good, 0)
    price = price if s.phase == AMOUNT else 0
    points = box.empty if s.selling and s.stock[s.good] == 0 else 0
    return {"price": price, "silver": count * price, "points": points}


def of_stack(box: Box, s: Position, stack: int) -> Outlook:
    """Return the top of a stack, and its price."""
    less = box.bargain if s.phase == BARGAIN else 0
    return {"silver": box.price[stack] - less, "card": word(Transport(s.front[stack][0]))}


def of_look(box: Box, stack: int) -> Outlook:
    """Return the price of a stack's cards."""
    return {"silver": box.price[stack]}


def of_card(box: Box, s: Position, place: int) -> Outlook:
    """Return one of the cards that the Carpenter looks at, and its price."""
    if s.phase != CARD:
        return {}
    return {"silver": box.price[s.place], "card": word(Transport(s.front[s.place][place]))}


def of_sale(box: Box, s: Position, seat: int, good: int) -> Outlook:
    """Return what a good brings on fields C and H, with the points."""
    price = gain_of(box, s, seat, good, 1 if s.phase == SELLING else 0)
    points = box.empty if s.stock[good] == 0 else 0
    return {"price": price, "silver": price, "points": points}


def of_purchase(box: Box, s: Position, seat: int, good: int) -> Outlook:
    """Return what a good costs on field G."""
    price = cost_of(box, s, seat, good, 1)
    return {"price": price, "silver": price}


def of_order(box: Box, s: Position, place: int) -> Outlook:
    """Return an order on display, and its reward."""
    order = s.display[place]
    points, silver = box.reward[order]
    return {"points": points, "silver": silver, "card": word(Order(order))}


def of_delivery(box: Box, s: Position, seat: int, good: int, slot: int) -> Outlook:
    """Return how many of a good an order still wants."""
    return {"needed": need(box, s, seat, slot, good)}


def of_stopping(box: Box, s: Position, seat: int) -> Outlook:
    """Return the part of an action that could still be done: 1 cart, 2 ship, 3 order, 4 sale."""
    if s.phase == BY_STACK and s.last >= 0:
        other = SHIP if s.last == CART else CART
        return {"left": 1 + other if can_buy_other(box, s, seat, s.place) else 0}
    if s.phase == ORDER_OR_SALE:
        return {"left": 3 if any_order(s) else 0}
    return {"left": 4 if s.phase == SALE and can_sell_any(s, seat) else 0}
