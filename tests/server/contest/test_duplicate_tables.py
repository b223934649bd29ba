"""Duplicate tables: the same luck at each, and nothing of it leaves before the last is over."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from clubs import Club, asked, club, give_up, known, move

from kogge import wire
from kogge.bots.advice.adviser import turn
from kogge.contest import views
from kogge.contest.record import Board, Tournament, read, written
from kogge.core.chance import Draws, Seed
from kogge.core.game import CHANCE
from kogge.core.match import Match
from kogge.server.api.preview import shared_table
from kogge.server.live.live import Live
from kogge.server.store.people import Somebody
from kogge.server.store.standing import results
from kogge.table.denied import Denied
from kogge.table.judging.judge import Judge
from kogge.table.judging.turns import key_of
from kogge.table.past.coaching import check_coachable

LISTS = (
    "/api/tables", "/api/running", "/api/mine", "/api/tournaments", "/api/me/export",
    "/api/me/profile", "/api/games/visby/statistics",
)  # fmt: skip
NAMES = ("Anna", "Berta", "Carl", "Dora")
CLOSED = (
    "match.txt", "match.json", "verify", "replay?eyes=open", "replay?eyes=watch", "picture.png",
    "log?eyes=watch", "review?seat=0", "line?eyes=open&step=1", "book?eyes=open",
)  # fmt: skip


async def begun(here: Club, players: tuple[str, ...] = NAMES, **terms: Any) -> Tournament:
    """Let people gather for duplicate tables of Visby, and begin."""
    olga = await known(here, "Olga")
    clock = wire.Clock(kind="live")
    wish = {"title": "Cup", "game": "visby", "form": "duplicate", "clock": clock, **terms}
    tournament = await here.site.hall.open(olga, wire.NewTournament(**wish))
    for name in players:
        await here.site.hall.enter(await known(here, name), tournament.id, "")
    found = await here.site.hall.begin(olga, tournament.id)
    await here.site.bots.close()  # the test moves for the bots
    return found


async def tables(here: Club, tournament: Tournament, deal: int = 0) -> list[Live]:
    boards = tournament.rounds[deal].boards
    return [await here.site.house.memory.live(board.table) for board in boards]


async def play_out(here: Club, live: Live) -> None:
    while live.table.state == "playing":
        await here.change(live, move)


def person(name: str) -> Somebody:
    return Somebody(name.lower(), name, account=True)


def test_every_table_has_the_same_luck_and_so_have_its_bots(database: str) -> None:
    """Who decides alike sees the same game; the seat moves on with the next deal."""

    async def story() -> None:
        async with club(database) as here:
            cup = await begun(here, NAMES[:2], seats=3, rounds=2, bot="craftsman", most=8)
            one, two = await tables(here, cup)
            assert one.table.seed == two.table.seed == cup.deals[0]
            keys = [key_of(live.table, live.table.choosing()[0]) for live in (one, two)]
            assert keys[0] == keys[1]
            bots = [[chair.bot for chair in live.table.chairs] for live in (one, two)]
            assert bots == [["", "craftsman", "craftsman"]] * 2
            for live in (one, two):
                await play_out(here, live)
            played = [[(e.actor, e.action) for e in t.table.playing.entries] for t in (one, two)]
            assert played[0] == played[1]

            cup = await here.site.director.count(cup.id)

            assert len(cup.rounds) == 2
            third, _ = await tables(here, cup, 1)
            assert third.table.seed == cup.deals[1] != cup.deals[0]
            assert [chair.bot for chair in third.table.chairs] == ["craftsman", "", "craftsman"]
            page = views.page(cup, "anna")
            assert [(row.rank, row.gained, row.compared) for row in page.comparison] == [
                (1, 1, 1), (1, 1, 1),
            ]  # fmt: skip
            assert page.deals[0].seed is not None
            assert Seed.of_text(page.deals[0].seed).commitment == page.deals[0].commitment

    asyncio.run(story())


def test_hidden_cards_are_dealt_alike_at_every_table(tmp_path: Path) -> None:
    """In Riga all hands, before anybody has chosen; the next deal is another one."""

    async def story() -> None:
        async with club(str(tmp_path / "kogge.sqlite")) as here:
            cup = await begun(here, NAMES[:2], game="riga", seats=3, bot="random", most=8)
            one, two = (live.table.playing for live in await tables(here, cup))
            assert one.position.pack() == two.position.pack()
            draws = [e.action for e in one.entries if e.actor == CHANCE]
            assert len(draws) > 5
            other = Seed.of_text(cup.deals[1])
            again = Match.begin(one.game, one.header.seats, other, one.header.options)
            again.proceed()
            assert again.position.pack() != one.position.pack()

    asyncio.run(story())


def wander(judge: Judge, taste: bytes) -> None:
    """Let somebody who is asked decide in their own way, which is no good one."""
    table, seat = judge.draft, judge.draft.choosing()[0]
    match, moment = table.playing, table.moments.get(seat, 0)
    key = taste + str(len(match.entries)).encode()
    judge.act(seat, moment, turn(match, "random", match.view(seat), key), "")


def drawn(match: Match, verb: str) -> list[str]:
    """Return what chance has brought of one kind, in its order."""
    outcomes = [match.game.outcomes[e.action] for e in match.entries if e.actor == CHANCE]
    return [str(each) for each in outcomes if each.verb == verb]


def test_later_cards_are_the_same_too_however_people_decide(tmp_path: Path) -> None:
    """A tournament that an older version opened goes on as it began: all its tables by number."""

    async def story() -> None:
        async with club(str(tmp_path / "kogge.sqlite")) as here:
            cup = await begun(here, NAMES[:2], game="riga", seats=2, bot="random", most=8)
            one, two = await tables(here, cup)
            for live, taste in ((one, b"rash"), (two, b"late")):
                while live.table.playing.position.year < 3:  # type: ignore[attr-defined]
                    await here.change(live, partial(wander, taste=taste))
            matches = [live.table.playing for live in (one, two)]
            assert [match.header.draws for match in matches] == [Draws.BY_DECK] * 2
            assert matches[0].entries != matches[1].entries
            for verb, least in (("good", 20), ("building", 8)):
                first, second = (drawn(match, verb) for match in matches)
                count = min(len(first), len(second), 44)  # that many goods lie in the first pile
                assert count >= least
                assert first[:count] == second[:count]

            def as_before(older: Tournament) -> list[Board]:
                data = json.loads(written(older))
                assert data.pop("draws") == "by deck"
                older.draws = read(json.dumps(data)).draws
                return []

            await here.site.director.change(cup.id, as_before)
            for live in (one, two):
                for chair in live.table.chairs:
                    if chair.person:
                        await here.change(live, partial(give_up, person=chair.person))
            cup = await here.site.director.count(cup.id)
            later = [live.table.playing.header.draws for live in await tables(here, cup, 1)]
            assert later == [Draws.BY_NUMBER] * 2

    asyncio.run(story())


def test_nothing_of_a_deal_leaves_before_its_last_table_is_over(database: str) -> None:
    """By whatever route, whoever asks; a player may look back through their own eyes."""

    async def story() -> None:
        async with club(database) as here:
            cup = await begun(here, most=4, rounds=1)
            over, running = await tables(here, cup)
            await play_out(here, over)
            await here.site.director.count(cup.id)
            assert not over.table.shared
            assert await results.waiting(here.site.store) == []  # nor do statistics count it
            await all_closed(here, cup, over, running)

            await play_out(here, running)
            assert await here.site.director.count(cup.id)

            one = f"/api/tables/{over.id}"
            for somebody in (None, await known(here, "Stranger"), person("Olga")):
                for way in ("match.json", "replay?eyes=open", "verify"):
                    status, said = await asked(here, somebody, f"{one}/{way}")
                    assert status == 200, (way, said)
            _, page = await asked(here, None, f"/api/tournaments/{cup.id}")
            assert cup.deals[0].encode() in page
            assert await shared_table(here.site, over.id) is not None
            assert sorted(await results.waiting(here.site.store)) == sorted([over.id, running.id])

    asyncio.run(story())


async def all_closed(here: Club, cup: Tournament, over: Live, running: Live) -> None:
    secret, seed = over.table.invitation, cup.deals[0].encode()
    own = next(chair.person for chair in over.table.chairs)
    rival = next(chair.person for chair in running.table.chairs)
    mine, other = (Somebody(id, id.title(), account=True) for id in (own, rival))
    mallory = await known(here, "Mallory")
    one = f"/api/tables/{over.id}"
    for somebody in (mine, other, mallory, person("Olga"), None):
        for name in CLOSED:
            mark = "&" if "?" in name else "?"
            status, said = await asked(here, somebody, f"{one}/{name}{mark}invitation={secret}")
            assert status == 403, (name, status, said)
        for way in (*LISTS, f"/api/tournaments/{cup.id}", f"/api/people/{own}", one):
            _, said = await asked(here, somebody, way)
            assert seed not in said, way
            if somebody is not mine:
                assert over.id.encode() not in said or way.startswith(one), way
    for way, body in (
        ("share", {"shared": True}), ("fork", {"step": 1, "seat": 0}), ("review", {"seat": 0}),
    ):  # fmt: skip
        status, said = await asked(here, mine, f"{one}/{way}", body)
        assert status == 403, (way, said)
    status, said = await asked(here, mine, f"{one}/replay")
    assert status == 200
    assert seed not in said
    _, page = await asked(here, mine, f"/api/tournaments/{cup.id}")
    [deal] = json.loads(page)["deals"]
    assert (deal["state"], deal["running"], deal["slips"], deal["seed"]) == ("playing", 1, [], None)
    assert await shared_table(here.site, over.id) is None  # what previews of links show
    for live in (over, running):
        with pytest.raises(Denied):
            await here.site.lobby.watched(mallory, live.id, secret)  # the way of the socket


def test_nobody_advises_at_a_table_that_is_compared(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            cup = await begun(here, NAMES[:2], bot="craftsman", most=8, rounds=1)
            live = (await tables(here, cup))[0]
            seat = next(n for n, chair in enumerate(live.table.chairs) if chair.person)
            own = live.table.chairs[seat].person
            with pytest.raises(Denied, match="without advice"):
                check_coachable(live.table, own, seat)
            hint = wire.Hint(id="1", seat=seat, moment=0)
            with pytest.raises(Denied, match="without advice"):
                await here.site.bots.hint(live.table, hint, None, "en")  # type: ignore[arg-type]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ({"bot": "nobody"}, "no-bot"),
        ({"form": "swiss", "bot": "craftsman"}, "no-bots"),
        ({"seats": 4, "most": 7}, "too-few"),
        ({"clock": wire.Clock()}, "no-clock"),
    ],
)
def test_terms_must_fit(tmp_path: Path, terms: dict[str, Any], reason: str) -> None:
    async def story() -> None:
        async with club(str(tmp_path / "kogge.sqlite")) as here:
            with pytest.raises(Denied) as denied:
                await begun(here, **terms)
            assert denied.value.reason == reason

    asyncio.run(story())
