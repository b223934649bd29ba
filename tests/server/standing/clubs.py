"""A club without a network: people, tables that end as a test wants, and the clerk."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from launched import WIDE

from kogge import wire
from kogge.server.app import App
from kogge.server.live.live import Live
from kogge.server.settings import Settings
from kogge.server.site import Site
from kogge.server.store import Write, open_store
from kogge.server.store.people import ARRIVE, Somebody, digest, handle
from kogge.server.store.standing import results
from kogge.table.judging.judge import Judge

START = 1_800_000_000_000
DAY = 86_400_000
SESSION = "INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)"


class Club:
    """A site whose clock is the test's, and whose clerk works when asked."""

    def __init__(self, site: Site, clock: Callable[[int], None]) -> None:
        self.site, self.later = site, clock

    async def person(self, name: str, *, account: bool = True) -> Somebody:
        """Let somebody in."""
        row = (name.lower(), name, handle(name) if account else None, "", "", START, START)
        await self.site.store.write(Write(ARRIVE, row))
        return Somebody(name.lower(), name, account)

    async def table(
        self, host: Somebody, *others: Somebody | str, game: str = "visby", **wishes: Any
    ) -> Live:
        """Open a table where all are seated: people and bots."""
        self.later(1000)
        chairs = [wire.Chair(kind="me")]
        chairs += [
            wire.Chair(kind="bot", bot=each) if isinstance(each, str) else wire.Chair(kind="open")
            for each in others
        ]
        live = await self.site.lobby.open(host, wire.NewTable(game=game, chairs=chairs, **wishes))
        for each in others:
            if isinstance(each, Somebody):
                wish = wire.Join(invitation=live.table.invitation)
                await self.site.lobby.join(each, live.id, wish)
        return live

    async def change(self, live: Live, deed: Callable[[Judge], None]) -> None:
        """Let something happen at a table."""
        await self.site.house.changes.make(live.id, deed)

    async def lost(self, loser: Somebody, *others: Somebody | str, **wishes: Any) -> Live:
        """Let somebody lose a whole game at once, by giving it up."""
        live = await self.table(loser, *others, **wishes)
        await self.change(live, partial(give_up, person=loser.id))
        return live

    async def played(self, host: Somebody, *others: Somebody | str, **wishes: Any) -> Live:
        """Let a game be played to its end, each seat taking what it may do first."""
        live = await self.table(host, *others, **wishes)
        while live.table.state == "playing":
            await self.change(live, move)
        return live

    async def counted(self) -> int:
        """Let the clerk count all that has ended; return how many matches there were."""
        total = 0
        while found := await results.waiting(self.site.store):
            for id in found:
                await self.site.clerk.count(id)
            total += len(found)
        return total


def give_up(judge: Judge, person: str) -> None:
    """Resign for a person."""
    judge.resign(judge.draft.seats_of(person)[0], "")


def move(judge: Judge) -> None:
    """Let every seat that is asked make a choice."""
    table = judge.draft
    for seat in table.choosing():
        match = table.playing
        legal = match.game.legal_actions(match.box, match.view(seat), seat)
        judge.act(seat, table.moments.get(seat, 0), legal[:1], "")


@asynccontextmanager
async def club(database: str) -> AsyncIterator[Club]:
    """Open a club on a store."""
    store = await open_store(database)
    time = [START]

    def later(milliseconds: int) -> None:
        time[0] += milliseconds

    site = Site(Settings(database, limits=WIDE), store, lambda: time[0])
    try:
        yield Club(site, later)
    finally:
        await site.bots.close()
        await site.house.close()
        await store.close()


# Over HTTP, without a network.


async def asked(
    here: Club, person: Somebody | None, path: str, body: Any = None, method: str = ""
) -> tuple[int, bytes]:
    """Ask the server over HTTP, as a browser would."""
    app = App(here.site.settings)
    app.site = here.site
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    if person is not None:
        headers.append((b"cookie", f"kogge=secret-{person.id}".encode()))
    sent: list[dict[str, Any]] = []
    content = b"" if body is None else json.dumps(body).encode()

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": content, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    path, _, query = path.partition("?")
    scope = {
        "type": "http", "method": method or ("GET" if body is None else "POST"), "path": path,
        "raw_path": path.encode(), "root_path": "", "query_string": query.encode(),
        "headers": headers, "scheme": "http", "client": ("127.0.0.1", 1),
        "server": ("localhost", 80), "http_version": "1.1",
    }  # fmt: skip
    await app(scope, receive, send)
    return sent[0]["status"], b"".join(each.get("body", b"") for each in sent[1:])


async def do(
    here: Club, person: Somebody | None, way: str, body: Any = None, method: str = "POST"
) -> Any:
    """Ask for something that is granted; return the answer."""
    sent = {} if body is None and method == "POST" else body
    status, said = await asked(here, person, f"/api/{way}", sent, method)
    assert status in (200, 201, 204), said
    return json.loads(said) if said else None


async def refused(
    here: Club, person: Somebody | None, way: str, body: Any = None, method: str = "POST"
) -> tuple[int, str]:
    sent = {} if body is None and method == "POST" else body
    status, said = await asked(here, person, f"/api/{way}", sent, method)
    return status, json.loads(said)["reason"]


def public_table() -> dict[str, Any]:
    return {"game": "visby", "chairs": [{"kind": "me"}, {"kind": "open"}]}


async def known(here: Club, name: str, *, account: bool = True) -> Somebody:
    """Let somebody in who has a cookie."""
    person = await here.person(name, account=account)
    row = (digest(f"secret-{person.id}"), person.id, person.id, "", START, START * 2)
    await here.site.store.write(Write(SESSION, row))
    return person
