"""Setting up Riga, and the springs: §1 and §2."""

from __future__ import annotations

from kogge.core.carrier.bits import first, has, size, without_first
from kogge.core.carrier.rule import rule
from kogge.core.game import EVERYBODY, NOBODY, NONE
from kogge.core.trace import Trace, tell, whisper

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import (
    ALL,
    BUILDINGS,
    DEAL_BUILDINGS,
    DEAL_GOODS,
    GOODS,
    KEEP,
    LAY_BUILDINGS,
    LAY_GOODS,
    NAME,
    ROWS,
    SUMMER,
    TURN,
    VIEWERS,
)
from .know import (
    draw_unseen,
    gain_good,
    leave_pile,
    refill_buildings,
    refill_goods,
    show_building,
    toss_shown,
    toss_unseen,
)


@rule
def deal(box: Box, s: Position, seats: int, options: list[int]) -> None:
    """§1.1  All goods and all buildings lie in their piles."""
    s.seats, s.viewer, s.riga = seats, EVERYBODY, options[0]
    for good in range(GOODS):
        s.pile[good] = box.goods[good]
        s.pile_count += box.goods[good]
    s.deck, s.deck_count = ALL, BUILDINGS
    for viewer in range(VIEWERS):
        s.lies[viewer] = ALL
    s.swap_row, s.bill_last, s.paid_thing, s.spent_last = -1, -1, -1, -1


@rule
def value_of(box: Box, goods: list[int]) -> int:
    """Add up the base values of goods."""
    total = 0
    for good in range(GOODS):
        total += goods[good] * box.basic[good]
    return total


@rule
def draw_lot(s: Position, trace: Trace, starter: int) -> None:
    """§1.2  The provisional start player is drawn by lot."""
    s.starter, s.turn, s.turns = starter, starter, 0
    s.phase = DEAL_GOODS
    tell(trace, Event.PROVISIONAL, starter, 0, 0, 0)


@rule
def chance_of_lot(s: Position, starter: int) -> int:
    """§1.2  Every seat is equally likely."""
    return 1 if starter < s.seats else 0


@rule
def chance_of_good(s: Position, good: int) -> int:
    """§1.2, §2.1, §5.2  Every card of the pile is equally likely."""
    return s.pile[good]


@rule
def chance_of_building(s: Position, card: int) -> int:
    """§1.4, §2.2, §5.4  Every card of the pile is equally likely."""
    return s.deck >> card & 1


@rule
def deal_good(box: Box, s: Position, trace: Trace, good: int) -> None:
    """§1.2  Each seat in turn is dealt goods up to 6 or more, seen by all."""
    leave_pile(s, good)
    gain_good(s, s.turn, good, 1)
    tell(trace, Event.DEALT, s.turn, good, 0, 0)
    if value_of(box, s.goods[s.turn]) < box.first:
        return
    s.turn = (s.turn + 1) % s.seats
    s.turns += 1
    if s.turns == s.seats:
        s.turn, s.phase = poorest(box, s), NAME


@rule
def poorest(box: Box, s: Position) -> int:
    """§1.3  Find the smallest sum; a tie goes clockwise from the provisional start player."""
    best = s.starter
    for step in range(1, s.seats):
        seat = (s.starter + step) % s.seats
        if value_of(box, s.goods[seat]) < value_of(box, s.goods[best]):
            best = seat
    return best


@rule
def why_not_name(s: Position, starter: int) -> int:
    """§1.3  Any seat can be named."""
    return NONE if starter < s.seats else Reason.NO_SUCH_SEAT


@rule
def name_starter(s: Position, trace: Trace, starter: int) -> None:
    """§1.3  The smallest sum names the start player."""
    namer = s.turn
    s.starter, s.turn, s.turns = starter, starter, 0
    s.phase = DEAL_BUILDINGS
    tell(trace, Event.NAMED, namer, starter + 1, 0, 0)


@rule
def deal_building(s: Position, trace: Trace, card: int) -> None:
    """§1.4  Each seat is dealt two buildings in secret, clockwise from the start player."""
    draw_unseen(s, s.turn, card)
    s.hand[s.turn] |= 1 << card
    s.cards[s.turn] += 1
    tell(trace, Event.DRAWN, s.turn, s.cards[s.turn], 0, 0)
    whisper(trace, s.turn, Event.SAW, s.turn, card, 0, 0)
    if s.cards[s.turn] < 2:
        return
    s.turn = (s.turn + 1) % s.seats
    s.turns += 1
    if s.turns == s.seats:
        s.phase = KEEP


@rule
def why_not_keep(s: Position, seat: int, card: int) -> int:
    """§1.4  A seat keeps one of the two it was dealt."""
    return NONE if has(s.hand[seat], card) else Reason.NOT_DRAWN


