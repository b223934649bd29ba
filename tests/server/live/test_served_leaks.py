"""Leaks on the server: worlds that a seat may not tell apart give it the very same messages.

Everything that a seat receives on any channel is compared to the byte, in order, number and size.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from housed import housed
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from served import Line, Server
from twins import channels, is_clean, live_through, possible, twins_of
from worlds import ID, World, told

from kogge import wire
from kogge.core.carrier.bits import size
from kogge.core.game import CHANCE, NOBODY, Game, Position
from kogge.core.match import Match
from kogge.games import GAMES
from soaking import SOAK
from strategies import begin, step

SECRETIVE = [game for game in GAMES.values() if not game.open]
secretive = pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)
LIVE = wire.Clock(kind="live", minutes=5, increment=3)
RIGA = GAMES["riga"]
Run = Callable[[], Coroutine[Any, Any, None]]


def run(test: Run) -> None:
    """Run a test inside a loop of its own."""
    asyncio.run(test())


def luck(number: int) -> Random:
    """Return the same luck for the same number."""
    return Random(number)  # noqa: S311  no secret depends on it


# Everything at once, at random.


@secretive
@pytest.mark.slow
@given(number=st.integers(0, 2**32))
@settings(
    max_examples=100 if SOAK else 6,
    phases=(Phase.explicit, Phase.generate),  # two worlds take too long to be shrunk
)
def test_what_a_seat_is_told_does_not_tell_what_it_may_not_know(game: Game, number: int) -> None:
    async def test() -> None:
        async with twins_of(game, luck(number)) as twins:
            await live_through(twins)

    run(test)


@secretive
def test_a_server_that_shows_everything_is_caught(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above can fail: with a server whose views hide nothing the worlds differ."""

    def view(match: Match, seat: int) -> Position:
        seen = match.position.copy()
        seen.viewer = seat
        return seen

    async def test() -> None:
        async with twins_of(game, luck(5)) as twins:
            monkeypatch.setattr(Match, "view", view)
            seat = next(s for s in twins.one.table.asked() if s != twins.seat)
            for world, choice in zip(twins.worlds, (0, -1), strict=True):
                world.match.play(world.match.mover, possible(world.match, seat)[choice])
            one, two = [await channels(world, twins.seat) for world in twins.worlds]
            assert one != two

    run(test)


# Sealed choices.


def sealed_question(game: Game, number: int = 3) -> Position:
    """Return a position in which several seats choose at once, and none has chosen."""
    match, wishes = begin(game, 3, number), luck(number)
    while not is_clean(match) or size(game.together(match.position)) < 2:
        step(match, wishes.randrange(10**6))
    return match.position


@asynccontextmanager
async def pair_of(game: Game, position: Position) -> Any:
    """Begin two worlds that are the same, as long as nothing else is done in one of them."""
    worlds = [World(game, position.seats, origin=told(position), clock=LIVE) for _ in range(2)]
    for world in worlds:
        await world.open()
    try:
        yield worlds
    finally:
        for world in worlds:
            await world.close()


def wholes(world: World, seat: int) -> list[list[int]]:
    """Return several whole choices of a seat, each different."""
    legal = possible(world.match, seat)
    return [[action] for action in legal] if len(legal) > 1 else [[legal[0]]]


async def others(world: World, seat: int) -> list[Any]:
    """Return everything sent to anyone but one seat, and what they get when they ask."""
    onlookers = [other for other in world.onlookers if other != seat]
    heard = [list(world.ears[other].said) for other in onlookers]
    return [*heard, *[await channels(world, other) for other in onlookers]]


@secretive
def test_a_choice_that_is_changed_five_times_looks_like_one_that_is_made_once(game: Game) -> None:
    async def test() -> None:
        async with pair_of(game, sealed_question(game)) as (once, often):
            seat, *rest = once.table.asked()
            *more, last = (wholes(once, seat) * 6)[:6]
            for world in (once, often):
                world.time += 5_000
                await world.act(seat, last)
            for choice in more:
                often.time += 1000
                assert (await often.act(seat, choice))["type"] == "done"
                assert often.table.changed == once.table.changed
            await often.act(seat, last)
            once.time = often.time = often.time + 2_000
            assert await others(once, seat) == await others(often, seat)
            for other in rest:
                for world in (once, often):
                    await world.act(other, wholes(world, other)[0])
            assert once.match.entries == often.match.entries
            assert await others(once, seat) == await others(often, seat), "also after the reveal"

    run(test)


