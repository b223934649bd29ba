"""The end of a match: its course, and what decided it."""

from __future__ import annotations

from itertools import groupby

import pytest

from kogge import wire
from kogge.core.game import NOBODY, Game
from kogge.core.header import NAMES
from kogge.core.verbs.accounts import Item, Posting
from kogge.games import GAMES
from kogge.table.past.deciding import decided
from kogge.table.past.ending import retold, tied
from kogge.table.past.replay import replayed
from strategies import played

LEVEL = [
    [Posting("lodges", 11), Posting("buildings", 41), Posting("money", 25, block="tie")],
    [Posting("lodges", 5), Posting("buildings", 47), Posting("money", 15, block="tie")],
]


def course(*totals: list[int]) -> list[wire.Mark]:
    """Return the marks of a course, ten steps to a stage."""
    return [wire.Mark(step=10 * n, stage=n, totals=each) for n, each in enumerate(totals)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_course_ends_with_the_score(game: Game) -> None:
    match = played(game, 2, 3)
    _, marks = retold(match)

    assert [mark.stage for mark in marks] == list(range(len(marks)))
    assert [mark.step for mark in marks] == sorted(mark.step for mark in marks)
    assert marks[-1].step == len(match.entries)
    lines = [0] * len(match.game.lines)
    match.game.tally(match.box, match.position, 1, lines)
    assert marks[-1].totals[1] == lines[match.game.lines["TOTAL"]]
    assert len(marks[0].totals) == len(NAMES[:2])


def test_a_tie_comes_first_and_names_the_line_that_breaks_it() -> None:
    found = decided([1, 2], [52, 52], LEVEL, course([0, 0], [9, 4], [52, 52]))

    assert [remark.kind for remark in found] == ["tie", "ahead", "swing"]
    assert (found[0].of, found[0].own, found[0].other) == ("line-money", 25, 15)
    assert (found[1].of, found[1].own, found[1].other) == ("line-lodges", 11, 5)
    assert (found[2].stage, found[2].step) == (1, 0)


def test_what_was_collected_is_compared_part_by_part() -> None:
    won = [Posting("seals", 31, items=(Item("battle", 10), Item("trade", 21)))]
    lost = [Posting("seals", 20, items=(Item("battle", 14), Item("trade", 6)))]

    found = decided([2, 1], [20, 31], [lost, won], course([0, 0], [9, 4], [12, 20], [20, 31]))

    assert [(r.kind, r.of, r.own, r.other) for r in found[:1]] == [("ahead", "item-trade", 21, 6)]
    assert [(r.kind, r.stage, r.step) for r in found[1:]] == [("lead", 2, 10), ("swing", 2, 10)]


def test_a_shared_win_needs_no_reason() -> None:
    assert decided([1, 1], [52, 52], LEVEL, course([0, 0], [52, 52])) == []
    assert tied([52, 52, 1]) == [0, 1]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_replay_names_the_steps_at_which_stages_and_turns_begin(game: Game) -> None:
    match = played(game, 2, 3)
    seen = replayed(match, NOBODY, wire.Window(first=3, count=1))
    steps = list(match.log(NOBODY))
    actors = [step.done[0] for step in steps if step.done is not None and step.done[0] >= 0]

    assert [stage for stage, _ in seen.stages] == list(range(1, len(seen.stages) + 1))
    assert seen.stages[0][1] == 0
    assert seen.total == len(steps) > seen.stages[-1][1]
    starts = [steps[turn].done for turn in seen.turns]
    assert [done[0] for done in starts if done] == [actor for actor, _ in groupby(actors)]
