"""The deal of the day: the same for all, once for each, and closed until its day is over."""

from __future__ import annotations

import asyncio

import pytest
from clubs import DAY, START, Club, asked, club, known, move

from kogge import wire
from kogge.core.chance import Seed
from kogge.games import GAMES
from kogge.server.deals import board
from kogge.server.deals.day import day_of
from kogge.server.erasure import forget
from kogge.server.live.live import Live
from kogge.server.store.people import Somebody
from kogge.server.store.standing import deals, profiles
from kogge.table.denied import Denied
from kogge.table.judging.judge import Judge

VISBY = GAMES["visby"]


async def play(here: Club, person: Somebody, *, end: bool = True) -> Live:
    """Let somebody play today's deal of Visby."""
    live = await here.site.dealer.play(person, VISBY)
    await here.site.bots.close()  # the test moves for the bots
    while end and live.table.state == "playing":
        await here.change(live, move)
    return live


async def today(here: Club, person: Somebody | None = None) -> wire.Deal:
    told = await board.told(here.site.dealer, person)
    return next(deal for deal in told.today if deal.game == "visby")


async def yesterday(here: Club, person: Somebody | None = None) -> wire.Deal:
    told = await board.told(here.site.dealer, person)
    return next(deal for deal in told.yesterday if deal.game == "visby")


def test_all_have_the_same_cards_the_same_seat_and_the_same_bots(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            first, second = await play(here, anna, end=False), await play(here, berta, end=False)
            assert first.id != second.id
            assert first.table.seed == second.table.seed
            assert first.table.setup == second.table.setup
            bots = [[chair.bot for chair in live.table.chairs] for live in (first, second)]
            assert bots[0] == bots[1] == (await today(here)).chairs
            assert first.table.seats_of("anna") == second.table.seats_of("berta")

    asyncio.run(story())


def test_nobody_plays_it_twice_not_even_at_the_same_moment(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna = await here.person("Anna")
            tables = await asyncio.gather(*(here.site.dealer.play(anna, VISBY) for _ in range(3)))
            assert len({live.id for live in tables}) == 1
            live = await play(here, anna)
            assert (await play(here, anna)).id == live.id
            await here.counted()
            assert [row.name for row in (await today(here)).board] == ["Anna"]
            assert (await today(here, anna)).done
            with pytest.raises(Denied, match="account"):
                await play(here, await here.person("Gast", account=False))

    asyncio.run(story())


def test_the_seed_is_committed_a_day_ahead_and_shown_a_day_later(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            before = await board.told(here.site.dealer, None)
            ahead = {sealed.game: sealed.commitment for sealed in before.tomorrow}
            here.later(DAY)
            during = await today(here)
            assert (during.commitment, during.seed) == (ahead["visby"], None)
            here.later(DAY)
            after = await yesterday(here)
            assert after.seed is not None
            assert Seed.of_text(after.seed).commitment == ahead["visby"]

    asyncio.run(story())


def test_the_board_ranks_by_place_then_points_beside_levels() -> None:
    entries = [
        deals.Entry("a", "Anna", private=False, at_table="t1", place=1, points=40),
        deals.Entry("b", "Berta", private=False, at_table="t2", place=1, points=40),
        deals.Entry("c", "Carl", private=True, at_table="t3", place=2, points=60),
    ]
    rows = board.ranked(entries, [("master", 1, 45), ("apprentice", 3, 10)], "b")

    told = [(row.rank, row.bot or row.name, row.mine) for row in rows]
    assert told == [
        (0, "master", False), (1, "Anna", False), (1, "Berta", True), (3, "", False),
        (0, "apprentice", False),
    ]  # fmt: skip


def test_only_whole_plays_of_the_day_are_on_the_board(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            late, away = await here.person("Anna"), await here.person("Berta")
            running = await play(here, late, end=False)
            left = await play(here, away, end=False)
            await here.change(
                left, lambda judge: Judge.away(judge, left.table.seats_of("berta")[0])
            )
            while left.table.state == "playing":
                await here.change(left, move)
            here.later(DAY)
            while running.table.state == "playing":
                await here.change(running, move)
            await here.counted()
            assert (await yesterday(here)).board == []

    asyncio.run(story())


def test_the_best_play_is_open_to_all_when_its_day_is_over(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna = await known(here, "Anna")
            stranger = await known(here, "Berta")
            live = await play(here, anna)
            await here.counted()
            await here.site.dealer.prepare()
            assert (await today(here)).replay is None
            status, _ = await asked(here, stranger, f"/api/tables/{live.id}/replay?eyes=open")
            assert status == 403
            here.later(DAY)
            await here.site.dealer.prepare()
            assert (await yesterday(here)).replay == live.id
            status, _ = await asked(here, stranger, f"/api/tables/{live.id}/replay?eyes=open")
            assert status == 200

    asyncio.run(story())


CLOSED = ("match.txt", "match.json", "verify", "replay?eyes=open", "picture.png", "log?eyes=watch")


def test_nothing_of_a_running_deal_leaves(database: str) -> None:
    """Neither seed nor cards, whoever asks, by whatever route; its own player sees own eyes."""

    async def story() -> None:
        async with club(database) as here:
            anna, berta = await known(here, "Anna"), await known(here, "Berta")
            live = await play(here, anna)
            await here.counted()
            seed, secret = live.table.seed, live.table.invitation
            one = f"/api/tables/{live.id}"
            for person in (anna, berta, None):
                for name in CLOSED:
                    mark = "&" if "?" in name else "?"
                    status, said = await asked(
                        here, person, f"{one}/{name}{mark}invitation={secret}"
                    )
                    assert status == 403, (name, said)
                    assert seed.encode() not in said
                open_ways = ["/api/deals", "/api/mine", "/api/me/export", "/api/running", one]
                for way in [*open_ways, f"{one}/ending", f"{one}/replay"]:
                    _, said = await asked(here, person, way)
                    assert seed.encode() not in said, way
            for way, body in (("share", {"shared": True}), ("fork", {"step": 1, "seat": 0})):
                status, _ = await asked(here, anna, f"{one}/{way}", body)
                assert status == 403, way
            status, said = await asked(here, anna, f"{one}/replay")
            assert status == 200
            for way in (f"{one}?invitation={secret}", f"{one}/replay?invitation={secret}"):
                status, said = await asked(here, berta, way)
                assert seed.encode() not in said

    asyncio.run(story())


def test_who_keeps_to_themselves_has_no_name_on_the_board(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            await play(here, anna)
            await here.counted()
            await profiles.seclude(here.site.store, anna.id, private=True)
            assert [row.name for row in (await today(here, berta)).board] == [""]
            assert [row.name for row in (await today(here, anna)).board] == ["Anna"]
            await forget(here.site, anna)
            assert (await today(here, berta)).board == []

    asyncio.run(story())


def test_a_day_is_that_of_greenwich() -> None:
    assert day_of(START) == "2027-01-15"
    assert day_of(START, 1) == "2027-01-16"
