"""Running a site by its pages: who may, what it does to others, and what stays secret even then."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from housed import housed
from players import wait_for
from runner import typed
from served import Client, Server, two_at_a_table

from kogge.server.api.routes import ROUTES

PASSWORD = "herring and salt"  # noqa: S105
ADMIN = [route for route in ROUTES if route.path.startswith("/api/admin")]
BODIES: dict[str, Any] = {
    "ban": {"days": 3}, "rename_person": {"name": "Zoe"}, "right": {"admin": True},
    "close_table": {"words": ""}, "announce": {"words": "Moin", "days": 1},
    "maintain": {"on": True}, "decide": {"invited": True}, "invite_newcomer": {},
}  # fmt: skip


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with housed(tmp_path / "kogge.sqlite", log_logins=True) as server:
        yield server


def account(server: Server, name: str) -> Client:
    client = server.client(name)
    client.do("POST", "/api/account", {"name": name, "password": PASSWORD})
    return client


def admin(server: Server, *words: str) -> str:
    """Give a command, as the operator does."""
    done = typed("--lang", "en", "admin", *words, "--database", server.database, COLUMNS="200")
    assert (done.code, done.err) == (0, ""), done
    return done.out


def ruling(server: Server, name: str = "Hinrich") -> Client:
    """Return an account that may run the site."""
    client = account(server, name)
    admin(server, "grant", name)
    return client


def id_of(client: Client, name: str) -> str:
    [person] = client.do("GET", f"/api/admin/people?name={name}")["people"]
    return str(person["id"])


def audited(client: Client) -> list[tuple[str, str]]:
    """Return who has done what, the last deed first."""
    return [(deed["by"], deed["deed"]) for deed in client.do("GET", "/api/admin/audit")["deeds"]]


# Who may.


def test_no_route_is_open_to_others(server: Server) -> None:
    hinrich, berta = ruling(server), account(server, "Berta")
    table = berta.open("visby", "me", "open")["id"]
    token = Client(server.port, token=hinrich.do("POST", "/api/tokens", {"label": "x"})["secret"])
    places = {"table": table, "person": id_of(hinrich, "Berta")}
    before = audited(hinrich)

    assert len(ADMIN) == 18
    assert all(route.admin for route in ADMIN)
    for route in ADMIN:
        path = route.path
        for name in ("table", "person", "report", "announcement", "invitation"):
            path = path.replace(f"{{{name}}}", places.get(name, "x"))
        body = BODIES.get(route.handler.__name__)
        for client, status in ((Client(server.port), 401), (berta, 403), (token, 403)):
            answer = client.ask(route.method, path, body)
            assert (answer.status, route.path) == (status, route.path)
            assert answer.json["reason"] in ("who", "no-right")
    assert audited(hinrich) == before


def test_a_right_that_is_taken_ends_at_once(server: Server) -> None:
    hinrich = ruling(server)
    assert hinrich.do("GET", "/api/session")["person"]["admin"]
    admin(server, "revoke", "Hinrich")

    assert hinrich.ask("GET", "/api/admin").status == 403
    assert "admin" not in hinrich.do("GET", "/api/session")["person"]


def test_nobody_locks_themselves_out(server: Server) -> None:
    hinrich = ruling(server)
    me = id_of(hinrich, "Hinrich")
    asked = [
        hinrich.ask("POST", f"/api/admin/people/{me}/ban", {"days": 1}),
        hinrich.ask("POST", f"/api/admin/people/{me}/right", {"admin": False}),
        hinrich.ask("DELETE", f"/api/admin/people/{me}"),
    ]

    assert [(answer.status, answer.json["reason"]) for answer in asked] == [(409, "oneself")] * 3


# People.


def test_somebody_who_is_banned_is_out_everywhere_until_let_in_again(server: Server) -> None:
    hinrich, berta = ruling(server), account(server, "Berta")
    table = berta.open("visby", "me", "greedy")["id"]
    token = Client(server.port, token=berta.do("POST", "/api/tokens", {"label": "x"})["secret"])
    line = berta.sit(table)
    whom = f"/api/admin/people/{id_of(hinrich, 'Berta')}/ban"
    hinrich.do("POST", whom, {"days": 3, "words": "for {shouting}"})

    assert berta.ask("GET", "/api/me").status == 401
    assert token.ask("GET", "/api/me").status == 401
    while line.take() is not None:  # at the table, it is cut within seconds
        continue
    login = {"name": "Berta", "password": PASSWORD}
    refused = Client(server.port).ask("POST", "/api/session", login)
    assert (refused.status, refused.json["reason"]) == (403, "banned")
    assert refused.json["sentence"].endswith("(expected: for {shouting})")
    [banned] = hinrich.do("GET", "/api/admin/people?who=banned")["people"]
    assert (banned["name"], banned["words"]) == ("Berta", "for {shouting}")

    hinrich.do("DELETE", whom)
    assert Client(server.port).ask("POST", "/api/session", login).status == 200
    assert audited(hinrich)[:2] == [("Hinrich", "unban"), ("Hinrich", "ban")]


def test_a_new_name_stands_at_every_table(server: Server) -> None:
    hinrich = ruling(server)
    berta, anna, table = two_at_a_table(server, "Rude Word", "Anna")
    berta.do("POST", "/api/account", {"name": "Rude Word", "password": PASSWORD})
    person = id_of(hinrich, "rude")
    taken = hinrich.ask("POST", f"/api/admin/people/{person}/name", {"name": "Hinrich"})
    hinrich.do("POST", f"/api/admin/people/{person}/name", {"name": "Berta"})

    assert (taken.status, taken.json["reason"]) == (409, "name-taken")
    seats = anna.do("GET", f"/api/tables/{table['id']}")["seats"]
    assert [seat["name"] for seat in seats] == ["Berta", "Anna"]
    assert b"Rude" not in anna.ask("GET", f"/api/tables/{table['id']}/match.txt").content
    login = {"name": "Berta", "password": PASSWORD}
    assert Client(server.port).do("POST", "/api/session", login)["name"] == "Berta"


def test_somebody_who_is_deleted_leaves_no_name_behind(server: Server) -> None:
    hinrich, berta = ruling(server), account(server, "Berta")
    table = berta.open("visby", "me", "greedy")["id"]
    hinrich.do("POST", f"/api/admin/people/{id_of(hinrich, 'Berta')}/ban", {"days": 0})
    hinrich.do("DELETE", f"/api/admin/people/{id_of(hinrich, 'Berta')}")

    assert hinrich.do("GET", "/api/admin/people?name=Berta")["people"] == []
    shown = [
        hinrich.ask("GET", path).content
        for path in ("/api/admin/audit", "/api/admin/tables", f"/api/tables/{table}")
    ]
    assert b"Berta" not in b"".join(shown)


def test_a_search_takes_signs_as_they_are(server: Server) -> None:
    hinrich = ruling(server)
    server.client("100 %")
    found = hinrich.do("GET", "/api/admin/people?name=100%20%25")["people"]

    assert [person["name"] for person in found] == ["100 %"]
    assert hinrich.do("GET", "/api/admin/people?name=%25")["people"] == []
    assert hinrich.do("GET", "/api/admin/people?name=_inrich")["people"] == []


# Tables and the house.


def test_a_table_is_closed_and_nothing_of_its_cards_is_told(server: Server) -> None:
    hinrich = ruling(server)
    anna, _, table = two_at_a_table(server, private=True)
    shown = hinrich.do("GET", "/api/admin/tables?state=playing")["tables"]
    told = json.dumps([shown, hinrich.do("GET", "/api/admin")])

    assert [each["names"] for each in shown] == [["Anna", "Berta"]]
    assert set(shown[0]) == {
        "id", "game", "rules", "state", "private", "names", "created", "changed",
    }  # fmt: skip
    assert table["invitation"] not in told
    assert hinrich.ask("GET", f"/api/tables/{table['id']}").status == 403  # as to any stranger

    hinrich.do("POST", f"/api/admin/tables/{table['id']}/close", {"words": "spam"})
    assert anna.do("GET", f"/api/tables/{table['id']}")["state"] == "closed"
    again = hinrich.ask("POST", f"/api/admin/tables/{table['id']}/close", {})
    assert (again.status, again.json["reason"]) == (409, "not-playing")
    assert hinrich.ask("POST", "/api/admin/tables/nowhere/close", {}).status == 404


def test_a_report_is_read_and_settled(server: Server) -> None:
    hinrich = ruling(server)
    anna, _, table = two_at_a_table(server)
    anna.do("POST", f"/api/tables/{table['id']}/report", {"seat": 1, "words": "he shouts"})
    [report] = hinrich.do("GET", "/api/admin/reports")["reports"]
    assert (report["name"], report["words"], report["settled"]) == ("Berta", "he shouts", False)
    assert hinrich.do("GET", "/api/admin")["figures"]["reports"] == 1

    hinrich.do("POST", f"/api/admin/reports/{report['id']}/settle")
    assert hinrich.do("GET", "/api/admin/reports")["reports"][0]["settled"]
    assert hinrich.ask("POST", "/api/admin/reports/none/settle").status == 404


def test_everybody_hears_an_announcement_until_it_is_withdrawn(server: Server) -> None:
    hinrich, stranger = ruling(server), Client(server.port)
    words = {"words": "On Sunday we move house.", "days": 2}
    made = hinrich.do("POST", "/api/admin/announcements", words)

    assert stranger.do("GET", "/api/session")["announcements"] == [made]
    hinrich.do("DELETE", f"/api/admin/announcements/{made['id']}")
    assert "announcements" not in stranger.do("GET", "/api/session")
    assert hinrich.ask("DELETE", f"/api/admin/announcements/{made['id']}").status == 404


def test_maintenance_by_page_stops_the_tables(server: Server) -> None:
    hinrich, anna = ruling(server), server.client("Anna")
    hinrich.do("POST", "/api/admin/maintenance", {"on": True})
    body = {"game": "visby", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    wait_for(lambda: anna.ask("POST", "/api/tables", body).status == 503)
    assert hinrich.do("GET", "/api/admin")["maintenance"] > 0
    hinrich.do("POST", "/api/admin/maintenance", {"on": False})
    wait_for(lambda: anna.ask("POST", "/api/tables", body).status == 201)


def test_newcomers_need_an_invitation_where_the_house_wants_one(server: Server) -> None:
    hinrich, berta = ruling(server), account(server, "Berta")
    hinrich.do("PATCH", "/api/admin/rules", {"invited": True})
    made = hinrich.do("POST", "/api/admin/invitations", {"label": "Chess club", "uses": 1})
    stranger = Client(server.port)

    assert stranger.do("GET", "/api/session")["invited"]
    refused = stranger.ask("POST", "/api/me", {"name": "Carl"})
    assert (refused.status, refused.json["reason"]) == (403, "invited")
    wrong = stranger.ask("POST", "/api/me", {"name": "Carl", "invitation": "x" * 16})
    assert (wrong.status, wrong.json["reason"]) == (403, "invited")
    taken = stranger.ask("POST", "/api/me", {"name": "Berta", "invitation": made["code"]})
    assert taken.status == 409  # and the invitation is still good
    stranger.do("POST", "/api/me", {"name": "Carl", "invitation": made["code"]})
    used = Client(server.port).ask("POST", "/api/me", {"name": "D", "invitation": made["code"]})
    assert used.status == 403
    assert hinrich.do("GET", "/api/admin")["invitations"] == []
    assert berta.do("GET", "/api/me")["name"] == "Berta"  # whoever is known stays


def test_a_failed_login_is_logged_with_its_address_and_nothing_else(server: Server) -> None:
    account(server, "Berta")
    guess = {"name": "Berta", "password": "wrong guesses"}
    assert Client(server.port).ask("POST", "/api/session", guess).status == 401
    server.stop()
    [line] = [line for line in server.lines if "kogge.login" in line]

    assert json.loads(line) | {"at": ""} == {
        "at": "", "level": "info", "name": "kogge.login", "what": "login failed",
        "address": "127.0.0.1",
    }  # fmt: skip


def test_the_rules_of_the_house_are_kept(server: Server) -> None:
    hinrich = ruling(server)
    kept = {"invited": False, "guest_days": 180, "table_days": 0, "audit_days": 365}

    assert hinrich.do("GET", "/api/admin")["rules"] == kept
    said = hinrich.do("PATCH", "/api/admin/rules", {"table_days": 30, "guest_days": 7})
    assert said == {**kept, "table_days": 30, "guest_days": 7}
    assert "Finished tables are deleted after 30 days." in admin(server, "rules")
    assert hinrich.ask("PATCH", "/api/admin/rules", {"table_days": -1}).status == 400


def test_what_the_command_line_does_is_audited_too(server: Server) -> None:
    hinrich = ruling(server)
    account(server, "Berta")
    admin(server, "ban", "berta", "--days", "2")
    admin(server, "unban", "Berta")
    admin(server, "rename", "Berta", "Bertha")
    admin(server, "announce", "Moin")
    admin(server, "delete", "Bertha", "--yes")
    typed("maintenance", "on", "--database", server.database)
    typed("maintenance", "off", "--database", server.database)

    deeds = [
        "maintenance-off", "maintenance-on", "erase", "announce", "rename", "unban", "ban", "grant",
    ]  # fmt: skip
    assert audited(hinrich) == [("", deed) for deed in deeds]
    lines = admin(server, "audit").splitlines()
    assert lines[0].endswith("command line: maintenance ended")
    assert not any("Berta" in line for line in lines)
