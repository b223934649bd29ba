"""Winter in Riga, the year's turn and the end: §7 and §8.1."""

from __future__ import annotations

from kogge.core.carrier.bits import first, has, size, without_first
from kogge.core.carrier.rule import rule
from kogge.core.game import NOBODY, NONE
from kogge.core.trace import Trace, tell

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import AUTUMN, GOODS, OVER, STOREHOUSE, SUMMER, WINTER
from .know import leave_hand, lose_good, toss_shown
from .setup import begin_season, begin_turn, begin_year

ALL_GOODS = (1 << GOODS) - 1


@rule
def end_turn(box: Box, s: Position, trace: Trace) -> None:
    """§3.1  The next seat, clockwise in summer and back in autumn; then the next season."""
    s.turns += 1
    s.fresh, s.own_fresh, s.took, s.swapped, s.built_now = 0, 0, 0, 0, 0
    if s.turns < s.seats:
        step = 1 if s.season == SUMMER else s.seats - 1
        begin_turn(s, (s.turn + step) % s.seats)
    elif s.season == SUMMER:
        begin_season(s, trace, AUTUMN)
    else:
        begin_winter(box, s, trace)


@rule
def begin_winter(box: Box, s: Position, trace: Trace) -> None:
    """§7.1  Ask the seats that hold too many cards; if none does, go on."""
    s.phase = WINTER
    for seat in range(s.seats):
        s.owed[seat] = max(0, s.held[seat] + s.cards[seat] - limit_of(box, s, seat))
        if s.owed[seat] > 0:
            tell(trace, Event.OWES, seat, s.owed[seat], limit_of(box, s, seat), 0)
    if not any_owing(s):
        end_year(box, s, trace)


@rule
def limit_of(box: Box, s: Position, seat: int) -> int:
    """§7.1, §6.3  The hand limit; a Storehouse helps even in the winter after it was built."""
    return box.roomy if has(s.own[seat], STOREHOUSE) else box.limit


@rule
def owing(s: Position, seat: int) -> int:
    """§7.1  How many cards a seat still has to name; they stay in the hand until the reveal."""
    named = size(s.given[seat])
    for good in range(GOODS):
        named += s.given_goods[seat][good]
    return s.owed[seat] - named


@rule
def any_owing(s: Position) -> bool:
    """§7.1  Return whether a seat still has to discard."""
    for seat in range(s.seats):
        if owing(s, seat) > 0:
            return True
    return False


@rule
def last_given(s: Position, seat: int) -> int:
    """Return the discard named last: a good, or GOODS + a building; -1 for none."""
    last = -1
    for good in range(GOODS):
        if s.given_goods[seat][good] > 0:
            last = good
    given = s.given[seat]
    while given != 0:
        last = GOODS + first(given)
        given = without_first(given)
    return last


@rule
def nameable(s: Position, seat: int, item: int) -> int:
    """Count the cards that can still be named from this discard on."""
    count = 0
    for good in range(item, GOODS):
        count += s.goods[seat][good] - s.given_goods[seat][good]
    return count + size((s.hand[seat] & ~s.given[seat]) >> max(0, item - GOODS))


@rule
def discardable(s: Position, seat: int) -> int:
    """§7.1  What could be discarded: goods, then the buildings of the hand."""
    return ALL_GOODS | (s.hand[seat] << GOODS)


@rule
def why_not_discard(s: Position, seat: int, item: int) -> int:
    """§7.1  Cards from the hand, in rising order, exactly down to the limit."""
    if item < GOODS:
        if s.goods[seat][item] <= s.given_goods[seat][item]:
            return Reason.NO_GOOD
    elif not has(s.hand[seat] & ~s.given[seat], item - GOODS):
        return Reason.NOT_IN_HAND
    if item < last_given(s, seat):
        return Reason.NOT_RISING
    return NONE if nameable(s, seat, item) >= owing(s, seat) else Reason.NOT_ENOUGH


@rule
def discard(box: Box, s: Position, trace: Trace, seat: int, item: int) -> None:
    """§7.1  Lay a card face down; when all seats are done, the cards are shown and discarded."""
    if item < GOODS:
        s.given_goods[seat][item] += 1
    else:
        s.given[seat] |= 1 << (item - GOODS)
    if not any_owing(s):
        show_discards(s, trace)
        end_year(box, s, trace)


@rule
def show_discards(s: Position, trace: Trace) -> None:
    """§7.1, §9.1  All seats see all discards."""
    for seat in range(s.seats):
        for good in range(GOODS):
            count = s.given_goods[seat][good]
            for _ in range(count):
                lose_good(s, seat, good)
            s.given_goods[seat][good] = 0
            if count > 0:
                tell(trace, Event.DISCARDED_GOODS, seat, good, count, 0)
        while s.given[seat] != 0:
            card = first(s.given[seat])
            s.given[seat] = without_first(s.given[seat])
            leave_hand(s, seat, card)
            toss_shown(s, card)
            tell(trace, Event.DISCARDED, seat, card, 0, 0)
        s.owed[seat] = 0


@rule
def end_year(box: Box, s: Position, trace: Trace) -> None:
    """§7.2, §8.1  The start player changes; after the last year the game is over."""
    s.starter = (s.starter + 1) % s.seats
    if s.year == box.years[s.seats - 2]:
        s.phase = OVER
        tell(trace, Event.ENDED, NOBODY, s.year, 0, 0)
        return
    tell(trace, Event.STARTER, s.starter, 0, 0, 0)
    begin_year(box, s, trace)
