"""Orders and seats at a table alone: no socket, no store, no loop."""

from __future__ import annotations

from functools import partial

import pytest
from tables import opened

from kogge import wire
from kogge.table.denied import Denied
from kogge.table.judging import seats
from kogge.table.judging.commands import Order, carry_out, replace_absent, welcome_back
from kogge.table.judging.judge import Judge
from kogge.table.ledger import Chair
from kogge.table.table import Table


def begun(game: str = "haithabu") -> Table:
    judge = Judge(opened(game, "free"), 0)
    judge.begin()
    return judge.draft


def ordered(table: Table, order: Order) -> Table:
    judge = Judge(table, 1)
    carry_out(judge, order)
    return judge.draft


def first(table: Table, seat: int) -> wire.Act:
    """Return the order for a seat's first legal action."""
    [action, *_] = table.game.legal_actions(table.playing.box, table.playing.view(seat), seat)
    return wire.Act(id="a", seat=seat, moment=table.moments[seat], actions=[action])


def test_an_order_is_carried_out_on_a_copy_and_remembered_by_its_mark() -> None:
    table = begun()
    [seat] = table.asked()
    after = ordered(table, first(table, seat))

    assert len(after.playing.entries) > len(table.playing.entries)
    assert f"{seat} a" in after.commands
    assert not table.commands


def test_whoever_gives_orders_is_back_at_his_seat() -> None:
    table = begun()
    [seat] = table.asked()
    judge = Judge(table, 1)
    replace_absent(judge, seat)
    away = judge.draft
    assert away.away[seat]

    after = ordered(away, first(away, seat))
    assert seat not in after.away


def test_a_seat_that_waits_for_nobody_is_not_given_to_a_bot_nor_back() -> None:
    table = begun()
    [seat] = table.asked()
    for deed in (partial(replace_absent, seat=1 - seat), partial(welcome_back, seat=seat)):
        judge = Judge(table, 1)
        deed(judge)
        assert not judge.noticed


def test_whoever_has_resigned_can_only_talk() -> None:
    table = opened("haithabu", "free")
    table.chairs.append(Chair(name="Carla", person="Carla"))
    judge = Judge(table, 0)
    judge.begin()
    table = ordered(judge.draft, wire.Resign(id="r", seat=0))
    assert table.state == "playing"

    with pytest.raises(Denied, match="you have resigned"):
        ordered(table, wire.Pause(id="p", seat=0, paused=True))
    said = ordered(table, wire.Say(id="s", seat=0, words="Good luck!"))
    assert said.number == table.number + 1


def test_the_last_to_sit_down_begins_the_match_and_nobody_is_called_like_another() -> None:
    table = opened("visby", "free")
    table.chairs[1] = Chair()
    judge = Judge(table, 0)
    seats.sit_down(judge, "berta", " Anna ", None)

    assert [chair.name for chair in judge.draft.chairs] == ["Anna", "Anna 2"]
    assert judge.draft.state == "playing"
    with pytest.raises(Denied, match="has begun"):
        seats.get_up(judge, "berta", 1)


def test_when_the_host_gets_up_another_is_host_and_the_last_closes_the_table() -> None:
    judge = Judge(opened("visby", "free"), 0)
    seats.get_up(judge, "Anna", 0)
    assert judge.draft.host == "Berta"
    seats.get_up(judge, "Berta", 1)
    assert judge.draft.state == "closed"


def test_only_the_host_may_close() -> None:
    with pytest.raises(Denied, match="only the host"):
        seats.close(Judge(opened("visby", "free"), 0), person="Berta")


def test_only_who_sits_there_may_share() -> None:
    with pytest.raises(Denied, match="do not sit"):
        seats.share(Judge(opened("visby", "free"), 0), "Carl", wire.Share(shared=True))
