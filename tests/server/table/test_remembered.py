"""What a table remembers from one action to the next is what it would find out anew."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tables import opened

from kogge.core.game import NOBODY
from kogge.games import GAMES
from kogge.table import views
from kogge.table.judging.judge import Judge
from kogge.table.table import Table

ACTIONS = 30  # before Riga asks for several at once


def course(game: str) -> Iterator[Table]:
    """Yield a table as it stands after each action of two who choose at random."""
    luck = random.Random(game)  # noqa: S311
    judge = Judge(opened(game, "free"), 0)
    judge.begin()
    for now in range(ACTIONS):
        table = judge.draft
        yield table
        if table.state == "over":
            return
        seat = table.choosing()[0]
        choice = luck.choice(table.playing.options(seat))
        judge = Judge(table, now)
        judge.act(seat, table.moments[seat], [choice], "")


@pytest.mark.parametrize("game", GAMES)
def test_views_told_one_after_another_are_as_if_told_alone(game: str) -> None:
    telling = views.Telling()
    for table in course(game):
        for seat in (0, 1, NOBODY):
            assert views.state(table, seat, 0, telling) == views.state(table, seat, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_knows_how_far_back_it_may_go(game: str) -> None:
    for table in course(game):
        assert table.horizon == table.playing.horizon()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_knows_what_is_asked(game: str) -> None:
    for table in course(game):
        match = table.playing.copy()
        assert match.asked == match.game.together(match.position)
        for seat in (0, 1):
            anew = match.game.legal_actions(match.box, match.position, seat)
            assert match.options(seat) == table.playing.options(seat) == anew


@pytest.mark.parametrize("game", GAMES)
def test_what_is_judged_on_a_copy_changes_nothing_that_the_table_knows(game: str) -> None:
    for table in course(game):
        match = table.match = table.playing.at(len(table.playing.entries))  # it knows nothing yet
        for seat in table.choosing():
            legal = match.game.legal_actions(match.box, match.position, seat)
            Judge(table, 0).act(seat, table.moments[seat], legal[:1], "")
        for seat in (0, 1, NOBODY):
            assert match.seen(seat) == match.view(seat)
        assert match.packed() == match.position.pack()
