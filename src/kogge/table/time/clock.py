"""Clocks: how much time each seat has left, which seats lose time now, and when none did."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from kogge.wire import Clock

DAY = 86_400_000
MINUTE = 60_000
SECOND = 1000
MOST = 10_000  # milliseconds between two beats of the site's time; any excess was an absence
RETURN = 2 * MINUTE  # the least that a player who comes back too late is given


def start(clock: Clock, seats: int) -> list[int]:
    """Return what each seat has at the start, in milliseconds; nothing where no time is kept."""
    return [] if clock.kind == "none" else [fullest(clock) or whole(clock)] * seats


def fullest(clock: Clock) -> int:
    """Return the most that a seat by letter can have: its days, and all of its reserve."""
    return (clock.days + clock.reserve) * DAY if clock.kind == "days" else 0


def whole(clock: Clock) -> int:
    """Return what a seat has for itself: for the game, or for each move."""
    return clock.days * DAY if clock.kind == "days" else clock.minutes * MINUTE


def spent(left: list[int], used: dict[int, int]) -> list[int]:
    """Return the clocks after some seats have used some time.

    >>> spent([60000, 60000], {1: 1500})
    [60000, 58500]
    """
    return [max(0, have - used.get(seat, 0)) for seat, have in enumerate(left)]


def moved(clock: Clock, left: list[int], seats: Iterable[int]) -> list[int]:
    """Return the clocks after some seats have finished their move.

    >>> moved(Clock(kind="live", minutes=1, increment=5), [10, 20], [1])
    [10, 5020]
    >>> moved(Clock(kind="days", days=1), [10, 20], [0])
    [86400000, 20]

    What was not used of a reserve stays, and is never more than it was:

    >>> days = Clock(kind="days", days=1, reserve=2)
    >>> [each / DAY for each in moved(days, [DAY // 2, 2 * DAY, 3 * DAY], [0, 1, 2])]
    [1.5, 3.0, 3.0]
    """
    done, new = set(seats), list(left)
    for seat in done & set(range(len(new))):
        more = whole(clock) if clock.kind == "days" else clock.increment * SECOND
        new[seat] = min(new[seat] + more, fullest(clock) or new[seat] + more)
    return new


def returned(clock: Clock, left: list[int], seat: int) -> list[int]:
    """Return the clocks after a player has come back to a seat."""
    if not left:
        return left
    least = whole(clock) if clock.kind == "days" else RETURN
    return [max(have, least) if number == seat else have for number, have in enumerate(left)]


class Gap(msgspec.Struct, frozen=True):
    """A time in which the site was away: its number, its start by the site's time, its length."""

    number: int
    tick: int
    lasted: int
