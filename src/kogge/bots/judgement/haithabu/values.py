"""How good a position of Haithabu looks to a seat, and how to finish what is begun."""

from __future__ import annotations

from typing import Any

from kogge.core.carrier.bits import first, has, size
from kogge.core.carrier.rule import rule
from kogge.core.game import NONE
from kogge.games.haithabu.box import Box
from kogge.games.haithabu.position import Position
from kogge.games.haithabu.rules.cards import need
from kogge.games.haithabu.rules.night import FOG
from kogge.games.haithabu.rules.turn import MONTHS, is_night
from kogge.games.haithabu.scoring import debts, merit
from kogge.games.haithabu.verbs import (
    DONE,
    DRAW_DIE,
    DRAW_ORDER,
    DRAW_TRANSPORT,
    LOOK_AT,
    ONE_DIE,
    SELL_GOOD,
    TAKE_POINT,
    VERBS,
)
from kogge.games.haithabu.vocabulary import (
    BETWEEN,
    BY_STACK,
    CARD,
    CART,
    CHARACTERS,
    DICE,
    FAREWELL,
    FIELDS,
    FILL,
    GOODS,
    JUGGLE,
    LOOK,
    OPEN,
    ORDER_OR_SALE,
    OVER,
    ROLL,
    SHIP,
    SLOTS,
    SUPPLIER,
    TURN,
    Phase,
)

from ..unsure import UNSURE

WIN = 1000.0
COIN = 0.019  # points of a silver coin
PURSE = 0.016  # more for each of the first coins: without silver nothing can be done
FIRST = 120
LAID, AT_POST, IN_HOUSE, MISSING = 1.0, 0.86, 0.50, 0.06  # shares of an order, by where a good is
SALE, SALE_HOUSE = 1.44, 0.48  # shares of a good's price, at the trading post and in the warehouse
RIDE = 1.04  # points of a transport, beyond the one at the end
RANK = 1.0  # points of a completed order, towards having the most
NIGHT = 2.2  # points that an event costs
DEBT = 13.0  # points of a loan, its silver not counted
CROWDED = 8  # goods in a store above which some may be lost
# What a character is worth a round, in the order of the vocabulary
HELP = (0.38, 0.38, 0.77, 1.28, 0.77, 0.64, 1.28, 1.15, 0.77)

# What orders claim stands good by good within one number: compiled code makes no lists.
BITS = 8  # of a good; five orders want at most 45
CLAIM = (1 << BITS) - 1

is_asked, why_not = VERBS.is_asked, VERBS.why_not
STOP, ROLL_ONE, POINT = DONE.first, ONE_DIE.first, TAKE_POINT.first
SELL_FIRST, SELL_LAST = SELL_GOOD.first, SELL_GOOD.last
# What a finisher skips in a phase, and the range in which it looks for an action instead.
ASIDE = {CARD: (LOOK_AT,), ORDER_OR_SALE: (SELL_GOOD, TAKE_POINT)}


def _span(phase: int) -> tuple[int, int]:
    others = (DONE, *ASIDE.get(phase, ()))
    found = [verb for verb in VERBS.verbs if phase in verb.phases and verb not in others]
    return (found[0].first, found[-1].last) if found else (0, 0)


SPANS = tuple(_span(phase) for phase in Phase)
# Outcomes that chance may bring are numbered by their eyes and cards, from these on.
EYES_FROM, ORDERS_FROM, TRANSPORTS_FROM = (
    each.first - each.objects.starts[0] for each in (DRAW_DIE, DRAW_ORDER, DRAW_TRANSPORT)
)


@rule
def value(box: Box, s: Position, seat: int) -> float:
    """Compare a seat with the best of the others, in points at the end."""
    return lead(box, s, seat) if s.phase == OVER else standing(box, s, seat)


@rule
def lead(box: Box, s: Position, seat: int) -> float:
    """Return the lead at the end; a win counts more than any lead."""
    own, best = merit(box, s, seat), -1
    for other in range(s.seats):
        if other != seat:
            best = max(best, merit(box, s, other))
    return (WIN if own > best else 0.0) + own - best


@rule
def standing(box: Box, s: Position, seat: int) -> float:
    """Return the points that a seat may expect at the end."""
    return sum_up(box, s, seat, orders(box, s, seat))