@secretive
def test_clocks_do_not_tell_when_somebody_has_sealed_his_choice(game: Game) -> None:
    async def test() -> None:
        async with pair_of(game, sealed_question(game)) as (early, late):
            seat = early.table.asked()[0]
            for world, seconds in ((early, 5), (late, 25)):
                world.time += seconds * 1000
                await world.act(seat, wholes(world, seat)[0])
                world.time += (30 - seconds) * 1000
            assert early.table.left == late.table.left
            for other in (other for other in early.onlookers if other != seat):
                timers = [(await state_of(world, other))["timer"] for world in (early, late)]
                assert timers[0] == timers[1]
                assert early.ears[other].said == late.ears[other].said

    run(test)


async def state_of(world: World, seat: int) -> Any:
    """Return how the table stands, as a newcomer sees it."""
    said = [json.loads(text) for text in await world.resume(seat, 0)]
    return next(each["state"] for each in said if each["type"] == "update")


@secretive
def test_who_tries_something_is_not_noticed(game: Game) -> None:
    async def test() -> None:
        async with pair_of(game, sealed_question(game)) as (silent, busy):
            seat = silent.table.asked()[0]
            moment = busy.table.moments.get(seat, 0)
            for action in (*possible(busy.match, seat), 0, 9_999):
                await busy.order(seat, "try", moment=moment, actions=[action])
                await busy.order(seat, "act", moment=moment + 9, actions=[action])
            assert len(busy.ears[seat].said) > len(silent.ears[seat].said)
            assert await others(silent, seat) == await others(busy, seat)

    run(test)


# Choices that leave no choice.


GOODS = ("cloth", "glass", "wine", "grain")


def treasury(number: int) -> tuple[Position, list[str]] | None:
    """Return a position of Riga where a seat can use a Treasury, and goods that abound."""
    match, wishes = begin(RIGA, 3, number), luck(number)
    wanted = RIGA.actions.number("treasury")
    while not match.over:
        pile = match.position.pile  # type: ignore[attr-defined]
        abound = [good for good, count in zip(GOODS, pile, strict=True) if count >= 3]
        if is_clean(match) and wanted in possible(match, match.mover) and len(abound) > 1:
            return match.position, abound
        step(match, wishes.randrange(10**6))
    return None


def test_a_good_that_had_to_be_kept_looks_like_one_that_was_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three equal goods leave no choice; if that showed, all would know which one was kept."""
    position, (usual, other, *_) = next(filter(None, map(treasury, range(500))))

    async def test() -> None:
        async with pair_of(RIGA, position) as worlds:
            seat = worlds[0].match.mover
            for world, last in zip(worlds, (usual, other), strict=True):
                drawn = iter(RIGA.outcomes.number(f"good {good}") for good in (usual, usual, last))
                monkeypatch.setattr(Match, "drawn", lambda _match, drawn=drawn: next(drawn))
                await world.act(seat, [RIGA.actions.number("treasury")])
                assert (await world.act(seat, [RIGA.actions.number(f"keep {last}")]))["id"] == "c2"
            one, two = [await others(world, seat) for world in worlds]
            assert worlds[0].match.position.goods != worlds[1].match.position.goods
            assert one == two

    run(test)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(20 if SOAK else 2))
def test_where_hands_are_hidden_nothing_is_played_for_another_or_after_a_draw(number: int) -> None:
    """Whether a player had another choice would reveal something about the cards held."""

    async def test() -> None:
        world = await World(RIGA, 3).open(number)
        wishes = luck(number)
        for _ in range(80):
            seat = wishes.choice(world.table.choosing())
            before, sealing = len(world.match.entries), len(world.table.asked()) > 1
            answer = await world.act(seat, [wishes.choice(possible(world.match, seat))])
            actors = [entry.actor for entry in world.match.entries[before:]]
            if answer["type"] == "done" and not sealing:
                own = actors.count(seat)
                assert actors == [seat] * own + [CHANCE] * (len(actors) - own)
        await world.close()

    run(test)


# Others' eyes.

GUARDED = ("/log", "/replay", "/book", "/match.txt", "/match.json", "/verify")


async def statuses(world: World, seat: int, eyes: str) -> set[int]:
    """Return the answer to a person who wants to look with these eyes."""
    query = f"eyes={eyes}&invitation=invitation"
    return {(await world.ask(seat, f"/api/tables/{ID}{path}", query))[0] for path in GUARDED[:3]}


@secretive
def test_nobody_looks_with_anothers_eyes_while_the_game_runs(game: Game) -> None:
    async def test() -> None:
        world = await World(game, 3).open()
        for seat in world.onlookers:
            for eyes in {"0", "1", "2", "open"} - {str(seat)}:
                assert await statuses(world, seat, eyes) == {403}
            for eyes in ("", "watch", *([str(seat)] if seat >= 0 else [])):
                assert await statuses(world, seat, eyes) == {200}
            for path in GUARDED[3:]:
                for query in ("", "invitation=invitation"):
                    assert (await world.ask(seat, f"/api/tables/{ID}{path}", query))[0] == 403
            await check_no_fork(world, seat)
        await world.close()

    run(test)


async def check_no_fork(world: World, seat: int) -> None:
    """Check that no one plays on from a match that is not over."""
    body = {"step": 0, "seat": 0}
    status, _ = await world.ask(seat, f"/api/tables/{ID}/fork", "", "POST", body)
    assert status == (409 if seat >= 0 else 401)


@secretive
def test_when_the_game_is_over_everybody_may_see_everything(game: Game) -> None:
    async def test() -> None:
        world = await World(game, 2).open()
        await world.order(1, "resign")
        for seat in world.onlookers:
            for eyes in ("", "0", "1", "watch"):
                assert await statuses(world, seat, eyes) == {200}
            for path in GUARDED[1:]:
                query = "eyes=open" if path in ("/replay", "/book") else ""
                assert (await world.ask(seat, f"/api/tables/{ID}{path}", query))[0] == 200
        await world.close()

    run(test)


@secretive
def test_those_who_watch_get_nothing_that_a_seat_alone_knows(game: Game) -> None:
    async def test() -> None:
        world = await World(game, 3, clock=LIVE).open()
        wishes = luck(1)
        for _ in range(25):
            for seat in world.table.choosing():
                await world.act(seat, [wishes.choice(possible(world.match, seat))])
        for state in world.ears[NOBODY].states():
            assert (state["legal"], state["sealed"], state["undo"]) == ([], None, None)
            assert state["view"]["viewer"] == NOBODY
        seats = {json.loads(text).get("seat") for text in world.ears[NOBODY].said}
        assert seats <= {NOBODY, None}
        await world.close()

    run(test)


def test_haithabu_has_no_hidden_cards() -> None:
    async def test() -> None:
        world = await World(GAMES["haithabu"], 3).open()
        wishes = luck(1)
        for _ in range(15):
            seat = world.table.choosing()[0]
            await world.act(seat, [wishes.choice(possible(world.match, seat))])
            views = [world.ears[seat].states()[-1]["view"] for seat in world.onlookers]
            assert len({json.dumps({**view, "viewer": 0}) for view in views}) == 1
        await world.close()

    run(test)


# Over real sockets.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run one server for the tests below."""
    with housed(tmp_path_factory.mktemp("leaks") / "kogge.sqlite") as server:
        yield server


