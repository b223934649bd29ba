"""Friends: asked, accepted, declined without a word, seen when here, and forgotten."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from clubs import START, Club, club, do, known, public_table, refused

from kogge import wire
from kogge.server.circle.circle import HERE
from kogge.server.erasure import forget
from kogge.server.store.circle import friends
from kogge.server.store.people import Somebody

MINUTE = 60_000


async def circle(here: Club, person: Somebody) -> Any:
    return await do(here, person, "friends", method="GET")


def names(people: Any) -> list[str]:
    return [each["name"] for each in people]


async def befriend(here: Club, one: Somebody, two: Somebody) -> None:
    await do(here, one, "friends", {"name": two.name})
    [request] = (await circle(here, two))["asking"]
    await do(here, two, f"friends/{request['id']}/accept")


def test_two_become_friends_and_part_again(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await known(here, "Anna"), await known(here, "Berta")
            told = await do(here, anna, "friends", {"name": "berta"})
            assert (names(told["asked"]), told["friends"]) == (["berta"], [])
            assert names((await circle(here, berta))["asking"]) == ["Anna"]
            [request] = (await circle(here, berta))["asking"]

            told = await do(here, berta, f"friends/{request['id']}/accept")

            assert (names(told["friends"]), told["asking"]) == (["Anna"], [])
            own = await circle(here, anna)
            assert (names(own["friends"]), own["asked"]) == (["Berta"], [])
            assert own["friends"][0]["id"] != told["friends"][0]["id"]
            await do(here, anna, f"friends/{own['friends'][0]['id']}", method="DELETE")
            for person in (anna, berta):
                left = await circle(here, person)
                assert left["friends"] == left["asked"] == left["asking"] == []
            await do(here, anna, "friends", {"name": "Berta"})  # who ask each other are friends
            await do(here, berta, "friends", {"name": "Anna"})
            assert names((await circle(here, anna))["friends"]) == ["Berta"]

    asyncio.run(story())


def test_nobody_is_told_that_they_were_declined_or_blocked(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await known(here, "Anna"), await known(here, "Berta")
            before = await do(here, anna, "friends", {"name": "Berta"})
            [request] = (await circle(here, berta))["asking"]
            await do(here, berta, f"friends/{request['id']}/decline")
            assert (await circle(here, berta))["asking"] == []
            assert await circle(here, anna) == before
            assert await do(here, anna, "friends", {"name": "Berta"}) == before
            assert (await circle(here, berta))["asking"] == []

            told = await do(here, berta, "blocked", {"name": "Anna"})
            assert names(told["blocked"]) == ["Anna"]
            assert await circle(here, anna) == before
            await do(here, anna, f"friends/{before['asked'][0]['id']}", method="DELETE")
            again = await do(here, anna, "friends", {"name": "Berta"})
            assert names(again["asked"]) == ["Berta"]
            assert (await circle(here, berta))["asking"] == []
            table = await here.site.lobby.open(anna, private_table())
            await do(here, anna, f"tables/{table.id}/invite", {"name": "Berta"})
            assert table.id not in str(await do(here, berta, "tables", method="GET"))

            [kept] = told["blocked"]
            free = await do(here, berta, f"friends/{kept['id']}", method="DELETE")
            assert free["blocked"] == []
            await do(here, berta, "friends", {"name": "Anna"})
            assert names((await circle(here, anna))["friends"]) == ["Berta"]

    asyncio.run(story())


def private_table() -> Any:
    chairs = [wire.Chair(kind="me"), wire.Chair(kind="open")]
    return wire.NewTable(game="visby", chairs=chairs, private=True)


def test_only_friends_see_who_is_here_and_only_if_one_lets_them(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta, carl = [await known(here, name) for name in ("Anna", "Berta", "Carl")]
            await befriend(here, anna, berta)
            await do(here, carl, "friends", {"name": "Berta"})
            await here.site.circle.write()
            assert [f["here"] for f in (await circle(here, anna))["friends"]] == [True]
            asked_only = await circle(here, carl)
            assert [f["here"] for f in asked_only["asked"]] == [False]

            here.later(HERE + MINUTE)
            assert [f["here"] for f in (await circle(here, anna))["friends"]] == [False]
            await circle(here, berta)  # comes back
            assert [f["here"] for f in (await circle(here, anna))["friends"]] == [True]

            hidden = await do(here, berta, "friends", {"shown": False}, "PATCH")
            assert hidden["shown"] is False
            await here.site.circle.write()
            assert [f["here"] for f in (await circle(here, anna))["friends"]] == [False]
            rows = await here.site.store.fetch("SELECT person FROM present ORDER BY person")
            assert [person for (person,) in rows] == ["anna"]  # of others nothing is kept

    asyncio.run(story())


def test_friends_meet_at_tables(database: str) -> None:
    """A guest is asked by the seat, under the name there; friends' tables come first."""

    async def story() -> None:
        async with club(database) as here:
            anna = await known(here, "Anna")
            gast = await known(here, "Gustav", account=False)
            dora = await known(here, "Dora")
            live = await here.table(anna, gast)
            seat = live.table.seats_of(gast.id)[0]
            told = await do(here, anna, "friends", {"table": live.id, "seat": seat})
            assert names(told["asked"]) == ["Gustav"]
            [request] = (await circle(here, gast))["asking"]
            await do(here, gast, f"friends/{request['id']}/accept")

            mine = await here.site.lobby.open(gast, private_table())
            [friend] = (await circle(here, gast))["friends"]
            await do(here, gast, f"friends/{friend['id']}/invite", {"table": mine.id})
            open_table = await do(here, gast, "tables", public_table())
            here.later(MINUTE)
            newer = await do(here, dora, "tables", public_table())
            listed = [
                card["id"] for card in (await do(here, anna, "tables", method="GET"))["tables"]
            ]
            assert listed == [mine.id, open_table["id"], newer["id"]]
            others = (await do(here, dora, "tables", method="GET"))["tables"]
            assert [card["id"] for card in others] == [newer["id"], open_table["id"]]

    asyncio.run(story())


