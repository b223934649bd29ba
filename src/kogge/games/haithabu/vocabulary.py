"""The words of Haithabu: goods, fields, characters, transports, orders, events, phases."""

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
EYES = 6  # of a die


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
STORES = len(Store)
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

UP, DOWN = range(2)  # ways in which the Seer moves a price


class Phase(IntEnum):
    """What is asked, or drawn, now."""

    ORIENT = 0  # chance: how the rondel lies
    OPEN = 1  # chance: the top of a stack of transports
    DEAL = 2  # chance: the start orders
    FILL = 3  # chance: an order for the display
    LOT = 4  # chance: the start player
    CHOOSE = 5  # a character in the setup
    JUGGLE = 6  # how far the rondel turns
    TURN = 7
    DICE = 8  # one die or two by night
    ROLL = 9  # chance: the event
    PICK = 10  # which of two dice counts
    GIVE = 11  # Viking Games: what is given
    LOSE = 12  # Assassination or Storm: what is lost
    RETURN = 13  # Troubled Times: which good goes back
    BETWEEN = 14  # loans between event and action
    AMOUNT = 15  # how many on the market
    STACKS = 16  # field A
    LOOK = 17  # chance: what the Carpenter sees
    CARD = 18  # which of those cards the Carpenter buys
    HIRING = 19  # field B
    SELLING = 20  # field C
    ORDER_AND_GOOD = 21  # field D
    FREE_GOOD = 22  # field D, after the order
    DELIVERING = 23  # field E
    LOADING = 24  # field F
    BUYING = 25  # field G
    ORDER_OR_SALE = 26  # field H
    SALE = 27  # field H, after the order
    FAREWELL = 28  # round end, step 3: characters go back
    SEEING = 29  # step 4: the Seer
    BARGAIN = 30  # step 4: the Carpenter
    MOVING = 31  # step 4: the Stevedore
    RESTOCK = 32  # step 5, chance
    PRICES = 33  # step 6, chance
    STORING = 34  # step 7
    OVER = 35
    # No seat is asked in these: the rules go on by themselves.
    ACT = 36  # carry out the action of the field
    NEXT = 37  # the action is over
    HAPPEN = 38  # the event of the night
    ASKING = 39  # the next seat that an event asks
    ENDING = 40  # the next step of a round's end


# STACKS counts the stacks of transports, so the phase of field A is called BY_STACK here.
(
    ORIENT, OPEN, DEAL, FILL, LOT, CHOOSE, JUGGLE, TURN, DICE, ROLL, PICK, GIVE, LOSE, RETURN,
    BETWEEN, AMOUNT, BY_STACK, LOOK, CARD, HIRING, SELLING, ORDER_AND_GOOD, FREE_GOOD, DELIVERING,
    LOADING, BUYING, ORDER_OR_SALE, SALE, FAREWELL, SEEING, BARGAIN, MOVING, RESTOCK, PRICES,
    STORING, OVER, ACT, NEXT, HAPPEN, ASKING, ENDING,
) = map(int, Phase)  # fmt: skip


class Step(IntEnum):
    """The steps of a round's end, by the numbers of their paragraphs."""

    NONE = 0  # the round is played
    AGE_ORDERS = 1  # with step 2, after which no character is safe
    SEND_AWAY = 3
    FUNCTIONS = 4
    RESTOCK = 5
    MOVE_PRICES = 6
    STORE = 7
    RECALL = 8
    DISPLAY = 9
    NEXT_ROUND = 10


class Function(IntEnum):
    """The characters who work at a round's end, in their order."""

    SEER = 0
    CARPENTER = 1
    STEVEDORE = 2
