"""A session opens nothing once its time is over, even if nobody has swept it away yet."""

from __future__ import annotations

import asyncio

from worlds import START, Memory

from kogge.server.settings import DAY
from kogge.server.store.people import People


def test_a_session_that_has_run_out_is_nobodys() -> None:
    async def story() -> None:
        time = START
        people = People(Memory(), lambda: time, lasting=3 * DAY)
        secret = await people.guest("Anna")

        time = START + 3 * DAY - 1
        somebody = await people.known(secret)
        assert somebody is not None
        assert somebody.name == "Anna"
        time = START + 3 * DAY
        assert await people.known(secret) is None
        time = START + 4 * DAY
        assert await people.known(secret) is None

    asyncio.run(story())
