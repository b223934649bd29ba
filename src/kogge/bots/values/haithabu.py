"""How good a position of Haithabu looks to a seat, and how to finish what is begun."""

from __future__ import annotations

from kogge.core.bits import has, size
from kogge.games.haithabu.actions import DONE, ONE_DIE, OUT_DIE, OUT_ORDER, OUT_TRANSPORT
from kogge.games.haithabu.ask import legal
from kogge.games.haithabu.box import Box
from kogge.games.haithabu.cards import need
from kogge.games.haithabu.position import (
    BETWEEN,
    DICE,
    FILL,
    LOOK,
    OPEN,
    OVER,
    ROLL,
    TURN,
    Position,
)
from kogge.games.haithabu.scoring import debts, merit
from kogge.games.haithabu.turn import is_night
from kogge.games.haithabu.vocabulary import FIELDS, GOODS, SLOTS, SUPPLIER, Incident

from .unsure import UNSURE

WIN = 1000.0
COIN = 0.019  # points of a silver coin
PURSE = 0.016  # more for each of the first coins: without silver nothing goes
FIRST = 120
LAID, AT_POST, IN_HOUSE, MISSING = 1.0, 0.86, 0.50, 0.06  # shares of an order, by where a good is
SALE, SALE_HOUSE = 1.44, 0.48  # shares of a good's price, at the trading post and in the warehouse
RIDE = 1.04  # points of a transport, beyond the one at the end
RANK = 1.0  # points of a completed order, for having most of them
NIGHT = 2.2  # points that an event costs
DEBT = 13.0  # points of a loan, its silver not counted
CROWDED = 8  # goods in a store above which some may be lost
# What a character is worth a round, in the order of the vocabulary
HELP = (0.38, 0.38, 0.77, 1.28, 0.77, 0.64, 1.28, 1.15, 0.77)


def value(box: Box, s: Position, seat: int) -> float:
    """Compare a seat with the best of the others, in points at the end."""
    if s.phase == OVER:
        merits = [merit(box, s, other) for other in range(s.seats)]
        best = max(other for n, other in enumerate(merits) if n != seat)
        return (WIN if merits[seat] > best else 0.0) + merits[seat] - best
    return _standing(box, s, seat)


def _standing(box: Box, s: Position, seat: int) -> float:
    left = box.rounds - s.rounds + 1
    points = s.points[seat] + RANK * s.completed[seat] - DEBT * s.loans[seat]
    points += _purse(box, s, seat) + _orders(box, s, seat, left) + _vehicles(s, seat, left)
    points += _characters(box, s, seat, left)
    return points - NIGHT * _nights(s, seat) - _crowd(s, seat)


def _purse(box: Box, s: Position, seat: int) -> float:
    silver = s.silver[seat]
    return COIN * silver + PURSE * min(silver, FIRST) - 3.0 * debts(box, s, seat)


def _orders(box: Box, s: Position, seat: int, left: int) -> float:
    """Return what orders promise by where their goods are; goods that none wants are for sale."""
    post, house = list(s.post[seat]), list(s.warehouse[seat])
    points = 0.0
    for slot in range(SLOTS - 1, -1, -1):
        if s.orders[seat][slot] != 0:
            points += _order(box, s, seat, slot, left, post, house)
    for good in range(GOODS):
        price = box.scale[good][s.row[good]]
        points += COIN * price * (SALE * post[good] + SALE_HOUSE * house[good])
    return points


def _order(
    box: Box, s: Position, seat: int, slot: int, left: int, post: list[int], house: list[int]
) -> float:
    """Return the share of an order's reward that is in sight; take its goods from the stores."""
    order, share, total = s.orders[seat][slot], 0.0, 0
    life = min(SLOTS - slot, left)
    for good in range(GOODS):
        wanted = need(box, s, seat, slot, good)
        total += box.goods[order][good]
        share += LAID * (box.goods[order][good] - wanted)
        at_post = min(wanted, post[good])
        post[good] -= at_post
        in_house = min(wanted - at_post, house[good])
        house[good] -= in_house
        share += AT_POST * at_post + (IN_HOUSE if life > 1 else 0.4) * in_house
        share += (MISSING if life > 1 else 0.0) * (wanted - at_post - in_house)
    reward = box.reward[order][0] + COIN * box.reward[order][1] + RANK
    if has(s.characters[seat], SUPPLIER):
        reward += box.supplier[0] + COIN * box.supplier[1]
    return reward * share / total


def _vehicles(s: Position, seat: int, left: int) -> float:
    count = sum(card != 0 for card in s.vehicles[seat])
    waiting = sum(s.warehouse[seat])
    return count * (1.0 + RIDE * min(1.0, left / 3) * min(1.0, waiting / 3))


def _characters(box: Box, s: Position, seat: int, left: int) -> float:
    used = sum(help_ for who, help_ in enumerate(HELP) if has(s.characters[seat], who))
    return box.character * size(s.characters[seat]) + used * (left - 1)


def _nights(s: Position, seat: int) -> int:
    """Count the seat's workers by night; those of earlier phases count in every plan alike."""
    return sum(has(s.own[seat], field) and is_night(s, field) for field in range(FIELDS))


def _crowd(s: Position, seat: int) -> float:
    stores = (sum(s.warehouse[seat]), sum(s.post[seat]))
    return 0.25 * sum(max(0, goods - CROWDED) for goods in stores)


# What is obvious, how to finish what is begun, and what to expect of chance.


def obvious(box: Box, s: Position, seat: int) -> int:
    """Nothing is obvious."""
    return UNSURE


def finish(box: Box, s: Position, seat: int) -> int:
    """Go on with the first thing that can be done, and stop when there is nothing else."""
    if s.phase == TURN or s.turn != seat:
        return UNSURE
    if s.phase == DICE:
        return ONE_DIE
    if s.phase == BETWEEN:
        return DONE
    mask = [0] * (DONE + 1)
    legal(box, s, seat, mask)
    return mask.index(1)


def guess(box: Box, s: Position) -> int:
    """Expect fog by night, and some card or other; what the round's end brings is too far."""
    if s.phase == ROLL:
        return OUT_DIE + Incident.FOG
    if s.phase == FILL and s.rounds > 0 and s.step == 0:
        return OUT_ORDER + _lowest(s.pile)
    if s.phase in (OPEN, LOOK) and s.rounds > 0 and s.step == 0:
        return OUT_TRANSPORT + _lowest(s.rest[s.place])
    return UNSURE


def _lowest(cards: int) -> int:
    return (cards & -cards).bit_length() - 1
