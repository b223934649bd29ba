"""The rules of Riga: doing what chance or a seat does. The phases have their modules."""

from __future__ import annotations

from kogge.core.carrier.bits import has
from kogge.core.carrier.rule import rule
from kogge.core.trace import Trace, tell

from .ask import is_drawing
from .box import Box
from .build import add_to_bill, lift, pay, settle
from .know import lose_good
from .position import (
    BILL,
    BILL_CARD,
    BUILDINGS,
    CHARGE,
    CHOOSE,
    DEAL_BUILDINGS,
    DEAL_GOODS,
    DIG,
    DISCARD_GOOD,
    END,
    GOODS,
    KEEP,
    KEEP_CARD,
    KEEP_GOOD,
    LAY_BUILDINGS,
    LAY_GOODS,
    LOT,
    NAME,
    OUT_BUILDING,
    OUT_GOOD,
    PAY,
    PAY_THING,
    PICK,
    SEARCH,
    SETTLE,
    SPEND,
    SPEND_GOOD,
    START,
    SWAP_GOOD,
    TAKE_CARD,
    TAKE_ROW,
    TURN,
    USE_CRANE,
    USE_MONASTERY,
    USE_TREASURY,
    USE_YARD,
    WINTER,
    Event,
    Position,
)
from .setup import (
    deal_building,
    deal_good,
    draw_lot,
    keep,
    lay_building,
    lay_good,
    name_starter,
)
from .turn import (
    choose_building,
    dig_building,
    dig_yard,
    find_good,
    open_exchange,
    pick_good,
    pray,
    search_treasury,
    swap,
    take_card,
    take_row,
)
from .winter import discard, end_turn


@rule
def play(box: Box, s: Position, trace: Trace, seat: int, action: int) -> None:
    """Do what chance or a seat does."""
    trace.used = 0
    if is_drawing(s):
        fall(box, s, trace, action)
    elif s.phase == TURN:
        act(box, s, trace, seat, action)
    elif s.phase == BILL:
        act_on_bill(box, s, trace, seat, action)
    elif s.phase == PAY:
        pay(box, s, trace, seat, action - PAY_THING)
    elif s.phase == SPEND:
        spend(box, s, trace, seat, action - SPEND_GOOD)
    elif s.phase == WINTER:
        discard(box, s, trace, seat, action - DISCARD_GOOD)
    else:
        decide(box, s, trace, seat, action)


@rule
def fall(box: Box, s: Position, trace: Trace, outcome: int) -> None:
    """Chance acts: a lot, a good or a building, as the phase wants it."""
    if s.phase == LOT:
        draw_lot(s, trace, outcome)
    elif s.phase == DEAL_GOODS:
        deal_good(box, s, trace, outcome - OUT_GOOD)
    elif s.phase == LAY_GOODS:
        lay_good(box, s, trace, outcome - OUT_GOOD)
    elif s.phase == SEARCH:
        find_good(box, s, trace, outcome - OUT_GOOD)
    elif s.phase == DEAL_BUILDINGS:
        deal_building(s, trace, outcome - OUT_BUILDING)
    elif s.phase == LAY_BUILDINGS:
        lay_building(box, s, trace, outcome - OUT_BUILDING)
    else:
        dig_building(box, s, trace, outcome - OUT_BUILDING)


@rule
def decide(box: Box, s: Position, trace: Trace, seat: int, action: int) -> None:
    """Name, keep, pick, choose or swap."""
    if s.phase == NAME:
        name_starter(s, trace, action - START)
    elif s.phase == KEEP:
        keep(box, s, trace, seat, action - KEEP_CARD)
    elif s.phase == PICK:
        pick_good(s, trace, seat, action - KEEP_GOOD)
    elif s.phase == CHOOSE:
        choose_building(s, trace, seat, action - KEEP_CARD)
    else:
        swap(s, trace, seat, (action - SWAP_GOOD) // GOODS, (action - SWAP_GOOD) % GOODS)


@rule
def act(box: Box, s: Position, trace: Trace, seat: int, action: int) -> None:
    """§3.2  Take, use a function, begin a bill, charge, or end the turn."""
    if action == USE_TREASURY:
        search_treasury(box, s, trace, seat)
    elif action == USE_YARD:
        dig_yard(box, s, trace, seat)
    elif action == USE_MONASTERY:
        pray(s, trace, seat)
    elif action == CHARGE:
        open_exchange(s)
    elif action == END:
        end_turn(box, s, trace)
    elif action >= BILL_CARD:
        add_to_bill(box, s, seat, action - BILL_CARD)
    elif action >= TAKE_CARD:
        take_card(s, trace, seat, action - TAKE_CARD)
    else:
        take_row(s, trace, seat, action - TAKE_ROW)


@rule
def act_on_bill(box: Box, s: Position, trace: Trace, seat: int, action: int) -> None:
    """§4.2  Add a building, use a Crane, or close the bill."""
    if action == USE_CRANE:
        lift(box, s, trace, seat)
    elif action == SETTLE:
        settle(s)
    else:
        add_to_bill(box, s, seat, action - BILL_CARD)


@rule
def spend(box: Box, s: Position, trace: Trace, seat: int, good: int) -> None:
    """§6.4  Spend a good; when enough are spent the Exchange is charged and the turn ends."""
    lose_good(s, seat, good)
    s.spent += box.basic[good]
    s.spent_last = good
    tell(trace, Event.SPENT, seat, good, 0, 0)
    if s.spent >= box.charge:
        s.charged[seat], s.spent, s.spent_last = 1, 0, -1
        tell(trace, Event.CHARGED, seat, 0, 0, 0)
        end_turn(box, s, trace)


@rule
def chance(box: Box, s: Position, weight: list[int]) -> None:
    """§1.2, §1.4, §2.1, §2.2, §5.2, §5.4  Weigh what can be drawn: every card alike."""
    for outcome in range(len(weight)):
        weight[outcome] = 0
    if s.phase == LOT:
        for seat in range(s.seats):
            weight[seat] = 1
    elif s.phase in (DEAL_GOODS, LAY_GOODS, SEARCH):
        for good in range(GOODS):
            weight[OUT_GOOD + good] = s.pile[good]
    elif s.phase in (DEAL_BUILDINGS, LAY_BUILDINGS, DIG):
        for card in range(BUILDINGS):
            weight[OUT_BUILDING + card] = has(s.deck, card)
