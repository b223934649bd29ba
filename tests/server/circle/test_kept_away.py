"""Keeping somebody away, at tables: they do not sit down beside you, and learn nothing of it."""

from __future__ import annotations

import asyncio
from typing import Any

from clubs import Club, club, do, known, public_table, refused

from kogge.server.store.people import Somebody


async def listed(here: Club, person: Somebody) -> list[str]:
    """Return the open tables that a person is shown."""
    found = await do(here, person, "tables", method="GET")
    return [card["id"] for card in found["tables"]]


def for_three() -> dict[str, Any]:
    return {"game": "visby", "chairs": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


def test_who_is_kept_away_finds_no_seat_and_is_not_told_why(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await known(here, "Anna"), await known(here, "Berta")
            carl = await known(here, "Carl")
            await do(here, anna, "blocked", {"name": "Berta"})
            hosted = (await do(here, anna, "tables", public_table()))["id"]
            guest_at = (await do(here, carl, "tables", for_three()))["id"]
            await do(here, anna, f"tables/{guest_at}/join", {})

            for table in (hosted, guest_at):
                status, reason = await refused(here, berta, f"tables/{table}/join", {})
                assert (status, reason) == (403, "not-for-you")
                status, reason = await refused(
                    here, berta, f"tables/{table}/join", {"anyway": True}
                )
                assert (status, reason) == (403, "not-for-you")
            assert await listed(here, berta) == []
            assert sorted(await listed(here, carl)) == sorted([hosted, guest_at])

            await do(here, carl, f"tables/{hosted}/join", {})  # others sit down as ever
            secret = {**for_three(), "private": True}
            among = await do(here, carl, "tables", secret)
            link = {"invitation": among["invitation"]}
            await do(here, anna, f"tables/{among['id']}/join", link)
            await do(here, berta, f"tables/{among['id']}/join", link)  # Carl gave her the link

    asyncio.run(story())


def test_one_is_told_of_somebody_one_keeps_away_and_may_sit_down(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await known(here, "Anna"), await known(here, "Berta")
            await do(here, anna, "blocked", {"name": "Berta"})
            table = (await do(here, berta, "tables", public_table()))["id"]

            assert await listed(here, anna) == [table]
            status, reason = await refused(here, anna, f"tables/{table}/join", {})
            assert (status, reason) == (409, "kept-away")
            card = await do(here, anna, f"tables/{table}/join", {"anyway": True})
            assert [seat["name"] for seat in card["seats"]] == ["Berta", "Anna"]

    asyncio.run(story())
