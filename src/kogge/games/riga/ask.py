"""Who is asked in Riga, and what he may do: every rule that refuses, found by its action."""

from __future__ import annotations

from kogge.core.asking import all_asked, first_asked, marking
from kogge.core.carrier.bits import first, without_first
from kogge.core.carrier.rule import rule
from kogge.core.game import CHANCE, NONE, NOT_ASKED

from .box import Box
from .build import why_not_bill, why_not_crane, why_not_pay, why_not_settle
from .position import (
    BILL,
    BILL_CARD,
    BUILDINGS,
    CHARGE,
    CHOOSE,
    COUNT,
    DEAL_BUILDINGS,
    DEAL_GOODS,
    DIG,
    DISCARD_CARD,
    DISCARD_GOOD,
    END,
    GOODS,
    KEEP,
    KEEP_CARD,
    KEEP_GOOD,
    KEEP_NONE,
    LAY_BUILDINGS,
    LAY_GOODS,
    LOT,
    NAME,
    OVER,
    PAY,
    PAY_THING,
    PICK,
    SEARCH,
    SETTLE,
    SPEND,
    SPEND_GOOD,
    START,
    SWAP,
    SWAP_GOOD,
    TAKE_CARD,
    TAKE_ROW,
    TURN,
    USE_CRANE,
    USE_MONASTERY,
    USE_TREASURY,
    USE_YARD,
    WINTER,
    Position,
    Reason,
)
from .setup import why_not_keep, why_not_name
from .turn import (
    why_not_charge,
    why_not_choose,
    why_not_monastery,
    why_not_pick,
    why_not_spend,
    why_not_swap,
    why_not_take_card,
    why_not_take_row,
    why_not_treasury,
    why_not_yard,
)
from .winter import owing, why_not_discard


@rule
def is_drawing(s: Position) -> bool:
    """Tell whether chance acts."""
    phase = s.phase
    if phase in (LOT, DEAL_GOODS, DEAL_BUILDINGS):
        return True
    return phase in (LAY_GOODS, LAY_BUILDINGS, SEARCH, DIG)


@rule
def is_asked(s: Position, seat: int) -> bool:
    """Tell whether a seat has to choose: alone in its turn, with others in the sealed phases."""
    if s.phase == KEEP:
        return s.chosen[seat] == 0
    if s.phase == WINTER:
        return owing(s, seat) > 0
    return s.turn == seat and s.phase != OVER and not is_drawing(s)


together = all_asked(is_asked)  # several in the sealed phases, else one
foremost = first_asked(is_asked)


@rule
def mover(s: Position) -> int:
    """Return who acts next: chance, the seat whose turn it is, or the first that must choose."""
    return CHANCE if is_drawing(s) else foremost(s)


@rule
def refusal(box: Box, s: Position, seat: int, action: int) -> int:
    """Return why a seat may not do this now, or NONE."""
    if not is_asked(s, seat):
        return NOT_ASKED
    if not is_possible(s.phase, action):
        return Reason.NOT_NOW
    return why_not(box, s, seat, action)


@rule
def is_possible(phase: int, action: int) -> bool:
    """Tell whether an action belongs to a phase at all."""
    if phase == TURN:
        if USE_TREASURY <= action <= USE_MONASTERY or TAKE_ROW <= action < BILL_CARD:
            return True
        return BILL_CARD <= action <= USE_CRANE or action in (CHARGE, END)
    if phase == BILL:
        return BILL_CARD <= action <= SETTLE
    return first_of(phase) <= action < last_of(phase)


@rule
def first_of(phase: int) -> int:
    """Return the first action of a phase whose actions are neighbours."""
    if phase == NAME:
        return START
    if phase in (KEEP, CHOOSE):
        return KEEP_CARD
    if phase == PICK:
        return KEEP_GOOD
    if phase == SWAP:
        return SWAP_GOOD
    if phase == PAY:
        return PAY_THING
    return SPEND_GOOD if phase == SPEND else DISCARD_GOOD


@rule
def last_of(phase: int) -> int:
    """Return the end of the actions of such a phase."""
    if phase == NAME:
        return KEEP_CARD
    if phase == KEEP:
        return KEEP_NONE
    if phase == CHOOSE:
        return KEEP_GOOD
    if phase == PICK:
        return USE_TREASURY
    if phase == SWAP:
        return TAKE_ROW
    if phase == PAY:
        return CHARGE
    return END if phase == SPEND else COUNT


