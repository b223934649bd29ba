"""The end of a round of Haithabu, step by step: §7."""

from __future__ import annotations

from kogge.core.carrier.bits import has
from kogge.core.carrier.rule import rule
from kogge.core.game import NOBODY, NONE
from kogge.core.trace import Trace, tell

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import (
    BARGAIN,
    CARPENTER,
    DOWN,
    ENDING,
    FAREWELL,
    GOODS,
    LOWER,
    MOVING,
    OVER,
    PLACES,
    POST,
    PRICES,
    RESTOCK,
    ROWS,
    SEEING,
    SEER,
    START_PLAYER,
    STEVEDORE,
    STEWARD,
    STORES,
    STORING,
    WAREHOUSE,
    Function,
    Step,
)
from .cards import (
    age_orders,
    buy_transport,
    can_buy_stack,
    discard_lower,
    fill_place,
    open_stack,
    why_not_stack,
)
from .market import move_price
from .night import stored, unstore
from .setup import owner_of
from .transports import forget_load, load
from .turn import begin_round

FUNCTIONS = len(Function)


@rule
def next_step(box: Box, s: Position, trace: Trace) -> None:
    """§7.1 to §7.10  Go on until a seat is asked, a card or die is drawn, or a round begins."""
    if s.step == Step.NONE:
        end_round(box, s, trace)
    elif s.step == Step.AGE_ORDERS:
        age_orders(s, trace)
        lift_safety(s)
    elif s.step == Step.SEND_AWAY:
        ask_farewell(box, s)
    elif s.step == Step.FUNCTIONS:
        ask_functions(box, s)
    elif s.step == Step.RESTOCK:
        s.phase, s.rolls, s.count = RESTOCK, 2, 0
    elif s.step == Step.MOVE_PRICES:
        s.phase, s.place = PRICES, 0
    elif s.step == Step.STORE:
        ask_storing(box, s, trace)
    elif s.step == Step.RECALL:
        recall_workers(box, s)
        discard_lower(s, trace)
        s.step, s.place = Step.DISPLAY, LOWER - 1
    elif s.step == Step.DISPLAY:
        fill_upper(s, trace)
    else:
        start_round(s, trace)


@rule
def end_round(box: Box, s: Position, trace: Trace) -> None:
    """§8.1, §7.1  After the last round the game is over."""
    if s.rounds == box.rounds:
        s.phase = OVER
        tell(trace, Event.ENDED, NOBODY, s.rounds, 0, 0)
    else:
        s.step = Step.AGE_ORDERS
        tell(trace, Event.ROUND_END, NOBODY, s.rounds, 0, 0)


@rule
def lift_safety(s: Position) -> None:
    """§7.2  No character is safe any more."""
    s.safe, s.step, s.turns = 0, Step.SEND_AWAY, 0


@rule
def in_order(s: Position) -> int:
    """§7.3, §7.4  Return the seat that comes next in the order of the ending round."""
    return (s.starter + s.turns) % s.seats


# Step 3: characters are sent away.


@rule
def ask_farewell(box: Box, s: Position) -> None:
    """§7.3  In the middle of the game each seat may send characters away for points."""
    while s.rounds == box.farewell and s.turns < s.seats:
        if s.characters[in_order(s)] != 0:
            s.phase, s.asked, s.last = FAREWELL, in_order(s), -1
            return
        s.turns += 1
    s.step, s.turns, s.function = Step.FUNCTIONS, 0, Function.SEER


@rule
def why_not_return(s: Position, seat: int, character: int) -> int:
    """§7.3  The seat's characters, in rising order."""
    if not has(s.characters[seat], character):
        return Reason.NOT_YOURS
    return NONE if character > s.last else Reason.NOT_RISING


@rule
def send_away(box: Box, s: Position, trace: Trace, seat: int, character: int) -> None:
    """§7.3  Points for a character that goes back."""
    s.characters[seat] &= ~(1 << character)
    s.points[seat] += box.sent
    s.last = character
    tell(trace, Event.SENT_AWAY, seat, character, box.sent, 0)


@rule
def next_farewell(s: Position) -> None:
    """§7.3  The next seat."""
    s.turns += 1
    s.last, s.phase = -1, ENDING


# Step 4: functions of characters.


