"""What only a file must withstand: several processes that create it at the same moment."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from kogge.core.error import Broken
from kogge.server.store import open_store, sqlite


def begun_by_another(file: Path) -> sqlite3.Connection:
    """Return a connection that writes to a file that has no log yet."""
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    return other


async def mode(file: Path) -> str:
    """Open a file and close it again; return where its changes go."""
    store = await open_store(str(file), serving=False)
    [(found,)] = await store.fetch("PRAGMA journal_mode")
    await store.close()
    return str(found)


def test_whoever_opens_a_file_while_another_begins_it_waits(tmp_path: Path) -> None:
    other = begun_by_another(tmp_path / "kogge.sqlite")
    threading.Timer(0.3, other.rollback).start()

    assert asyncio.run(mode(tmp_path / "kogge.sqlite")) == "wal"
    other.close()


def test_nobody_waits_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    other = begun_by_another(tmp_path / "kogge.sqlite")
    with pytest.raises(Broken, match="cannot be opened: database is locked"):
        asyncio.run(mode(tmp_path / "kogge.sqlite"))
    other.close()
