"""A file belongs to one server at a time, and is free again once that has ended."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kogge.core.error import Broken
from kogge.server.store import open_store


def test_a_file_is_served_by_one_alone_and_given_back(tmp_path: Path) -> None:
    async def story() -> None:
        file = str(tmp_path / "kogge.sqlite")
        first = await open_store(file, serving=True)
        with pytest.raises(Broken) as refused:
            await open_store(file, serving=True)
        assert refused.value.trouble == "another server is running on this file"
        await (await open_store(file, serving=False)).close()  # a backup is made meanwhile
        await first.close()
        await (await open_store(file, serving=True)).close()

    asyncio.run(story())
