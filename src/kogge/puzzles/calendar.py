"""The puzzle of the day, the same for all; and how many days in a row somebody has solved one."""

from __future__ import annotations

from collections.abc import Iterable

from kogge.core.carrier.lot import Lots, below
from kogge.core.game import Game

from .stock import stock

DAY = 86_400_000  # milliseconds


def day_of(ms: int) -> int:
    """Return the day of a moment: days are counted in UTC, so that all have the same one."""
    return ms // DAY


def of_day(game: Game, day: int) -> int:
    """Return the number of a day's puzzle; none comes again before all have come. 0: no puzzles."""
    count = len(stock(game))
    if count == 0:
        return 0
    turn, place = divmod(day, count)
    numbers, lots = list(range(1, count + 1)), Lots.of(f"{game.name} {turn}".encode())
    for last in range(count - 1, 0, -1):
        other = below(lots, last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]
    return numbers[place]


def streak(days: Iterable[int], today: int) -> int:
    """Return how many days in a row end today, or yesterday as long as today is not over.

    >>> streak({7, 8, 9}, 10), streak({7, 9}, 10), streak({8}, 10)
    (3, 1, 0)
    """
    solved = set(days)
    last = today if today in solved else today - 1
    length = 0
    while last - length in solved:
        length += 1
    return length
