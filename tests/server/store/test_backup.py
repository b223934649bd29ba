"""Backups: made while people play, checked before they count, restored while people play."""

from __future__ import annotations

import asyncio
import gzip
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from housed import housed
from players import Player, check, luck_of, wait_for
from runner import Done, typed
from served import Client, Server

from kogge.core.error import Broken
from kogge.server.store import archive, open_store, shelf
from kogge.server.store.bench import Bench

SOON = 6.0  # seconds until a running server must show what was restored
Rows = dict[str, list[tuple[Any, ...]]]


def backup(file: Path, database: str, *options: str) -> Done:
    return typed("--lang", "en", "backup", file, "--database", database, *options)


def restore(file: Path, database: str, *options: str) -> Done:
    return typed("--lang", "en", "restore", file, "--database", database, *options)


def rows(database: str) -> Rows:
    """Return all that a database holds, in some order; versions and the site's time go on."""

    async def read() -> Rows:
        store = await open_store(database, serving=False)
        try:
            return {
                name: sorted(await store.fetch(f"SELECT {plain(columns)} FROM {name}"), key=repr)
                for name, columns in archive.TABLES.items()
                if name != "site_time"
            }
        finally:
            await store.close()

    return asyncio.run(read())


def plain(columns: str) -> str:
    return columns.replace("version, ", "")


@pytest.fixture
def other(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return an empty database of the other kind."""
    if database.startswith("postgresql"):
        return str(tmp_path / "other.sqlite")
    return str(request.getfixturevalue("postgres"))


# A site with a bit of everything.


@dataclass
class Evening:
    """Anna, Berta and their tables."""

    anna: Client
    berta: Client
    over: str  # a finished match
    sealed: str  # where Anna has chosen and Berta has not
    open: str  # a private table that waits
    seats: list[Player] = field(default_factory=list)

    def seen(self) -> list[Any]:
        """Return everything that both are shown."""
        return [look(client, self) for client in (self.anna, self.berta)]


def look(client: Client, evening: Evening) -> list[Any]:
    """Return what a person is shown: tables, the log, the match, and the person's own choice."""
    line = client.sit(evening.sealed)
    states = [{**state, "timer": None} for state in line.states.values()]
    line.close()
    told = [
        client.do("GET", path)
        for path in (
            "/api/me",
            f"/api/tables/{evening.over}/log",
            f"/api/tables/{evening.over}/verify",
        )
    ]
    match = client.ask("GET", f"/api/tables/{evening.over}/match.txt").content
    mine = sorted(card["id"] for card in client.do("GET", "/api/mine")["tables"])
    return [states, told, match, mine]


def spent(server: Server) -> Evening:
    """Spend an evening at a server."""
    anna, berta = server.client("Anna"), server.client("Berta")
    anna.do("POST", "/api/account", {"name": "Anna", "password": "herring and salt"})
    over = anna.open("visby", "me", "greedy")["id"]
    Player(anna, over, 0, luck_of("over")).play().stand_up()
    wait_for(lambda: rows(server.database)["results"])  # the clerk comes when all is over
    sealed = anna.open("visby", "me", "open")["id"]
    berta.do("POST", f"/api/tables/{sealed}/join", {})
    seats = [Player(c, sealed, n, luck_of(str(n))) for n, c in enumerate((anna, berta))]
    seats[0].sit_down()
    seats[0].order("say", words="Moin")
    choose(seats[0])
    waiting = berta.open("riga", "me", "open", private=True)["id"]
    return Evening(anna, berta, over, sealed, waiting, seats)


def choose(player: Player) -> None:
    """Make the first choice there is."""
    state = player.line.asked(player.seat)
    action = state["legal"][0]["action"]
    assert player.order("act", sealed=True, moment=state["moment"], actions=[action]).done


def stand_up(players: list[Player]) -> None:
    for player in players:
        player.stand_up()


# Moving house.


@pytest.mark.slow
def test_a_backup_of_one_store_is_restored_into_the_other(
    database: str, other: str, tmp_path: Path
) -> None:
    file = tmp_path / "kogge.backup"
    with housed(database) as server:
        evening = spent(server)
        done = backup(file, database)
        before, seen = rows(database), evening.seen()
        stand_up(evening.seats)
    again = restore(file, other)

    assert (done.code, done.err, again.code, again.err) == (0, "", 0, "")
    assert rows(other) == before
    with housed(other) as server:
        move_to(server, evening)
        assert evening.seen() == seen
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(Player.play, evening.seats))
        check(other, *evening.seats)
        stand_up(evening.seats)


def move_to(server: Server, evening: Evening) -> None:
    """Let both find their site at another address."""
    evening.anna.port = evening.berta.port = server.port