@rule
def is_kept(s: Position) -> bool:
    """§1.4  Return whether all have chosen."""
    for seat in range(s.seats):
        if s.chosen[seat] == 0:
            return False
    return True


@rule
def keep(box: Box, s: Position, trace: Trace, seat: int, card: int) -> None:
    """§1.4  When all have chosen, the other buildings go to the discards unseen."""
    s.chosen[seat] = 1 << card
    if not is_kept(s):
        return
    for one in range(s.seats):
        if s.hand[one] & ~s.chosen[one]:
            other = first(s.hand[one] & ~s.chosen[one])
            s.hand[one] = s.chosen[one]
            toss_unseen(s, one, other)
        else:  # another seat's cards, in a view
            toss_blank(s, one)
        s.cards[one], s.chosen[one] = 1, 0
        tell(trace, Event.KEPT, one, 1, 0, 0)
    begin_year(box, s, trace)


@rule
def toss_blank(s: Position, seat: int) -> None:
    """In a view: another seat has discarded something."""
    s.cast_count += 1
    for viewer in range(VIEWERS):
        if viewer != seat:
            s.tossed[viewer] |= s.may[viewer][seat]


# Spring.


@rule
def begin_year(box: Box, s: Position, trace: Trace) -> None:
    """§2.1  A year begins with goods."""
    s.year += 1
    tell(trace, Event.YEAR, NOBODY, s.year, 0, 0)
    lay_goods(box, s, trace)


@rule
def next_row(box: Box, s: Position) -> int:
    """§2.1  Find the row to lay a good in: those begun but below 9, then empty ones; else -1."""
    count = s.seats + box.extra
    for row in range(count):
        if 0 < value_of(box, s.rows[row]) < box.full:
            return row
    for row in range(count):
        if value_of(box, s.rows[row]) == 0:
            return row
    return -1


@rule
def lay_goods(box: Box, s: Position, trace: Trace) -> None:
    """§2.1  Go on laying rows while one is short and there are goods to lay."""
    s.phase = LAY_GOODS
    short = next_row(box, s) >= 0
    if short:
        refill_goods(box, s, trace)
    if not short or s.pile_count == 0:
        age_buildings(s, trace)
        lay_buildings(box, s, trace)


@rule
def lay_good(box: Box, s: Position, trace: Trace, good: int) -> None:
    """§2.1  Lay one good in the row under way."""
    row = next_row(box, s)
    leave_pile(s, good)
    s.rows[row][good] += 1
    tell(trace, Event.LAID, NOBODY, row + 1, good, 0)
    lay_goods(box, s, trace)


@rule
def age_buildings(s: Position, trace: Trace) -> None:
    """§2.2  Buildings below the separator leave, the others move below it."""
    while s.below != 0:
        card = first(s.below)
        s.below = without_first(s.below)
        toss_shown(s, card)
        tell(trace, Event.LEFT, NOBODY, card, 0, 0)
    s.below, s.above = s.above, 0


@rule
def lay_buildings(box: Box, s: Position, trace: Trace) -> None:
    """§2.2  Go on laying buildings until there are two more on display than players."""
    s.phase = LAY_BUILDINGS
    short = size(s.above | s.below) < s.seats + box.extra
    if short:
        refill_buildings(s, trace)
    if not short or s.deck_count == 0:
        begin_season(s, trace, SUMMER)


@rule
def lay_building(box: Box, s: Position, trace: Trace, card: int) -> None:
    """§2.2  Lay one building above the separator."""
    s.deck &= ~(1 << card)
    s.deck_count -= 1
    show_building(s, card)
    s.above |= 1 << card
    tell(trace, Event.ARRIVED, NOBODY, card, 0, 0)
    lay_buildings(box, s, trace)


@rule
def begin_season(s: Position, trace: Trace, season: int) -> None:
    """§3.1  Summer runs clockwise from the start player, autumn back from the seat to the right."""
    s.season, s.turns = season, 0
    begin_turn(s, s.starter if season == SUMMER else (s.starter + s.seats - 1) % s.seats)
    tell(trace, Event.SEASON, NOBODY, season, 0, 0)


@rule
def begin_turn(s: Position, seat: int) -> None:
    """§3.2, §3.3  A turn begins with a take, unless nothing at all lies out."""
    s.phase, s.turn = TURN, seat
    s.took, s.swapped, s.built_now, s.fresh, s.own_fresh = 0, 0, 0, 0, 0
    if s.above | s.below == 0 and not any_row(s):
        s.took = 1


@rule
def any_row(s: Position) -> bool:
    """Return whether a row of goods lies out."""
    for row in range(ROWS):
        for good in range(GOODS):
            if s.rows[row][good] > 0:
                return True
    return False
