"""Make a release archive: `python tests/server/admin/archive_made.py NAME` (`make archive`).

A short evening at a server: every game by every version of its rules that can still be played, at
tables that are over, under way, sealed and waiting, with words and steps that were taken back. What
it writes is never changed afterwards: `test_rehearsal` plays it again for ever.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1])]

from players import Player, luck_of
from served import Client, roomy, serving

from kogge.games import GAMES, find
from kogge.server.store import Write, archive, open_store
from kogge.server.store.shelf import LEAP

ARCHIVES = Path(__file__).parent / "archives"
SEEN = 4.0  # seconds until a running server has seen what another program wrote
LOOKS = 6  # of each player at a table that is left under way


def main() -> None:
    """Write an archive under the name that is given."""
    target = ARCHIVES / f"{sys.argv[1]}.backup"
    if target.exists():
        sys.exit(f"{target.name} exists already, and is never changed")
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "kogge.sqlite")
        with serving(database, launch=roomy()) as server:
            anna, berta = server.client("Anna"), server.client("Berta")
            for game in GAMES:
                evening(database, anna, berta, game)
            server.stop()
        asyncio.run(written(database, target))
    print(target, target.stat().st_size, "bytes")


def evening(database: str, anna: Client, berta: Client, game: str) -> None:
    """Play a game by every version of its rules: one table to the end, one for a while."""
    for rules in (find(game).version, *find(game).earlier):
        whole(begun(database, anna, berta, game, rules), anna, berta)
        part(begun(database, anna, berta, game, rules), anna, berta)
    if game == "visby":  # where both choose at the same moment
        table = begun(database, anna, berta, game, find(game).version)
        part(table, anna)
    anna.open(game, "me", "open")


def begun(database: str, anna: Client, berta: Client, game: str, rules: int) -> str:
    """Open a table for two that is played by a version of the rules."""
    table = anna.open(game, "me", "open")
    if rules != find(game).version:
        asyncio.run(aged(database, table["id"], rules))
        time.sleep(SEEN)
    berta.do("POST", f"/api/tables/{table['id']}/join", {})
    return str(table["id"])


async def aged(database: str, table: str, rules: int) -> None:
    """Let an open table be one that was opened under older rules."""
    store = await open_store(database, serving=False)
    [(text,)] = await store.fetch("SELECT setup FROM tables WHERE id = ?", table)
    setup: dict[str, Any] = {**json.loads(text), "rules": rules}
    sql = "UPDATE tables SET setup = ?, version = version + ? WHERE id = ?"
    await store.write(Write(sql, (json.dumps(setup), LEAP, table), 1))
    await store.close()


def whole(table: str, *clients: Client) -> None:
    """Let people play to the end, with words and steps back."""
    seats = [Player(client, table, seat, luck_of(table)) for seat, client in enumerate(clients)]
    with ThreadPoolExecutor(len(seats)) as pool:
        for player in pool.map(Player.play, seats):
            player.stand_up()


def part(table: str, *clients: Client) -> None:
    """Let people look in by turns, and move if they are asked; the match stays under way."""
    seats = [Player(client, table, seat, luck_of(table)) for seat, client in enumerate(clients)]
    for player in seats * LOOKS:
        player.sit_down()
        if player.seat in player.state["choosing"]:
            player.move()
        player.stand_up()


async def written(database: str, target: Path) -> None:
    """Back up a database."""
    store = await open_store(database, serving=False)
    try:
        await archive.backup(store, target, lambda _name, _rows: None)
    finally:
        await store.close()


if __name__ == "__main__":
    main()