@rule
def sum_up(box: Box, s: Position, seat: int, promised: float) -> float:
    """Add what a seat has to what its orders promise."""
    points = s.points[seat] + RANK * s.completed[seat] - DEBT * s.loans[seat]
    points += purse(box, s, seat) + promised + vehicles(box, s, seat)
    points += characters(box, s, seat)
    return points - NIGHT * nights(s, seat) - crowd(s, seat)


@rule
def rounds_left(box: Box, s: Position) -> int:
    """Count the rounds from this one on."""
    return box.rounds - s.rounds + 1


@rule
def workers_left(s: Position, seat: int) -> int:
    """Count the workers of its own that a seat can still place in this round."""
    if s.rounds == 0:
        return MONTHS
    if s.phase == OVER or s.step != 0:
        return 0
    return MONTHS - s.month + (1 if is_to_place(s, seat) else 0)


@rule
def is_to_place(s: Position, seat: int) -> bool:
    """Return whether a seat has yet to place its own worker in this phase of a round."""
    place = (seat + s.seats - s.starter) % s.seats
    if place == s.turns:
        return s.own_left == 1 or s.phase == JUGGLE
    return place > s.turns


@rule
def purse(box: Box, s: Position, seat: int) -> float:
    """Return what silver is worth; debts weigh on it."""
    silver = s.silver[seat]
    return COIN * silver + PURSE * min(silver, FIRST) - 3.0 * debts(box, s, seat)


@rule
def orders(box: Box, s: Position, seat: int) -> float:
    """Return what orders promise by where their goods are; goods they do not want are for sale."""
    points, claimed = 0.0, 0
    for slot in range(SLOTS - 1, -1, -1):
        if s.orders[seat][slot] != 0:
            points += order(box, s, seat, slot, claimed)
            claimed += claim(box, s, seat, slot)
    return for_sale(box, s, seat, claimed, points)


@rule
def claim(box: Box, s: Position, seat: int, slot: int) -> int:
    """Return the goods that an order still wants."""
    claimed = 0
    for good in range(GOODS):
        claimed += need(box, s, seat, slot, good) << (good * BITS)
    return claimed


@rule
def claims_of(claimed: int, good: int) -> int:
    """Count what is claimed of a good."""
    return (claimed >> (good * BITS)) & CLAIM


@rule
def left_at_post(s: Position, seat: int, claimed: int, good: int) -> int:
    """Count what claims leave of a good at the trading post, which serves them first."""
    return max(0, s.post[seat][good] - claims_of(claimed, good))


@rule
def left_in_house(s: Position, seat: int, claimed: int, good: int) -> int:
    """Count what claims leave of a good in the warehouse."""
    beyond = max(0, claims_of(claimed, good) - s.post[seat][good])
    return max(0, s.warehouse[seat][good] - beyond)


@rule
def for_sale(box: Box, s: Position, seat: int, claimed: int, points: float) -> float:
    """Add to points what the goods that claims leave in the stores would bring."""
    for good in range(GOODS):
        price, ready = box.scale[good][s.row[good]], left_at_post(s, seat, claimed, good)
        points += COIN * price * (SALE * ready + SALE_HOUSE * left_in_house(s, seat, claimed, good))
    return points


@rule
def order(box: Box, s: Position, seat: int, slot: int, claimed: int) -> float:
    """Return the share of an order's reward that is in sight, after the claims of others."""
    card, share, total = s.orders[seat][slot], 0.0, 0
    lasts = min(SLOTS - slot, rounds_left(box, s)) > 1
    for good in range(GOODS):
        wanted = need(box, s, seat, slot, good)
        total += box.goods[card][good]
        share += LAID * (box.goods[card][good] - wanted)
        at_post = min(wanted, left_at_post(s, seat, claimed, good))
        in_house = min(wanted - at_post, left_in_house(s, seat, claimed, good))
        lack = wanted - at_post - in_house
        share += AT_POST * at_post + (IN_HOUSE if lasts else 0.4) * in_house
        share += (MISSING if lasts else 0.0) * lack
    return reward(box, s, seat, card) * share / total


