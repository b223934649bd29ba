"""The vocabulary of Riga and what lies on its table."""

from __future__ import annotations

from enum import IntEnum

from kogge.core.action import Catalogue
from kogge.core.carrier.record import Seats, choice, number, subset, word, words
from kogge.core.game import Position as CorePosition

SEATS = Seats(4)
ROWS = 6  # places for rows of goods: four players and two
PUBLIC = 4  # in place of a seat: what everybody knows
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
    """The Riga buildings as they stand on a bill: a School is turned when it is built."""

    MONASTERY = 0
    STOREHOUSE = 1
    EXCHANGE = 2
    SCHOOL_KNIGHT = 3
    SCHOOL_MERCHANT = 4


CLOTH, GLASS, WINE, GRAIN = map(int, Good)
GOODS, KINDS, PORTS, OWNS = len(Good), len(Kind), 4, len(Own)
BUILDINGS = PORTS * KINDS
ALL = (1 << BUILDINGS) - 1
(POST, TREASURY, CRANE, YARD, MANUFACTORY, MARKET_HALL, BANK, TAVERN) = map(int, list(Kind)[:8])
ARCHIVE, LODGE = int(Kind.ARCHIVE), int(Kind.LODGE)
MONASTERY, SCHOOL, STOREHOUSE, EXCHANGE = map(int, Own)
RIGA = int(City.RIGA)
UNSCHOOLED, KNIGHT, MERCHANT = range(3)  # which way a School was turned

# The 48 building cards: city * KINDS + kind.
Building = IntEnum(  # type: ignore[misc]
    "Building",
    {
        f"{city.name}_{kind.name}": city * KINDS + kind
        for city in list(City)[:PORTS]
        for kind in Kind
    },
)


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


class Reason(IntEnum):
    """Why a seat may not do something."""

    NONE = 0
    NOT_ASKED = 1
    NOT_NOW = 2
    NO_SUCH_SEAT = 3
    NOT_DRAWN = 4
    NO_ROW = 5
    NOT_ON_DISPLAY = 6
    ALREADY_TOOK = 7
    TAKE_FIRST = 8
    SWAPPED_ROWS = 9
    NO_FUNCTION = 10
    NOTHING_TO_DRAW = 11
    SAME_GOOD = 12
    NO_GOOD = 13
    NOT_IN_HAND = 14
    NO_RIGA = 15
    BUILT_ALREADY = 16
    OTHER_CITY = 17
    NOT_RISING = 18
    THREE_BUILDINGS = 19
    TOO_DEAR = 20
    NO_CRANE = 21
    NO_PARTNER = 22
    WORTHLESS = 23
    NOT_FALLING = 24
    NOT_ENOUGH = 25
    NOT_CHARGEABLE = 26


class Event(IntEnum):
    """What the rules tell; ``FIGURES`` names the figures."""

    PROVISIONAL = 0
    DEALT = 1
    NAMED = 2
    DRAWN = 3
    SAW = 4
    KEPT = 5
    KEPT_CARD = 6
    YEAR = 7
    LAID = 8
    LEFT = 9
    ARRIVED = 10
    SHUFFLED_GOODS = 11
    SHUFFLED_BUILDINGS = 12
    SEASON = 13
    TOOK_GOODS = 14
    TOOK_BUILDING = 15
    USED = 16
    FOUND = 17
    KEPT_GOOD = 18
    REJECTED = 19
    SWAPPED = 20
    CRANED = 21
    PAID = 22
    LAPSED = 23
    BUILT = 24
    BUILT_OWN = 25
    SPENT = 26
    CHARGED = 27
    DISCARDED_GOODS = 28
    DISCARDED = 29
    STARTER = 30
    ENDED = 31
    OWES = 32


