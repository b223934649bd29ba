"""Matches that were stored by other rules: refused in a sentence, and in no one's way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from housed import housed
from players import wait_for
from served import Client

from kogge.games import find
from kogge.games.editions import own_editions
from kogge.server.store import Store, Write, open_store, shelf


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = await open_store(database, serving=False)
    try:
        yield store
    finally:
        await store.close()


# Rules that are not ours.


Data = dict[str, Any]


def other_version(setup: Data, _played: Data) -> None:
    setup["rules"] = 999


def other_game(setup: Data, _played: Data) -> None:
    setup["game"] = "chess"


def other_edition(setup: Data, _played: Data) -> None:
    setup["digest"] = "0" * 16


def other_digest(_setup: Data, played: Data) -> None:
    played["entries"][0][2] = "0" * len(played["entries"][0][2])


def other_action(_setup: Data, played: Data) -> None:
    played["entries"][0][1] = 9999


REPLAYED = "the match was stored by other rules, and cannot be replayed by these"
CHANGES = {
    other_version: "the match was played by version '999' of the rules of riga",
    other_game: "no game is called 'chess'",
    other_edition: "the edition '0000000000000000' is not available, only "
    + " / ".join(each.digest for each in own_editions(find("riga"))),
    other_digest: REPLAYED,
    other_action: REPLAYED,
}


def test_a_match_of_other_rules_is_refused_in_a_sentence(database: str) -> None:
    with housed(database) as server:
        anna = server.client("Anna")
        tables = {anna.open("riga", "me", "greedy")["id"]: change for change in CHANGES}
        spare = anna.open("riga", "me", "open")["id"]
        server.stop()
        for table, change in tables.items():
            asyncio.run(changed(database, table, change))
        server.start()
        for table, change in tables.items():
            assert_refused(anna, table, CHANGES[change])
        mine, running = anna.do("GET", "/api/mine"), anna.do("GET", "/api/running")

        assert {card["id"] for card in mine["tables"]} == {*tables, spare}
        assert {card["id"] for card in running["tables"]} == {*tables}
        assert [card["id"] for card in anna.do("GET", "/api/tables")["tables"]] == [spare]
    assert not [line for line in server.lines if '"level": "error"' in line]


async def changed(database: str, table: str, change: Callable[[Data, Data], None]) -> None:
    """Change what is stored of a table, so that it waits for its bot, and for other rules."""
    async with opened(database) as store:
        [(setup,)] = await store.fetch("SELECT setup FROM tables WHERE id = ?", table)
        records = [json.loads(data) for (data,) in await store.fetch(shelf.RECORDS, table, 0)]
        number, played = next((n, r) for n, r in enumerate(records, 1) if r["kind"] == "play")
        setup = json.loads(setup)
        change(setup, played)
        await store.write(
            Write("UPDATE tables SET setup = ?, due = 0 WHERE id = ?", (json.dumps(setup), table)),
            Write("UPDATE records SET data = ? WHERE at_table = ? AND number = ?",
                  (json.dumps(played), table, number)),
        )  # fmt: skip


def assert_refused(client: Client, table: str, sentence: str) -> None:
    """Check that a table is refused everywhere, with the reason in one sentence."""
    refusals = []
    for path in ("", "/log", "/replay", "/match.txt", "/verify"):
        answer = client.ask("GET", f"/api/tables/{table}{path}")
        assert answer.status in (400, 409)
        refusals.append(answer.json)
    line = client.sit(table)
    refusals.append(line.welcome["refusal"])
    assert line.take() is None
    line.close()
    assert {refusal["sentence"].partition(" (")[0] for refusal in refusals} == {sentence}


@pytest.mark.slow
def test_many_tables_of_other_rules_keep_no_bot_from_playing(database: str) -> None:
    with housed(database) as server:
        anna = server.client("Anna")
        table = anna.open("visby", "me", "greedy")["id"]
        server.stop()
        asyncio.run(crowded(database, table))
        server.start()

        wait_for(lambda: anna.do("GET", f"/api/tables/{table}")["state"] == "over")
    assert not [line for line in server.lines if '"level": "error"' in line]


async def crowded(database: str, table: str) -> None:
    """Leave a table to bots, and put very many before it that wait for bots and other rules."""
    async with opened(database) as store:
        [row] = await store.fetch(f"SELECT {shelf.COLUMNS} FROM tables WHERE id = ?", table)
        setup, chairs = row[6].replace('"rules":', '"rules":999'), json.loads(row[7])
        crowd = [(f"old-{n}", *row[1:6], setup, *row[7:], 1) for n in range(300)]
        await store.write(*(Write(shelf.INSERT, values, 1) for values in crowd))
        copies = "SELECT t.id, r.number, r.made, r.data FROM records r, tables t WHERE t.due = 1"
        await store.write(Write(f"INSERT INTO records {copies}"))
        bots = json.dumps([{**chair, "bot": "greedy"} for chair in chairs])
        await store.write(
            Write("UPDATE tables SET chairs = ?, due = 2 WHERE id = ?", (bots, table))
        )
