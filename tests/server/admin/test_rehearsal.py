"""Upgrades without fear: what was played under any release comes out the same for ever."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from archive_made import ARCHIVES
from runner import Done, typed

from kogge.games import GAMES, find
from kogge.server.admin.rehearsal import Rehearsal, rehearse
from kogge.server.store import Write, archive, open_store
from kogge.table.ledger import read_setup

RELEASES = sorted(ARCHIVES.glob("*.backup"))
Data = dict[str, Any]


@cache
def kept_by(file: Path) -> Rehearsal:
    """Return what came out of a backup that nobody changes."""
    return rehearsed(file)


def rehearsed(file: Path, seen: list[tuple[int, int]] | None = None) -> Rehearsal:
    told = seen if seen is not None else []
    played = lambda count, total: told.append((count, total))  # noqa: E731
    return asyncio.run(rehearse(file, lambda _name, _rows: None, played))


def checked(file: Path, language: str = "en") -> Done:
    return typed("--lang", language, "upgrade", "--check", file, COLUMNS="300")


@pytest.mark.parametrize("file", RELEASES, ids=lambda file: file.stem)
def test_what_a_release_has_kept_comes_out_the_same(file: Path) -> None:
    seen: list[tuple[int, int]] = []
    found = rehearsed(file, seen)

    assert [str(each.why) for each in found.differences] == []
    assert found.actions > 100
    assert seen == [(number, found.total) for number in range(1, found.total + 1)]


def test_every_version_of_the_rules_is_in_some_release() -> None:
    kept = {(game, rules) for file in RELEASES for game, rules, _ in kept_by(file).tables}

    assert kept >= {(game, find(game).version) for game in GAMES}
    assert kept >= {(game, rules) for game in GAMES for rules in find(game).earlier}


def test_the_command_says_that_games_of_older_rules_go_on() -> None:
    done = checked(RELEASES[0])

    assert (done.code, done.err) == (0, "")
    assert "Haithabu: one table goes on by version 1 of the rules." in done.out
    assert "came out as they were stored. This version can take over." in done.out


# A version that plays differently.


def other_digest(_row: Data, record: Data) -> None:
    record["entries"][0][2] = "0" * len(record["entries"][0][2])


def other_action(_row: Data, record: Data) -> None:
    record["entries"][0][1] = 9999


def other_kind(_row: Data, record: Data) -> None:
    record["kind"] = "prophecy"


def other_rules(row: Data, _record: Data) -> None:
    row["setup"]["rules"] = 999


def other_score(row: Data, _record: Data) -> None:
    row["standing"]["totals"][0] += 1


REPLAYED = "the match was stored by other rules, and cannot be replayed by these"
CHANGES = {
    other_digest: f"record 2, after 0 actions: {REPLAYED}",
    other_action: f"record 2, after 0 actions: {REPLAYED}",
    other_kind: "record 2, after 0 actions: cannot be read: Invalid value 'prophecy' - at `$.kind`",
    other_rules: "record 1, after 0 actions: the match was played by version '999' of the rules",
    other_score: "the match does not stand where the backup says",
}


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_the_first_difference_is_named(
    change: Callable[[Data, Data], None], tmp_path: Path
) -> None:
    file = tmp_path / "changed.backup"
    table = asyncio.run(changed(RELEASES[0], file, change))
    [difference] = rehearsed(file).differences
    done = checked(file)

    assert difference.table == table
    assert done.code == 1
    [line] = [line for line in done.out.splitlines() if line.startswith("Table ")]
    assert line.startswith(f"Table {table}, ")
    assert CHANGES[change] in line
    assert "1 of " in done.out.splitlines()[-1]


async def changed(source: Path, target: Path, change: Callable[[Data, Data], None]) -> str:
    """Write a backup in which one finished match of Visby differs; return its table."""
    store = await open_store(str(target.with_suffix(".sqlite")), serving=False)
    await archive.restore(store, source, lambda _name, _rows: None)
    rows = await store.fetch("SELECT id, setup, standing FROM tables WHERE state = 'over'")
    [(id, setup, standing)] = [row for row in rows if read_setup(row[1]).game == "visby"]
    row = {"setup": json.loads(setup), "standing": json.loads(standing)}
    [(data,)] = await store.fetch("SELECT data FROM records WHERE at_table = ? AND number = 2", id)
    record = json.loads(data)
    change(row, record)
    kept = (json.dumps(row["setup"]), json.dumps(row["standing"]), id)
    await store.write(
        Write("UPDATE tables SET setup = ?, standing = ? WHERE id = ?", kept, 1),
        Write("UPDATE records SET data = ? WHERE at_table = ? AND number = 2",
              (json.dumps(record), id), 1),
    )  # fmt: skip
    await archive.backup(store, target, lambda _name, _rows: None)
    await store.close()
    return str(id)


def test_a_backup_that_is_not_whole_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "half.backup"
    file.write_bytes(RELEASES[0].read_bytes()[:9000])
    done = checked(file, "de")

    assert (done.code, done.out) == (2, "")
    assert "eine Sicherung von Kogge, ganz und unverändert" in done.err
