"""A review at home: it is read bit by bit while no bot has to play, as long as the page looks."""

from __future__ import annotations

import hashlib
import json

import pytest
from homes import House

from kogge.review.care import Care
from kogge.review.review import findings
from kogge.solo import reading, reviewing
from kogge.table.past import reviewing as reviewed

WRONG: list[dict[str, object]] = [
    {"form": reviewed.FORM - 1},
    {"seat": 7},
    {"study": {"steps": [0]}},
    {"study": 3},
]
LITTLE = Care(find=4, weigh=2, trees=2, draw=1, solve=200, crowd=60)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a time that can be changed; and look only a little at each move."""
    monkeypatch.setattr(reading, "findings", lambda match, seat: findings(match, seat, LITTLE))
    return [1_000_000]


def over(clock: list[int]) -> tuple[House, str]:
    """Return a house with a match that has come to its end."""
    house = House(now=lambda: clock[0])
    table = house.open("visby", "me", "greedy")
    house.enter(table)
    while not house.states["line", 0]["over"]:
        house.play(1)
        house.think()
    return house, table


def test_a_review_is_made_and_stays(clock: list[int]) -> None:
    house, table = over(clock)
    way = f"tables/{table}/review"
    assert house.do("GET", f"{way}?seat=0")["state"] == "none"
    begun = house.do("POST", way, {"seat": 0})
    assert (begun["state"], begun["found"]) == ("working", [])

    while house.door.think():
        clock[0] += 1
    told = house.do("GET", f"{way}?seat=0")
    assert told["state"] == "done"
    assert sum(told["found"][-1]["parts"][0].values()) == pytest.approx(
        told_result(house), abs=1e-9
    )
    assert house.do("GET", f"{way}?seat=0&first=2")["found"] == told["found"][2:]
    assert house.do("POST", way, {"seat": 0}) == told

    again = House(now=lambda: clock[0])  # the page was left, and opened again
    again.door.put(table, house.kept[table])
    assert again.do("GET", f"{way}?seat=0") == told
    assert again.do("POST", way, {"seat": 0}) == told
    assert again.do("GET", f"{way}?seat=1")["state"] == "none"
    assert "reviews" not in again.do("GET", f"tables/{table}/export")["table"]


def test_a_review_that_no_longer_holds_costs_nothing_but_itself(clock: list[int]) -> None:
    house, table = over(clock)
    way = f"tables/{table}/review"
    house.do("POST", way, {"seat": 0})
    house.think()
    for wrong in WRONG:
        again = House(now=lambda: clock[0])
        again.door.put(table, changed(house.kept[table], wrong))
        assert again.do("GET", f"{way}?seat=0")["state"] == "none"


def changed(text: str, review: dict[str, object]) -> str:
    """Return what was kept of a table with another review."""
    whole = json.loads(text)
    whole["table"]["reviews"][0].update(review)
    body = json.dumps(whole["table"], separators=(",", ":"))
    checksum = hashlib.sha256(body.encode()).hexdigest()
    return f'{{"kogge":"table","form":{whole["form"]},"checksum":"{checksum}","table":{body}}}'


def told_result(house: House) -> float:
    places = house.states["line", 0]["places"]
    return 1 / places.count(1) if places[0] == 1 else 0.0


def test_nothing_is_read_once_the_page_looks_no_longer(clock: list[int]) -> None:
    house, table = over(clock)
    house.do("POST", f"tables/{table}/review", {"seat": 1})
    assert house.door.think()
    clock[0] += reviewing.PATIENCE + 1
    assert not house.door.think()
    known = len(house.do("GET", f"tables/{table}/review?seat=1")["found"])
    assert house.door.think(), "whoever comes back goes on"
    assert len(house.do("GET", f"tables/{table}/review?seat=1")["found"]) == known + 1


def test_a_match_under_way_is_not_reviewed_but_coached(clock: list[int]) -> None:
    house = House(now=lambda: clock[0])
    table = house.open("visby", "me", "greedy")
    assert "over" in house.refused("POST", f"tables/{table}/review", {"seat": 0})
    assert house.do("GET", f"tables/{table}/coach?seat=0")["moment"] is None
    assert "bots" in house.refused("GET", f"tables/{table}/coach?seat=1")
