"""The proof of an identity changes with the identity."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from housed import housed
from served import Client, Server

from kogge.server.live.sitetime import wall_time
from kogge.server.store import open_store
from kogge.server.store.people import People
from kogge.table.denied import Denied

SECRET = {"password": "long enough"}


@pytest.fixture(scope="module")
def server(lasting: str) -> Iterator[Server]:
    """Run a server without limits, on either store."""
    with housed(lasting) as server:
        yield server


def proofs(client: Client) -> tuple[Client, Client]:
    """Return the same person by the present cookie, and by a token."""
    made = client.do("POST", "/api/tokens", {"label": "bot"})
    return Client(client.port, client.cookie), Client(client.port, token=made["secret"])


def known(client: Client) -> bool:
    return client.ask("GET", "/api/me").status == 200


def account(server: Server, name: str) -> tuple[Client, Any]:
    """Return a browser with a new account, and what was said about it."""
    client = server.client(f"{name} x")
    return client, client.do("POST", "/api/account", {"name": name, **SECRET})


def test_a_guest_who_becomes_an_account_is_proved_anew(server: Server) -> None:
    anna = server.client("Agnes x")
    table = anna.open("visby", "me", "open")["id"]
    cookie, token = proofs(anna)

    made = anna.do("POST", "/api/account", {"name": "Agnes", **SECRET})

    assert anna.cookie != cookie.cookie
    assert anna.do("GET", "/api/me") == {"name": "Agnes", "account": True}
    assert [card["id"] for card in anna.do("GET", "/api/mine")["tables"]] == [table]
    assert not known(cookie)
    assert not known(token)
    assert made["ended"] == {"browsers": 0, "tokens": 1}


def test_a_new_password_ends_tokens_and_the_cookie_too(server: Server) -> None:
    bruno, _ = account(server, "Bruno")
    other = Client(server.port)
    other.do("POST", "/api/session", {"name": "Bruno", **SECRET})
    cookie, token = proofs(bruno)

    ended = bruno.do("POST", "/api/password", {"old": "long enough", "new": "still longer"})

    assert ended == {"browsers": 1, "tokens": 1}
    assert known(bruno)
    assert not any(map(known, (cookie, token, other)))


def test_a_recovered_account_is_proved_anew(server: Server) -> None:
    clara, made = account(server, "Clara")
    cookie, token = proofs(clara)
    saved = server.client("somebody")
    before = Client(server.port, saved.cookie)
    wish = {"name": "Clara", "code": made["recovery"], "password": "still longer"}

    told = saved.do("POST", "/api/recovery", wish)

    assert told["ended"] == {"browsers": 1, "tokens": 1}
    assert saved.do("GET", "/api/me") == {"name": "Clara", "account": True}
    assert not any(map(known, (cookie, token, before)))


def test_whoever_logs_in_is_nobody_else_any_more(server: Server) -> None:
    account(server, "Dora")
    guest = server.client("somebody")
    before, token = proofs(guest)

    guest.do("POST", "/api/session", {"name": "Dora", **SECRET})

    assert guest.do("GET", "/api/me")["name"] == "Dora"
    assert not known(before)
    assert known(token), "the guest is somebody else, and his program plays on"


@pytest.mark.parametrize("name", ["Emil", "EMIL", " emil ", "\uff25mil"])
def test_a_guest_does_not_bear_the_name_of_an_account(server: Server, name: str) -> None:
    if log_in(server, "Emil") != 200:
        account(server, "Emil")
    arrived = Client(server.port).ask("POST", "/api/me", {"name": name})
    assert (arrived.status, arrived.json["reason"]) == (409, "name-taken")
    guest = server.client("somebody")
    assert guest.ask("PATCH", "/api/me", {"name": name}).status == 409
    body = {"game": "visby", "chairs": [{"kind": "me", "name": name}, {"kind": "open"}]}
    assert guest.ask("POST", "/api/tables", body).status == 409
    table = server.client("host").open("visby", "me", "open")["id"]
    assert guest.ask("POST", f"/api/tables/{table}/join", {"name": name}).status == 409
    assert guest.ask("POST", f"/api/tables/{table}/join", {}).status == 200


def log_in(server: Server, name: str) -> int:
    wish = {"name": name, **SECRET}
    return Client(server.port).ask("POST", "/api/session", wish).status


def test_a_guest_who_was_there_first_needs_another_name_at_the_next_table(server: Server) -> None:
    guest = server.client("Frida")
    old = guest.open("visby", "me", "open")["id"]
    frida, _ = account(server, "Frida")

    assert guest.do("GET", f"/api/tables/{old}")["seats"][0]["name"] == "Frida"
    body = {"game": "visby", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    refused = guest.ask("POST", "/api/tables", body)
    assert refused.json["reason"] == "name-taken"
    assert frida.ask("POST", "/api/tables", body).status == 201
    guest.do("PATCH", "/api/me", {"name": "Frieda"})
    assert guest.ask("POST", "/api/tables", body).status == 201


def test_at_one_screen_everybody_is_called_as_he_is(server: Server) -> None:
    account(server, "Gesa")
    body = {
        "game": "visby", "chairs": [{"kind": "me"}, {"kind": "me", "name": "Gesa"}],
        "private": True,
    }  # fmt: skip
    assert server.client("somebody").ask("POST", "/api/tables", body).status == 201


@pytest.mark.parametrize("name", ["Guest", "GAST"])
def test_what_pages_call_strangers_is_no_name_of_an_account(server: Server, name: str) -> None:
    wish = {"name": name, **SECRET}
    answer = server.client(name).ask("POST", "/api/account", wish)
    assert (answer.status, answer.json["reason"]) == (409, "name-taken")


class Slow(People):
    """Another client sets a new password while one is being checked."""

    async def _fits(self, kept: str, password: str) -> bool:
        fits = await super()._fits(kept, password)
        await self.reset("Hans")
        return fits


def test_a_password_that_has_changed_meanwhile_opens_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        store = await open_store(str(tmp_path / "x.sqlite"))
        people = Slow(store, wall_time)
        guest = await people.known(await people.guest("Hans"))
        assert guest is not None
        await people.make_account(guest, "Hans", "long enough")
        with pytest.raises(Denied, match="do not fit"):
            await people.log_in("Hans", "long enough")
        await store.close()

    asyncio.run(test())
