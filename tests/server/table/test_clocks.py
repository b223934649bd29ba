"""Clocks, judged at any time we like: no test has to wait for them."""

from __future__ import annotations

import pytest

from kogge import wire
from kogge.core.chance import Seed
from kogge.games import GAMES
from kogge.table import views
from kogge.table.denied import Denied
from kogge.table.judging.judge import Judge
from kogge.table.ledger import Chair, Setup
from kogge.table.table import Table
from kogge.table.time.clock import DAY, MINUTE, SECOND

START = 1_000_000


def begun(clock: wire.Clock, *bots: str, game: str = "visby") -> Table:
    """Return a table of Anna and Berta that has just begun."""
    names = ("Anna", "Berta", "Carl")[: 2 + len(bots)]
    chairs = [Chair(name=name, person=name) for name in names[:2]]
    chairs += [Chair(name=name, bot=bot) for name, bot in zip(names[2:], bots, strict=True)]
    kind = GAMES[game]
    setup = Setup(
        game=game, rules=kind.version, options={}, edition=None, digest=kind.edition.digest,
        clock=clock, undo="free", spectators=True,
    )  # fmt: skip
    seed = str(Seed.of_number(5))
    table = Table("t", 0, "open", False, "Anna", "secret", setup, chairs, seed, START, START)  # noqa: FBT003
    judge = Judge(table, START)
    judge.begin()
    return judge.draft


def chosen(table: Table, seat: int, at: int) -> Table:
    """Let a seat take its first legal action."""
    judge = Judge(table, START + at)
    action = table.playing.legal(seat)[0]
    number = table.game.actions.number(str(action))
    judge.act(seat, table.moments[seat], [number], "")
    return judge.draft


LIVE = wire.Clock(kind="live", minutes=5, increment=10)


def test_without_a_clock_nothing_is_due_but_bots() -> None:
    table = begun(wire.Clock())

    assert table.due(START + 5) is None
    assert views.state(table, 0, START).timer is None  # type: ignore[union-attr]
    assert begun(wire.Clock(), "greedy").due(START + 5) == START + 5


def test_each_seat_pays_until_its_choice_and_gains_the_increment() -> None:
    table = begun(LIVE)
    table = chosen(table, 0, 20 * SECOND)
    table = chosen(table, 0, 30 * SECOND)  # no clock reveals the change
    table = chosen(table, 1, 50 * SECOND)

    assert table.left == [5 * MINUTE - 10 * SECOND, 5 * MINUTE - 40 * SECOND]
    assert table.since == START + 50 * SECOND


def test_until_the_reveal_all_clocks_show_what_they_had_at_the_start() -> None:
    fresh = begun(LIVE)
    early = chosen(fresh, 0, 1 * SECOND)
    later = chosen(chosen(fresh, 0, 1 * SECOND), 0, 30 * SECOND)

    now = START + 40 * SECOND
    for seat in (1, -2):
        shown = [views.state(table, seat, now).timer for table in (early, later)]  # type: ignore[union-attr]
        assert shown[0] == shown[1]
        assert shown[0] == wire.Timer(left=[5 * MINUTE] * 2, running=[0, 1], elapsed=40 * SECOND)


def test_a_bot_plays_for_whom_the_time_has_run_out_and_hands_back() -> None:
    table = chosen(begun(LIVE), 0, 1 * SECOND)
    assert table.due(START) == START + 5 * MINUTE

    early = Judge(table, START + 5 * MINUTE - 1)
    early.late()
    assert early.noticed == []

    judge = Judge(table, START + 5 * MINUTE)
    judge.late()
    late = judge.draft
    assert late.away == {1: "greedy"}
    assert late.left == [5 * MINUTE, 0]
    assert late.due(START + 5 * MINUTE + 9) == START + 5 * MINUTE + 9, "the bot is asked at once"

    judge = Judge(late, START + 6 * MINUTE)
    judge.back(1)
    assert judge.draft.away == {}
    assert judge.draft.due(0) == START + 8 * MINUTE, "two minutes to find one's feet"
    notes = [note.text for note in judge.draft.playing.notes]
    assert notes == ["bot:greedy for Berta", "Berta is back"]


def test_by_correspondence_every_move_has_its_days() -> None:
    table = begun(wire.Clock(kind="days", days=2))
    table = chosen(table, 0, 1 * DAY)
    table = chosen(table, 1, 2 * DAY - 1)

    assert table.left == [2 * DAY, 2 * DAY]
    assert table.due(0) == START + 4 * DAY - 1


def test_a_pause_costs_nobody_time() -> None:
    judge = Judge(begun(LIVE), START + 10 * SECOND)
    judge.pause(0, paused=True, command="")
    judge.agree(1, agreed=True, command="")
    paused = judge.draft
    assert paused.due(0) is None
    with pytest.raises(Denied, match="paused"):
        chosen(paused, 0, 11 * SECOND)

    judge = Judge(paused, START + 10 * SECOND + DAY)
    judge.pause(1, paused=False, command="")
    judge.agree(0, agreed=True, command="")
    assert judge.draft.due(0) == START + DAY + 5 * MINUTE


def test_bots_need_no_asking_for_consent() -> None:
    judge = Judge(begun(LIVE, "greedy"), START + 5)
    judge.pause(0, paused=True, command="")
    assert not judge.draft.paused
    judge.agree(1, agreed=True, command="")
    assert judge.draft.paused
