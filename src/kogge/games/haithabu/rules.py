"""The rules of Haithabu: doing what chance or a seat does, and going on until somebody is asked."""

from __future__ import annotations

from kogge.core.carrier.bits import first, without_first
from kogge.core.carrier.rule import rule
from kogge.core.trace import Trace

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
    LEAVE,
    LOAD_GOOD,
    LOOK_AT,
    LOSE_CHARACTER,
    LOSE_VEHICLE,
    MOVE_PRICE,
    NEUTRAL,
    OUT_DIE,
    OUT_LOT,
    OUT_ORDER,
    OUT_ORIENTATION,
    OUT_TRANSPORT,
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
from .ask import is_drawing
from .box import Box
from .cards import fill, open_transport
from .fields import (
    begin_action,
    deliver,
    hire_character,
    sell_at_h,
    take_free,
    take_point,
    take_slot,
)
from .market import (
    buy_one_of_three,
    finish_purchases,
    finish_sales,
    sell_one_of_three,
    trade,
)
from .night import (
    ask_next,
    borrow,
    give,
    give_back,
    happen,
    lose_character,
    lose_vehicle,
    pick_event,
    repay,
    roll_event,
    take_dice,
)
from .position import (
    ACT,
    AMOUNT,
    ASKING,
    BARGAIN,
    BETWEEN,
    BUYING,
    BY_STACK,
    CARD,
    CHOOSE,
    DEAL,
    DELIVERING,
    DICE,
    FAREWELL,
    FILL,
    GIVE,
    HAPPEN,
    HIRING,
    JUGGLE,
    LOADING,
    LOOK,
    LOSE,
    LOT,
    NEXT,
    OPEN,
    ORIENT,
    PICK,
    RESTOCK,
    RETURN,
    ROLL,
    SEEING,
    SELLING,
    STORING,
    TURN,
    Position,
)
from .rounds import (
    carry,
    drop,
    next_farewell,
    next_function,
    next_step,
    restock,
    roll_price,
    see,
    send_away,
    strike_bargain,
)
from .setup import choose, deal_start_order, draw_lot, fill_in_setup, open_in_setup, orient
from .transports import buy_at_field, go_on_looking, leave, load, look_at, unload
from .turn import begin_round, end_turn, go_on, hire, place, turn_rondel
from .vocabulary import FIELDS, START_ORDERS

EYES = 6  # of a die


@rule
def play(box: Box, s: Position, trace: Trace, seat: int, action: int) -> None:
    """Do what chance or a seat does, then whatever follows without a choice."""
    trace.used = 0
    if is_drawing(s.phase):
        fall(box, s, trace, action)
    elif s.phase == TURN or s.phase < TURN:
        act_in_turn(box, s, trace, seat, action)
    elif s.phase <= BETWEEN:
        act_at_night(box, s, trace, seat, action)
    elif s.phase < FAREWELL:
        act_on_field(box, s, trace, seat, action)
    else:
        act_at_round_end(box, s, trace, seat, action)
    follow(box, s, trace)


@rule
def follow(box: Box, s: Position, trace: Trace) -> None:
    """Go on by itself as long as nobody is asked and nothing is drawn."""
    while s.phase >= ACT:
        if s.phase == ACT:
            begin_action(box, s, trace, s.turn)
        elif s.phase == NEXT:
            go_on(box, s, trace)
        elif s.phase == HAPPEN:
            happen(box, s, trace)
        elif s.phase == ASKING:
            ask_next(box, s, trace)
        else:
            next_step(box, s, trace)


