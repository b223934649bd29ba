"""Turns of Haithabu: the rondel, hiring, placing workers: §2."""

from __future__ import annotations

from kogge.core.carrier.bits import has
from kogge.core.carrier.rule import rule
from kogge.core.game import NOBODY, NONE
from kogge.core.trace import Trace, tell

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import (
    ACT,
    AMOUNT,
    DICE,
    ENDING,
    FIELDS,
    GOODS,
    INNKEEPER,
    JUGGLE,
    JUGGLER,
    NEXT,
    TURN,
    Step,
)
from .fields import can_act
from .market import why_not_buy, why_not_sell
from .night import repay, why_not_borrow, why_not_repay
from .setup import owner_of

MONTHS = 3  # the phases of a round
DAY = 4  # fields by day


# Phases.


@rule
def begin_round(s: Position, trace: Trace) -> None:
    """§2.1, §7.10  A round of three phases."""
    s.rounds += 1
    s.month = 0
    tell(trace, Event.ROUND, NOBODY, s.rounds, 0, 0)
    begin_phase(s, trace)


@rule
def begin_phase(s: Position, trace: Trace) -> None:
    """§2.2, §9.2  The rondel turns by one field, or as the owner of the Juggler wishes."""
    s.month += 1
    s.turns = 0
    tell(trace, Event.PHASE, NOBODY, s.month, 0, 0)
    juggler = owner_of(s, JUGGLER)
    if juggler >= 0:
        s.phase, s.asked = JUGGLE, juggler
    else:
        turn_rondel(s, trace, 1)


@rule
def turn_rondel(s: Position, trace: Trace, steps: int) -> None:
    """§2.2  Turn the rondel clockwise; then the start player begins."""
    s.turned = (s.turned + steps) % FIELDS
    first = (FIELDS - s.turned) % FIELDS
    tell(trace, Event.TURNED, NOBODY, steps, first, (first + DAY - 1) % FIELDS)
    begin_turn(s, s.starter)


@rule
def is_night(s: Position, field: int) -> bool:
    """§2.2  Return whether a field lies in the night half."""
    return (field + s.turned) % FIELDS >= DAY


@rule
def begin_turn(s: Position, seat: int) -> None:
    """§2.3  A turn: one worker of the seat's own, and a neutral one if hired."""
    s.phase, s.turn, s.asked = TURN, seat, seat
    s.own_left, s.neutral_left, s.hiring, s.bought, s.sold = 1, 0, 1, 0, 0


@rule
def go_on(box: Box, s: Position, trace: Trace) -> None:
    """§2.3, §6.2  The next worker, or the end of the turn, before which loans may be repaid."""
    s.phase, s.asked, s.count, s.last, s.place, s.field, s.good = TURN, s.turn, 0, -1, 0, 0, 0
    s.selling, s.then = 0, 0
    if s.own_left == 0 and s.neutral_left == 0 and why_not_repay(box, s, s.turn) != NONE:
        end_turn(s, trace)


@rule
def end_turn(s: Position, trace: Trace) -> None:
    """§2.1  The next seat clockwise, the next phase, or the end of the round."""
    s.turns += 1
    s.bought, s.sold, s.hiring = 0, 0, 0
    if s.turns < s.seats:
        begin_turn(s, (s.turn + 1) % s.seats)
    elif s.month < MONTHS:
        begin_phase(s, trace)
    else:
        s.phase, s.step, s.turns = ENDING, Step.NONE, 0


# Hiring.


@rule
def wage_of(box: Box, s: Position, seat: int) -> int:
    """§2.6  What the next neutral worker costs."""
    return wage_after(box, s, seat, s.hired)


@rule
def wage_after(box: Box, s: Position, seat: int, hired: int) -> int:
    """§2.6, §9.3  What a neutral worker costs after ``hired`` others, less with the Innkeeper."""
    if has(s.characters[seat], INNKEEPER):
        return box.half_wages[hired]
    return box.wages[hired]


@rule
def why_not_hire(box: Box, s: Position, seat: int) -> int:
    """§2.3, §2.6  One a turn, before the first worker is placed."""
    if not s.hiring:
        return Reason.HIRED
    if s.inn == 0:
        return Reason.INN_EMPTY
    return NONE if wage_of(box, s, seat) <= s.silver[seat] else Reason.TOO_POOR


