"""The words of Haithabu: goods, fields, characters, transports, orders, events of the night."""

from __future__ import annotations

from enum import IntEnum

from kogge.core.carrier.record import Seats

SEATS = Seats(4)
ROWS = 10  # of the price scales
SLOTS = 5  # for orders on a tableau
LOWER = 4  # places in the lower row of the display, and as many above them
PLACES = 2 * LOWER
FRONT = 3  # transports of a stack that can be known, the top first
STACK = 9  # cards of a stack
MOST = 24  # cubes of a good


class Good(IntEnum):
    """The goods, from the cheapest to the dearest."""

    MEAD = 0
    CLOTH = 1
    POTTERY = 2
    TOOLS = 3
    WEAPONS = 4
    SPICES = 5


class Field(IntEnum):
    """The eight fields of the rondel, clockwise."""

    A = 0  # transports
    B = 1  # characters
    C = 2  # sell up to three
    D = 3  # an order and a free good
    E = 4  # deliver
    F = 5  # load
    G = 6  # buy up to three
    H = 7  # an order, a sale


class Character(IntEnum):
    """The nine characters."""

    START_PLAYER = 0
    JUGGLER = 1
    INNKEEPER = 2
    TRADER = 3
    SEER = 4
    CARPENTER = 5
    SUPPLIER = 6
    STEVEDORE = 7
    STEWARD = 8


class Stack(IntEnum):
    """The six stacks of transports, by kind and price."""

    CART_20 = 0
    CART_30 = 1
    CART_40 = 2
    SHIP_20 = 3
    SHIP_30 = 4
    SHIP_40 = 5


class Incident(IntEnum):
    """The events of the night, by the eyes of the die."""

    VIKING_GAMES = 1
    ASSASSINATION = 2
    FOG = 3
    BILKING = 4
    STORM = 5
    TROUBLED_TIMES = 6


class Store(IntEnum):
    """Where a seat keeps goods."""

    WAREHOUSE = 0
    POST = 1


class Vehicle(IntEnum):
    """The two kinds of transport, one place for each."""

    CART = 0
    SHIP = 1


MEAD, CLOTH, POTTERY, TOOLS, WEAPONS, SPICES = map(int, Good)
GOODS, FIELDS, STACKS, CHARACTERS = len(Good), len(Field), len(Stack), len(Character)
A, B, C, D, E, F, G, H = map(int, Field)
(START_PLAYER, JUGGLER, INNKEEPER, TRADER, SEER, CARPENTER, SUPPLIER, STEVEDORE, STEWARD) = map(
    int, Character
)
CARTS = 3  # stacks of carts; those of ships follow
WAREHOUSE, POST = map(int, Store)
CART, SHIP = map(int, Vehicle)
PAIRS = ((MEAD, CLOTH), (POTTERY, TOOLS), (WEAPONS, SPICES))  # on the last cards of a stack

# The transports: none, then nine of each stack, one for each good and three for pairs of goods.
_loads = [
    *(good.name for good in Good),
    *(f"{Good(one).name}_{Good(two).name}" for one, two in PAIRS),
]
Transport = IntEnum(  # type: ignore[misc]
    "Transport",
    {
        "NONE": 0,
        **{
            f"{stack.name}_{load}": 1 + stack * STACK + n
            for stack in Stack
            for n, load in enumerate(_loads)
        },
    },
)
TRANSPORTS = STACKS * STACK

# The orders: none, the five of the start, and the 48 of the pile.
STARTS, ORDERS = 5, 53
Order = IntEnum(  # type: ignore[misc]
    "Order",
    {
        "NONE": 0,
        **{f"S{n}": n for n in range(1, STARTS + 1)},
        **{str(n): STARTS + n for n in range(1, ORDERS - STARTS + 1)},
    },
)
START_ORDERS = (1 << (STARTS + 1)) - 2
PILE_ORDERS = (1 << (ORDERS + 1)) - (1 << (STARTS + 1))