@rule
def fall(box: Box, s: Position, trace: Trace, outcome: int) -> None:
    """Chance acts: a lot, a card or a die, as the phase wants it."""
    if s.phase == ORIENT:
        orient(s, trace, outcome - OUT_ORIENTATION)
    elif s.phase == LOT:
        draw_lot(s, trace, outcome - OUT_LOT)
    elif s.phase == DEAL:
        deal_start_order(box, s, trace, outcome - OUT_ORDER)
    elif s.phase in (OPEN, LOOK):
        open_card(s, trace, outcome - OUT_TRANSPORT)
    elif s.phase == FILL:
        fill(s, trace, outcome - OUT_ORDER)
        if s.rounds == 0:
            fill_in_setup(s, trace)
    elif s.phase == ROLL:
        roll_event(s, trace, outcome - OUT_DIE)
    elif s.phase == RESTOCK:
        restock(box, s, trace, outcome - OUT_DIE)
    else:
        roll_price(box, s, trace, outcome - OUT_DIE)


@rule
def open_card(s: Position, trace: Trace, card: int) -> None:
    """§1.3, §5.1, §9.6  A transport is turned up: in the setup, after a purchase, for a look."""
    if s.rounds == 0:
        open_in_setup(s, trace, card)
        return
    open_transport(s, trace, card)
    if s.phase == LOOK:
        go_on_looking(s)
    else:
        s.phase = s.then


@rule
def act_in_turn(box: Box, s: Position, trace: Trace, seat: int, action: int) -> None:
    """§1.6, §2.2, §2.3, §6  Choose in the setup, turn the rondel, borrow, hire, place, end."""
    if s.phase == CHOOSE:
        if choose(s, trace, action - CHOOSE_CHARACTER):
            begin_round(s, trace)
    elif s.phase == JUGGLE:
        turn_rondel(s, trace, action - TURN_RONDEL)
    elif action == BORROW:
        borrow(box, s, trace, seat)
    elif action == REPAY:
        repay(box, s, trace, seat)
        s.phase = NEXT
    elif action == HIRE:
        hire(box, s, trace, seat)
    elif action == END:
        end_turn(s, trace)
    elif action < NEUTRAL:
        place(s, trace, seat, 0, action - OWN)
    else:
        place(s, trace, seat, 1, action - NEUTRAL)


@rule
def act_at_night(box: Box, s: Position, trace: Trace, seat: int, action: int) -> None:
    """§4  Dice, events and what they ask for, loans before the action."""
    if s.phase == DICE:
        take_dice(box, s, trace, seat, 2 if action == TWO_DICE else 1)
    elif s.phase == PICK:
        pick_event(s, action - TAKE_EVENT + 1)
    elif s.phase == GIVE:
        give(box, s, trace, seat, action - GIVE_GOOD)
    elif s.phase == RETURN:
        give_back(s, trace, seat, action - GIVE_GOOD)
    elif s.phase == LOSE:
        if action < LOSE_VEHICLE:
            lose_character(s, trace, seat, action - LOSE_CHARACTER)
        else:
            lose_vehicle(s, trace, seat, action - LOSE_VEHICLE)
    elif action == BORROW:
        borrow(box, s, trace, seat)
    elif action == REPAY:
        repay(box, s, trace, seat)
    else:
        s.phase = ACT


@rule
def act_on_field(box: Box, s: Position, trace: Trace, seat: int, action: int) -> None:
    """§3, §5  The market, and the fields of the rondel."""
    if s.phase == AMOUNT:
        trade(box, s, trace, seat, action - AMOUNT_OF + 1)
    elif action == DONE:
        stop(box, s, trace, seat)
    elif s.phase in (BY_STACK, CARD):
        buy_or_look(box, s, trace, seat, action)
    elif s.phase == HIRING:
        hire_character(box, s, trace, seat, action - CHOOSE_CHARACTER)
    elif s.phase == SELLING:
        sell_one_of_three(box, s, trace, seat, action - SELL_GOOD)
    elif s.phase == BUYING:
        buy_one_of_three(box, s, trace, seat, action - BUY_GOOD)
    elif s.phase == DELIVERING:
        deliver(box, s, trace, seat, action - DELIVER)
    elif s.phase == LOADING:
        load_or_choose(s, trace, seat, action)
    else:
        take(box, s, trace, seat, action)


