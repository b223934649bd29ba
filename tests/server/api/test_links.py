"""Links: who may open a table or look back at a match by its address, and lists of tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from housed import housed
from launched import WIDE
from served import Client, Line, Server, two_at_a_table

from kogge.server.settings import Rate

LOOKS = (
    "", "/game", "/replay?eyes=open", "/replay?eyes=0", "/match.txt", "/match.json", "/verify",
    "/ending",
)  # fmt: skip


@pytest.fixture(scope="module")
def server(lasting: str) -> Iterator[Server]:
    with housed(lasting) as server:
        yield server


def ended(client: Client, table: Any, seat: int) -> None:
    """Let a match of two end."""
    client.sit(table["id"]).order("resign", seat=seat)


def answers(client: Client, table: Any, secret: str = "") -> set[int]:
    """Return the answers to a person who wants to look back in any way."""
    marks = [
        f"{'&' if '?' in look else '?'}invitation={secret}" if secret else "" for look in LOOKS
    ]
    looks = zip(LOOKS, marks, strict=True)
    return {
        client.ask("GET", f"/api/tables/{table['id']}{look}{mark}").status for look, mark in looks
    }


def refused(client: Client, table: Any, **query: str) -> str:
    """Return why a person is not let in at a table."""
    line = Line(client, table["id"], {}, query)
    line.wait(lambda: line.messages)
    told = line.messages[0]
    return str(told["refusal"]["reason"]) if told["type"] == "refused" else ""


def test_the_link_of_a_table_opens_it_whatever_page_it_leads_to(server: Server) -> None:
    anna, _, table = two_at_a_table(server, private=True)
    stranger, secret = Client(server.port), table["invitation"]

    assert refused(stranger, table) == "private"
    assert refused(stranger, table, invitation="guessed") == "private"
    assert refused(stranger, table, invitation=secret) == ""
    path = f"/api/tables/{table['id']}"
    assert stranger.ask("GET", f"{path}/replay?eyes=watch&invitation={secret}").status == 200
    assert answers(stranger, table, secret) == {200, 403}, "others' cards only after the end"
    ended(anna, table, 0)
    assert answers(stranger, table, secret) == {200}
    assert answers(stranger, table) == {403}
    carl = server.client("Carl")
    fork = {"step": 0, "seat": 0, "bot": "greedy"}
    assert carl.ask("POST", f"{path}/fork", fork).status == 403
    assert carl.ask("POST", f"{path}/fork", {**fork, "invitation": secret}).status == 201


def test_a_finished_match_is_opened_to_everybody_by_those_who_sat_there(server: Server) -> None:
    anna, berta, table = two_at_a_table(server, private=True, spectators=False)
    path, stranger = f"/api/tables/{table['id']}", Client(server.port)
    berta.sit(table["id"]).order("say", seat=1, words="among us")

    assert anna.ask("POST", f"{path}/share", {"shared": True}).status == 409, "it still runs"
    ended(berta, table, 1)
    assert answers(stranger, table) == {403}
    assert answers(stranger, table, table["invitation"]) == {200, 403}, "the card, and no match"
    assert server.client("Carl").ask("POST", f"{path}/share", {"shared": True}).status == 403
    assert berta.do("POST", f"{path}/share", {"shared": True})["shared"]

    assert answers(stranger, table) == {200}
    assert stranger.ask("GET", f"{path}/log").status == 403, "what was said stays at the table"
    assert refused(stranger, table) == "private"
    server.stop()
    server.start()
    again = Client(server.port)
    assert answers(again, table) == {200}, "it is kept"
    assert not anna.do("POST", f"{path}/share", {"shared": False})["shared"]
    assert answers(again, table) == {403}


@pytest.mark.parametrize("private", [True, False])
def test_a_match_can_be_shared_without_names(server: Server, *, private: bool) -> None:
    anna, berta, table = two_at_a_table(server, private=private)
    path, stranger = f"/api/tables/{table['id']}", Client(server.port)
    ended(berta, table, 1)
    anna.do("POST", f"{path}/rematch")
    anna.do("POST", f"{path}/share", {"shared": True, "names": False})

    told = [stranger.ask("GET", f"{path}{look}") for look in LOOKS]
    assert {answer.status for answer in told} == {200}
    assert not any(name in answer.content for answer in told for name in (b"Anna", b"Berta"))
    card = stranger.do("GET", path)
    assert [sitter["name"] for sitter in card["seats"]] == ["N. N. 1", "N. N. 2"]
    assert card["rematch"] is None, "nor where they went on"
    assert refused(stranger, table) == ("private" if private else "nameless")
    assert [s["name"] for s in berta.do("GET", path)["seats"]] == ["Anna", "Berta"]
    anna.do("POST", f"{path}/share", {"shared": True})
    assert b"Anna" in stranger.ask("GET", path).content


def test_three_words_lead_to_a_table_until_the_game_begins(server: Server) -> None:
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("visby", "me", "open", private=True)
    words = "-".join(table["invitation"].split("-")[:3])

    found = berta.do("GET", f"/api/invitations/{words.upper().replace('-', '%20')}")
    assert (found["id"], found["invitation"]) == (table["id"], table["invitation"])
    path = f"/api/tables/{table['id']}"
    assert berta.ask("POST", f"{path}/join", {"invitation": words}).status == 403, "one door only"
    berta.do("POST", f"{path}/join", {"invitation": found["invitation"]})
    assert Client(server.port).ask("GET", f"/api/invitations/{words}").status == 404


def test_words_can_be_guessed_only_slowly(tmp_path: Path) -> None:
    with housed(tmp_path / "kogge.sqlite", limits=replace(WIDE, passwords=Rate(3, 0.01))) as server:
        guesser = Client(server.port)
        told = [guesser.ask("GET", "/api/invitations/amber-heron-oak").status for _ in range(4)]
        assert told == [404, 404, 404, 429]


def test_how_far_a_match_has_come_is_for_those_who_may_watch(server: Server) -> None:
    anna, _, table = two_at_a_table(server, spectators=False)
    _, _, watchable = two_at_a_table(server)
    stranger = Client(server.port)

    assert anna.do("GET", f"/api/tables/{table['id']}")["standing"]["stage"] == {"rounds": 1}
    assert stranger.do("GET", f"/api/tables/{table['id']}")["standing"] is None
    seen = stranger.do("GET", f"/api/tables/{watchable['id']}")["standing"]
    assert seen == {"stage": {"rounds": 1}, "choosing": [0, 1], "totals": [], "places": []}


def test_ones_list_tells_how_tables_stand_and_how_they_ended(server: Server) -> None:
    anna, berta, table = two_at_a_table(server)
    line = anna.sit(table["id"])
    for action in line.asked(0)["legal"][:2]:
        line.act(0, action["action"])
    [card] = anna.do("GET", "/api/mine")["tables"]
    assert card["standing"]["stage"] == {"rounds": 1}
    assert card["changed"] >= card["created"]

    ended(berta, table, 1)
    [card] = anna.do("GET", "/api/mine")["tables"]
    assert card["state"] == "over"
    assert card["standing"]["places"] == [1, 2]
    assert len(card["standing"]["totals"]) == 2
    assert card["standing"]["choosing"] == []


def test_a_finished_table_is_put_aside_and_taken_up_again(server: Server) -> None:
    anna, berta, table = two_at_a_table(server)
    path = f"/api/tables/{table['id']}/aside"

    def listed(client: Client, aside: str = "false") -> list[str]:
        tables = client.do("GET", f"/api/mine?aside={aside}")["tables"]
        return [card["id"] for card in tables]

    assert anna.ask("POST", path, {"aside": True}).status == 409, "it still runs"
    ended(berta, table, 1)
    assert Client(server.port).ask("POST", path, {"aside": True}).status == 401
    assert server.client("Carl").ask("POST", path, {"aside": True}).status == 403
    assert anna.ask("POST", path, {"aside": True}).status == 204

    assert (listed(anna), listed(anna, "true")) == ([], [table["id"]])
    assert (listed(berta), listed(berta, "true")) == ([table["id"]], []), "others keep it"
    assert [card["id"] for card in anna.do("GET", "/api/me/export")["tables"]] == [table["id"]]
    server.stop()
    server.start()
    anna.port = server.port
    assert listed(anna) == [], "it is kept"
    assert anna.ask("POST", path, {"aside": False}).status == 204
    assert (listed(anna), listed(anna, "true")) == ([table["id"]], [])
