"""Limits: a burst is let through, a flood is not, and a little patience opens the door again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from housed import housed
from served import Client, Line, Server

from kogge.server.door import limits
from kogge.server.door.limits import Buckets
from kogge.server.settings import Limits, Rate
from kogge.table.denied import Denied


def test_a_flood_gets_what_fills_up_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks a thousand times in half a second."""
    buckets, moments = Buckets(), (number / 2_000 for number in range(1_000))
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: next(moments)))

    assert sum(is_let_in(buckets) for _ in range(1_000)) in (12, 13)  # 3 at once, 10 by and by


def is_let_in(buckets: Buckets) -> bool:
    """Ask once more; a refused client loses nothing by having asked."""
    try:
        buckets.take(Rate(burst=3, each_second=20), "Anna")
    except Denied:
        return False
    return True


def test_everybody_has_a_bucket_of_his_own() -> None:
    buckets = Buckets()
    buckets.take(Rate(1, 0), "Anna")
    buckets.take(Rate(1, 0), "Berta")
    with pytest.raises(Denied, match="wait a little"):
        buckets.take(Rate(1, 0), "Anna")


def test_what_costs_more_takes_more() -> None:
    buckets = Buckets()
    buckets.take(Rate(10, 0), "Anna", cost=6)
    with pytest.raises(Denied, match="wait a little"):
        buckets.take(Rate(10, 0), "Anna", cost=6)
    buckets.take(Rate(10, 0), "Anna", cost=4)
    buckets.take(Rate(10, 0), "Berta", cost=1000)  # a full one is enough for anything


# At a server: over any sockets, from any person.

FEW = Limits(commands=Rate(30, 0), crowd=Rate(60, 0))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with housed(tmp_path / "kogge.sqlite", limits=FEW, trust_proxy=True) as server:
        yield server


def lines(server: Server, address: str, count: int) -> list[Line]:
    """Return sockets of one person at a table of their own."""
    client = Client(server.port)
    client.address = address
    client.do("POST", "/api/me", {"name": "Anna"})
    table = client.open("visby", "me", "random")["id"]
    return [client.sit(table) for _ in range(count)]


def refused(line: Line, do: str, **what: Any) -> bool:
    answer = line.order(do, seat=0, moment=0, **what)
    return bool(answer["refusal"]["reason"] == "too-many")


def test_commands_are_counted_by_person_and_not_by_socket(server: Server) -> None:
    several = lines(server, "192.0.2.1", 5)  # five have said hello
    found = [refused(several[number % 5], "undo") for number in range(30)]
    assert found == [False] * 25 + [True] * 5
    other = lines(server, "192.0.2.2", 1)
    assert not refused(other[0], "undo")
    for line in several + other:
        line.close()


def test_all_who_share_an_address_are_counted_together(server: Server) -> None:
    several = [lines(server, "192.0.2.3", 1)[0] for _ in range(3)]
    found = [refused(several[number % 3], "undo") for number in range(60)]
    assert found == [False] * 57 + [True] * 3
    for line in several:
        line.close()


def test_a_long_try_costs_more_than_an_act(server: Server) -> None:
    [line] = lines(server, "192.0.2.4", 1)
    assert not refused(line, "try", actions=[0] * 100, sort=True)  # 1 and 20 of 29
    assert refused(line, "try", actions=[0] * 100, sort=True)
    assert not refused(line, "undo")
    line.close()