@rule
def buy_or_look(box: Box, s: Position, trace: Trace, seat: int, action: int) -> None:
    """§5.1, §9.6  Buy an open top, look at a stack, buy one of its cards or leave it."""
    if action == LEAVE:
        leave(box, s, seat)
    elif action >= BUY_CARD:
        buy_at_field(box, s, trace, seat, s.place, action - BUY_CARD)
    elif action >= LOOK_AT:
        look_at(s, trace, seat, action - LOOK_AT)
    else:
        buy_at_field(box, s, trace, seat, action - BUY_STACK, 0)


@rule
def load_or_choose(s: Position, trace: Trace, seat: int, action: int) -> None:
    """§5.6  Choose a transport, then load."""
    if action < LOAD_GOOD:
        s.vehicle, s.place = action - WITH_VEHICLE, 1
    else:
        load(s, trace, seat, action - LOAD_GOOD)


@rule
def take(box: Box, s: Position, trace: Trace, seat: int, action: int) -> None:
    """§5.4, §5.8  An order, a free good, a sale or a point."""
    if action == TAKE_POINT:
        take_point(s, trace, seat)
    elif action >= TAKE_FREE:
        take_free(box, s, trace, seat, action - TAKE_FREE)
    elif action >= TAKE_SLOT:
        take_slot(box, s, trace, seat, action - TAKE_SLOT)
    else:
        sell_at_h(box, s, trace, seat, action - SELL_GOOD)


@rule
def stop(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§5  Enough: finish what is under way."""
    if s.phase == SELLING:
        finish_sales(box, s, trace, seat)
    elif s.phase == BUYING:
        finish_purchases(box, s, trace)
    elif s.phase == LOADING:
        unload(s, trace, seat)
    else:
        s.phase = NEXT


@rule
def act_at_round_end(box: Box, s: Position, trace: Trace, seat: int, action: int) -> None:
    """§7.3, §7.4, §7.7  Characters sent away, functions, stores."""
    if s.phase == STORING:
        drop(box, s, trace, seat, action - DROP_GOOD)
    elif s.phase == FAREWELL:
        if action == DONE:
            next_farewell(s)
        else:
            send_away(box, s, trace, seat, action - RETURN_CHARACTER)
    elif action == DONE:
        next_function(s)
    elif s.phase == SEEING:
        see(box, s, trace, action - MOVE_PRICE)
    elif s.phase == BARGAIN:
        strike_bargain(box, s, trace, seat, action - BUY_STACK)
    else:
        carry(box, s, trace, seat, action - LOAD_GOOD)


@rule
def chance(box: Box, s: Position, weight: list[int]) -> None:
    """§1, §4.1, §5.9, §7.5, §7.6  Weigh what can be drawn: every card and every side alike."""
    for outcome in range(len(weight)):
        weight[outcome] = 0
    if s.phase == ORIENT:
        weigh_equally(weight, OUT_ORIENTATION, FIELDS)
    elif s.phase == LOT:
        weigh_equally(weight, OUT_LOT, s.seats)
    elif s.phase in (OPEN, LOOK):
        weigh_set(weight, OUT_TRANSPORT, s.rest[s.place])
    elif s.phase in (DEAL, FILL):
        weigh_set(weight, OUT_ORDER, s.pile & START_ORDERS if s.phase == DEAL else s.pile)
    else:
        weigh_equally(weight, OUT_DIE + 1, EYES)


@rule
def weigh_equally(weight: list[int], start: int, count: int) -> None:
    """So many outcomes, each as likely."""
    for number in range(count):
        weight[start + number] = 1


@rule
def weigh_set(weight: list[int], start: int, cards: int) -> None:
    """Each card of a set as likely."""
    while cards != 0:
        weight[start + first(cards)] = 1
        cards = without_first(cards)
