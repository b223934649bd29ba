"""The night of Haithabu: dice and events: §4, and loans: §6."""

from __future__ import annotations

from kogge.core.carrier.bits import has
from kogge.core.carrier.rule import rule
from kogge.core.game import NONE
from kogge.core.trace import Trace, tell

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import (
    ACT,
    ASKING,
    BETWEEN,
    CART,
    GIVE,
    GOODS,
    HAPPEN,
    LOSE,
    MEAD,
    PICK,
    RETURN,
    ROLL,
    SEER,
    SHIP,
    WAREHOUSE,
    Incident,
)
from .market import price_at

VIKING_GAMES, ASSASSINATION, FOG, BILKING, STORM, TROUBLED_TIMES = map(int, Incident)

# Loans.


@rule
def why_not_borrow(box: Box, s: Position, seat: int) -> int:
    """§6.1  With little silver, as long as there are loans."""
    if s.silver[seat] >= box.poor:
        return Reason.RICH
    taken = 0
    for one in range(s.seats):
        taken += s.loans[one]
    return NONE if taken < box.loans else Reason.NO_LOAN_LEFT


@rule
def borrow(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§6.1  Take a loan."""
    s.loans[seat] += 1
    s.silver[seat] += box.loan
    tell(trace, Event.BORROWED, seat, box.loan, 0, 0)


@rule
def why_not_repay(box: Box, s: Position, seat: int) -> int:
    """§6.2  A loan, and the silver for it."""
    if s.loans[seat] == 0:
        return Reason.NO_LOAN
    return NONE if s.silver[seat] >= box.repay else Reason.TOO_POOR


@rule
def repay(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§6.2  Give a loan back."""
    s.loans[seat] -= 1
    s.silver[seat] -= box.repay
    tell(trace, Event.REPAID, seat, box.repay, 0, 0)


# Dice.


@rule
def second_die(box: Box, s: Position, seat: int) -> int:
    """§4.1, §9.5  What a second die costs."""
    return 0 if has(s.characters[seat], SEER) else box.second_die


@rule
def why_not_two(box: Box, s: Position, seat: int) -> int:
    """§4.1  The second die is paid for before rolling."""
    return NONE if second_die(box, s, seat) <= s.silver[seat] else Reason.TOO_POOR


@rule
def take_dice(box: Box, s: Position, trace: Trace, seat: int, count: int) -> None:
    """§4.1  Roll one die or two."""
    if count == 2:
        cost = second_die(box, s, seat)
        s.silver[seat] -= cost
        tell(trace, Event.SECOND_DIE, seat, cost, 0, 0)
    s.dice[0], s.dice[1], s.rolls, s.phase = 0, 0, count, ROLL


@rule
def roll_event(s: Position, trace: Trace, eyes: int) -> None:
    """§4.1  With two different dice the roller chooses one."""
    s.rolls -= 1
    if s.dice[0] == 0:
        s.dice[0] = eyes
    else:
        s.dice[1] = eyes
    if s.rolls == 0:
        different = s.dice[1] != 0 and s.dice[0] != s.dice[1]
        s.phase, s.asked = PICK if different else HAPPEN, s.turn
    tell(trace, Event.ROLLED, s.turn, eyes, 0, 0)


@rule
def why_not_event(s: Position, eyes: int) -> int:
    """§4.1  One of the two that were rolled."""
    return NONE if eyes in (s.dice[0], s.dice[1]) else Reason.NOT_ROLLED


@rule
def pick_event(s: Position, eyes: int) -> None:
    """§4.1  The other die does not count."""
    s.dice[0], s.dice[1], s.phase = eyes, 0, HAPPEN


# Events.


@rule
def happen(box: Box, s: Position, trace: Trace) -> None:
    """§4.2  The event comes before the action."""
    event, seat = s.dice[0], s.turn
    s.phase, s.asked = ASKING, seat
    tell(trace, Event.HAPPENS, seat, event, 0, 0)
    if event in (VIKING_GAMES, TROUBLED_TIMES):
        s.to_ask = ((1 << s.seats) - 1) & ~(1 << seat)
    elif event == ASSASSINATION:
        lose_or_point(s, trace, s.characters[seat] != 0)
    elif event == STORM:
        lose_or_point(s, trace, s.vehicles[seat][CART] != 0 or s.vehicles[seat][SHIP] != 0)
    elif event == BILKING:
        be_bilked(box, s, trace)


@rule
def lose_or_point(s: Position, trace: Trace, has_something: bool) -> None:
    """§4.4, §4.6  A seat that has such a card loses one of its choice; any other loses a point."""
    if has_something:
        s.phase = LOSE
    else:
        lose_point(s, trace, s.turn)


@rule
def lose_point(s: Position, trace: Trace, seat: int) -> None:
    """§4.2  Points never fall below 0."""
    if s.points[seat] > 0:
        s.points[seat] -= 1
        tell(trace, Event.LOST_POINT, seat, 0, 0, 0)


@rule
def be_bilked(box: Box, s: Position, trace: Trace) -> None:
    """§4.5  Pay the price of mead for every player; a seat that cannot loses a point."""
    cost = price_at(box, s, MEAD, 0) * s.seats
    if cost <= s.silver[s.turn]:
        s.silver[s.turn] -= cost
        tell(trace, Event.BILKED, s.turn, cost, 0, 0)
    else:
        lose_point(s, trace, s.turn)


@rule
def ask_next(box: Box, s: Position, trace: Trace) -> None:
    """§4.3, §4.7  Ask the others clockwise; then the roller goes on."""
    for step in range(1, s.seats):
        seat = (s.turn + step) % s.seats
        if has(s.to_ask, seat):
            s.to_ask &= ~(1 << seat)
            if s.dice[0] == VIKING_GAMES and can_give(box, s, seat):
                s.phase, s.asked = GIVE, seat
                return
            if s.dice[0] == TROUBLED_TIMES:
                if has_goods(s, seat):
                    s.phase, s.asked = RETURN, seat
                    return
                lose_point(s, trace, seat)
    after_event(box, s)


@rule
def after_event(box: Box, s: Position) -> None:
    """§4.8  Loans may be taken and repaid before the action."""
    s.asked, s.dice[0], s.dice[1] = s.turn, 0, 0
    loans = why_not_borrow(box, s, s.turn) == NONE or why_not_repay(box, s, s.turn) == NONE
    s.phase = BETWEEN if loans else ACT


@rule
def has_goods(s: Position, seat: int) -> bool:
    """§4.2  Return whether a seat has goods in its stores; those on orders do not count."""
    for good in range(GOODS):
        if s.warehouse[seat][good] + s.post[seat][good] > 0:
            return True
    return False


@rule
def can_give(box: Box, s: Position, seat: int) -> bool:
    """§4.3  Return whether a seat has anything to give."""
    return has_goods(s, seat) or s.silver[seat] >= box.gift or s.points[seat] > 0


@rule
def stored(s: Position, seat: int, good: int, store: int) -> int:
    """Count the goods of a kind in a store."""
    return s.warehouse[seat][good] if store == WAREHOUSE else s.post[seat][good]


@rule
def unstore(s: Position, seat: int, good: int, store: int) -> None:
    """Take a good out of a store."""
    if store == WAREHOUSE:
        s.warehouse[seat][good] -= 1
    else:
        s.post[seat][good] -= 1


@rule
def why_not_give(s: Position, seat: int, good: int, store: int) -> int:
    """§4.3, §4.7  A good from a store."""
    return NONE if stored(s, seat, good, store) > 0 else Reason.NO_GOOD


@rule
def give(s: Position, trace: Trace, seat: int, good: int, store: int) -> None:
    """§4.3  A good into the warehouse of the roller."""
    unstore(s, seat, good, store)
    s.warehouse[s.turn][good] += 1
    tell(trace, Event.GAVE_GOOD, seat, good, store, 0)
    s.phase = ASKING


@rule
def give_back(s: Position, trace: Trace, seat: int, good: int, store: int) -> None:
    """§4.7  A good goes back to the supply."""
    unstore(s, seat, good, store)
    s.supply[good] += 1
    tell(trace, Event.RETURNED_GOOD, seat, good, store, 0)
    s.phase = ASKING


@rule
def why_not_give_silver(box: Box, s: Position, seat: int) -> int:
    """§4.3  Silver instead of a good."""
    return NONE if s.silver[seat] >= box.gift else Reason.TOO_POOR


@rule
def give_silver(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§4.3  Silver to the roller."""
    s.silver[seat] -= box.gift
    s.silver[s.turn] += box.gift
    tell(trace, Event.GAVE_SILVER, seat, box.gift, 0, 0)
    s.phase = ASKING


@rule
def why_not_give_point(s: Position, seat: int) -> int:
    """§4.3  A point instead of a good."""
    return NONE if s.points[seat] > 0 else Reason.NOTHING_TO_GIVE


@rule
def give_point(s: Position, trace: Trace, seat: int) -> None:
    """§4.3  A point to the roller."""
    s.points[seat] -= 1
    s.points[s.turn] += 1
    tell(trace, Event.GAVE_POINT, seat, 0, 0, 0)
    s.phase = ASKING


@rule
def why_not_lose_character(s: Position, seat: int, character: int) -> int:
    """§4.4  One of the seat's characters, safe or not."""
    if s.dice[0] != ASSASSINATION:
        return Reason.NOT_NOW
    return NONE if has(s.characters[seat], character) else Reason.NOT_YOURS


@rule
def lose_character(s: Position, trace: Trace, seat: int, character: int) -> None:
    """§4.4  The character may be hired by any seat, at once."""
    s.characters[seat] &= ~(1 << character)
    s.safe &= ~(1 << character)
    tell(trace, Event.LOST_CHARACTER, seat, character, 0, 0)
    s.phase = ASKING


@rule
def why_not_lose_vehicle(s: Position, seat: int, vehicle: int) -> int:
    """§4.6  One of the seat's transports."""
    if s.dice[0] != STORM:
        return Reason.NOT_NOW
    return NONE if s.vehicles[seat][vehicle] != 0 else Reason.NOT_YOURS


@rule
def lose_vehicle(s: Position, trace: Trace, seat: int, vehicle: int) -> None:
    """§4.6  The transport leaves the game."""
    card = s.vehicles[seat][vehicle]
    s.vehicles[seat][vehicle] = 0
    s.phase = ASKING
    tell(trace, Event.LOST_TRANSPORT, seat, card, 0, 0)


@rule
def go_to_action(s: Position) -> None:
    """§4.8  No more loans: the action of the field begins."""
    s.phase = ACT