FIGURES: dict[int, tuple[tuple[str, type[IntEnum] | None], ...]] = {
    Event.PROVISIONAL: (),
    Event.DEALT: (("good", Good),),
    Event.NAMED: (("starter", None),),
    Event.DRAWN: (("count", None),),
    Event.SAW: (("building", Building),),
    Event.KEPT: (("count", None),),
    Event.KEPT_CARD: (("building", Building),),
    Event.YEAR: (("number", None),),
    Event.LAID: (("row", None), ("good", Good)),
    Event.LEFT: (("building", Building),),
    Event.ARRIVED: (("building", Building),),
    Event.SHUFFLED_GOODS: (("count", None),),
    Event.SHUFFLED_BUILDINGS: (("count", None),),
    Event.SEASON: (("season", Season),),
    Event.TOOK_GOODS: (("row", None), ("good", Good), ("count", None)),
    Event.TOOK_BUILDING: (("building", Building),),
    Event.USED: (("building", Building), ("own", Own)),
    Event.FOUND: (("good", Good),),
    Event.KEPT_GOOD: (("good", Good),),
    Event.REJECTED: (("good", Good),),
    Event.SWAPPED: (("row", None), ("good", Good)),
    Event.CRANED: (("building", Building), ("own", Own), ("ducats", None)),
    Event.PAID: (("thing", Thing), ("ducats", None)),
    Event.LAPSED: (("ducats", None),),
    Event.BUILT: (("building", Building),),
    Event.BUILT_OWN: (("own", OwnBill),),
    Event.SPENT: (("good", Good),),
    Event.CHARGED: (),
    Event.DISCARDED_GOODS: (("good", Good), ("count", None)),
    Event.DISCARDED: (("building", Building),),
    Event.STARTER: (),
    Event.ENDED: (("number", None),),
    Event.OWES: (("count", None), ("limit", None)),
}


class Line(IntEnum):
    """The lines of a score."""

    BUILDINGS = 0  # points on the seals, Riga buildings included
    ARCHIVES = 1
    LODGES = 2
    HAND = 3  # lost for buildings in hand
    UNBUILT = 4  # lost for Riga buildings not built
    TOTAL = 5
    MONEY = 6  # breaks a tie


class Position(CorePosition):
    """Everything that changes while Riga is played, and who knows what of the hidden cards."""

    riga: int = number(low=0, high=1)  # with the Riga buildings
    phase: int = choice(Phase)
    year: int = number(low=0)
    season: int = choice(Season)
    starter: int = number(low=0, high=3)
    turn: int = number(low=0, high=3)  # whose turn it is, or who is dealt to
    turns: int = number(low=0)  # taken in this season, or seats dealt to

    # Goods
    pile: list[int] = number(Good, low=0)  # blank in a view
    pile_count: int = number(low=0)
    discards: list[int] = number(Good, low=0)
    rows: list[list[int]] = number(ROWS, Good, low=0)
    goods: list[list[int]] = number(SEATS, Good, low=0)  # in hand; of others only what is known
    known: list[list[int]] = number(SEATS, Good, low=0)  # of them, seen by all
    held: list[int] = number(SEATS, low=0)  # goods in hand
    drawn: list[int] = number(Good, low=0)  # by a Treasury; blank for others
    drawn_count: int = number(low=0)
    bound: list[int] = number(Good, low=0)  # unseen goods that cannot lie in the pile
    elders: list[int] = number(SEATS, low=0)  # unseen goods of a hand that may be among these
    drawn_elders: int = number(low=0)  # likewise of those that a Treasury has drawn

    # Buildings
    deck: int = subset(Building)  # the pile; blank in a view
    deck_count: int = number(low=0)
    cast: int = subset(Building)  # discards, face down; in a view what the seat knows of them
    cast_count: int = number(low=0)
    shown: int = subset(Building)  # of the discards, seen by all
    above: int = subset(Building)  # on display, new
    below: int = subset(Building)  # on display, leaving next spring
    hand: list[int] = subset(Building, SEATS)  # of others only what is known
    opened: list[int] = subset(Building, SEATS)  # of the hand, seen by all
    cards: list[int] = number(SEATS, low=0)  # buildings in hand
    built: list[int] = subset(Building, SEATS)
    used: list[int] = subset(Building, SEATS)  # functions that are spent
    fresh: int = subset(Building)  # built in this turn
    looked: int = subset(Building)  # drawn by a Building Yard; blank for others
    looked_count: int = number(low=0)
    chosen: list[int] = subset(Building, SEATS)  # kept in the setup, sealed

    # What each seat, and the public, can say of unseen buildings
    lies: list[int] = subset(Building, VIEWERS)  # may lie in the pile
    tossed: list[int] = subset(Building, VIEWERS)  # may lie among unseen discards
    may: list[list[int]] = subset(Building, VIEWERS, SEATS)  # may be a seat's unseen cards
    rejected: list[int] = subset(Building, SEATS)  # the seat knows that it discarded them unseen

    # Riga buildings
    own: list[int] = subset(Own, SEATS)  # built
    own_fresh: int = subset(Own)  # built in this turn
    prayed: list[int] = number(SEATS, low=0, high=1)  # the Monastery is spent
    school: list[int] = number(SEATS, low=0, high=2)  # UNSCHOOLED, KNIGHT or MERCHANT
    charged: list[int] = number(SEATS, low=0, high=1)  # the Exchange

    # The turn
    took: int = number(low=0, high=1)
    swapped: int = number(low=0)  # rows that a Monastery touched, as bits
    swap_row: int = number(low=-1)  # the first of them, -1 before it is named
    swap_good: int = number(low=0)
    built_now: int = number(low=0)
    city: int = choice(City)  # of the bill
    billed: int = subset(Building)
    billed_own: int = number(low=0)  # Riga buildings on the bill, as bits of their bill numbers
    bill_last: int = number(low=-1)  # bill number of the building billed last
    halved: int = number(low=0, high=1)  # by a Crane
    due: int = number()  # ducats
    paid_worth: int = number(low=0)  # of the last thing
    paid_thing: int = number(low=-1)
    spent: int = number(low=0)  # base value towards a charge
    spent_last: int = number(low=-1)

    # Winter, sealed
    owed: list[int] = number(SEATS, low=0)  # cards to discard
    given_goods: list[list[int]] = number(SEATS, Good, low=0)
    given: list[int] = subset(Building, SEATS)


