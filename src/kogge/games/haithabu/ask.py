"""Who is asked in Haithabu, and what he may do: every rule that refuses, found by its action."""

from __future__ import annotations

from kogge.core.asking import all_asked, first_asked, marking
from kogge.core.carrier.rule import rule
from kogge.core.game import CHANCE, NONE, NOT_ASKED

from .actions import (
    AMOUNT_OF,
    BORROW,
    BUY_CARD,
    BUY_GOOD,
    BUY_STACK,
    CHOOSE_CHARACTER,
    DELIVER,
    DONE,
    DROP_GOOD,
    END,
    GIVE_GOOD,
    HIRE,
    IDLE,
    LEAVE,
    LOAD_GOOD,
    LOOK_AT,
    LOSE_CHARACTER,
    LOSE_VEHICLE,
    MOVE_PRICE,
    NEUTRAL,
    ONE_DIE,
    OWN,
    REPAY,
    RETURN_CHARACTER,
    SELL_GOOD,
    TAKE_EVENT,
    TAKE_FREE,
    TAKE_POINT,
    TAKE_SLOT,
    TURN_RONDEL,
    TWO_DICE,
    WITH_VEHICLE,
)
from .box import Box
from .cards import why_not_stack
from .fields import (
    why_not_deliver,
    why_not_done,
    why_not_free,
    why_not_hire_character,
    why_not_point,
    why_not_sell_at_h,
    why_not_slot,
)
from .market import why_not_amount, why_not_buy_three, why_not_sell_three
from .night import (
    why_not_borrow,
    why_not_event,
    why_not_give,
    why_not_lose_character,
    why_not_lose_vehicle,
    why_not_repay,
    why_not_two,
)
from .position import (
    BARGAIN,
    CARD,
    CHOOSE,
    DEAL,
    FILL,
    LOOK,
    LOT,
    MOVING,
    OPEN,
    ORDER_OR_SALE,
    ORIENT,
    OVER,
    PRICES,
    RESTOCK,
    ROLL,
    SELLING,
    TURN,
    Position,
)
from .rounds import why_not_carry, why_not_drop, why_not_move_price, why_not_return
from .setup import why_not_choose
from .telling import Reason
from .transports import (
    why_not_buy_stack,
    why_not_card,
    why_not_leave,
    why_not_load,
    why_not_look,
    why_not_with,
)
from .turn import why_not_borrow_in_turn, why_not_end, why_not_hire, why_not_place


@rule
def is_drawing(phase: int) -> bool:
    """Tell whether chance acts in a phase."""
    if phase in (ORIENT, OPEN, DEAL, FILL, LOT):
        return True
    return phase in (ROLL, LOOK, RESTOCK, PRICES)


@rule
def is_asked(s: Position, seat: int) -> bool:
    """Tell whether a seat has to choose: always one alone."""
    return s.asked == seat and s.phase != OVER and not is_drawing(s.phase)


together = all_asked(is_asked)
foremost = first_asked(is_asked)


@rule
def mover(s: Position) -> int:
    """Return who acts next: chance, or the seat that is asked."""
    return CHANCE if is_drawing(s.phase) else foremost(s)


@rule
def refusal(box: Box, s: Position, seat: int, action: int) -> int:
    """Return why a seat may not do this now, or NONE."""
    if not is_asked(s, seat):
        return NOT_ASKED
    return why_not(box, s, seat, action) if is_possible(box, s.phase, action) else Reason.NOT_NOW


@rule
def is_possible(box: Box, phase: int, action: int) -> bool:
    """Tell whether an action belongs to a phase at all."""
    if box.spans[phase][0] <= action < box.spans[phase][1]:
        return True
    if action == DONE:
        return box.stops[phase] > 0
    if phase == CARD:
        return LOOK_AT <= action < BUY_CARD
    return phase == ORDER_OR_SALE and (SELL_GOOD <= action < BUY_GOOD or action == TAKE_POINT)


@rule
def why_not(box: Box, s: Position, seat: int, action: int) -> int:
    """Ask the rule that an action belongs to."""
    if action < ONE_DIE:
        return why_not_turn(box, s, seat, action)
    if action < AMOUNT_OF:
        return why_not_night(box, s, seat, action)
    if action < SELL_GOOD:
        return why_not_transport(box, s, seat, action)
    if action < DELIVER:
        return why_not_trade(box, s, seat, action)
    if action < RETURN_CHARACTER:
        return why_not_carry_goods(box, s, seat, action)
    if action == DONE:
        return NONE if box.stops[s.phase] == 2 else why_not_done(s)
    if action < MOVE_PRICE:
        return why_not_return(s, seat, action - RETURN_CHARACTER)
    if action < DROP_GOOD:
        return why_not_move_price(s, action - MOVE_PRICE)
    return why_not_drop(s, seat, action - DROP_GOOD)


