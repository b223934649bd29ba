"""Play by letter on a real server: orders that fire, stop and survive, vacations, invitations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from served import Client, Line
from weeks import Week, week

DAYS = {"kind": "days", "days": 2}
OTHER = ("done", "tried", "refused", "watching")  # answers; who looks on is told with some delay


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Week]:
    with week(tmp_path_factory.mktemp("letters")) as site:
        yield site


def pair(site: Week, **wishes: Any) -> tuple[Client, Client, str]:
    """Let two people sit down at a table of Visby by letter."""
    anna, berta = site.server.client("Anna"), site.server.client("Berta")
    table = anna.open("visby", "me", "open", **{"clock": DAYS, **wishes})
    berta.do("POST", f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    return anna, berta, str(table["id"])


def planned(berta: Client, id: str, choice: int = 0, **more: Any) -> dict[str, Any]:
    """Write a way by doing, and return it with the conditions that most would want."""
    path = f"/api/tables/{id}/orders/trial"
    board = berta.do("POST", path, {"seat": 1, **more})
    made = [board["state"]["legal"][choice]["action"]]
    board = berta.do("POST", path, {"seat": 1, "made": made, **more})
    assert board["whole"]
    return {"actions": board["made"], "holds": [f["fact"] for f in board["facts"] if f["usual"]]}


def told(line: Line) -> list[Any]:
    """Return what a listener has been told of the table."""
    return [m for m in line.messages if m["type"] not in OTHER]


def test_an_order_is_private_survives_a_power_cut_and_is_carried_out_once(site: Week) -> None:
    anna, berta, id = pair(site)
    watcher = site.server.client("Zoe").sit(id)
    line, other = anna.sit(id), berta.sit(id)
    assert other.act(1, other.states[1]["legal"][0]["action"])["type"] == "done"
    line.until(lambda m: m["type"] == "choosing")
    watcher.until(lambda m: m["type"] == "choosing")
    line.drain()
    watcher.drain()
    before = (told(line), told(watcher))
    changed = anna.do("GET", f"/api/tables/{id}")["changed"]

    first = planned(berta, id)
    second = {"actions": first["actions"], "holds": [{"name": "round", "value": "99"}]}
    given = berta.do("POST", f"/api/tables/{id}/orders", {"seat": 1, "turns": [[first], [second]]})
    forecast = berta.do(
        "POST", f"/api/tables/{id}/orders/forecast", {"seat": 1, "turns": [[first]]}
    )
    assert sum(forecast["taken"][0]) + forecast["asked"][0] == forecast["games"]
    assert given["turns"][0][0]["sentences"]
    assert anna.ask("GET", f"/api/tables/{id}/orders?seat=1").status == 403
    assert anna.ask("POST", f"/api/tables/{id}/orders/trial", {"seat": 1}).status == 403
    assert anna.do("GET", f"/api/tables/{id}")["changed"] == changed
    line.drain()
    watcher.drain()
    assert (told(line), told(watcher)) == before  # nobody is told anything
    assert len(berta.do("GET", "/api/me/export")["orders"]) == 1
    assert anna.do("GET", "/api/me/export")["orders"] == []

    site.server.kill()
    site.server.start()
    line = anna.sit(id)
    line.act(0, line.states[0]["legal"][0]["action"])
    state = line.asked(0)
    assert state["choosing"] == [0]  # Berta has sealed already
    assert berta.sit(id).states[1]["sealed"] == first["actions"]

    line.act(0, state["legal"][0]["action"])  # the second order does not fit
    orders = berta.do("GET", f"/api/tables/{id}/orders?seat=1")
    assert orders["stopped"] == "unforeseen"
    assert not orders["writable"]
    assert [line for line in site.server.lines if str(first["actions"]) in line] == []


def test_a_vacation_stops_the_clock_and_has_an_end(site: Week) -> None:
    anna, berta, id = pair(site)
    line = anna.sit(id)
    line.act(0, line.states[0]["legal"][0]["action"])
    today = berta.do("GET", "/api/vacations")
    assert today["vacations"] == []
    year = int(next(iter(today["left"])))
    assert berta.ask("POST", "/api/vacations", {"first": "2001-01-01", "last": "2001-01-02"}).json[
        "reason"
    ] == ("no-days")
    first, last = f"{year + 1}-01-01", f"{year + 1}-03-01"
    long = berta.ask("POST", "/api/vacations", {"first": first, "last": last})
    assert long.status in (400, 409)

    away = berta.do("POST", "/api/vacations", span(site, 0, 5))
    assert berta.ask("POST", "/api/vacations", span(site, 5, 6)).json["reason"] == "on-vacation"
    note = line.until(
        lambda m: m["type"] == "update" and m["news"] and m["news"][-1]["kind"] == "note"
    )
    assert (note["news"][-1]["note"], note["news"][-1]["seat"]) == ("vacation", 1)
    site.go(3)
    state = anna.do("GET", f"/api/tables/{id}")
    assert state["seats"][1]["stand_in"] is None

    berta.do("DELETE", f"/api/vacations/{away['id']}")  # back early: the two days begin
    assert berta.ask("DELETE", f"/api/vacations/{'x' * 12}").status == 404
    site.go(2.1)
    line.until(lambda m: m["type"] == "seats" and m["table"]["seats"][1]["stand_in"])


def span(site: Week, first: int, last: int) -> dict[str, str]:
    """Return days from today on."""
    from datetime import UTC, datetime, timedelta

    today = datetime.now(UTC).date()
    return {"first": f"{today + timedelta(first)}", "last": f"{today + timedelta(last)}"}


def test_somebody_with_an_account_is_invited_to_a_private_table(site: Week) -> None:
    anna, carla = site.server.client("Anna"), site.server.client("Carla")
    carla.do("POST", "/api/account", {"name": "Carla", "password": "a long password"})
    table = anna.open("visby", "me", "open", private=True, clock=DAYS)
    path = f"/api/tables/{table['id']}"
    assert carla.ask("GET", path).status == 403
    assert anna.ask("POST", f"{path}/invite", {"name": "Nobody"}).status == 404
    zoe = site.server.client("Zoe")
    assert zoe.ask("POST", f"{path}/invite", {"name": "Carla"}).status == 403

    anna.do("POST", f"{path}/invite", {"name": "carla"})

    assert table["id"] in [each["id"] for each in carla.do("GET", "/api/tables")["tables"]]
    assert zoe.ask("GET", path).status == 403
    assert carla.do("POST", f"{path}/join", {})["state"] == "playing"
    assert anna.ask("POST", f"{path}/invite", {"name": "Carla"}).json["reason"] == "not-open"


def test_terms_that_make_no_sense_are_refused(site: Week) -> None:
    anna = site.server.client("Anna")
    chairs = [{"kind": "me"}, {"kind": "open"}]
    for clock, reason in (
        ({"kind": "days", "weekends": True, "zone": "Nowhere/Else"}, "no-zone"),
        ({"kind": "days", "bot": "nobody"}, "no-bot"),
    ):
        answer = anna.ask(
            "POST", "/api/tables", {"game": "visby", "chairs": chairs, "clock": clock}
        )
        assert answer.json["reason"] == reason
