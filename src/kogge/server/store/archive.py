"""Backups: one checksummed file, the same for both stores, made while the server runs."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import secrets
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from kogge.core.error import Broken

from . import Store, Write
from .base import READ_VERSION, migrations
from .shelf import LEAP

FORM = 1  # of the file
TABLES = {
    "people": "id, name, handle, password, recovery, created, seen",
    "sessions": "digest, person, id, label, created, expires",
    "devices": "digest, person, created",
    "tables": "id, version, state, private, host, invitation, setup, chairs, seed, due, created, "
    "changed, rematch, shared, standing, counted",
    "sittings": "at_table, seat, person, asked, aside",
    "records": "at_table, number, made, data",
    "sealed": "at_table, seat, data",
    "orders": "at_table, seat, data",
    "vacations": "id, person, first, last, begins, ends",
    "site_time": "life, ticks, beat, gaps",
    "correspondents": "person, language, zone, quiet_from, quiet_until, rested",
    "channels": "id, person, kind, address, secrets, events, state, token, created",
    "mutes": "person, at_table",
    "invited": "person, at_table",
    "told": "person, at_table, turn",
    "notices": "person, at_table, event, number, due",
    "letters": "id, person, channel, content, tries, due",
    "tournaments": "id, version, state, private, organiser, invitation, changed, data",
    "contestants": "tournament, person",
    "boards": "at_table, tournament, running",
    "dealt": "at_table, deal",
    "friends": "id, person, other, called, since, hidden",
    "blocked": "id, person, other, called, since",
    "unseen": "person",
    "learners": "person, data",
    "puzzle_tries": "person, game, number, solved, tried",
    "puzzle_solvers": "person, game, mu, sigma, tries",
    "puzzle_days": "person, day",
    "puzzle_ratings": "game, number, mu, sigma, tries, solved",
    "reports": "id, made, person, at_table, seat, words, settled",
    "admins": "person, since",
    "bans": "person, since, until, words",
    "deeds": "id, at, actor, deed, subject, words",
    "announcements": "id, made, until, words",
    "house_rules": "name, value",
    "passes": "digest, id, label, made, expires, uses",
    "results": "at_table, seat, person, bot, game, seats, place, points, own, opening, ended, "
    "mean, doubt",
    "ratings": "person, game, mean, doubt, games",
    "secluded": "person",
    "counts": "at_table, game, seats, ended, data",
    "deals": "day, game, seed, terms, best",
    "deal_plays": "day, game, person, at_table",
    "deal_marks": "day, game, level, place, points",
}
DERIVED = ("checkpoints", "reviews", "present")  # follow from the rest, and are not worth keeping
Progress = Callable[[str, int], None]  # (table, rows so far)
WHOLE = "a backup of Kogge, whole and unchanged"


async def backup(store: Store, path: Path, progress: Progress) -> int:
    """Write everything to a file, as it stood at one moment; return how many rows it holds."""
    with draft_of(path) as draft:
        return await _write(store, draft, progress)


@contextmanager
def draft_of(path: Path) -> Iterator[Path]:
    """Give a file to write that replaces the old one when whole, and vanishes if it never is."""
    handle, name = tempfile.mkstemp(dir=path.resolve().parent, prefix=f".{path.name}.")
    os.close(handle)
    draft = Path(name)
    try:
        yield draft
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


async def _write(store: Store, path: Path, progress: Progress) -> int:
    total, digest = 0, hashlib.sha256()
    with gzip.open(path, "wb") as file:

        def line(data: Any) -> None:
            text = json.dumps(data, ensure_ascii=False).encode() + b"\n"
            digest.update(text)
            file.write(text)

        async with store.snapshot() as fetch:
            [(schema,)] = [row async for row in fetch(READ_VERSION)]
            line({"kogge": "backup", "form": FORM, "schema": schema})
            for name, columns in TABLES.items():
                line({"table": name, "columns": columns.split(", ")})
                count = 0
                async for row in fetch(f"SELECT {columns} FROM {name}"):
                    line(list(row))
                    count += 1
                    if count % 1000 == 0:
                        progress(name, count)
                progress(name, count)
                total += count
        file.write(json.dumps({"rows": total, "sha256": digest.hexdigest()}).encode() + b"\n")
    with path.open("rb") as written:
        os.fsync(written.fileno())
    return total


def check(path: Path) -> int:
    """Read a backup to its end; return how many rows it holds, or say what is wrong with it."""
    total, digest, last = 0, hashlib.sha256(), b""
    for line in _lines(path):
        if last:
            digest.update(last)
            total += last.startswith(b"[")
        last = line
    end = _json(last, path)
    if not isinstance(end, dict) or end.get("sha256") != digest.hexdigest():
        raise Broken(str(path), "the checksum does not fit", WHOLE)
    head = _json(next(_lines(path)), path)
    newest = migrations()[-1][0]
    if head.get("form") != FORM or head.get("schema", 0) > newest:
        trouble = "the backup was made by a newer Kogge"
        raise Broken(str(path), trouble, "schema {count} or older", count=newest)
    return total


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except (OSError, EOFError, zlib.error) as error:
        raise Broken(str(path), "cannot be read: {why}", WHOLE, why=str(error)) from error


def _json(line: bytes, path: Path) -> Any:
    try:
        return json.loads(line)
    except ValueError as error:
        raise Broken(str(path), "the checksum does not fit", WHOLE) from error


async def is_empty(store: Store) -> bool:
    """Return whether nothing is kept in a store yet."""
    [(people,)] = await store.fetch("SELECT count(*) FROM people")
    [(tables,)] = await store.fetch("SELECT count(*) FROM tables")
    return not people and not tables


async def restore(store: Store, path: Path, progress: Progress) -> int:
    """Replace everything with a backup, in one go; running servers follow at once."""
    total = check(path)
    [(newest,)] = await store.fetch("SELECT max(version) FROM tables")
    ahead = ((newest or 0) // LEAP + 1) * LEAP
    await store.pour(_writes(path, progress, ahead, alone=not store.shared), announce="all")
    return total


def _writes(path: Path, progress: Progress, ahead: int, *, alone: bool) -> Iterator[Write]:
    if not alone:  # what others write meanwhile would be half lost
        yield Write(f"LOCK TABLE {', '.join((*TABLES, *DERIVED))} IN EXCLUSIVE MODE")
    for name in (*TABLES, *DERIVED):
        yield Write(f"DELETE FROM {name}")
    name, sql, version, count = "", "", -1, 0
    for line in _lines(path):
        data = json.loads(line)
        if isinstance(data, list):
            if version >= 0:
                data[version] = data[version] % LEAP + ahead
            count += 1
            if count % 1000 == 0:
                progress(name, count)
            yield Write(sql, tuple(data), 1)
        elif "table" in data:
            name, columns, count = data["table"], data["columns"], 0
            if name not in TABLES or not set(columns) <= set(TABLES[name].split(", ")):
                raise Broken(str(path), "the table [{name}] is not known", WHOLE, name=name)
            version = columns.index("version") if "version" in columns else -1
            marks = ", ".join("?" * len(columns))
            sql = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})"
    life = secrets.randbits(48) + 1  # running servers notice that a new time has begun
    yield Write("UPDATE site_time SET life = ?", (life,))
