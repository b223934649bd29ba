"""What a judge must not do: answer another question than was asked, or let others pay for it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tables import opened

from kogge import wire
from kogge.games import GAMES
from kogge.table.denied import Denied
from kogge.table.judging.judge import Judge
from kogge.table.table import Table
from kogge.table.time.clock import MINUTE, SECOND

LIVE = wire.Clock(kind="live", minutes=5, increment=0)


def begun(game: str) -> Table:
    """Return a table with a clock that has just begun."""
    table = opened(game, "free")
    table.setup = replace(table.setup, clock=LIVE)
    judge = Judge(table, 0)
    judge.begin()
    return judge.draft


def acted(table: Table, seat: int, moment: int, at: int = 0) -> Table:
    """Return the table after the first legal action of a seat, as an answer to some question."""
    judge = Judge(table, at)
    judge.act(seat, moment, [table.playing.options(seat)[0]], "")
    return judge.draft


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_to_a_former_question_is_not_one_to_the_next(game: str) -> None:
    table = begun(game)
    former, asked = dict(table.moments), table.choosing()
    for _ in range(40):  # until who was asked first is asked something else
        for seat in table.choosing():
            table = acted(table, seat, table.moments[seat])
        if again := [seat for seat in table.choosing() if seat in asked]:
            break

    for moment in (former[again[0]], table.moments[again[0]] + 1):
        with pytest.raises(Denied) as refused:
            acted(table, again[0], moment)
        assert refused.value.reason == "moved-on"
    acted(table, again[0], table.moments[again[0]])


@pytest.mark.parametrize("game", ["riga", "haithabu"])
def test_only_who_was_asked_pays_for_the_time_it_took(game: str) -> None:
    table = begun(game)
    [seat] = table.choosing()

    table = acted(table, seat, table.moments[seat], 20 * SECOND)

    assert table.left[seat] == 5 * MINUTE - 20 * SECOND
    assert table.left[1 - seat] == 5 * MINUTE
