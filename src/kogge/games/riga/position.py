"""What lies on the table of Riga, and who knows what of it."""

from __future__ import annotations

from kogge.core.carrier.record import choice, number, subset
from kogge.core.game import Position as CorePosition

from .vocabulary import PLAYED, ROWS, SEATS, VIEWERS, Building, City, Good, Own, Phase, Season


class Position(CorePosition):
    """Everything that changes while Riga is played, and who knows what of the hidden cards."""

    riga: int = number(low=0, high=len(PLAYED) - 1)  # the choice of Riga buildings
    phase: int = choice(Phase)
    year: int = number(low=0)
    season: int = choice(Season)
    starter: int = number(low=0, high=3)
    turn: int = number(low=0, high=3)  # the seat whose turn it is, or that is dealt to
    turns: int = number(low=0)  # taken in this season, or seats dealt to

    # Goods
    pile: list[int] = number(Good, low=0)  # blank in a view
    pile_count: int = number(low=0)
    discards: list[int] = number(Good, low=0)
    rows: list[list[int]] = number(ROWS, Good, low=0)
    goods: list[list[int]] = number(SEATS, Good, low=0)  # in hand; of other seats, those known
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
    cast: int = subset(Building)  # discards, face down; in a view, those that the seat knows
    cast_count: int = number(low=0)
    shown: int = subset(Building)  # of the discards, seen by all
    above: int = subset(Building)  # on display, new
    below: int = subset(Building)  # on display, leaving next spring
    hand: list[int] = subset(Building, SEATS)  # of other seats only what is known
    opened: list[int] = subset(Building, SEATS)  # of the hand, seen by all
    cards: list[int] = number(SEATS, low=0)  # buildings in hand
    built: list[int] = subset(Building, SEATS)
    used: list[int] = subset(Building, SEATS)  # functions that are spent
    fresh: int = subset(Building)  # built in this turn
    looked: int = subset(Building)  # drawn by a Building Yard; blank for others
    looked_count: int = number(low=0)
    chosen: list[int] = subset(Building, SEATS)  # kept in the setup, sealed

    # What each seat, and the public, knows about unseen buildings
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
    paid_worth: int = number(low=0)  # of the last means of payment
    paid_thing: int = number(low=-1)
    spent: int = number(low=0)  # base value towards a charge
    spent_last: int = number(low=-1)

    # Winter, sealed
    owed: list[int] = number(SEATS, low=0)  # cards to discard
    given_goods: list[list[int]] = number(SEATS, Good, low=0)
    given: list[int] = subset(Building, SEATS)
