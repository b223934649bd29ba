"""The questions of a match whose seats choose at the same moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kogge.core.carrier.bits import has, size
from kogge.core.game import Position
from kogge.core.match import Match


@dataclass(frozen=True, slots=True)
class Question:
    """Choices of one moment."""

    entry: int  # entries before all of them
    position: Position  # before any of them
    choices: dict[int, int]  # by seat

    def at(self, seat: int) -> int:
        """Return how many entries came before a seat's own choice."""
        return self.entry + list(self.choices).index(seat)


def questions(match: Match) -> Iterator[Question]:
    """Yield all questions in order; draws are left out."""
    now, entries = Match(match.header), match.entries
    while (count := len(now.entries)) < len(entries):
        asked, position = now.asked, now.position.copy()
        done = entries[count : count + max(size(asked), 1)]
        choices = {each.actor: each.action for each in done if has(asked, each.actor)}
        if choices:
            yield Question(count, position, choices)
        for entry in done:
            now.repeat(entry)