# Files that are no backups.


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a whole backup."""
    folder = tmp_path_factory.mktemp("sound")
    with housed(folder / "kogge.sqlite") as server:
        stand_up(spent(server).seats)
        assert backup(folder / "kogge.backup", str(folder / "kogge.sqlite")).code == 0
    return folder / "kogge.backup"


def flipped(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def forged(data: bytes) -> bytes:
    """Change what is inside, but leave the checksum as it was."""
    return gzip.compress(gzip.decompress(data).replace(b"Moin", b"Nein"))


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "flipped": flipped,
    "forged": forged,
    "cut": lambda data: data[: len(data) // 2],
    "cut at the end": lambda data: data[:-1],
    "empty": lambda _: b"",
    "no backup": lambda _: b"game visby 1\n",
    "other gzip": lambda _: gzip.compress(b"[1]\n{}\n"),
}


@pytest.mark.slow
def test_a_file_that_is_no_whole_backup_changes_nothing(sound: Path, tmp_path: Path) -> None:
    database = str(tmp_path / "kogge.sqlite")
    assert restore(sound, database).code == 0
    before, bad = rows(database), tmp_path / "bad.backup"
    for damage in DAMAGE.values():
        bad.write_bytes(damage(sound.read_bytes()))
        assert_one_sentence(restore(bad, database, "--force"), bad)
    assert_one_sentence(restore(tmp_path / "none", database, "--force"), tmp_path / "none")

    assert rows(database) == before


def assert_one_sentence(done: Done, place: Path) -> None:
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"Error: {place}: ")
    assert done.err.count("\n") == 1


def test_no_flipped_bit_goes_unnoticed(sound: Path, tmp_path: Path) -> None:
    """The head of a gzip file holds a name and a time, which are never read."""
    data, bad = sound.read_bytes(), tmp_path / "bad.backup"
    content = gzip.decompress(data)
    for place in range(0, len(data), 7):
        changed = bytearray(data)
        changed[place] ^= 1 << place % 8
        bad.write_bytes(changed)
        with suppress(Broken):
            archive.check(bad)
            assert gzip.decompress(changed) == content, place


def test_a_backup_overwrites_nothing_unasked(sound: Path, tmp_path: Path) -> None:
    database, file = str(tmp_path / "kogge.sqlite"), tmp_path / "kogge.backup"
    file.write_text("dear diary")
    refused = backup(file, database)
    kept = file.read_text()

    assert_one_sentence(refused, file)
    assert (kept, backup(file, database, "--force").code) == ("dear diary", 0)
    assert archive.check(file) == 0
    assert sorted(path.name for path in tmp_path.glob("*backup*")) == ["kogge.backup"]


def test_a_database_that_is_not_empty_is_not_replaced_unasked(database: str, sound: Path) -> None:
    first = restore(sound, database)
    before = rows(database)
    refused = restore(sound, database)

    assert (first.code, refused.code) == (0, 2)
    assert "the database is not empty" in refused.err
    assert "--force" in refused.err
    assert rows(database) == before
    assert restore(sound, database, "--force").code == 0
    assert rows(database) == before


# While people play.


@pytest.mark.slow
def test_a_running_server_follows_what_is_restored(database: str, tmp_path: Path) -> None:
    file = tmp_path / "kogge.backup"
    with housed(database) as server:
        evening = spent(server)
        backup(file, database)
        before, seen = rows(database), evening.seen()
        for _ in range(2):  # a second restore is followed too
            later = evening.berta.open("visby", "me", "open")["id"]
            evening.seats = anew(evening.seats)
            choose(evening.seats[1])

            assert restore(file, database, "--force").code == 0
            assert all(hung_up(player) for player in evening.seats)
            assert evening.seen() == seen
            assert evening.berta.ask("GET", f"/api/tables/{later}").status == 404
            assert rows(database) == before
        finish(evening)
    assert not [line for line in server.lines if '"level": "error"' in line]


def anew(seats: list[Player]) -> list[Player]:
    """Let the same people sit down as if they had never been there."""
    stand_up(seats)
    fresh = [Player(p.client, p.table, p.seat, p.luck) for p in seats]
    for player in fresh:
        player.sit_down()
    return fresh


def hung_up(player: Player) -> bool:
    """Return whether a client is soon sent away, to reconnect."""
    end = time.monotonic() + SOON
    with suppress(queue.Empty):
        while player.line.take(max(0.01, end - time.monotonic())) is not None:
            pass
        return True
    return False


def finish(evening: Evening) -> None:
    """Play the game that was under way to its end."""
    seats = anew(evening.seats)
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(Player.play, seats))
    stand_up(seats)
    assert evening.anna.do("GET", f"/api/tables/{evening.sealed}/verify")["sound"]


@pytest.mark.slow
def test_a_backup_made_while_people_play_is_consistent(database: str, tmp_path: Path) -> None:
    files, enough = [tmp_path / f"{number}.backup" for number in range(3)], threading.Event()
    with ThreadPoolExecutor(10) as threads, housed(database) as server:
        seats = [seat for n in range(3) for seat in pair(server, str(n))]
        playing = [threads.submit(player.play, enough.is_set) for player in seats]
        codes = [backup(file, database).code for file in files]
        enough.set()
    for evening in playing:
        evening.result().stand_up()

    assert codes == [0, 0, 0]
    sizes = [loaded(file, {seat.table for seat in seats}) for file in files]
    assert sizes == sorted(set(sizes)), "they played on while the backups were made"


def pair(server: Server, seed: str) -> list[Player]:
    """Return two people at a table of Haithabu, which takes its time."""
    clients = [server.client("Anna"), server.client("Berta")]
    table = clients[0].open("haithabu", "me", "open")["id"]
    clients[1].do("POST", f"/api/tables/{table}/join", {})
    return [Player(c, table, n, luck_of(f"{seed} {n}")) for n, c in enumerate(clients)]


def loaded(file: Path, tables: set[str]) -> int:
    """Restore a backup and read all its tables; return how many records they hold."""

    async def read() -> int:
        store = await open_store(str(file.with_suffix(".sqlite")), serving=False)
        try:
            await archive.restore(store, file, lambda _name, _rows: None)
            assert {id for (id,) in await store.fetch("SELECT id FROM tables")} == tables
            return sum([(await shelf.load(store, Bench(), id)).number for id in tables])
        finally:
            await store.close()

    return asyncio.run(read())
