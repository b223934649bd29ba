"""The clerk: whatever has ended is counted once, with all that follows, on both stores."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from clubs import DAY, START, club, move

from kogge.server.erasure import forget
from kogge.server.standing.clerk import Clerk
from kogge.server.store import Store
from kogge.table.denied import Denied
from kogge.table.judging.judge import Judge

RATINGS = "SELECT person, games, mean FROM ratings ORDER BY person"
RESULTS = "SELECT person, bot, place, own, mean IS NOT NULL FROM results ORDER BY seat"


async def ratings(store: Store) -> dict[str, tuple[int, float]]:
    return {person: (games, mean) for person, games, mean in await store.fetch(RATINGS)}


def test_a_rated_game_moves_both_and_is_counted_once(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            live = await here.lost(anna, berta, rated=True)
            store, bench = here.site.store, here.site.house.bench
            await asyncio.gather(*(Clerk(store, bench).count(live.id) for _ in range(3)))
            assert await here.counted() == 0
            found = await ratings(store)
            assert {person: games for person, (games, _) in found.items()} == {
                "anna": 1,
                "berta": 1,
            }
            assert found["anna"][1] < 25 < found["berta"][1]

    asyncio.run(story())


def test_an_unrated_game_is_a_result_and_moves_nobody(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta", account=False)
            await here.lost(anna, berta)
            assert await here.counted() == 1
            assert await ratings(here.site.store) == {}
            assert await here.site.store.fetch(RESULTS) == [
                ("anna", "greedy", 2, 1.0, False), ("berta", "", 1, 1.0, False)
            ]  # fmt: skip

    asyncio.run(story())


def test_a_whole_game_is_tallied_with_what_each_seat_began_with(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            await here.played(anna, berta)
            await here.counted()
            [(data,)] = await here.site.store.fetch("SELECT data FROM counts")
            assert '"rounds"' in data
            openings = await here.site.store.fetch("SELECT opening FROM results")
            assert all(opening for (opening,) in openings)

    asyncio.run(story())


def test_whoever_leaves_half_way_counts_by_share(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            live = await here.table(anna, berta, rated=True)
            for _ in range(3):
                await here.change(live, move)
            await here.change(live, partial(Judge.away, seat=0))
            while live.table.state == "playing":
                await here.change(live, move)
            await here.counted()
            [(_, bot, _, own, _), (*_, whole, _)] = await here.site.store.fetch(RESULTS)
            assert bot
            assert 0 < own < whole == 1

    asyncio.run(story())


def test_a_table_that_never_began_or_was_closed_is_nobodys_result(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            for table in (await here.table(anna, berta), await here.table(anna, "merchant")):
                await here.change(table, Judge.close)
            assert await here.counted() == 2
            assert await here.site.store.fetch(RESULTS) == []

    asyncio.run(story())


def test_a_forgotten_person_leaves_a_result_without_a_name(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            await here.lost(anna, berta, rated=True)
            await here.counted()
            await forget(here.site, anna)
            assert list(await ratings(here.site.store)) == ["berta"]
            people = [row[0] for row in await here.site.store.fetch(RESULTS)]
            assert people == ["", "berta"]
            await here.lost(berta, "merchant", rated=True)
            await here.counted()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("bot", "private", "why"),
    [
        ("merchant", True, "a rated game is public"),
        ("random", False, "the bot 'random' has not been measured"),
    ],
)
def test_a_rated_table_must_say_something_of_strength(
    database: str, bot: str, private: bool, why: str
) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna = await here.person("Anna")
            with pytest.raises(Denied) as refused:
                await here.table(anna, bot, rated=True, private=private)
            assert why in refused.value.sentence()

    asyncio.run(story())


def test_guests_cannot_sit_at_a_rated_table_and_nobody_sits_there_twice(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, guest = await here.person("Anna"), await here.person("Gast", account=False)
            for host, others in ((guest, ("merchant",)), (anna, (guest,)), (anna, (anna,))):
                with pytest.raises(Denied) as refused:
                    await here.table(host, *others, rated=True)
                assert refused.value.reason == "rated"

    asyncio.run(story())


def test_results_bear_the_time_of_the_end(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            live = await here.lost(anna, berta)
            here.later(DAY)
            await here.change(live, lambda judge: judge.say(0, "well played", ""))
            await here.counted()
            assert await here.site.store.fetch("SELECT DISTINCT ended FROM results") == [
                (START + 1000,)
            ]

    asyncio.run(story())


def test_a_round_counts_what_waits_and_then_finds_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with club(str(tmp_path / "kogge.db")) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            await here.lost(anna, berta)
            assert await here.site.clerk.round() == 1
            assert await here.site.clerk.round() == 0

    asyncio.run(story())
