"""The verbs of Haithabu: everything a seat can do, and everything chance draws."""

from __future__ import annotations

from kogge.core.verbs import (
    NOTHING,
    Manner,
    Verb,
    Verbs,
    after,
    counted,
    draw,
    numbers,
    one_of,
    said,
    use,
    verb,
)

from . import occasions, outlook
from .events import Reason
from .rules import asking, cards, fields, following, market, night, rounds, setup, transports, turn
from .vocabulary import (
    AMOUNT,
    BARGAIN,
    BETWEEN,
    BUYING,
    BY_STACK,
    CARD,
    CHOOSE,
    DEAL,
    DELIVERING,
    DICE,
    EYES,
    FAREWELL,
    FIELDS,
    FILL,
    FREE_GOOD,
    FRONT,
    GIVE,
    HIRING,
    JUGGLE,
    LOADING,
    LOOK,
    LOSE,
    LOT,
    MOST,
    MOVING,
    OPEN,
    ORDER_AND_GOOD,
    ORDER_OR_SALE,
    ORIENT,
    PICK,
    PLACES,
    PRICES,
    RESTOCK,
    RETURN,
    ROLL,
    SALE,
    SEATS,
    SEEING,
    SELLING,
    SLOTS,
    STORING,
    TURN,
    Character,
    Field,
    Good,
    Order,
    Stack,
    Store,
    Transport,
    Vehicle,
)

LOOSE = Manner.LOOSE

# The setup, the rondel, loans and hiring: §1, §2, §6.

CHOOSE_CHARACTER = verb(
    "choose",
    one_of(Character),
    use(CHOOSE, why_not=setup.why_not_choose, do=following.choose_character),
    use(HIRING, why_not=fields.why_not_hire_character, do=fields.hire_character),
    outlook=outlook.of_character,
    cites={Reason.TOO_POOR: "5.2"},
)
TURN_RONDEL = verb("turn", numbers(0, 2), when=JUGGLE, do=turn.turn_rondel)
BORROW = verb(
    "loan",
    NOTHING,
    use(TURN, why_not=turn.why_not_borrow_in_turn, do=night.borrow),
    use(BETWEEN, why_not=night.why_not_borrow, do=night.borrow),
    outlook=outlook.of_loan,
)
REPAY = verb(
    "repay",
    NOTHING,
    use(TURN, why_not=night.why_not_repay, do=turn.repay_in_turn),
    use(BETWEEN, why_not=night.why_not_repay, do=night.repay),
    outlook=outlook.of_repayment,
    cites={Reason.TOO_POOR: "6.2"},
)
HIRE = verb(
    "hire",
    when=TURN,
    why_not=turn.why_not_hire,
    do=turn.hire,
    outlook=outlook.of_hiring,
    cites={Reason.TOO_POOR: "2.6"},
)
END = verb("end", when=TURN, why_not=turn.why_not_end, do=turn.end_turn)


def placements(name: str, neutral: int) -> tuple[Verb, ...]:
    """§2.3, §2.5  Return the ways to place a worker: on a field, on the market, or nowhere."""
    stand_there = use(TURN, why_not=turn.why_not_stand, do=turn.stand, neutral=neutral)
    buying = use(
        TURN, why_not=turn.why_not_go_buying, do=turn.go_to_market, neutral=neutral, selling=0
    )
    selling = use(
        TURN, why_not=turn.why_not_go_selling, do=turn.go_to_market, neutral=neutral, selling=1
    )
    nowhere = use(TURN, why_not=turn.why_not_idle, do=turn.idle, neutral=neutral)
    goods, once = one_of(Good), Manner.ONCE
    return (
        verb(name, one_of(Field), stand_there, outlook=outlook.of_field, manner=once),
        verb(name, after("buy", goods), buying, outlook=outlook.of_buying, manner=once),
        verb(name, after("sell", goods), selling, outlook=outlook.of_selling, manner=once),
        verb(name, said("idle"), nowhere, manner=once),
    )


OWN, NEUTRAL = placements("own", neutral=0), placements("neutral", neutral=1)

# The night: §4.