@rule
def why_not(box: Box, s: Position, seat: int, action: int) -> int:
    """Ask the rule that an action belongs to."""
    if action < KEEP_CARD:
        return why_not_name(s, action - START)
    if action < SWAP_GOOD:
        return why_not_use(s, seat, action)
    if action < TAKE_ROW:
        return why_not_swap(s, (action - SWAP_GOOD) // GOODS, (action - SWAP_GOOD) % GOODS)
    if action < TAKE_CARD:
        return why_not_take_row(s, action - TAKE_ROW)
    if action < BILL_CARD:
        return why_not_take_card(s, action - TAKE_CARD)
    if action < PAY_THING:
        return why_not_build(box, s, seat, action)
    if action < CHARGE:
        return why_not_pay(box, s, seat, action - PAY_THING)
    if action < DISCARD_GOOD:
        return why_not_finish(box, s, seat, action)
    return why_not_discard(s, seat, action - DISCARD_GOOD)


@rule
def why_not_use(s: Position, seat: int, action: int) -> int:
    """Ask for what is kept, and for functions that stand alone."""
    if action < KEEP_NONE:
        return (
            why_not_keep(s, seat, action - KEEP_CARD)
            if s.phase == KEEP
            else why_not_choose(s, action - KEEP_CARD)
        )
    if action == KEEP_NONE:
        return NONE
    if action < USE_TREASURY:
        return why_not_pick(s, action - KEEP_GOOD)
    if action == USE_TREASURY:
        return why_not_treasury(s, seat)
    return why_not_yard(s, seat) if action == USE_YARD else why_not_monastery(s, seat)


@rule
def why_not_build(box: Box, s: Position, seat: int, action: int) -> int:
    """Ask for bills, Cranes and settling."""
    if action < USE_CRANE:
        return why_not_bill(box, s, seat, action - BILL_CARD)
    return why_not_crane(s, seat) if action == USE_CRANE else why_not_settle(box, s, seat)


@rule
def why_not_finish(box: Box, s: Position, seat: int, action: int) -> int:
    """Ask for the last acts of a turn."""
    if action == CHARGE:
        return why_not_charge(box, s, seat)
    if action == END:
        return NONE if s.took else Reason.TAKE_FIRST
    return why_not_spend(box, s, seat, action - SPEND_GOOD)


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
    if s.phase == BILL:
        ways = mark_set(box, s, seat, mask, BILL_CARD, s.hand[seat])
        return ways + mark(box, s, seat, mask, BILL_CARD + BUILDINGS, PAY_THING)
    if s.phase == WINTER:
        ways = mark(box, s, seat, mask, DISCARD_GOOD, DISCARD_CARD)
        return ways + mark_set(box, s, seat, mask, DISCARD_CARD, s.hand[seat])
    return mark(box, s, seat, mask, first_of(s.phase), last_of(s.phase))


@rule
def legal_in_turn(box: Box, s: Position, seat: int, mask: list[int]) -> int:
    """§3.2  Functions at any time; a take, or after it bills and the end."""
    ways = mark(box, s, seat, mask, USE_TREASURY, SWAP_GOOD)
    if not s.took:
        ways += mark(box, s, seat, mask, TAKE_ROW, TAKE_CARD)
        return ways + mark_set(box, s, seat, mask, TAKE_CARD, s.above | s.below)
    ways += mark_set(box, s, seat, mask, BILL_CARD, s.hand[seat])
    if s.riga:
        ways += mark(box, s, seat, mask, BILL_CARD + BUILDINGS, USE_CRANE)
        ways += mark(box, s, seat, mask, CHARGE, CHARGE + 1)
    return ways + mark(box, s, seat, mask, END, END + 1)


@rule
def mark_set(box: Box, s: Position, seat: int, mask: list[int], start: int, cards: int) -> int:
    """Mark what is not refused of the actions for a set of buildings, and count it."""
    ways = 0
    while cards != 0:
        action = start + first(cards)
        cards = without_first(cards)
        mask[action] = why_not(box, s, seat, action) == NONE
        ways += mask[action]
    return ways