@rule
def hire(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§2.6  Pay, and place the worker in this turn."""
    wage = wage_of(box, s, seat)
    s.silver[seat] -= wage
    s.inn -= 1
    s.hired += 1
    s.hiring, s.neutral_left = 0, 1
    tell(trace, Event.HIRED, seat, wage, 0, 0)


# Placing.


@rule
def why_not_worker(s: Position, neutral: int) -> int:
    """§2.3  A worker that is left."""
    left = s.neutral_left if neutral else s.own_left
    return NONE if left else Reason.NO_WORKER


@rule
def why_not_there(box: Box, s: Position, seat: int, neutral: int, field: int) -> int:
    """§2.4, §2.5  No two workers of a colour on a field, and something to do there."""
    if has(s.neutral if neutral else s.own[seat], field):
        return Reason.OCCUPIED
    return NONE if can_act(box, s, seat, field) else Reason.NO_EFFECT


@rule
def why_not_stand(box: Box, s: Position, seat: int, neutral: int, field: int) -> int:
    """§2.3, §2.4, §2.5  A worker that is left, where something can be done."""
    reason = why_not_worker(s, neutral)
    return reason if reason != NONE else why_not_there(box, s, seat, neutral, field)


@rule
def why_not_go_buying(box: Box, s: Position, seat: int, neutral: int, good: int) -> int:
    """§2.3, §2.5, §3.1  On the market there is always room."""
    reason = why_not_worker(s, neutral)
    return reason if reason != NONE else why_not_buy(box, s, seat, good, 0)


@rule
def why_not_go_selling(s: Position, seat: int, neutral: int, good: int) -> int:
    """§2.3, §2.5, §3.2  On the market there is always room."""
    reason = why_not_worker(s, neutral)
    return reason if reason != NONE else why_not_sell(s, seat, good)


@rule
def why_not_idle(box: Box, s: Position, seat: int, neutral: int) -> int:
    """§2.5  A worker idles only if there is nothing it can do anywhere."""
    reason = why_not_worker(s, neutral)
    if reason != NONE:
        return reason
    for field in range(FIELDS):
        if why_not_there(box, s, seat, neutral, field) == NONE:
            return Reason.CAN_ACT
    return Reason.CAN_ACT if can_trade(box, s, seat) else NONE


@rule
def can_trade(box: Box, s: Position, seat: int) -> bool:
    """§2.5, §3.1, §3.2  Return whether a seat can buy or sell anything on the market."""
    for good in range(GOODS):
        if why_not_buy(box, s, seat, good, 0) == NONE or why_not_sell(s, seat, good) == NONE:
            return True
    return False


@rule
def send_worker(s: Position, neutral: int) -> None:
    """§2.3  A worker is placed, and no more workers are hired in this turn."""
    s.hiring = 0
    if neutral:
        s.neutral_left = 0
    else:
        s.own_left = 0


@rule
def idle(s: Position, trace: Trace, seat: int, neutral: int) -> None:
    """§2.5  A worker does nothing."""
    send_worker(s, neutral)
    tell(trace, Event.IDLED, seat, neutral, 0, 0)
    s.phase = NEXT


@rule
def go_to_market(
    s: Position, trace: Trace, seat: int, neutral: int, selling: int, good: int
) -> None:
    """§2.3, §3.1, §3.2  A worker trades one good on the market."""
    send_worker(s, neutral)
    s.selling, s.good, s.phase = selling, good, AMOUNT
    tell(trace, Event.TO_MARKET, seat, good, neutral, selling)


@rule
def stand(s: Position, trace: Trace, seat: int, neutral: int, field: int) -> None:
    """§2.4, §4.1  A worker stays on the field for the round; by night an event comes first."""
    send_worker(s, neutral)
    if neutral:
        s.neutral |= 1 << field
    else:
        s.own[seat] |= 1 << field
    night = is_night(s, field)
    s.field, s.phase = field, DICE if night else ACT
    tell(trace, Event.PLACED, seat, field, neutral, 1 if night else 0)


@rule
def why_not_borrow_in_turn(box: Box, s: Position, seat: int) -> int:
    """§6.1  Before a worker is placed, not at the end of a turn."""
    if s.own_left + s.neutral_left == 0:
        return Reason.NOT_NOW
    return why_not_borrow(box, s, seat)


@rule
def repay_in_turn(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§6.2  Give a loan back; that may be the end of the turn."""
    repay(box, s, trace, seat)
    s.phase = NEXT


@rule
def why_not_end(s: Position) -> int:
    """§2.3  All workers must be placed."""
    return NONE if s.own_left + s.neutral_left == 0 else Reason.PLACE_FIRST
