"""The words of Visby: cards, tracks, phases, and what a seat can lay."""

from __future__ import annotations

from enum import IntEnum

from kogge.core.carrier.record import Seats, words
from kogge.core.verbs import one_of, two_of
from kogge.core.verbs.objects import Objects

SEATS = Seats(6)
SPACES = 16  # of a track, 0 to 15
PRINTED = 8  # cards of the rulebook: actions are numbered by them, and nets see them
PRINTED_CARDS = (1 << PRINTED) - 1  # the set of them


class Card(IntEnum):
    """The action cards, in the order of their evaluation; what is added comes after the eight."""

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
    TRADING = 1  # the cards are up and are evaluated; Merchants choose how much to trade
    OVER = 2


def printed(lays: Objects) -> Objects:
    """Say only what names no added card: new actions come after all others, in a verb of theirs."""
    added = words(Card)[PRINTED:]
    names = tuple(lay for lay in lays.names if not set(lay) & set(added))
    return Objects(names, (len(names),), lays.starts)


LAYS = printed(one_of(Card) + two_of(Card))  # what a seat lays in a round: one card, then pairs
PAIR, WAYS = PRINTED, len(LAYS)  # where the pairs begin, and where they end

# The words the rules use most, as plain numbers: Python 3.11 is slow to find a member of an enum.
TROOPS, KNIGHT, BLACKSMITH, FLEET, SHIP, TOLLKEEPER, MERCHANT, MENDICANT = map(int, Card)
BATTLE, JOURNEY, MARKET = map(int, Track)
CHOOSING, TRADING, OVER = map(int, Phase)
TRACKS = len(Track)
