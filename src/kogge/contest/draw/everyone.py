"""Everyone meets everyone: once, or twice with changed seats."""

from __future__ import annotations

from collections.abc import Collection

from .mixing import mixed
from .past import Pairing, Past
from .seating import evened, seated
from .sizes import sizes


def everyone(players: int, seats: int, allowed: Collection[int]) -> list[Pairing]:
    """Return rounds in which everyone meets everyone: once at tables of two, else at least once."""
    return circle(players) if seats == 2 else mixer(players, seats, allowed)


def twice(rounds: list[Pairing]) -> list[Pairing]:
    """Return rounds followed by the same ones with the order of the seats turned round."""
    return [*rounds, *([board[::-1] for board in boards] for boards in rounds)]


def circle(players: int) -> list[Pairing]:
    """Return the rounds of a round robin for two: one stays, the others go round.

    >>> circle(4)
    [[[0, 3], [1, 2]], [[2, 0], [3, 1]], [[0, 1], [2, 3]]]
    """
    ring = [*range(players + players % 2)]
    rounds = []
    for _ in ring[1:]:
        half = len(ring) // 2
        pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
        rounds.append([first(*pair) for pair in pairs if max(pair) < players])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def first(one: int, two: int) -> list[int]:
    """Return two players in the order of their seats.

    The lower number begins if the numbers differ by an odd one. So everybody begins in half of
    their games; if that is not a whole number, in one more or one fewer.
    """
    low, high = sorted((one, two))
    return [low, high] if (high - low) % 2 else [high, low]


def mixer(players: int, seats: int, allowed: Collection[int]) -> list[Pairing]:
    """Return rounds at larger tables until everyone has met everyone, repeating little.

    How few rounds would do is an open question of mathematics for most numbers; a test looks
    that all numbers that we allow come to an end.
    """
    past, rounds, tables = Past(), list[Pairing](), sizes(players, seats, allowed)
    while len(past.met) < players * (players - 1) // 2 and tables:
        order = sorted(range(players), key=lambda player: past.games[player])
        playing = _unmet_first(order, past)[: sum(tables)]
        boards = seated(mixed(playing, tables, lambda a, b: past.meetings(a, b) ** 2, past), past)
        past.add(boards)
        rounds.append(boards)
    return evened(rounds)


def _unmet_first(order: list[int], past: Past) -> list[int]:
    """Return players in an order, those before whom somebody still has to meet."""
    return sorted(order, key=lambda a: all(a == b or past.meetings(a, b) for b in order))
