"""Seats: nobody sits on one much more often than others do."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

from .past import Pairing, Past

# Where all tables are alike, each exchange makes the sum of all squares smaller, and a few sweeps
# do. Where some are smaller, what is fair at all of them may not be so at the larger ones.
SWEEPS = 50


def seated(boards: Iterable[Sequence[int]], past: Past) -> Pairing:
    """Return the boards of a round with everyone on a seat that they have had seldom."""
    return [best_order(board, past) for board in boards]


def best_order(board: Sequence[int], past: Past) -> list[int]:
    """Return the players of a board in the fairest order; four have 24 of them.

    The sum of how often each has had the seat is what the squares of all counts grow by.

    >>> past = Past([([[0, 1]], []), ([[0, 2]], [])])
    >>> best_order([0, 1], past), best_order([1, 2], past)
    ([1, 0], [1, 2])
    """

    def unfairness(order: Iterable[int]) -> int:
        return sum(past.sat[player, seat] for seat, player in enumerate(order))

    return list(min(permutations(board), key=unfairness))


def evened(rounds: Sequence[Pairing]) -> list[Pairing]:
    """Return rounds that are known beforehand with seats exchanged until they are fair.

    Of two seats that are at the same tables nobody then has one twice more often than the other.
    """
    new = [[list(board) for board in boards] for boards in rounds]
    boards = [board for boards in new for board in boards]
    seats = range(max(map(len, boards), default=0))
    for _ in range(SWEEPS):
        if not sum(_balance(boards, one, two) for one, two in combinations(seats, 2)):
            break
    return new


def _balance(boards: Sequence[list[int]], one: int, two: int) -> bool:
    """Exchange two seats on the way from somebody who has one too often to somebody who lacks it.

    There is such a way: among all who can be reached, the two seats occur equally often.
    """
    both, changed = [board for board in boards if len(board) > max(one, two)], False
    while (way := _way(both, one, two) or _way(both, two, one)) is not None:
        changed = True
        for board in way:
            board[one], board[two] = board[two], board[one]
    return changed


def _way(boards: Sequence[list[int]], one: int, two: int) -> list[list[int]] | None:
    """Return boards from a player with a seat too often to one with the other more often."""
    surplus = Counter(board[one] for board in boards)
    surplus.subtract(board[two] for board in boards)
    start = next((player for player, count in surplus.items() if count > 1), None)
    ways: dict[int, list[list[int]]] = {} if start is None else {start: []}
    queue = deque(ways)
    while queue:
        player = queue.popleft()
        if surplus[player] < 0:
            return ways[player]
        for board in boards:
            if board[one] == player and board[two] not in ways:
                ways[board[two]] = [*ways[player], board]
                queue.append(board[two])
    return None
