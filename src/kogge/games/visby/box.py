"""What lies in the box of Visby, and what an edition of it must satisfy."""

from __future__ import annotations

from kogge.core.carrier.record import Record, number
from kogge.core.carrier.rule import rule
from kogge.core.error import Broken

from .vocabulary import LAYS, PRINTED, PRINTED_CARDS, SPACES, WAYS, Card, Track


class Box(Record):
    """The component values; ``box.toml`` explains them one by one."""

    start: list[int] = number(Track, low=0, high=15)
    supply: list[int] = number(5, low=0, high=15)  # for 2 to 6 players
    cards: list[int] = number(5, low=1, high=2)  # for 2 to 6 players
    limit: int = number(low=6, high=15)
    most: list[int] = number(Card, low=0, high=15)
    foreign: list[int] = number(Card, low=0, high=15)
    rate: list[list[int]] = number(SPACES, 2, low=1, high=15)  # wares, seals
    crowd: int = number(low=0, high=15)
    begging: list[int] = number(PRINTED, low=0, high=15)  # for 1 to 8 cards
    last: int = number(low=1, high=15)
    rounds: int = number(low=1, high=1000)
    buys: list[list[int]] = number(SPACES, SPACES, kept=True)  # seals by space and wares spent
    lays: list[int] = number(WAYS, kept=True)  # the set of cards that is each of LAYS


def finish(box: Box, place: str) -> None:
    """Check that the market never worsens along its track, and compute what wares buy."""
    for space in range(1, SPACES):
        (cost, seals), (former, fewer) = box.rate[space], box.rate[space - 1]
        if seals * former < fewer * cost:
            figures = {"rate": f"{cost}:{seals}", "space": space}
            trouble = "the rate {rate} on space {space} is worse than the one below"
            raise Broken(f"{place}: [rate]", trouble, **figures)
    price(box)
    for cards, names in enumerate(LAYS.names):
        box.lays[cards] = sum(1 << Card[name.upper()] for name in names)


@rule
def deck(box: Box) -> int:
    """§1.2  Return the set of cards that each seat plays with: those of the rulebook."""
    return PRINTED_CARDS


@rule
def price(box: Box) -> None:
    """§5.2  Find the most seals that wares buy, mixing the rates of a space and all below it."""
    for space in range(SPACES):
        for wares in range(1, SPACES):
            best = box.buys[space][wares - 1]
            for lower in range(space + 1):
                cost, seals = box.rate[lower][0], box.rate[lower][1]
                if wares >= cost:
                    best = max(best, box.buys[space][wares - cost] + seals)
            box.buys[space][wares] = best


def longest(box: Box, seats: int) -> tuple[int, int]:
    """Return true bounds on the decisions and on the draws of a game.

    A seat chooses cards once a round, and at most one trade.
    """
    return box.rounds * seats * 2, 0