@rule
def why_not_turn(box: Box, s: Position, seat: int, action: int) -> int:
    """Ask for characters, the rondel, loans, hiring and placing."""
    if action < TURN_RONDEL:
        if s.phase == CHOOSE:
            return why_not_choose(s, action - CHOOSE_CHARACTER)
        return why_not_hire_character(box, s, seat, action - CHOOSE_CHARACTER)
    if action < BORROW:
        return NONE
    if action == BORROW:
        if s.phase == TURN:
            return why_not_borrow_in_turn(box, s, seat)
        return why_not_borrow(box, s, seat)
    if action == REPAY:
        return why_not_repay(box, s, seat)
    if action == HIRE:
        return why_not_hire(box, s, seat)
    if action == END:
        return why_not_end(s)
    if action < NEUTRAL:
        return why_not_place(box, s, seat, 0, action - OWN)
    return why_not_place(box, s, seat, 1, action - NEUTRAL)


@rule
def why_not_night(box: Box, s: Position, seat: int, action: int) -> int:
    """Ask for dice and events."""
    if action == ONE_DIE:
        return NONE
    if action == TWO_DICE:
        return why_not_two(box, s, seat)
    if action < GIVE_GOOD:
        return why_not_event(s, action - TAKE_EVENT + 1)
    if action < LOSE_CHARACTER:
        return why_not_give(box, s, seat, action - GIVE_GOOD)
    if action < LOSE_VEHICLE:
        return why_not_lose_character(s, seat, action - LOSE_CHARACTER)
    return why_not_lose_vehicle(s, seat, action - LOSE_VEHICLE)


@rule
def why_not_transport(box: Box, s: Position, seat: int, action: int) -> int:
    """Ask for amounts on the market, stacks and cards."""
    if action < BUY_STACK:
        return why_not_amount(box, s, seat, action - AMOUNT_OF + 1)
    if action < LOOK_AT:
        if s.phase == BARGAIN:
            return why_not_stack(box, s, seat, action - BUY_STACK, box.bargain)
        return why_not_buy_stack(box, s, seat, action - BUY_STACK)
    if action < BUY_CARD:
        return why_not_look(box, s, seat, action - LOOK_AT)
    if action == LEAVE:
        return why_not_leave(box, s, seat)
    return why_not_card(box, s, seat, action - BUY_CARD)


@rule
def why_not_trade(box: Box, s: Position, seat: int, action: int) -> int:
    """Ask for goods that are sold and bought, orders and points."""
    if action < BUY_GOOD:
        if s.phase == SELLING:
            return why_not_sell_three(s, seat, action - SELL_GOOD)
        return why_not_sell_at_h(s, seat, action - SELL_GOOD)
    if action < TAKE_SLOT:
        return why_not_buy_three(box, s, seat, action - BUY_GOOD)
    if action < TAKE_FREE:
        return why_not_slot(s, action - TAKE_SLOT)
    return why_not_point(s) if action == TAKE_POINT else why_not_free(box, s, action - TAKE_FREE)


@rule
def why_not_carry_goods(box: Box, s: Position, seat: int, action: int) -> int:
    """Ask for deliveries and loads."""
    if action < WITH_VEHICLE:
        return why_not_deliver(box, s, seat, action - DELIVER)
    if action < LOAD_GOOD:
        return why_not_with(box, s, seat, action - WITH_VEHICLE)
    if s.phase == MOVING:
        return why_not_carry(box, s, seat, action - LOAD_GOOD)
    if s.place == 0:
        return Reason.NOT_NOW
    return why_not_load(box, s, seat, s.vehicle, action - LOAD_GOOD)


mark = marking(why_not)  # a range of actions


@rule
def legal(box: Box, s: Position, seat: int, mask: list[int]) -> int:
    """Mark what a seat may do now, and count it; only what its phase can allow is asked for."""
    for action in range(len(mask)):
        mask[action] = 0
    if not is_asked(s, seat):
        return 0
    if s.phase == TURN:
        return legal_in_turn(box, s, seat, mask)
    ways = mark(box, s, seat, mask, box.spans[s.phase][0], box.spans[s.phase][1])
    if s.phase == CARD:
        ways += mark(box, s, seat, mask, LOOK_AT, BUY_CARD)
    elif s.phase == ORDER_OR_SALE:
        ways += mark(box, s, seat, mask, SELL_GOOD, BUY_GOOD)
        ways += mark(box, s, seat, mask, TAKE_POINT, TAKE_POINT + 1)
    if box.stops[s.phase] > 0:
        ways += mark(box, s, seat, mask, DONE, DONE + 1)
    return ways


@rule
def legal_in_turn(box: Box, s: Position, seat: int, mask: list[int]) -> int:
    """§2.3, §2.5  Loans and hiring, the workers that are left; idling only for want of else."""
    ways = mark(box, s, seat, mask, BORROW, OWN)
    if s.own_left:
        ways += mark_placements(box, s, seat, mask, OWN)
    if s.neutral_left:
        ways += mark_placements(box, s, seat, mask, NEUTRAL)
    return ways


@rule
def mark_placements(box: Box, s: Position, seat: int, mask: list[int], start: int) -> int:
    """§2.5  Mark where a worker can go; if nowhere, he idles."""
    ways = mark(box, s, seat, mask, start, start + IDLE)
    if ways == 0:
        mask[start + IDLE] = 1
        return 1
    return ways
