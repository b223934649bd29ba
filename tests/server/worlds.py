"""Whole servers in this process, without a network: what goes in and out is seen to the byte.

The time is the test's, the store is memory, and nothing happens but what the test asks for.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any

from launched import WIDE

from kogge import wire
from kogge.core.carrier.codec import describe
from kogge.core.chance import Seed
from kogge.core.game import NOBODY, Game, Position
from kogge.core.header import NAMES
from kogge.core.match import Match
from kogge.server.app import App
from kogge.server.settings import Settings
from kogge.server.site import Site
from kogge.server.store.base import Fetch, Heard, Row, Write, migrations
from kogge.server.store.people import ARRIVE, digest
from kogge.server.store.sqlite import run as run_write
from kogge.table.judging.seats import begin_if_full
from kogge.table.ledger import Chair, Setup
from kogge.table.table import Table

START = 1_800_000_000_000  # when everything begins
QUIET = 12  # silent turns of the loop after which we assume that nothing more will be said
ID = "table"
NEVER = 10**6  # seconds


class Memory:
    """A store that is gone with the test."""

    shared = False

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        for _, statements in migrations():
            for statement in statements:
                self.connection.execute(statement)

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        return self.connection.execute(sql, values).fetchall()

    async def write(self, *writes: Write, announce: str = "") -> None:
        await self.pour(writes)

    async def pour(self, writes: Iterable[Write], announce: str = "") -> None:
        for write in writes:
            run_write(self.connection, write)

    def listen(self, heard: Heard) -> None:
        """Do nothing: there are no announcements."""

    async def lease(self, name: str) -> bool:
        return True

    async def release(self, name: str) -> None:
        """Do nothing: no other process waits for it."""

    async def foreign(self) -> bool:
        return False

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Fetch]:
        raise NotImplementedError
        yield

    async def close(self) -> None:
        self.connection.close()


class Ear:
    """A socket at the table, as the application sees it."""

    heard: Callable[[bytes], None] | None = None
    unread = 0

    def __init__(self, world: World, seat: int, query: str = "") -> None:
        self.said: list[str] = []
        self.spoken, self.ended = asyncio.Event(), asyncio.Event()
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        scope = world.scope("websocket", f"/api/tables/{ID}/socket", query, seat)
        scope["line"] = self
        running = asyncio.get_running_loop()
        self.task = running.create_task(world.app(scope, self.inbox.get, self._hear))
        self.task.add_done_callback(self._end)

    def tell(self, message: bytes) -> None:
        self.said.append(message.decode())
        self.spoken.set()

    def hold(self) -> None:
        """Do nothing: nobody sends more before an answer has come."""

    go_on = hold

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.said.append(message["text"])
        elif message["type"] == "websocket.close":
            self.ended.set()
        self.spoken.set()

    def _end(self, _task: asyncio.Task[None]) -> None:
        self.ended.set()
        self.spoken.set()

    def send(self, text: str) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def until(self, ready: Callable[[], bool]) -> None:
        """Wait for a message; some work is done off the event loop.

        A line that is refused or ends says nothing more: that is a failure, not a reason to wait.
        """
        while not ready():
            assert not self.ended.is_set(), f"the line has ended: {self.said[-1:]}"
            self.spoken.clear()
            await self.spoken.wait()

    def answer(self, id: str, start: int) -> Any:
        """Return the answer to a command, if it has come since then."""
        told = [json.loads(text) for text in self.said[start:]]
        return next((each for each in told if each.get("id") == id), None)

    def states(self) -> list[Any]:
        """Return the states that were sent, in order."""
        told = [json.loads(text) for text in self.said]
        return [each["state"] for each in told if each["type"] == "update" and each["state"]]


class World:
    """A server with one table, its seats all taken by people, each with a listener."""

    def __init__(self, game: Game, seats: int, **wishes: Any) -> None:
        self.game, self.seats, self.time = game, seats, START
        self.counts = Counter[int]()  # of commands, for each seat
        settings = Settings("memory", limits=WIDE)
        self.app = App(settings)
        self.site = self.app.site = Site(settings, Memory(), lambda: self.time)
        self.site.house.presence.pause = NEVER  # what the wall clock triggers comes when it comes
        self.setup = Setup(
            game=game.name, rules=game.version, edition=None, digest=game.edition.digest,
            **{"options": {}, "clock": wire.Clock(), "undo": "free", "spectators": True, **wishes},
        )  # fmt: skip
        self.ears: dict[int, Ear] = {}
        self.gone: list[Ear] = []

    @property
    def onlookers(self) -> list[int]:
        return [*range(self.seats), NOBODY]

    @property
    def table(self) -> Table:
        return self.site.house.memory.tables[ID].table

    @property
    def match(self) -> Match:
        return self.table.playing

    async def open(self, number: int = 7) -> World:
        """Seat everyone and begin."""
        chairs = [Chair(name=NAMES[n], person=f"person-{n}") for n in range(self.seats)]
        for seat, chair in enumerate(chairs):
            row = (chair.person, chair.name, None, "", "", START, START)
            session = (digest(f"secret-{seat}"), chair.person, f"s{seat}", "", START, START * 2)
            await self.site.store.write(
                Write(ARRIVE, row),
                Write("INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)", session),
            )
        table = Table(
            id=ID, version=0, state="open", private=False, host=chairs[0].person,
            invitation="invitation", setup=self.setup, chairs=chairs,
            seed=str(Seed.of_number(number)), created=START, changed=START,
        )  # fmt: skip
        await self.site.house.changes.create(table, begin_if_full)
        for seat in self.onlookers:
            self.ears[seat] = await self.listen(seat)
        return self

    async def listen(self, seat: int, seen: int | None = None) -> Ear:
        """Let a person come to the table who has seen some of its news."""
        ear = Ear(self, seat)
        told = {} if seen is None else {str(seat): seen}
        ear.send(json.dumps({"do": "hello", "id": "hello", "seen": told, "steps": True}))
        await ear.until(lambda: len(ear.said) > 1)
        await self.settle(ear)
        return ear

    async def resume(self, seat: int, seen: int) -> list[str]:
        """Return what a person who comes back is sent."""
        ear = await self.listen(seat, seen)
        ear.hang_up()
        self.gone.append(ear)
        await self.settle(ear)
        return ear.said

    async def order(self, seat: int, do: str, **what: Any) -> Any:
        """Send a command of a seat; return its answer."""
        self.counts[seat] += 1
        id = what.setdefault("id", f"c{self.counts[seat]}")
        ear, before = self.ears[seat], len(self.ears[seat].said)
        ear.send(json.dumps({"do": do, "seat": seat, **what}))
        await ear.until(lambda: ear.answer(id, before) is not None)
        await self.settle()
        return ear.answer(id, before)

    async def act(self, seat: int, actions: list[int], **what: Any) -> Any:
        """Play actions of a seat."""
        moment = self.table.moments.get(seat, 0)
        return await self.order(seat, "act", **{"moment": moment, "actions": actions, **what})

    async def ask(
        self, seat: int, path: str, query: str = "", method: str = "GET", body: Any = None
    ) -> tuple[int, bytes]:
        """Send a request of a seat; return status and content."""
        scope = self.scope("http", path, query, seat, method)
        sent: list[dict[str, Any]] = []
        content = b"" if body is None else json.dumps(body).encode()

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return sent[0]["status"], b"".join(each.get("body", b"") for each in sent[1:])

    def scope(
        self, kind: str, path: str, query: str, seat: int, method: str = "GET"
    ) -> dict[str, Any]:
        """Return a request as the server's network side would describe it."""
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        if seat >= 0:
            headers.append((b"cookie", f"kogge=secret-{seat}".encode()))
        return {
            "type": kind, "method": method, "path": path, "raw_path": path.encode(),
            "root_path": "", "query_string": query.encode(), "headers": headers,
            "scheme": "http" if kind == "http" else "ws", "client": ("127.0.0.1", 1),
            "server": ("localhost", 80), "http_version": "1.1", "subprotocols": [],
        }  # fmt: skip

    async def settle(self, *more: Ear) -> None:
        """Let everything that follows from what was sent happen."""
        ears, quiet, before = [*self.ears.values(), *more], 0, -1
        while quiet < QUIET:
            await asyncio.sleep(0)
            now = sum(len(ear.said) - 1000 * ear.inbox.qsize() for ear in ears)
            quiet, before = (quiet + 1 if now == before else 0), now

    async def close(self) -> None:
        """End everything."""
        for ear in self.ears.values():
            ear.hang_up()
        await asyncio.gather(*(ear.task for ear in (*self.ears.values(), *self.gone)))
        await self.site.bots.close()
        await self.site.store.close()


async def moved(world: World) -> list[Any]:
    """Let every seat that is asked take its first legal action; return the answers."""
    answers = []
    for seat in world.table.asked():
        legal = world.table.game.legal_actions(world.match.box, world.match.view(seat), seat)
        answers.append(await world.act(seat, legal[:1]))
    return answers


async def taken_back(world: World, seat: int) -> Any:
    return await world.order(seat, "undo", moment=world.table.moments[seat])


def run(story: Coroutine[Any, Any, None]) -> None:
    """Run a story in a loop of its own."""
    asyncio.run(story)


def told(position: Position | None) -> dict[str, Any] | None:
    """Return a position as a table keeps it where its match begins."""
    return None if position is None else describe(position)