def three(server: Server) -> list[Line]:
    """Return the lines of three people at a table, and of a spectator."""
    clients = [server.client(name) for name in ("Anna", "Berta", "Carl", "")]
    table = clients[0].open("visby", "me", "open", "open", clock={"kind": "live"})["id"]
    for client in clients[1:3]:
        client.do("POST", f"/api/tables/{table}/join", {})
    return [client.sit(table) for client in clients]


def heard(line: Line) -> list[str]:
    """Return what a line received, without what differs from table to table and day to day.

    The number of watchers is sent by the clock, and may come before or after.
    """
    line.drain()
    names, raw = "at|created|changed|elapsed", [t for t in line.raw if '"watching",' not in t]
    texts = [re.sub(rf'"({names})":\d+', r'"\1":0', text) for text in raw]
    hidden = r'"(id|commitment|invitation|edition)":"[^"]*"'
    return [re.sub(hidden, r'"\1":""', text.replace(line.table, "")) for text in texts]


def test_over_real_sockets_a_sealed_choice_tells_nothing_by_content_number_or_size(
    server: Server,
) -> None:
    """Even when it is changed, tried out before, refused in between, and made twice."""
    plain, busy = three(server), three(server)
    plain[0].act(0, "play knight merchant")
    busy[0].act(0, "play troops ship")
    for name in ("play fleet merchant", "play troops ship", "play knight tollkeeper"):
        busy[0].act(0, name)
        action = next(e["action"] for e in busy[0].states[0]["legal"] if e["name"] == name)
        busy[0].order("try", seat=0, moment=busy[0].states[0]["moment"], actions=[action])
        busy[0].order("act", seat=0, moment=7, actions=[action])
    for line, other in zip(plain[1:], busy[1:], strict=True):
        assert heard(line) == heard(other)
        assert len(heard(line)) > 2
    for line in (*plain, *busy):
        line.close()


def test_over_real_sockets_a_lost_line_is_resumed_without_a_trace_of_the_others(
    server: Server,
) -> None:
    plain, busy = three(server), three(server)
    for lines, name in ((plain, "play knight merchant"), (busy, "play troops ship")):
        lines[1].close()
        lines[0].act(0, name)
        lines[2].act(2, "play fleet merchant")
        lines[1] = lines[1].client.sit(lines[1].table, {"1": 0})
    assert heard(plain[1]) == heard(busy[1])
    for line in (*plain, *busy):
        line.close()
