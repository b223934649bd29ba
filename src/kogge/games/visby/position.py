"""What lies on the table of Visby."""

from __future__ import annotations

from kogge.core.carrier.record import choice, number, subset
from kogge.core.game import Position as CorePosition

from .vocabulary import SEATS, SPACES, Card, Phase, Track

UNDECIDED, UNASKED = -1, -2  # in place of an offer


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