@rule
def ask_functions(box: Box, s: Position) -> None:
    """§7.4, §9.5, §9.6, §9.8  Seer, Carpenter and Stevedore of each seat in turn."""
    while s.turns < s.seats:
        seat = in_order(s)
        while s.function < FUNCTIONS:
            if can_use(box, s, seat, s.function):
                s.phase, s.asked, s.count, s.last = function_phase(s.function), seat, 0, -1
                return
            s.function += 1
        s.turns += 1
        s.function = Function.SEER
    s.step, s.turns = Step.RESTOCK, 0


@rule
def can_use(box: Box, s: Position, seat: int, function: int) -> bool:
    """§7.4  Return whether a seat has a character whose function can do something."""
    if function == Function.SEER:
        return has(s.characters[seat], SEER)
    if function == Function.CARPENTER:
        return has(s.characters[seat], CARPENTER) and can_buy_stack(box, s, seat, 0, box.bargain)
    if not has(s.characters[seat], STEVEDORE):
        return False
    for good in range(GOODS):
        if s.warehouse[seat][good] > 0 and box.moved > 0:
            return True
    return False


@rule
def function_phase(function: int) -> int:
    """Return the phase in which a function asks."""
    if function == Function.SEER:
        return SEEING
    return BARGAIN if function == Function.CARPENTER else MOVING


@rule
def next_function(s: Position) -> None:
    """§7.4  The next function, or the next seat."""
    forget_load(s)
    s.function += 1
    s.phase, s.last, s.count = ENDING, -1, 0


@rule
def why_not_bargain(box: Box, s: Position, seat: int, stack: int) -> int:
    """§9.6  A stack whose price the Carpenter can pay, lowered."""
    return why_not_stack(box, s, seat, stack, box.bargain)


@rule
def strike_bargain(box: Box, s: Position, trace: Trace, seat: int, stack: int) -> None:
    """§9.6  The Carpenter buys an open top for less."""
    buy_transport(box, s, trace, seat, stack, 0, box.bargain)
    next_function(s)
    open_stack(s, stack, ENDING)


@rule
def carry(box: Box, s: Position, trace: Trace, seat: int, good: int) -> None:
    """§9.8  The Stevedore moves a good; after the last one the function ends."""
    load(s, trace, seat, good)
    if s.count == box.moved:
        next_function(s)


@rule
def why_not_move_price(s: Position, good: int, way: int) -> int:
    """§9.5  One step up or down, not beyond the end of the scale."""
    end = 0 if way == DOWN else ROWS - 1
    return Reason.END_OF_SCALE if s.row[good] == end else NONE


@rule
def see(box: Box, s: Position, trace: Trace, good: int, way: int) -> None:
    """§9.5  The Seer moves a price."""
    move_price(box, s, trace, good, -1 if way == DOWN else 1)
    next_function(s)


@rule
def why_not_carry(box: Box, s: Position, seat: int, good: int) -> int:
    """§9.8  Goods from the warehouse, in rising order, as many as the Stevedore moves."""
    if s.warehouse[seat][good] == 0:
        return Reason.NO_GOOD
    if good < s.last:
        return Reason.NOT_RISING
    return NONE if s.count < box.moved else Reason.NO_ROOM


# Steps 5 and 6: dice.


@rule
def restock(box: Box, s: Position, trace: Trace, eyes: int) -> None:
    """§7.5  Each die brings a cube of every good up to its eyes; then those prices fall once."""
    for good in range(eyes):
        if s.supply[good] > 0:
            s.supply[good] -= 1
            s.stock[good] += 1
    tell(trace, Event.RESTOCKED, NOBODY, eyes, 0, 0)
    s.rolls -= 1
    s.count = max(s.count, eyes)
    if s.rolls == 0:
        for good in range(s.count):
            move_price(box, s, trace, good, -1)
        s.count, s.step, s.phase = 0, Step.MOVE_PRICES, ENDING


@rule
def roll_price(box: Box, s: Position, trace: Trace, eyes: int) -> None:
    """§7.6  Each price moves as its die says."""
    tell(trace, Event.PRICE_DIE, NOBODY, s.place, eyes, 0)
    move_price(box, s, trace, s.place, box.falls[s.place][eyes - 1])
    s.place += 1
    if s.place == GOODS:
        s.place, s.step, s.turns, s.phase = 0, Step.STORE, 0, ENDING


# Step 7: stores.


