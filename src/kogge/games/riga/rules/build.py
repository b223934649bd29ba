"""Building in Riga: bills, what they are paid with, and paying them: §4 and §5."""

from __future__ import annotations

from kogge.core.carrier.bits import first, has, size, without_first
from kogge.core.carrier.rule import rule
from kogge.core.game import NONE
from kogge.core.trace import Trace, tell

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import (
    BANK,
    BILL,
    BILL_KNIGHT,
    BILL_MERCHANT,
    BILLS,
    BUILDINGS,
    CRANE,
    EXCHANGE,
    GOODS,
    KINDS,
    KNIGHT,
    MANUFACTORY,
    MARKET_HALL,
    MERCHANT,
    OWN_OF,
    PAY,
    PORTS,
    POST,
    RIGA,
    SCHOOL,
    TAVERN,
    THING_BANK,
    THING_EXCHANGE,
    THING_POST,
    THING_TAVERN,
    THINGS,
    TURN,
)
from .know import leave_hand, lose_good, open_hand
from .turn import count_working, has_own, in_play, people, spend_function, working

OWN_BILLS = (1 << BILLS) - (1 << BUILDINGS)  # all Riga buildings, as bits of their bill numbers

# What goods and functions are worth.


@rule
def worth_of_good(box: Box, s: Position, seat: int, city: int, good: int) -> int:
    """§4.3, §5.5, §5.6  A good's worth in a city, with Manufactories and Market Halls."""
    worth = box.worth[city][good]
    working_now = s.built[seat] & ~s.fresh
    if worth == 0:
        for port in range(PORTS):
            if box.refused[port] == good and has(working_now, port * KINDS + MARKET_HALL):
                worth = box.basic[good]
    if worth == 0:
        return 0
    for port in range(PORTS):
        if box.prized[port] == good and has(working_now, port * KINDS + MANUFACTORY):
            worth += 1
    return worth


@rule
def worth_of(box: Box, s: Position, seat: int, city: int, thing: int) -> int:
    """§4.3, §5.1, §5.7, §6.4  What one means of payment brings towards a bill in a city."""
    if thing < GOODS:
        return worth_of_good(box, s, seat, city, thing)
    if thing == THING_POST:
        return box.post
    if thing == THING_BANK:
        return box.purse * people(box, s, seat, MERCHANT)
    if thing == THING_TAVERN:
        return box.purse * people(box, s, seat, KNIGHT)
    return box.charged


@rule
def count_of(s: Position, seat: int, thing: int) -> int:
    """§4.3  How many of a means of payment the seat has."""
    if thing < GOODS:
        return s.goods[seat][thing]
    if thing == THING_POST:
        return count_working(s, seat, POST)
    if thing == THING_BANK:
        return count_working(s, seat, BANK)
    if thing == THING_TAVERN:
        return count_working(s, seat, TAVERN)
    return 1 if s.charged[seat] and has_own(s, seat, EXCHANGE) else 0


@rule
def money(box: Box, s: Position, seat: int, city: int) -> int:
    """§4.3  The most that a seat could pay in a city."""
    total = 0
    for thing in range(THINGS):
        count = count_of(s, seat, thing)
        if count > 0:
            total += count * worth_of(box, s, seat, city, thing)
    return total


# The bill.


@rule
def own_of(bill: int) -> int:
    """Return the Riga building of a bill number."""
    return OWN_OF[bill - BUILDINGS]


