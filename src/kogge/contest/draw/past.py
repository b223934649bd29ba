"""What has been played so far, as far as a draw asks for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

Board = Sequence[int]  # players in the order of their seats
Pairing = list[list[int]]  # the boards of a round


class Past:
    """Who has met whom how often, who sat where, and who paused."""

    def __init__(self, rounds: Iterable[tuple[Sequence[Board], Sequence[int]]] = ()) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()  # player and seat
        self.games: Counter[int] = Counter()
        self.paused: Counter[int] = Counter()
        for boards, paused in rounds:
            self.add(boards, paused)

    def add(self, boards: Iterable[Board], paused: Iterable[int] = ()) -> None:
        """Add a round."""
        for board in boards:
            self.met.update(tuple(sorted(pair)) for pair in combinations(board, 2))  # type: ignore[misc]
            self.sat.update((player, seat) for seat, player in enumerate(board))
            self.games.update(board)
        self.paused.update(paused)

    def meetings(self, one: int, two: int) -> int:
        """Return how often two players have met."""
        return self.met[(one, two) if one < two else (two, one)]