ONE_DIE = verb("one", said("die"), use(DICE, do=night.take_dice, count=1))
TWO_DICE = verb(
    "two",
    said("dice"),
    use(DICE, why_not=night.why_not_two, do=night.take_dice, count=2),
    outlook=outlook.of_second_die,
    cites={Reason.TOO_POOR: "4.1"},
)
TAKE_EVENT = verb(
    "event", numbers(1, EYES), when=PICK, why_not=night.why_not_event, do=night.pick_event
)
GIVE_GOOD = verb(
    "give",
    one_of(Good) * one_of(Store),
    use(GIVE, why_not=night.why_not_give, do=night.give),
    use(RETURN, why_not=night.why_not_give, do=night.give_back),
    cites={Reason.NO_GOOD: "4.3"},
)
GIVE_SILVER = verb(
    "give",
    said("silver"),
    when=GIVE,
    why_not=night.why_not_give_silver,
    do=night.give_silver,
    outlook=outlook.of_gift,
    cites={Reason.TOO_POOR: "4.3"},
)
GIVE_POINT = verb(
    "give", said("point"), when=GIVE, why_not=night.why_not_give_point, do=night.give_point
)
LOSE_CHARACTER = verb(
    "lose",
    one_of(Character),
    when=LOSE,
    why_not=night.why_not_lose_character,
    do=night.lose_character,
    cites={Reason.NOT_YOURS: "4.4"},
)
LOSE_VEHICLE = verb(
    "lose",
    one_of(Vehicle),
    when=LOSE,
    why_not=night.why_not_lose_vehicle,
    do=night.lose_vehicle,
    cites={Reason.NOT_YOURS: "4.6"},
)

# The market, and the fields of the rondel: §3, §5.

AMOUNT_OF = verb(
    "amount",
    numbers(1, MOST),
    when=AMOUNT,
    why_not=market.why_not_amount,
    do=market.trade,
    outlook=outlook.of_amount,
)
BUY_STACK = verb(
    "stack",
    one_of(Stack),
    use(BY_STACK, why_not=transports.why_not_buy_stack, do=transports.buy_at_field, place=0),
    use(BARGAIN, why_not=rounds.why_not_bargain, do=rounds.strike_bargain),
    outlook=outlook.of_stack,
    cites={Reason.TOO_POOR: "5.1"},
)
LOOK_AT = verb(
    "look",
    one_of(Stack),
    when=(BY_STACK, CARD),
    why_not=transports.why_not_look,
    do=transports.look_at,
    outlook=outlook.of_look,
    cites={Reason.TOO_POOR: "5.1"},
)
BUY_CARD = verb(
    "card",
    counted(FRONT),
    when=CARD,
    why_not=transports.why_not_card,
    do=transports.buy_card,
    outlook=outlook.of_card,
    cites={Reason.TOO_POOR: "5.1"},
)
LEAVE = verb("leave", when=CARD, why_not=transports.why_not_leave, do=transports.leave)
SELL_GOOD = verb(
    "sell",
    one_of(Good),
    use(SELLING, why_not=market.why_not_sell_three, do=market.sell_one_of_three),
    use((ORDER_OR_SALE, SALE), why_not=fields.why_not_sell_at_h, do=fields.sell_at_h),
    outlook=outlook.of_sale,
    cites={Reason.NOT_RISING: "5.3"},
    manner=LOOSE,
)
BUY_GOOD = verb(
    "buy",
    one_of(Good),
    when=BUYING,
    why_not=market.why_not_buy_three,
    do=market.buy_one_of_three,
    outlook=outlook.of_purchase,
    cites={
        Reason.TOO_POOR: "5.7",
        Reason.SOLD_OUT: "5.7",
        Reason.EQUAL_OR_DIFFERENT: "5.7",
        Reason.NOT_RISING: "5.7",
    },
    manner=LOOSE,
)
TAKE_SLOT = verb(
    "slot",
    counted(PLACES),
    when=(ORDER_AND_GOOD, ORDER_OR_SALE),
    why_not=fields.why_not_slot,
    do=fields.take_slot,
    outlook=outlook.of_order,
)
TAKE_FREE = verb(
    "free",
    one_of(Good),
    when=(ORDER_AND_GOOD, FREE_GOOD),
    why_not=fields.why_not_free,
    do=fields.take_free,
)
TAKE_POINT = verb(
    "point",
    when=(ORDER_AND_GOOD, ORDER_OR_SALE),
    why_not=fields.why_not_point,
    do=fields.take_point,
)
DELIVER = verb(
    "deliver",
    one_of(Good) * counted(SLOTS),
    when=DELIVERING,
    why_not=fields.why_not_deliver,
    do=fields.deliver,
    outlook=outlook.of_delivery,
    cites={Reason.NO_GOOD: "5.5"},
    manner=LOOSE,
)
WITH_VEHICLE = verb(
    "with",
    one_of(Vehicle),
    when=LOADING,
    why_not=transports.why_not_with,
    do=transports.choose_vehicle,
    cites={Reason.NO_GOOD: "5.6"},
)
LOAD_GOOD = verb(
    "load",
    one_of(Good),
    use(LOADING, why_not=transports.why_not_load_chosen, do=transports.load),
    use(MOVING, why_not=rounds.why_not_carry, do=rounds.carry),
    cites={Reason.NO_GOOD: "5.6", Reason.NOT_RISING: "5.6"},
    manner=LOOSE,
)

