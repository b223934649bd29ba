"""What a seat of Haithabu can still make of its game, by whole plans instead of single moves.

A plan says which of its orders a seat will complete, what it has to buy for them, on which
transports that travels, how many actions this takes and what it brings. Orders that run out first
come first; one that does not pay for its actions is left out.
"""

from __future__ import annotations

from kogge.core.carrier.bits import has, size
from kogge.core.carrier.rule import rule
from kogge.games.haithabu.box import Box
from kogge.games.haithabu.position import Position
from kogge.games.haithabu.rules.transports import room_of
from kogge.games.haithabu.scoring import debts, merit
from kogge.games.haithabu.vocabulary import (
    CART,
    CHARACTERS,
    GOODS,
    OVER,
    SHIP,
    SLOTS,
    SUPPLIER,
    F,
    Step,
)

from .values import (
    claim,
    claims_of,
    lead,
    left_at_post,
    left_in_house,
    nights,
    rounds_left,
    workers_left,
)

COIN = 0.03  # points of a silver coin
NEED = 0.02  # more for each of the first coins, with which everything begins
FIRST = 100
WORK = 0.9  # points that an action brings elsewhere
SURE = 0.94  # how likely a plan survives each action that it still takes
RANK = 2.2  # points of a completed order, towards having the most
LOAD, RIDE = 5, 28  # goods that a transport carries before one is chosen, and its silver
IDLE = 1.2  # points of a transport that no plan needs
SALE, SALE_HOUSE = 0.85, 0.5  # shares of a good's price, at the trading post and in the warehouse
NIGHT = 0.9  # points that an event costs
DEBT = 10.0  # points of a loan, its silver not counted
BORROWED = 15  # more for a loan that is kept, when a net learns
ROOM, LOST = 9, 0.3  # goods in a store above which some may be lost, and the points of each
POACHED = 0.02  # of a character's points are lost in a round to poachers and assassins
# What a character is worth a round beyond its points, in the order of the vocabulary
HELP = (0.15, 0.25, 0.25, 0.35, 0.2, 0.15, 0.5, 0.45, 0.3)
NEVER = -1000.0  # worth of a plan for which time or silver is lacking


@rule
def value(box: Box, s: Position, seat: int) -> float:
    """Compare a seat with the others, in points at the end."""
    if s.phase == OVER:
        return lead(box, s, seat)
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += prospect(box, s, other)
    return prospect(box, s, seat) - others / max(1, s.seats - 1)


@rule
def deserved(box: Box, s: Position, seat: int) -> int:
    """Return what a net is to want at the end: whoever has lost anyway should not borrow."""
    return merit(box, s, seat) - BORROWED * s.loans[seat]


@rule
def prospect(box: Box, s: Position, seat: int) -> float:
    """Return the points that a seat may expect at the end."""
    silver = s.silver[seat]
    points = s.points[seat] + RANK * s.completed[seat] - DEBT * s.loans[seat]
    points += COIN * silver + NEED * min(silver, FIRST) - 3.0 * debts(box, s, seat)
    points += helpers(box, s, seat) + best_plan(box, s, seat)[0]
    return points - NIGHT * nights(s, seat)


@rule
def helpers(box: Box, s: Position, seat: int) -> float:
    """Return what characters are worth when they are counted, and until then."""
    used, wait = 0.0, waiting(box, s)
    for who in range(CHARACTERS):
        if has(s.characters[seat], who):
            used += HELP[who]
    return (1.0 - POACHED * wait) * box.character * size(s.characters[seat]) + used * wait


@rule
def waiting(box: Box, s: Position) -> int:
    """Count the rounds until characters bring points: at the farewell, or at the end."""
    early = s.rounds < box.farewell or (s.rounds == box.farewell and s.step <= Step.SEND_AWAY)
    return (box.farewell if early else box.rounds) - s.rounds


# Plans: what is claimed stands good by good within one number.


@rule
def best_plan(box: Box, s: Position, seat: int) -> tuple[float, int, float]:
    """Return what the best plan brings, with what is left over; its claims; and its rewards."""
    best, claimed, paid = leftover(box, s, seat, 0, 0), 0, 0.0
    for slot in range(SLOTS - 1, -1, -1):
        if s.orders[seat][slot] != 0:
            more, pays = claimed + claim(box, s, seat, slot), paid + reward(box, s, seat, slot)
            worth = plan(box, s, seat, more, pays, min(SLOTS - slot, rounds_left(box, s)))
            if worth > best:
                best, claimed, paid = worth, more, pays
    return best, claimed, paid


