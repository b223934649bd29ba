"""E-mails that tell people what happens at their tables, taken in by a real SMTP server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from housed import housed
from letterbox import SITE, Mailbox, confirmed, links, mailbox
from served import Client, Server

ALL = ["turn", "end", "invited", "said"]


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def posted(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server that writes e-mails; it must have nothing to complain about."""
    folder = tmp_path_factory.mktemp("post")
    with housed(folder / "kogge.sqlite", public_url=SITE, post=box.post()) as server:
        yield server
        server.stop()
        assert not [line for line in server.lines if '"level": "error"' in line]


@pytest.fixture(autouse=True)
def _emptied(box: Mailbox) -> None:
    box.mails.clear()


def seated(server: Server, **wishes: Any) -> tuple[Client, Client, str]:
    """Return Anna and Berta at a table; it is nobody's turn until both have sat down."""
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("haithabu", "me", "open", **wishes)["id"]
    return anna, berta, table


def join(client: Client, table: str) -> None:
    client.do("POST", f"/api/tables/{table}/join", {})


def test_an_address_is_used_once_it_is_confirmed(posted: Server, box: Mailbox) -> None:
    anna = posted.client("Anna")
    wish = {"kind": "mail", "address": "anna@Mail.example", "events": ["turn"]}
    channel = anna.do("POST", "/api/notices/channels", wish)
    mail = box.wait()
    confirm, _stop = links(mail)
    before = anna.do("GET", "/api/notices")["channels"]
    for path in (confirm, confirm.replace("/letters/", "/api/notices/")):
        Client(posted.port).ask("GET", path)  # mail scanners follow links
    unchanged = anna.do("GET", "/api/notices")["channels"]
    Client(posted.port).do("POST", confirm.replace("/letters/", "/api/notices/"))

    [after] = anna.do("GET", "/api/notices")["channels"]

    assert before == unchanged == [channel]
    assert channel["state"] == "waiting"
    assert after == {**channel, "state": "open"}
    assert (mail["to"], mail["from"]) == ("anna@mail.example", "kogge@kogge.example")
    assert "Anna" not in mail.as_string().replace("anna@mail.example", "")  # names could advertise


def test_whose_turn_begins_is_told_once(posted: Server, box: Mailbox) -> None:
    anna, berta, table = seated(posted)
    for client, name in ((anna, "anna"), (berta, "berta")):
        confirmed(client, box, f"{name}@mail.example", ALL)
    join(berta, table)
    mail = box.wait(3)
    box.is_quiet(3, posted)

    other = "Berta" if mail["to"].startswith("anna") else "Anna"

    assert mail["subject"] == f"Haithabu with {other}: it is your turn"
    assert links(mail)[0] == f"/table/{table}"


def test_nobody_is_told_whose_turn_is_over_by_then(posted: Server, box: Mailbox) -> None:
    """The one who is at the table is told later, and has moved until then."""
    anna, berta, table = seated(posted)
    confirmed(anna, box, "anna@mail.example", ["turn"])
    line = anna.sit(table)
    join(berta, table)
    line.wait(lambda: 0 in line.states)
    box.is_quiet(1, posted)
    line.close()


def test_words_are_told_together_and_not_repeated(posted: Server, box: Mailbox) -> None:
    anna, berta, table = seated(posted)
    confirmed(anna, box, "anna@mail.example", ["said"])
    anna.do("PATCH", "/api/notices", {"language": "de"})
    join(berta, table)
    line = berta.sit(table)
    line.order("say", seat=1, words="Herring at dawn")
    line.close()
    mail = box.wait(2)

    assert mail["subject"] == "Haithabu mit Berta: Es gibt eine neue Nachricht"
    assert "Herring" not in mail.get_content()
    assert "Wähle, was du erfährst" in mail.get_content()


def test_an_end_is_told(posted: Server, box: Mailbox) -> None:
    anna, berta, table = seated(posted)
    confirmed(anna, box, "anna@mail.example", ["end"])
    join(berta, table)
    line = berta.sit(table)
    line.order("resign", seat=1)
    line.close()

    assert box.wait(2)["subject"] == "Haithabu with Berta: the game is over"


def test_one_press_stops_letters(posted: Server, box: Mailbox) -> None:
    anna, berta, table = seated(posted)
    confirmed(anna, box, "anna@mail.example", ALL)
    stop = box.mails[0]["list-unsubscribe"].strip("<> ").removeprefix(SITE)
    form = {"content-type": "application/x-www-form-urlencoded"}
    asked = Client(posted.port).ask("POST", stop, b"List-Unsubscribe=One-Click", **form)
    join(berta, table)
    box.is_quiet(1, posted)

    assert box.mails[0]["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert asked.status == 204
    assert anna.do("GET", "/api/notices")["channels"] == []


def test_a_muted_table_says_nothing(posted: Server, box: Mailbox) -> None:
    anna, berta, table = seated(posted)
    confirmed(anna, box, "anna@mail.example", ALL)
    anna.do("POST", f"/api/tables/{table}/notices", {"muted": True})
    join(berta, table)
    line = berta.sit(table)
    line.order("resign", seat=1)
    line.close()
    box.is_quiet(1, posted)

    assert anna.do("GET", "/api/notices")["muted"] == [table]


def test_a_rematch_invites(posted: Server, box: Mailbox) -> None:
    anna, berta, _ = seated(posted)
    table = anna.open("visby", "me", "open", private=True)
    berta.do("POST", f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    confirmed(berta, box, "berta@mail.example", ["invited"])
    line = anna.sit(table["id"])
    line.order("resign", seat=0)
    line.close()
    again = anna.do("POST", f"/api/tables/{table['id']}/rematch")
    mail = box.wait(2)

    assert mail["subject"] == "Visby with Anna: you are invited to another game"
    assert links(mail)[0] == f"/join?table={again['id']}"
    assert again["invitation"] not in mail.as_string()


def test_what_a_person_has_chosen_is_exported_and_forgotten(posted: Server, box: Mailbox) -> None:
    anna = posted.client("Anna")
    confirmed(anna, box, "anna@mail.example", ["turn"])
    exported = anna.do("GET", "/api/me/export")["notices"]
    confirm = links(box.mails[0])[0].replace("/letters/", "/api/notices/")
    anna.do("DELETE", "/api/me")

    assert exported["channels"][0]["address"] == "anna@mail.example"
    assert Client(posted.port).ask("POST", confirm).status == 404


def test_a_server_without_a_way_offers_none(tmp_path: Path) -> None:
    with housed(tmp_path / "kogge.sqlite") as server:
        anna = server.client("Anna")
        wish = {"kind": "mail", "address": "anna@mail.example", "events": ["turn"]}
        refused = anna.ask("POST", "/api/notices/channels", wish)

        assert anna.do("GET", "/api/notices")["offered"] == []
        assert (refused.status, refused.json["reason"]) == (404, "no-means")
