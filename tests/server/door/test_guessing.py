"""Guessing slows down the guesser, not the owner."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest
from housed import housed
from served import Client, Server

from kogge.server.door import limits
from kogge.server.door.limits import Buckets
from kogge.server.settings import Limits, Rate
from kogge.table.denied import Denied

NEVER = Rate(3, 1e-9)  # a client that has used it up would wait for years, and is refused
LIMITS = Limits(passwords=NEVER, guesses=Rate(8, 1e-9), people=Rate(100, 100))
RIGHT, WRONG = "long enough", "wrong password"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server behind a proxy, which is the test."""
    folder = tmp_path_factory.mktemp("guessing")
    with housed(folder / "kogge.sqlite", limits=LIMITS, trust_proxy=True) as server:
        yield server


def far(server: Server, address: str) -> Client:
    client = Client(server.port)
    client.address = address
    return client


def owner(server: Server, name: str) -> Client:
    """Return the browser in which an account was made, after logging out."""
    client = far(server, "192.0.2.1")
    client.do("POST", "/api/me", {"name": f"{name} x"})
    client.do("POST", "/api/account", {"name": name, "password": RIGHT})
    client.do("DELETE", "/api/session")
    return client


def log_in(client: Client, name: str, password: str = RIGHT) -> int:
    return client.ask("POST", "/api/session", {"name": name, "password": password}).status


def test_an_address_guesses_only_so_often_however_a_name_is_written(server: Server) -> None:
    owner(server, "Walter")
    names = ("Walter", " walter", "WALTER ", "\uff37alter", "walter\t")
    found = [log_in(far(server, "198.51.100.1"), name, WRONG) for name in names]
    assert found == [401, 401, 401, 429, 429]


def test_many_addresses_together_guess_only_so_often_at_one_name(server: Server) -> None:
    owner(server, "Xenia")
    found = [log_in(far(server, f"198.51.101.{n}"), "Xenia", WRONG) for n in range(10)]
    assert found == [401] * 8 + [429] * 2


def test_the_owner_is_let_in_while_many_guess(server: Server) -> None:
    own = owner(server, "Yves")
    for number in range(12):
        log_in(far(server, f"198.51.102.{number}"), "Yves", WRONG)
    for _ in range(8):
        assert log_in(own, "Yves") == 200
        own.do("DELETE", "/api/session")
    own.address = "198.51.102.200"  # wherever the owner takes it
    assert log_in(own, "Yves") == 200


def test_the_owner_is_let_in_beside_somebody_who_guesses_at_the_same_address(
    server: Server,
) -> None:
    own = owner(server, "Zeno")
    own.address = "198.51.103.1"
    for _ in range(5):
        log_in(far(server, "198.51.103.1"), "Zeno", WRONG)
    assert [log_in(own, "Zeno") for _ in range(8)] == [200] * 8


def test_who_is_right_has_not_guessed(server: Server) -> None:
    owner(server, "Ulla")
    assert [log_in(far(server, "198.51.104.1"), "Ulla") for _ in range(8)] == [200] * 8


def test_a_known_browser_guesses_only_so_often_too(server: Server) -> None:
    own = owner(server, "Veit")
    assert [log_in(own, "Veit", WRONG) for _ in range(5)] == [401, 401, 401, 429, 429]


def test_a_browser_is_known_to_its_own_account_alone(server: Server) -> None:
    thief, _ = owner(server, "Thea"), owner(server, "Tilo")
    [secret] = thief.devices.values()
    for number in range(9):
        log_in(far(server, f"198.51.105.{number}"), "Tilo", WRONG)
    assert log_in(thief, "Tilo", WRONG) == 429
    forged = far(server, "198.51.105.99")
    name = next(iter(owner(server, "Tina").devices))
    forged.devices = {name: secret}
    for number in range(9):
        log_in(far(server, f"198.51.106.{number}"), "Tina", WRONG)
    assert log_in(forged, "Tina") == 429


def test_a_new_password_makes_other_browsers_unknown(server: Server) -> None:
    own = owner(server, "Sven")
    other = far(server, "192.0.2.2")
    assert log_in(other, "Sven") == log_in(own, "Sven") == 200
    own.do("POST", "/api/password", {"old": RIGHT, "new": "still longer"})
    for number in range(9):
        log_in(far(server, f"198.51.107.{number}"), "Sven", WRONG)
    assert log_in(other, "Sven", "still longer") == 429
    assert log_in(own, "Sven", "still longer") == 200


def test_the_recovery_code_opens_an_account_while_many_guess(server: Server) -> None:
    client = far(server, "192.0.2.3")
    client.do("POST", "/api/me", {"name": "Rolf x"})
    made = client.do("POST", "/api/account", {"name": "Rolf", "password": RIGHT})
    for number in range(9):
        log_in(far(server, f"198.51.108.{number}"), "Rolf", WRONG)
    wish = {"name": "Rolf", "code": made["recovery"], "password": "still longer"}
    assert far(server, "192.0.2.4").ask("POST", "/api/recovery", wish).status == 200


def test_what_a_browser_is_known_by_is_a_secret_and_few_are_kept(server: Server) -> None:
    own = owner(server, "Otto")
    [(name, secret)] = own.devices.items()
    answer = far(server, "192.0.2.5").ask(
        "POST", "/api/session", {"name": "Otto", "password": RIGHT}
    )
    assert answer.status == 200
    for _ in range(12):
        assert log_in(far(server, "192.0.2.6"), "Otto") == 200
    with sqlite3.connect(server.database) as store:
        sql = "SELECT digest FROM devices d JOIN people p ON p.id = d.person WHERE handle = 'otto'"
        digests = [digest for (digest,) in store.execute(sql)]
    store.close()
    assert len(digests) == 10
    assert not any(secret in digest for digest in digests)
    assert name.startswith("kogge-")
    assert "otto" not in name


def test_who_must_wait_is_answered_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PATIENCE", 0.2)
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # all come at once

    async def test() -> list[str]:
        buckets, rate = Buckets(), Rate(1, 1000)
        order: list[str] = []

        async def knock(name: str) -> None:
            try:
                await buckets.wait(rate, "x")
                order.append(name)
            except Denied:
                order.append("refused")

        await asyncio.gather(*(knock(str(number)) for number in range(202)))
        return order

    order = asyncio.run(asyncio.wait_for(test(), 60))
    assert order[:2] == ["0", "refused"]
    assert len(order) == 202
    assert order[-1] == "200"


def test_several_at_once_do_not_slip_through(server: Server) -> None:
    owner(server, "Nils")
    with ThreadPoolExecutor(12) as pool:
        guesses = pool.map(lambda _: log_in(far(server, "198.51.109.1"), "Nils", WRONG), range(12))
        assert sorted(guesses) == [401] * 3 + [429] * 9
