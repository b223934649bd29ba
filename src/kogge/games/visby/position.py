"""The vocabulary of Visby and what lies on its table."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations

from kogge.core.action import Catalogue
from kogge.core.carrier.record import Seats, choice, number, subset, words
from kogge.core.game import Position as CorePosition

SEATS = Seats(6)
SPACES = 16  # of a track, 0 to 15
UNDECIDED, UNASKED = -1, -2  # in place of an offer


class Card(IntEnum):
    """The eight action cards, in the order of their evaluation."""

    TROOPS = 0
    KNIGHT = 1
    BLACKSMITH = 2
    FLEET = 3
    SHIP = 4
    TOLLKEEPER = 5
    MERCHANT = 6
    MENDICANT = 7


class Track(IntEnum):
    """The three tracks of the board."""

    BATTLE = 0
    JOURNEY = 1
    MARKET = 2


class Phase(IntEnum):
    """Where a round stands."""

    CHOOSING = 0  # the cards of the round are chosen
    TRADING = 1  # Merchants choose how much to trade
    OVER = 2


class Reason(IntEnum):
    """Why a seat may not do something."""

    NONE = 0
    NOT_ASKED = 1
    NO_CARDS_NOW = 2
    NO_TRADE_NOW = 3
    ONE_CARD = 4
    TWO_CARDS = 5
    NOT_IN_HAND = 6
    TOO_FEW_WARES = 7
    NO_USE = 8


class Event(IntEnum):
    """What the rules tell; ``FIGURES`` names the figures."""

    REVEALED = 0
    TOOK_SEALS = 1  # from the track
    TOOK_WARES = 2
    GOT_SEALS = 3  # from the common supply
    GOT_WARES = 4
    CROWDED = 5  # the market, by several Merchants
    TRADED = 6
    EMPTIED = 7  # the market, after a trade
    RETURNED = 8  # cards to a hand
    ROUND = 9  # begins
    TARGET = 10  # ended the game
    LAST_ROUND = 11  # ended the game


FIGURES: dict[int, tuple[tuple[str, type[IntEnum] | None], ...]] = {
    Event.REVEALED: (("card", Card), ("second", Card)),
    Event.TOOK_SEALS: (("card", Card), ("seals", None), ("left", None)),
    Event.TOOK_WARES: (("card", Card), ("wares", None), ("lost", None)),
    Event.GOT_SEALS: (("card", Card), ("seals", None)),
    Event.GOT_WARES: (("card", Card), ("wares", None), ("lost", None)),
    Event.CROWDED: (("before", None), ("after", None)),
    Event.TRADED: (("wares", None), ("seals", None)),
    Event.EMPTIED: (("before", None),),
    Event.RETURNED: (("cards", None),),
    Event.ROUND: (("number", None),),
    Event.TARGET: (("seals", None),),
    Event.LAST_ROUND: (("number", None),),
}


class Line(IntEnum):
    """The lines of a score."""

    SEALS = 0  # pressed during play
    LAST_TRADE = 1  # seals from the final trade
    TOTAL = 2
    WARES = 3  # left after the final trade: first tie-break
    CARDS = 4  # in hand: second tie-break


class Position(CorePosition):
    """Everything that changes while Visby is played."""

    target: int = number(low=1, high=999)  # seals that end the game
    phase: int = choice(Phase)
    rounds: int = number(low=0)  # begun so far
    track: list[int] = number(Track, low=0, high=SPACES - 1)  # space of the marker
    seals: list[int] = number(SEATS, low=0)
    wares: list[int] = number(SEATS, low=0, high=15)
    hand: list[int] = subset(Card, SEATS)  # laid cards stay in it until the reveal
    played: list[int] = subset(Card, SEATS)  # laid this round, face down while others choose
    offer: list[int] = number(SEATS, low=-2, high=15)  # wares to trade, UNDECIDED or UNASKED


_single = [(name,) for name in words(Card)]
_pair = list(combinations(words(Card), 2))

ACTIONS = Catalogue(
    ("play", [*_single, *_pair]),
    ("trade", [(str(wares),) for wares in range(SPACES)]),
)
OUTCOMES = Catalogue()  # Visby knows no luck

PAIR, TRADE = len(_single), ACTIONS.first("trade")
# The words the rules use most, as plain numbers: Python 3.11 is slow to find a member of an enum.
TROOPS, KNIGHT, BLACKSMITH, FLEET, SHIP, TOLLKEEPER, MERCHANT, MENDICANT = map(int, Card)
BATTLE, JOURNEY, MARKET = map(int, Track)
CHOOSING, TRADING, OVER = map(int, Phase)

CARDS_EACH, TRACKS = len(Card), len(Track)
DECK = (1 << CARDS_EACH) - 1  # all eight cards