@rule
def reward(box: Box, s: Position, seat: int, card: int) -> float:
    """Return what it is worth to complete an order."""
    points = box.reward[card][0] + COIN * box.reward[card][1] + RANK
    if has(s.characters[seat], SUPPLIER):
        points += box.supplier[0] + COIN * box.supplier[1]
    return points


@rule
def vehicles(box: Box, s: Position, seat: int) -> float:
    """Return what transports are worth: most when there is something to load, and time."""
    count = (s.vehicles[seat][CART] != 0) + (s.vehicles[seat][SHIP] != 0)
    waiting, left = 0, rounds_left(box, s)
    for good in range(GOODS):
        waiting += s.warehouse[seat][good]
    return count * (1.0 + RIDE * min(1.0, left / 3) * min(1.0, waiting / 3))


@rule
def characters(box: Box, s: Position, seat: int) -> float:
    """Return what characters are worth at the end, and what their help is worth until then."""
    used = 0.0
    for who in range(CHARACTERS):
        if has(s.characters[seat], who):
            used += HELP[who]
    return box.character * size(s.characters[seat]) + used * (rounds_left(box, s) - 1)


@rule
def nights(s: Position, seat: int) -> int:
    """Count the seat's workers by night; those of earlier phases count the same in every plan."""
    count = 0
    for field in range(FIELDS):
        if has(s.own[seat], field) and is_night(s, field):
            count += 1
    return count


@rule
def crowd(s: Position, seat: int) -> float:
    """Return what is likely to be lost of stores that are too full."""
    waiting, ready = 0, 0
    for good in range(GOODS):
        waiting += s.warehouse[seat][good]
        ready += s.post[seat][good]
    return 0.25 * (max(0, waiting - CROWDED) + max(0, ready - CROWDED))


# What is obvious, how to finish what is begun, and what to expect of chance.


@rule
def obvious(box: Box, s: Position, seat: int, scratch: Any) -> int:
    """Nothing is obvious."""
    return UNSURE


@rule
def finish(box: Box, s: Position, seat: int, scratch: Any) -> int:
    """Go on with the first action that can be taken, and stop when there is none."""
    if s.phase == TURN or s.turn != seat or not is_asked(s, seat):
        return UNSURE
    if s.phase == DICE:
        return ROLL_ONE
    return STOP if s.phase == BETWEEN else first_way(box, s, seat)


@rule
def first_way(box: Box, s: Position, seat: int) -> int:
    """Return the first action that its phase allows: outside turns there is always one."""
    if is_enough(s):
        return STOP
    action = UNSURE
    if s.phase == ORDER_OR_SALE:
        action = first_of(box, s, seat, SELL_FIRST, SELL_LAST)
    if action == UNSURE:
        action = first_of(box, s, seat, SPANS[s.phase][0], SPANS[s.phase][1])
    if action != UNSURE:
        return action
    return POINT if s.phase == ORDER_OR_SALE else STOP


@rule
def is_enough(s: Position) -> bool:
    """Return whether a ship was bought, or a good sold, before what usually comes first."""
    if s.phase == BY_STACK:
        return s.last == SHIP and s.count > 0
    return s.phase == ORDER_OR_SALE and s.count > 0


@rule
def first_of(box: Box, s: Position, seat: int, start: int, stop: int) -> int:
    """Return the first action of a range that is not refused, or UNSURE."""
    for action in range(start, stop):
        if why_not(box, s, seat, action) == NONE:
            return action
    return UNSURE


@rule
def guess(box: Box, s: Position) -> int:
    """Expect fog by night, and some card or other; the end of the round is too far away."""
    if s.phase == ROLL:
        return EYES_FROM + FOG
    if s.rounds == 0 or s.step != 0:
        return UNSURE
    if s.phase == FILL:
        return ORDERS_FROM + first(s.pile)
    return TRANSPORTS_FROM + first(s.rest[s.place]) if s.phase in (OPEN, LOOK) else UNSURE


# What a search asks.


@rule
def spread(box: Box, s: Position) -> float:
    """Return the lead, in points, that makes a win likely; late it takes less."""
    return 2.0 + 1.5 * rounds_left(box, s)


@rule
def turn(s: Position) -> int:
    """Return a number for the turn; the end of a round is one more."""
    return ((s.rounds * 4 + s.month) * 2 + int(s.phase >= FAREWELL)) * 4 + s.turn
