"""What happened since: sentences for a letter, and nothing that a spectator may not know."""

from __future__ import annotations

import pytest
from posts import DAYS, acted, begun, thought

from kogge.core.game import NOBODY
from kogge.games import GAMES
from kogge.table.table import Table
from kogge.table.telling.since import sentences


def some_turns(game: str, count: int) -> Table:
    """Return a table after some turns."""
    table = begun(DAYS, game=game)
    for number in range(count):
        seat = table.choosing()[0]
        table = acted(table, seat, thought(table, seat, bytes([number])))
    return table


def test_a_round_of_visby_is_told_to_each_whoever_chose_last() -> None:
    table = some_turns("visby", 2)

    assert sentences(table, "Anna", "en") == sentences(table, "Berta", "en")
    assert any("Anna" in line for line in sentences(table, "Berta", "en"))
    assert any("Durchgang" in line for line in sentences(table, "Anna", "de"))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_only_what_a_spectator_saw_is_told(game: str) -> None:
    table = some_turns(game, 6)
    match = table.playing
    seen = [event for step in match.log(NOBODY) for event in step.events]

    told = sentences(table, "Nobody here", "en")

    assert len(told) == min(40, len(seen))
    assert table.seed not in " ".join(told)
