"""What lies on the table of Haithabu."""

from __future__ import annotations

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
    Phase,
    Stack,
    Store,
    Transport,
    Vehicle,
)


class Position(CorePosition):
    """Everything that changes while Haithabu is played; nothing of it is hidden."""

    phase: int = choice(Phase)
    rounds: int = number(low=0)  # the round that is played, from 1
    month: int = number(low=0, high=3)  # its phase, 0 before the first
    starter: int = number(low=0, high=3)
    turn: int = number(low=0, high=3)  # the seat whose turn it is, or that is dealt to
    turns: int = number(low=0)  # taken in this phase, or seats dealt to
    asked: int = number(low=0, high=3)  # the seat that has to choose now
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
    rest: list[int] = subset(Transport, Stack)  # the others, in an order that no seat knows
    display: list[int] = choice(Order, PLACES)  # the lower row from the left, then the upper
    pile: int = subset(Order)
    discards: int = subset(Order)

    # The turn
    own_left: int = number(low=0, high=1)  # the seat's own worker is yet to be placed
    neutral_left: int = number(low=0, high=1)  # a hired one is yet to be placed
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
    step: int = number(low=0, high=10)  # of a round's end: Step
    function: int = number(low=0)  # of that step: Function
    excess: list[int] = number(Store, low=0)  # goods to be given up in step 7
