"""The words of Riga: goods, cities, buildings, means of payment, phases."""

from __future__ import annotations

from enum import IntEnum

from kogge.core.carrier.record import Seats

SEATS = Seats(4)
ROWS = 6  # places for rows of goods: four players and two
PUBLIC = 4  # in place of a seat: what every seat knows
VIEWERS = 5  # the seats and PUBLIC


class Good(IntEnum):
    """The goods, from the dearest to the cheapest."""

    CLOTH = 0
    GLASS = 1
    WINE = 2
    GRAIN = 3


class City(IntEnum):
    """The four ports, and Riga itself."""

    DANZIG = 0
    VISBY = 1
    TALLINN = 2
    STOCKHOLM = 3
    RIGA = 4


class Kind(IntEnum):
    """The twelve kinds of building; each stands once in every port."""

    TRADING_POST = 0
    TREASURY = 1
    CRANE = 2
    BUILDING_YARD = 3
    MANUFACTORY = 4
    MARKET_HALL = 5
    BANK = 6
    TAVERN = 7
    ARCHIVE = 8
    LODGE = 9
    FORTRESS = 10
    GUILD_HOUSE = 11


class Own(IntEnum):
    """The Riga buildings that every player has."""

    MONASTERY = 0
    SCHOOL = 1
    STOREHOUSE = 2
    EXCHANGE = 3


class OwnBill(IntEnum):
    """The Riga buildings as they stand on a bill, by name: a School is turned when it is built."""

    MONASTERY = 0
    STOREHOUSE = 1
    EXCHANGE = 2
    SCHOOL_KNIGHT = 3
    SCHOOL_MERCHANT = 4


CLOTH, GLASS, WINE, GRAIN = map(int, Good)
GOODS, KINDS, OWNS = len(Good), len(Kind), len(Own)
(
    POST, TREASURY, CRANE, YARD, MANUFACTORY, MARKET_HALL, BANK, TAVERN, ARCHIVE, LODGE, *_,
) = map(int, Kind)  # fmt: skip
ONCE_ONLY = frozenset({POST, TREASURY, CRANE, YARD, BANK, TAVERN})  # a function is used up
LAST = frozenset({int(Kind.ARCHIVE), int(Kind.LODGE)})  # it counts at the end
MONASTERY, SCHOOL, STOREHOUSE, EXCHANGE = map(int, Own)
OWN_ONCE = frozenset({MONASTERY, EXCHANGE})
OWN_OF = tuple(int(Own[bill.name.partition("_")[0]]) for bill in OwnBill)
PLAYED = {"false": (), "true": tuple(Own)}  # what each choice of the option brings into play
IN_PLAY = tuple(sum(1 << own for own in owns) for owns in PLAYED.values())  # the same as bits
RIGA = int(City.RIGA)
UNSCHOOLED, KNIGHT, MERCHANT = range(3)  # which way a School was turned

Port = IntEnum(  # type: ignore[misc]
    "Port", {city.name: city.value for city in City if city != RIGA}
)
PORTS = len(Port)
BUILDINGS = PORTS * KINDS
EACH_PORT = sum(1 << port * KINDS for port in range(PORTS))  # the first kind, in every city
ALL = (1 << BUILDINGS) - 1

# The building cards: city * KINDS + kind.
Building = IntEnum(  # type: ignore[misc]
    "Building",
    {f"{port.name}_{kind.name}": port * KINDS + kind for port in Port for kind in Kind},
)
# Numbers on a bill: the building cards, then the Riga buildings.
BILL_KNIGHT = BUILDINGS + int(OwnBill.SCHOOL_KNIGHT)
BILL_MERCHANT = BUILDINGS + int(OwnBill.SCHOOL_MERCHANT)
BILLS = BUILDINGS + len(OwnBill)


class Thing(IntEnum):
    """What a bill can be paid with, in the order in which equal worth is paid."""

    CLOTH = 0
    GLASS = 1
    WINE = 2
    GRAIN = 3
    POST = 4
    BANK = 5
    TAVERN = 6
    EXCHANGE = 7


THINGS = len(Thing)
THING_POST, THING_BANK = int(Thing.POST), int(Thing.BANK)
THING_TAVERN, THING_EXCHANGE = int(Thing.TAVERN), int(Thing.EXCHANGE)


class Season(IntEnum):
    """The two seasons in which turns are taken."""

    SUMMER = 0
    AUTUMN = 1


class Phase(IntEnum):
    """What is asked, or drawn, now."""

    LOT = 0  # chance: the provisional start player
    DEAL_GOODS = 1  # chance
    NAME = 2  # the smallest sum names the start player
    DEAL_BUILDINGS = 3  # chance, in secret
    KEEP = 4  # all keep one of two, sealed
    LAY_GOODS = 5  # chance: rows in spring
    LAY_BUILDINGS = 6  # chance: the display in spring
    TURN = 7
    SEARCH = 8  # chance, in secret: the Treasury's three goods
    PICK = 9  # keep one of them
    DIG = 10  # chance, in secret: the Building Yard's five buildings
    CHOOSE = 11  # keep one of them or none
    SWAP = 12  # the Monastery's two goods
    BILL = 13  # buildings on the bill
    PAY = 14
    SPEND = 15  # goods that charge an Exchange
    WINTER = 16  # all discard down to the limit, sealed
    OVER = 17


(
    LOT, DEAL_GOODS, NAME, DEAL_BUILDINGS, KEEP, LAY_GOODS, LAY_BUILDINGS, TURN, SEARCH, PICK, DIG,
    CHOOSE, SWAP, BILL, PAY, SPEND, WINTER, OVER,
) = map(int, Phase)  # fmt: skip
SUMMER, AUTUMN = map(int, Season)
