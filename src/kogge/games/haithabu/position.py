"""What lies on the table of Haithabu, and what is asked."""

from __future__ import annotations

from enum import IntEnum

from kogge.core.carrier.record import choice, number, subset
from kogge.core.game import Position as CorePosition

from .vocabulary import (
    FRONT,
    PLACES,
    ROWS,
    SEATS,
    SLOTS,
    Character,
    Field,
    Good,
    Order,
    Stack,
    Store,
    Transport,
    Vehicle,
)


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
    CARD = 18  # which of them he buys
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
    # Nobody is asked in these: the rules go on by themselves.
    ACT = 36  # carry out the action of the field
    NEXT = 37  # the action is over
    HAPPEN = 38  # the event of the night
    ASKING = 39  # the next seat that an event asks
    ENDING = 40  # the next step of a round's end


(
    ORIENT, OPEN, DEAL, FILL, LOT, CHOOSE, JUGGLE, TURN, DICE, ROLL, PICK, GIVE, LOSE, RETURN,
    BETWEEN, AMOUNT, BY_STACK, LOOK, CARD, HIRING, SELLING, ORDER_AND_GOOD, FREE_GOOD, DELIVERING,
    LOADING, BUYING, ORDER_OR_SALE, SALE, FAREWELL, SEEING, BARGAIN, MOVING, RESTOCK, PRICES,
    STORING, OVER, ACT, NEXT, HAPPEN, ASKING, ENDING,
) = map(int, Phase)  # fmt: skip


class Position(CorePosition):
    """Everything that changes while Haithabu is played; nothing of it is hidden."""

    phase: int = choice(Phase)
    rounds: int = number(low=0)  # the round that is played, from 1
    month: int = number(low=0, high=3)  # its phase, 0 before the first
    starter: int = number(low=0, high=3)
    turn: int = number(low=0, high=3)  # whose turn it is, or who is dealt to
    turns: int = number(low=0)  # taken in this phase, or seats dealt to
    asked: int = number(low=0, high=3)  # who has to choose now
    turned: int = number(low=0, high=7)  # fields by which the rondel lies off A to D by day

    # Market
    stock: list[int] = number(Good, low=0)
    supply: list[int] = number(Good, low=0)
    row: list[int] = number(Good, low=0, high=ROWS - 1)  # of the price scale, from 0

    # Seats
    silver: list[int] = number(SEATS, low=0)
    points: list[int] = number(SEATS, low=0)
    loans: list[int] = number(SEATS, low=0)
    warehouse: list[list[int]] = number(SEATS, Good, low=0)
    post: list[list[int]] = number(SEATS, Good, low=0)  # the trading post
    vehicles: list[list[int]] = choice(Transport, SEATS, Vehicle)
    orders: list[list[int]] = choice(Order, SEATS, SLOTS)
    laid: list[list[list[int]]] = number(SEATS, SLOTS, Good, low=0)  # goods on orders
    completed: list[int] = number(SEATS, low=0)
    characters: list[int] = subset(Character, SEATS)
    safe: int = subset(Character)  # not to be poached in this round

    # Workers
    own: list[int] = subset(Field, SEATS)  # fields with a worker of the seat
    neutral: int = subset(Field)  # fields with a neutral worker
    inn: int = number(low=0)  # neutral workers to be hired
    hired: int = number(low=0)  # in this round

    # Cards
    front: list[list[int]] = choice(Transport, Stack, FRONT)  # known ones, the top first
    rest: list[int] = subset(Transport, Stack)  # of the others nobody knows the order
    display: list[int] = choice(Order, PLACES)  # the lower row from the left, then the upper
    pile: int = subset(Order)
    discards: int = subset(Order)

    # The turn
    own_left: int = number(low=0, high=1)  # the own worker is to be placed
    neutral_left: int = number(low=0, high=1)  # a hired one is to be placed
    hiring: int = number(low=0, high=1)  # a neutral worker may still be hired
    bought: int = subset(Good)  # in this phase
    sold: int = subset(Good)

    # The action
    field: int = choice(Field)
    then: int = choice(Phase)  # where to go on when a card has been drawn
    selling: int = number(low=0, high=1)  # on the market: sell, not buy
    good: int = choice(Good)  # on the market
    count: int = number(low=0)  # goods traded, loaded, given up or delivered, transports bought
    last: int = number(low=-1)  # the number of the last of them; on A what is over, or waits
    traded: list[int] = number(Good, low=0)
    emptied: int = subset(Good)  # goods of which the market had none before the sale
    dice: list[int] = number(2, low=0, high=6)
    rolls: int = number(low=0, high=2)  # dice to be rolled
    to_ask: int = number(low=0)  # seats that an event still asks, as bits
    place: int = number(low=0)  # of the stack or of the display that a card is drawn for
    vehicle: int = choice(Vehicle)  # in use on field F
    step: int = number(low=0, high=10)  # of a round's end
    function: int = number(low=0)  # of step 4: Seer, Carpenter, Stevedore
    excess: list[int] = number(Store, low=0)  # goods to be given up in step 7