def test_a_name_at_a_table_does_not_give_away_an_account(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await known(here, "Anna"), await known(here, "Berta")
            live = await here.site.lobby.open(anna, private_table())
            joined = {"name": "Nightingale", "invitation": live.table.invitation}
            await do(here, berta, f"tables/{live.id}/join", joined)
            seat = live.table.seats_of(berta.id)[0]
            told = await do(here, anna, "friends", {"table": live.id, "seat": seat})
            assert names(told["asked"]) == ["Nightingale"]
            assert "Berta" not in json.dumps(told)
            told = await do(here, anna, "blocked", {"id": told["asked"][0]["id"]})
            assert names(told["blocked"]) == ["Nightingale"]

    asyncio.run(story())


def test_a_circle_is_nobody_elses_business(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta, mallory = [await known(here, n) for n in ("Anna", "Berta", "Mallory")]
            await do(here, anna, "friends", {"name": "Berta"})
            [request] = (await circle(here, berta))["asking"]
            one = f"friends/{request['id']}"
            for person in (anna, mallory):  # nor may who asks say yes for whom they ask
                for what in ("accept", "decline"):
                    assert await refused(here, person, f"{one}/{what}") == (404, "no-friend")
            assert await refused(here, mallory, one, method="DELETE") == (404, "no-friend")
            table = await here.site.lobby.open(anna, private_table())
            invited = await refused(here, anna, f"{one}/invite", {"table": table.id})
            assert invited == (404, "no-friend")  # who was only asked is no friend
            for way, method in (
                ("friends", "GET"), ("friends", "POST"), ("friends", "PATCH"), ("blocked", "POST"),
                (one, "DELETE"), (f"{one}/accept", "POST"), (f"{one}/decline", "POST"),
                (f"{one}/invite", "POST"),
            ):  # fmt: skip
                assert (await refused(here, None, way, None, method))[0] == 401, way
            for wish in ({"name": "Anna"}, {"name": "Nobody"}, {"table": "none"}):
                assert (await refused(here, anna, "friends", wish))[0] == 404, wish
            assert (await refused(here, anna, "friends", {}))[0] == 400
            other = await here.table(berta, "random")
            assert (await refused(here, anna, "friends", {"table": other.id, "seat": 0}))[0] == 403
            assert (await refused(here, berta, "friends", {"table": other.id, "seat": 1}))[0] == 404

    asyncio.run(story())


def test_a_circle_has_its_bounds(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await known(here, "Anna"), await known(here, "Berta")
            store = here.site.store
            await store.write(*(
                friends.ask(f"a{n}", anna.id, f"x{n}", "X", START, hidden=False)
                for n in range(friends.MOST)
            ))  # fmt: skip
            assert await refused(here, anna, "friends", {"name": "Berta"}) == (429, "too-many")
            for n in range(friends.WAITING):
                await here.person(f"P{n}")
            await store.write(*(
                friends.ask(f"b{n}", f"p{n}", berta.id, "B", START, hidden=False)
                for n in range(friends.WAITING)
            ))  # fmt: skip
            carl = await known(here, "Carl")
            assert names((await do(here, carl, "friends", {"name": "Berta"}))["asked"]) == ["Berta"]
            waiting = names((await circle(here, berta))["asking"])
            assert (len(waiting), "Carl" in waiting) == (friends.WAITING, False)

    asyncio.run(story())


def test_who_is_forgotten_is_in_no_circle(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta, carl = [await known(here, n) for n in ("Anna", "Berta", "Carl")]
            await befriend(here, anna, berta)
            await do(here, carl, "friends", {"name": "Anna"})
            await do(here, carl, "blocked", {"name": "Berta"})
            await do(here, berta, "blocked", {"name": "Carl"})
            await here.site.circle.write()
            kept = (await do(here, anna, "me/export", method="GET"))["friends"]
            assert (names(kept["friends"]), names(kept["asking"])) == (["Berta"], ["Carl"])

            for person in (anna, berta):
                await forget(here.site, person)

            left = await circle(here, carl)
            assert left["asked"] == left["blocked"] == []
            for name in ("friends", "blocked", "present"):
                assert await here.site.store.fetch(f"SELECT * FROM {name}") == []

    asyncio.run(story())