@rule
def plan(box: Box, s: Position, seat: int, claimed: int, pays: float, lasts: int) -> float:
    """Return what it brings to fetch and deliver what is claimed within some rounds."""
    actions, cost, loads = effort(box, s, seat, claimed)
    used = has(s.own[seat], F) or workers_left(s, seat) == 0
    if actions > time_left(s, seat, lasts) or loads > lasts - used or cost > s.silver[seat]:
        return NEVER
    sure = 1.0
    for _ in range(actions):
        sure *= SURE
    return pays * sure - WORK * actions - COIN * cost + leftover(box, s, seat, claimed, loads)


@rule
def time_left(s: Position, seat: int, lasts: int) -> int:
    """Count the actions that a plan may take in the next rounds: two of three in each."""
    return (2 * workers_left(s, seat) + 2) // 3 + 2 * (lasts - 1)


@rule
def effort(box: Box, s: Position, seat: int, claimed: int) -> tuple[int, int, int]:
    """Return the actions and the silver that claims still take, and how many are loads."""
    buys, cost, riding = 0, 0, 0
    for good in range(GOODS):
        away = to_carry(s, seat, claimed, good)
        lack = max(0, away - s.warehouse[seat][good])
        buys += min(2, lack)  # on the market one kind is bought, on field G up to three
        cost += lack * box.scale[good][s.row[good]]
        riding += away
    loads, rides = journeys(box, s, seat, claimed, riding)
    delivers = 1 if claimed != 0 else 0
    actions = (buys + 1) // 2 + (rides + 1) // 2 + loads + delivers
    return actions, cost + RIDE * rides, loads


@rule
def to_carry(s: Position, seat: int, claimed: int, good: int) -> int:
    """Count what is claimed of a good, and not yet at the trading post."""
    return max(0, claims_of(claimed, good) - s.post[seat][good])


@rule
def journeys(box: Box, s: Position, seat: int, claimed: int, riding: int) -> tuple[int, int]:
    """Return how many loads it takes, and how many transports have to be bought for them."""
    cart, ship = lift(box, s, seat, CART, claimed), lift(box, s, seat, SHIP, claimed)
    more, less, loads = max(cart, ship), min(cart, ship), 0
    if riding > 0 and more > 0:
        riding, loads = riding - more, loads + 1
    if riding > 0 and less > 0:
        riding, loads = riding - less, loads + 1
    rides = (max(0, riding) + LOAD - 1) // LOAD
    return loads + rides, rides


@rule
def lift(box: Box, s: Position, seat: int, vehicle: int, claimed: int) -> int:
    """Count the claimed goods that a transport has places for."""
    card, fits, others = s.vehicles[seat][vehicle], 0, 0
    if card == 0:
        return 0
    for good in range(GOODS):
        away = to_carry(s, seat, claimed, good)
        prescribed = min(away, box.carries[card][good])
        fits += prescribed
        others += away - prescribed
    return fits + min(others, room_of(box, s, seat, vehicle))


@rule
def leftover(box: Box, s: Position, seat: int, claimed: int, loads: int) -> float:
    """Return what transports, and the goods that no plan claims, are worth."""
    silver, house, post = 0.0, 0, 0
    for good in range(GOODS):
        ready, waits = left_at_post(s, seat, claimed, good), left_in_house(s, seat, claimed, good)
        silver += box.scale[good][s.row[good]] * (SALE * ready + SALE_HOUSE * waits)
        house += s.warehouse[seat][good]
        post += s.post[seat][good]
    count = (s.vehicles[seat][CART] != 0) + (s.vehicles[seat][SHIP] != 0)
    crowd = LOST * (max(0, house - ROOM) + max(0, post - ROOM))
    return COIN * silver + IDLE * max(0, count - loads) - crowd


@rule
def reward(box: Box, s: Position, seat: int, slot: int) -> float:
    """Return what it is worth to complete an order."""
    card = s.orders[seat][slot]
    points = box.reward[card][0] + COIN * box.reward[card][1] + RANK
    if has(s.characters[seat], SUPPLIER):
        points += box.supplier[0] + COIN * box.supplier[1]
    return points
