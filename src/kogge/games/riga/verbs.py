"""The verbs of Riga: everything a seat can do, and everything chance draws."""

from __future__ import annotations

from kogge.core.verbs import Manner, Verbs, after, counted, draw, one_of, said, use, verb

from . import outlook
from .events import Reason
from .rules import asking, build, exchange, setup, turn, winter
from .vocabulary import (
    BILL,
    BUILDINGS,
    CHOOSE,
    DEAL_BUILDINGS,
    DEAL_GOODS,
    DIG,
    KEEP,
    LAY_BUILDINGS,
    LAY_GOODS,
    LOT,
    NAME,
    PAY,
    PICK,
    ROWS,
    SEARCH,
    SEATS,
    SPEND,
    SWAP,
    TURN,
    WINTER,
    Building,
    Good,
    OwnBill,
    Thing,
)

START = verb("start", counted(SEATS), when=NAME, why_not=setup.why_not_name, do=setup.name_starter)

KEEP_CARD = verb(
    "keep",
    one_of(Building),
    use(KEEP, why_not=setup.why_not_keep, do=setup.keep),
    use(CHOOSE, why_not=turn.why_not_choose, do=turn.choose_building),
)
KEEP_NONE = verb("keep", said("none"), use(CHOOSE, do=turn.choose_building, card=BUILDINGS))
KEEP_GOOD = verb(
    "keep",
    one_of(Good),
    when=PICK,
    why_not=turn.why_not_pick,
    do=turn.pick_good,
    cites={Reason.NOT_DRAWN: "5.2"},
)

USE_TREASURY = verb("treasury", when=TURN, why_not=turn.why_not_treasury, do=turn.search_treasury)
USE_YARD = verb(
    "yard",
    when=TURN,
    why_not=turn.why_not_yard,
    do=turn.dig_yard,
    cites={Reason.NOTHING_TO_DRAW: "5.4"},
)
USE_MONASTERY = verb(
    "monastery",
    when=TURN,
    why_not=turn.why_not_monastery,
    do=turn.pray,
    cites={Reason.NO_ROW: "6.1", Reason.ALREADY_TOOK: "6.1"},
)
SWAP_GOOD = verb(
    "swap",
    counted(ROWS) * one_of(Good),
    when=SWAP,
    why_not=turn.why_not_swap,
    do=turn.swap,
    cites={Reason.NO_GOOD: "6.1", Reason.NOT_RISING: "6.1"},
    manner=Manner.LOOSE,
)

TAKE_ROW = verb(
    "take",
    after("row", counted(ROWS)),
    when=TURN,
    why_not=turn.why_not_take_row,
    do=turn.take_row,
    outlook=outlook.of_row,
)
TAKE_CARD = verb(
    "take",
    one_of(Building),
    when=TURN,
    among=turn.takeable,
    why_not=turn.why_not_take_card,
    do=turn.take_card,
)

BILL_CARD = verb(
    "bill",
    one_of(Building) + one_of(OwnBill),
    when=(TURN, BILL),
    among=build.billable,
    why_not=build.why_not_bill,
    do=build.add_to_bill,
    outlook=outlook.of_bill,
    manner=Manner.HELD,
)
USE_CRANE = verb(
    "crane",
    when=(TURN, BILL),
    why_not=build.why_not_crane,
    do=build.lift,
    manner=Manner.TIED | Manner.HELD,
)
SETTLE = verb(
    "settle",
    when=BILL,
    why_not=build.why_not_settle,
    do=build.settle,
    outlook=outlook.of_settling,
    manner=Manner.SILENT,
)
PAY_THING = verb(
    "pay",
    one_of(Thing),
    when=PAY,
    why_not=build.why_not_pay,
    do=build.pay,
    outlook=outlook.of_payment,
    manner=Manner.LOOSE,
)

CHARGE = verb(
    "charge",
    when=TURN,
    why_not=exchange.why_not_charge,
    do=exchange.open_exchange,
    cites={Reason.NOT_ENOUGH: "6.4"},
)
SPEND_GOOD = verb(
    "spend",
    one_of(Good),
    when=SPEND,
    why_not=exchange.why_not_spend,
    do=exchange.spend,
    outlook=outlook.of_spending,
    cites={Reason.NO_GOOD: "6.4", Reason.NOT_FALLING: "6.4", Reason.NOT_ENOUGH: "6.4"},
    manner=Manner.LOOSE,
)
END = verb(
    "end", when=TURN, why_not=exchange.why_not_end, do=winter.end_turn, manner=Manner.CONFIRMED
)

DISCARD = verb(
    "discard",
    one_of(Good) + one_of(Building),
    when=WINTER,
    among=winter.discardable,
    why_not=winter.why_not_discard,
    do=winter.discard,
    outlook=outlook.of_discard,
    cites={
        Reason.NO_GOOD: "7.1",
        Reason.NOT_IN_HAND: "7.1",
        Reason.NOT_RISING: "7.1",
        Reason.NOT_ENOUGH: "7.1",
    },
    manner=Manner.LOOSE,
)

DRAW_LOT = draw("lot", counted(SEATS), when=LOT, do=setup.draw_lot, weigh=setup.chance_of_lot)
DRAW_GOOD = draw(
    "good",
    one_of(Good),
    use(DEAL_GOODS, do=setup.deal_good),
    use(LAY_GOODS, do=setup.lay_good),
    use(SEARCH, do=turn.find_good),
    weigh=setup.chance_of_good,
)
DRAW_BUILDING = draw(
    "building",
    one_of(Building),
    use(DEAL_BUILDINGS, do=setup.deal_building),
    use(LAY_BUILDINGS, do=setup.lay_building),
    use(DIG, do=turn.dig_building),
    weigh=setup.chance_of_building,
)

VERBS = Verbs(
    [
        *(START, KEEP_CARD, KEEP_NONE, KEEP_GOOD),
        *(USE_TREASURY, USE_YARD, USE_MONASTERY, SWAP_GOOD, TAKE_ROW, TAKE_CARD),
        *(BILL_CARD, USE_CRANE, SETTLE, PAY_THING, CHARGE, SPEND_GOOD, END, DISCARD),
    ],
    draws=[DRAW_LOT, DRAW_GOOD, DRAW_BUILDING],
    chooses=asking.has_to_choose,
    not_now=Reason.NOT_NOW,
    outlook=outlook.plain,
    later=(Reason.NOT_ENOUGH, Reason.NO_PARTNER),
    ordering=(Reason.NOT_RISING, Reason.NOT_FALLING),
)