@rule
def price_of(box: Box, bill: int) -> int:
    """§4.1  What a building costs."""
    if bill < BUILDINGS:
        return box.cost[bill % KINDS][bill // KINDS]
    return box.own_cost[own_of(bill)]


@rule
def city_of(bill: int) -> int:
    """§4.2, §4.5  The city of a building; Riga is a fifth one."""
    return bill // KINDS if bill < BUILDINGS else RIGA


@rule
def half(price: int) -> int:
    """§5.3  What a Crane leaves to pay, rounded up."""
    return (price + 1) // 2


@rule
def billed_count(s: Position) -> int:
    """Count the buildings on the bill."""
    return size(s.billed) + size(s.billed_own)


@rule
def why_not_have(s: Position, seat: int, bill: int) -> int:
    """§4.1, §4.5  A building from the hand, or a Riga building not built yet."""
    if bill < BUILDINGS:
        return NONE if has(s.hand[seat], bill) else Reason.NOT_IN_HAND
    own = own_of(bill)
    if not has(in_play(s), own):
        return Reason.NO_RIGA
    taken = has(s.own[seat], own)
    schooled = bill == BILL_MERCHANT and has(s.billed_own, BILL_KNIGHT - BUILDINGS)
    return Reason.BUILT_ALREADY if taken or schooled else NONE


@rule
def billable(s: Position, seat: int) -> int:
    """§4.1, §4.5  The buildings that a bill could name: those in the hand, and Riga's."""
    if not s.took:
        return 0
    return s.hand[seat] | (OWN_BILLS if s.riga else 0)


@rule
def why_not_bill(box: Box, s: Position, seat: int, bill: int) -> int:
    """§4.1, §4.2, §4.4  Up to three a turn, of one city, each later than the last, and payable."""
    reason = why_not_have(s, seat, bill)
    if reason != NONE:
        return reason
    if not s.took:
        return Reason.TAKE_FIRST
    if s.built_now + billed_count(s) >= box.builds:
        return Reason.THREE_BUILDINGS
    if s.phase == BILL and city_of(bill) != s.city:
        return Reason.OTHER_CITY
    if s.phase == BILL and bill <= s.bill_last:
        return Reason.NOT_RISING
    affordable = due_with(box, s, seat, bill) <= money(box, s, seat, city_of(bill))
    return NONE if affordable else Reason.TOO_DEAR


@rule
def due_with(box: Box, s: Position, seat: int, bill: int) -> int:
    """§4.4, §5.3  What the bill would come to with one more building, halved if it can be."""
    price = price_of(box, bill)
    if working(s, seat, CRANE) >= 0:
        price = half(price)
    return s.due + price if s.phase == BILL else price


@rule
def add_to_bill(box: Box, s: Position, seat: int, bill: int) -> None:
    """§4.2, §9.1  Put a building on the bill; the first one names the city."""
    if s.phase != BILL:
        s.phase, s.due, s.billed, s.billed_own = BILL, 0, 0, 0
        s.city = city_of(bill)
    s.due += price_of(box, bill)
    s.bill_last, s.halved = bill, 0
    if bill < BUILDINGS:
        s.billed |= 1 << bill
        open_hand(s, seat, bill)
    else:
        s.billed_own |= 1 << (bill - BUILDINGS)


@rule
def why_not_crane(s: Position, seat: int) -> int:
    """§5.3  One Crane a building, right after it was billed."""
    if s.phase != BILL or working(s, seat, CRANE) < 0 or s.halved:
        return Reason.NO_CRANE
    return NONE


@rule
def lift(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§5.3  Halve the cost of the building billed last."""
    spend_function(s, trace, seat, CRANE)
    price = price_of(box, s.bill_last)
    s.due -= price - half(price)
    s.halved = 1
    if s.bill_last < BUILDINGS:
        tell(trace, Event.CRANED, seat, s.bill_last, -1, half(price))
    else:
        tell(trace, Event.CRANED, seat, -1, own_of(s.bill_last), half(price))


@rule
def why_not_settle(box: Box, s: Position, seat: int) -> int:
    """§4.4  A bill is closed if it can be paid."""
    return NONE if s.due <= money(box, s, seat, s.city) else Reason.TOO_DEAR


@rule
def settle(s: Position) -> None:
    """§4.4  Close the bill: now it is paid."""
    s.phase, s.paid_worth, s.paid_thing = PAY, 99, -1


# Paying: in falling order of worth, so that the last is worth least and none could be left out.


@rule
def comes_after(s: Position, worth: int, thing: int) -> bool:
    """§4.4  Return whether a means is worth no more than the last; equal worth goes in order."""
    return worth < s.paid_worth or (worth == s.paid_worth and thing >= s.paid_thing)


@rule
def why_not_pay(box: Box, s: Position, seat: int, thing: int) -> int:
    """§4.3, §4.4  A means the seat has, in falling worth, if the rest can still cover the bill."""
    if count_of(s, seat, thing) == 0:
        return Reason.NO_GOOD if thing < GOODS else Reason.NO_FUNCTION
    worth = worth_of(box, s, seat, s.city, thing)
    if worth == 0:
        return Reason.WORTHLESS
    if not comes_after(s, worth, thing):
        return Reason.NOT_FALLING
    rest = 0
    for other in range(THINGS):
        count = count_of(s, seat, other)
        if count > 0:
            value = worth_of(box, s, seat, s.city, other)
            if value < worth or (value == worth and other >= thing):
                rest += count * value
    return NONE if rest >= s.due else Reason.NOT_ENOUGH


@rule
def pay(box: Box, s: Position, trace: Trace, seat: int, thing: int) -> None:
    """§4.4  Make one payment; once the bill is covered, the buildings stand; any excess lapses."""
    worth = worth_of(box, s, seat, s.city, thing)
    s.due -= worth
    s.paid_worth, s.paid_thing = worth, thing
    hand_over(s, seat, thing)
    tell(trace, Event.PAID, seat, thing, worth, 0)
    use_up(s, trace, seat, thing)
    if s.due <= 0:
        raise_buildings(s, trace, seat)


@rule
def hand_over(s: Position, seat: int, thing: int) -> None:
    """§4.4, §6.4  Goods go to the discards, the charge of the Exchange is spent."""
    if thing < GOODS:
        lose_good(s, seat, thing)
    elif thing == THING_EXCHANGE:
        s.charged[seat] = 0


@rule
def use_up(s: Position, trace: Trace, seat: int, thing: int) -> None:
    """§5.1, §5.7  Functions are used up."""
    if thing == THING_POST:
        spend_function(s, trace, seat, POST)
    elif thing == THING_BANK:
        spend_function(s, trace, seat, BANK)
    elif thing == THING_TAVERN:
        spend_function(s, trace, seat, TAVERN)


@rule
def raise_buildings(s: Position, trace: Trace, seat: int) -> None:
    """§4.1, §4.4, §6.2  What was billed is built; it works from the next turn on."""
    rest, own, excess = s.billed, s.billed_own, -s.due
    s.built_now += billed_count(s)
    s.phase, s.billed, s.billed_own, s.due, s.bill_last = TURN, 0, 0, 0, -1
    s.halved, s.paid_thing, s.paid_worth, s.city = 0, -1, 0, 0
    if excess > 0:
        tell(trace, Event.LAPSED, seat, excess, 0, 0)
    while rest != 0:
        card = first(rest)
        rest = without_first(rest)
        leave_hand(s, seat, card)
        s.built[seat] |= 1 << card
        s.fresh |= 1 << card
        tell(trace, Event.BUILT, seat, card, 0, 0)
    for bill in range(BUILDINGS, BILLS):
        if has(own, bill - BUILDINGS):
            raise_own(s, trace, seat, bill)


@rule
def raise_own(s: Position, trace: Trace, seat: int, bill: int) -> None:
    """§4.5, §6.2  A Riga building is turned up; a School the way it was billed."""
    own = own_of(bill)
    s.own[seat] |= 1 << own
    s.own_fresh |= 1 << own
    if own == SCHOOL:
        s.school[seat] = KNIGHT if bill == BILL_KNIGHT else MERCHANT
    tell(trace, Event.BUILT_OWN, seat, bill - BUILDINGS, 0, 0)