@rule
def kept(box: Box, s: Position, seat: int, store: int) -> int:
    """§7.7, §9.9  How many goods a store keeps: its limit, or what the seat can pay fees for."""
    total = 0
    for good in range(GOODS):
        total += stored(s, seat, good, store)
    total = min(total, storage_of(box, s, seat))
    if store == WAREHOUSE and not has(s.characters[seat], STEWARD):
        total = min(total, s.silver[seat] // box.fee)
    return total


@rule
def storage_of(box: Box, s: Position, seat: int) -> int:
    """§7.7, §9.9  The limit of each of a seat's stores."""
    return box.steward if has(s.characters[seat], STEWARD) else box.storage


@rule
def ask_storing(box: Box, s: Position, trace: Trace) -> None:
    """§7.7  Each seat gives up what its stores cannot keep, then pays the fee."""
    while s.turns < s.seats:
        seat = in_order(s)
        for store in (WAREHOUSE, POST):
            held = 0
            for good in range(GOODS):
                held += stored(s, seat, good, store)
            s.excess[store] = held - kept(box, s, seat, store)
        if s.excess[WAREHOUSE] + s.excess[POST] > 0:
            s.phase, s.asked, s.last = STORING, seat, -1
            return
        pay_fee(box, s, trace, seat)
        s.turns += 1
    s.step = Step.RECALL


@rule
def pay_fee(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§7.7  Pay for the warehouse."""
    fee = fee_of(box, s, seat)
    if fee > 0:
        s.silver[seat] -= fee
        tell(trace, Event.FEE, seat, fee, 0, 0)


@rule
def fee_of(box: Box, s: Position, seat: int) -> int:
    """§7.7, §9.9  Silver for every good in the warehouse, none with the Steward."""
    if has(s.characters[seat], STEWARD):
        return 0
    goods = 0
    for good in range(GOODS):
        goods += s.warehouse[seat][good]
    return box.fee * goods


@rule
def why_not_drop(s: Position, seat: int, good: int, store: int) -> int:
    """§7.7  Exactly the excess, in rising order."""
    if stored(s, seat, good, store) == 0:
        return Reason.NO_GOOD
    if s.excess[store] == 0:
        return Reason.ENOUGH_DROPPED
    if place_in_stores(good, store) < s.last:
        return Reason.NOT_RISING
    for each in (WAREHOUSE, POST):
        if droppable(s, seat, good if each >= store else good + 1, each) < s.excess[each]:
            return Reason.NOT_THE_LAST
    return NONE


@rule
def place_in_stores(good: int, store: int) -> int:
    """§7.7  The place of a good in the order of goods, then of stores."""
    return good * STORES + store


@rule
def droppable(s: Position, seat: int, good: int, store: int) -> int:
    """§7.7  Count the goods that a store holds, from one kind on."""
    left = 0
    for later in range(good, GOODS):
        left += stored(s, seat, later, store)
    return left


@rule
def drop(box: Box, s: Position, trace: Trace, seat: int, good: int, store: int) -> None:
    """§7.7  A good goes back to the supply."""
    unstore(s, seat, good, store)
    s.supply[good] += 1
    s.excess[store] -= 1
    s.last = place_in_stores(good, store)
    tell(trace, Event.DROPPED, seat, good, store, 0)
    if s.excess[WAREHOUSE] + s.excess[POST] == 0:
        s.last, s.phase = -1, ENDING


# Steps 8 to 10.


@rule
def recall_workers(box: Box, s: Position) -> None:
    """§7.8  All workers come back."""
    for seat in range(s.seats):
        s.own[seat] = 0
    s.neutral, s.hired, s.inn = 0, 0, box.neutrals[s.seats - 2]


@rule
def fill_upper(s: Position, trace: Trace) -> None:
    """§7.9  Fill the upper row from the left."""
    if s.place + 1 < PLACES:
        fill_place(s, trace, s.place + 1, ENDING)
    else:
        s.step, s.phase = Step.NEXT_ROUND, ENDING


@rule
def start_round(s: Position, trace: Trace) -> None:
    """§7.10, §9.1  The seat that has the Start Player begins the next round."""
    holder = owner_of(s, START_PLAYER)
    if holder >= 0 and holder != s.starter:
        s.starter = holder
        tell(trace, Event.STARTER, holder, 0, 0, 0)
    s.step, s.place, s.turns, s.then = Step.NONE, 0, 0, 0
    begin_round(s, trace)