# The end of a round: §7.

RETURN_CHARACTER = verb(
    "return",
    one_of(Character),
    when=FAREWELL,
    why_not=rounds.why_not_return,
    do=rounds.send_away,
    cites={Reason.NOT_YOURS: "7.3", Reason.NOT_RISING: "7.3"},
    manner=LOOSE,
)
MOVE_PRICE = verb(
    "price",
    one_of(Good) * said("up", "down"),
    when=SEEING,
    why_not=rounds.why_not_move_price,
    do=rounds.see,
)
DROP_GOOD = verb(
    "drop",
    one_of(Good) * one_of(Store),
    when=STORING,
    why_not=rounds.why_not_drop,
    do=rounds.drop,
    cites={Reason.NO_GOOD: "7.7", Reason.NOT_RISING: "7.7"},
    manner=LOOSE,
)
DONE = verb(
    "done",
    NOTHING,
    use(SELLING, why_not=fields.why_not_done, do=market.finish_sales),
    use(BUYING, why_not=fields.why_not_done, do=market.finish_purchases),
    use(LOADING, why_not=fields.why_not_done, do=transports.unload),
    use((BY_STACK, DELIVERING, ORDER_OR_SALE), why_not=fields.why_not_done, do=fields.stop),
    use(SALE, do=fields.stop),
    use(BETWEEN, do=night.go_to_action),
    use(FAREWELL, do=rounds.next_farewell),
    use((SEEING, BARGAIN, MOVING), do=rounds.next_function),
    outlook=outlook.of_stopping,
    manner=Manner.CLOSING | Manner.SILENT,
)

# Chance.

DRAW_LOT = draw("lot", counted(SEATS), when=LOT, do=setup.draw_lot, weigh=setup.chance_of_lot)
DRAW_ORIENTATION = draw("orientation", numbers(0, FIELDS - 1), when=ORIENT, do=setup.orient)
DRAW_ORDER = draw(
    "order",
    one_of(Order, start=1),
    use(DEAL, do=setup.deal_start_order),
    use(FILL, do=following.fill_display),
    weigh=cards.chance_of_order,
)
DRAW_TRANSPORT = draw(
    "transport",
    one_of(Transport, start=1),
    when=(OPEN, LOOK),
    do=following.open_card,
    weigh=cards.chance_of_transport,
    occasion=occasions.of_transport,
)
DRAW_DIE = draw(
    "die",
    numbers(1, EYES),
    use(ROLL, do=night.roll_event),
    use(RESTOCK, do=rounds.restock),
    use(PRICES, do=rounds.roll_price),
    occasion=occasions.of_die,
)

VERBS = Verbs(
    [
        *(CHOOSE_CHARACTER, TURN_RONDEL, BORROW, REPAY, HIRE, END, *OWN, *NEUTRAL),
        *(ONE_DIE, TWO_DICE, TAKE_EVENT, GIVE_GOOD, GIVE_SILVER, GIVE_POINT),
        *(LOSE_CHARACTER, LOSE_VEHICLE, AMOUNT_OF, BUY_STACK, LOOK_AT, BUY_CARD, LEAVE),
        *(SELL_GOOD, BUY_GOOD, TAKE_SLOT, TAKE_FREE, TAKE_POINT, DELIVER, WITH_VEHICLE, LOAD_GOOD),
        *(RETURN_CHARACTER, MOVE_PRICE, DROP_GOOD, DONE),
    ],
    draws=[DRAW_LOT, DRAW_ORIENTATION, DRAW_ORDER, DRAW_TRANSPORT, DRAW_DIE],
    chooses=asking.has_to_choose,
    not_now=Reason.NOT_NOW,
    follow=following.follow,
    outlook=outlook.plain,
    later=(Reason.NOT_THE_LAST,),
    unready=(Reason.NOT_NOW,),
)