_cards = [(name,) for name in words(Building)]
_goods = [(name,) for name in words(Good)]
_seats = [(str(seat + 1),) for seat in range(SEATS)]
_rows = [str(row + 1) for row in range(ROWS)]

ACTIONS = Catalogue(
    ("start", _seats),
    ("keep", [*_cards, ("none",), *_goods]),
    ("treasury", [()]),
    ("yard", [()]),
    ("monastery", [()]),
    ("swap", [(row, good) for row in _rows for good in words(Good)]),
    ("take", [*(("row", row) for row in _rows), *_cards]),
    ("bill", [*_cards, *((name,) for name in words(OwnBill))]),
    ("crane", [()]),
    ("settle", [()]),
    ("pay", [(word(thing),) for thing in Thing]),
    ("charge", [()]),
    ("spend", _goods),
    ("end", [()]),
    ("discard", [*_goods, *_cards]),
)
OUTCOMES = Catalogue(("lot", _seats), ("good", _goods), ("building", _cards))

START, KEEP_CARD = ACTIONS.first("start"), ACTIONS.first("keep")
KEEP_NONE, KEEP_GOOD = KEEP_CARD + BUILDINGS, KEEP_CARD + BUILDINGS + 1
USE_TREASURY, USE_YARD = ACTIONS.first("treasury"), ACTIONS.first("yard")
USE_MONASTERY, SWAP_GOOD = ACTIONS.first("monastery"), ACTIONS.first("swap")
TAKE_ROW = ACTIONS.first("take")
TAKE_CARD = TAKE_ROW + ROWS
BILL_CARD, USE_CRANE = ACTIONS.first("bill"), ACTIONS.first("crane")
SETTLE, PAY_THING = ACTIONS.first("settle"), ACTIONS.first("pay")
CHARGE, SPEND_GOOD, END = ACTIONS.first("charge"), ACTIONS.first("spend"), ACTIONS.first("end")
DISCARD_GOOD = ACTIONS.first("discard")
DISCARD_CARD, COUNT = DISCARD_GOOD + GOODS, len(ACTIONS)

OUT_LOT, OUT_GOOD, OUT_BUILDING = 0, SEATS + 0, SEATS + GOODS

# Numbers on a bill: the 48 cards, then these.
BILL_MONASTERY, BILL_STOREHOUSE, BILL_EXCHANGE, BILL_KNIGHT, BILL_MERCHANT = (
    BUILDINGS + own for own in map(int, OwnBill)
)
BILLS = BUILDINGS + len(OwnBill)
