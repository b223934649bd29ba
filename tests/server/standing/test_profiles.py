"""Profiles and ladders: what they say, and what they keep to themselves."""

from __future__ import annotations

import asyncio

import pytest
from clubs import Club, club

from kogge import wire
from kogge.server.erasure import export, forget
from kogge.server.standing import profile
from kogge.server.store.people import Somebody
from kogge.server.store.standing import profiles
from kogge.table.denied import Denied


async def seen(here: Club, name: str, asker: Somebody | None = None) -> wire.Profile:
    return await profile.shown(here.site.store, name, asker, "en")


async def mine(here: Club, person: Somebody) -> wire.Profile:
    return await profile.mine(here.site.store, person, "en")


def test_a_profile_tells_games_opponents_sizes_openings_and_the_curve(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            for _ in range(2):
                await here.lost(berta, anna, rated=True)
            await here.played(anna, berta, "merchant", rated=True)
            await here.counted()
            [record] = (await seen(here, "anna")).records
            assert (record.game, record.games) == ("visby", 3)
            assert [(size.name, size.games) for size in record.sizes] == [("2", 2), ("3", 1)]
            met = {(rival.name, rival.bot): rival.games for rival in record.opponents}
            assert met == {("Berta", None): 3, ("", "merchant"): 1}
            assert record.first == "Cards played"
            assert [opening.games for opening in record.openings] == [1]
            assert record.rating is not None
            assert (record.rating.games, record.rating.provisional) == (3, True)
            assert [mark.points for mark in record.curve][-1] == record.rating.points
            assert record.curve[0].band > record.curve[-1].band

    asyncio.run(story())


def test_a_private_profile_is_like_none_at_all_and_its_owner_sees_it(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            await here.person("Carl", account=False)
            await here.lost(anna, berta)
            await here.counted()
            await profiles.seclude(here.site.store, anna.id, private=True)
            refusals = []
            for name in ("Anna", "Nobody", "Carl"):
                with pytest.raises(Denied) as refused:
                    await seen(here, name, berta)
                refusals.append((refused.value.sentence(), refused.value.status))
            assert len(set(refusals)) == 1
            assert (await mine(here, anna)).private
            [record] = (await seen(here, "Berta")).records
            assert [rival.name for rival in record.opponents] == [""]  # nor is she named elsewhere
            [record] = (await mine(here, berta)).records
            assert [rival.name for rival in record.opponents] == ["Anna"]  # who has met her
            await profiles.seclude(here.site.store, anna.id, private=False)
            assert (await seen(here, "Anna", berta)).records

    asyncio.run(story())


def test_strangers_see_nothing_of_private_or_nameless_tables(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            await here.lost(anna, berta, private=True)
            nameless = await here.lost(anna, berta)
            wish = wire.Share(shared=True, names=False)
            await here.site.lobby.share(anna, nameless.id, wish)
            await here.counted()
            assert (await seen(here, "Anna", berta)).records == []
            assert [record.games for record in (await mine(here, anna)).records] == [2]

    asyncio.run(story())


def test_a_forgotten_rival_has_no_name(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            await here.lost(anna, berta)
            await here.counted()
            await forget(here.site, berta)
            [record] = (await mine(here, anna)).records
            assert [rival.name for rival in record.opponents] == [""]
            with pytest.raises(Denied):
                await seen(here, "Berta")

    asyncio.run(story())


def test_the_ladder_shows_the_guild_and_whoever_is_firm_and_not_private(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            people = {name: await here.person(name) for name in ("Anna", "Berta", "Carl")}
            anna, berta, carl = people.values()
            for _ in range(10):
                await here.lost(berta, anna, rated=True)
            await here.lost(carl, anna, rated=True)  # his first: provisional
            await here.counted()
            found = await profile.ladder(here.site.store, "visby", anna)
            names = [each.bot or each.name for each in found.ranked]
            assert set(names) >= {"alderman", "apprentice", "Anna", "Berta"}
            assert "Carl" not in names
            assert names.index("Anna") < names.index("craftsman") < names.index("Berta")
            assert [each.name for each in found.ranked if each.mine] == ["Anna"]
            await profiles.seclude(here.site.store, anna.id, private=True)
            after = await profile.ladder(here.site.store, "visby", anna)
            assert "Anna" not in [each.name for each in after.ranked]

    asyncio.run(story())


def test_what_is_kept_of_somebody_is_exported(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            live = await here.lost(anna, berta, rated=True)
            await here.counted()
            found = await export(here.site, anna)
            assert [(each["table"], each["place"]) for each in found.results] == [(live.id, 2)]
            assert [(each["game"], each["games"]) for each in found.ratings] == [("visby", 1)]

    asyncio.run(story())
