"""Tables of two, one action per table per second, and how long until the other seat sees it.

The other seat is a person or a bot; beside a bot it is one's own next sight that counts.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from .client import Http, Sight, act, open_line, read

LONG = {"visby": {"target": "45"}}  # the longer game, so that fewer tables are opened anew
LATE = 10.0  # seconds after which a message counts as lost
HIDDEN = 2.0  # seconds after which an action that was done is one that the others do not see
ME = {"kind": "me"}
FRIEND, BOT = {"kind": "open"}, {"kind": "bot", "bot": "greedy"}  # a bot that needs no search


@dataclass
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    actions: int = 0
    heard: int = 0
    matches: int = 0
    errors: list[str] = field(default_factory=list)


@dataclass
class Slot:
    """A place for one table after another."""

    ports: Sequence[int]  # where each person sits down: one process for all, or several
    http: Http
    game: str
    cookies: Sequence[str]  # one for each person at the table
    tally: Tally
    lines: list[ClientConnection] = field(default_factory=list)
    sights: list[Sight | None] = field(default_factory=list)
    readers: list[asyncio.Task[None]] = field(default_factory=list)
    sent: tuple[float, int] | None = None  # the time, and the seat that should see it
    answered: bool = True  # whether the last command was answered, and its effect thus sent
    picked: list[int] = field(default_factory=list)  # so far, of a choice that takes several
    luck: random.Random = field(default_factory=random.Random)

    async def sit_down(self) -> None:
        """Open a table and let everybody sit down."""
        first, *others = self.cookies
        chairs = [ME, FRIEND if others else BOT]
        body = {"game": self.game, "chairs": chairs, "options": LONG.get(self.game, {})}
        table = (await self.http.ask("POST", "/api/tables", body, first))["id"]
        for cookie in others:
            await self.http.ask("POST", f"/api/tables/{table}/join", {}, cookie)
        self.sights = [None for _ in self.cookies]
        seats = zip(self.ports, self.cookies, strict=True)
        self.lines = [await open_line(port, table, cookie) for port, cookie in seats]
        loop = asyncio.get_running_loop()
        self.readers = [loop.create_task(self._listen(seat)) for seat in range(len(self.cookies))]

    async def get_up(self) -> None:
        """Leave the table."""
        for line in self.lines:
            await line.close()
        await asyncio.gather(*self.readers)
        self.lines = []

    async def _listen(self, seat: int) -> None:
        try:
            async for text in self.lines[seat]:
                self._hear(seat, text)
        except ConnectionClosed as error:
            if error.rcvd is not None and error.rcvd.code not in (1000, 1001):
                self.tally.errors.append(f"closed: {error}")

    def _hear(self, seat: int, text: str | bytes) -> None:
        now, heard = time.perf_counter(), read(text)
        self.tally.heard += 1
        self.answered = self.answered or heard.type in ("done", "refused")
        if heard.refusal is not None:
            self._refused(heard.refusal.reason, str(text)[:200])
        elif heard.type == "done":
            self.picked = []
        if heard.state is not None:
            self.sights[seat] = heard.state
        sight = self.sights[seat]
        if heard.choosing is not None and sight is not None:
            sight.choosing = heard.choosing
        if self.sent is not None and self.sent[1] == seat and heard.type in ("update", "choosing"):
            self.tally.latencies.append(now - self.sent[0])
            self.sent = None

    def _refused(self, reason: str, text: str) -> None:
        """Pick more of a choice that takes several, or something else; all else is an error."""
        self.sent = None
        self.tally.actions -= 1
        if len(self.picked) > 1 and reason != "not-whole":
            self.picked.clear()  # what was picked first may lead nowhere
        elif reason != "not-whole":
            self.tally.errors.append(text)

    async def play(self, start: float, end: float) -> None:
        """Take one action a second until the end; sit down anew when a match is over."""
        due = start
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1.0
            if any(sight is not None and sight.over for sight in self.sights):
                self.tally.matches += 1
                self.picked = []
                await self.get_up()
                await self.sit_down()
            else:
                await self._act()

    async def _act(self) -> None:
        if self.sent is not None or not self.answered:  # the last one is still under way
            self._wait()
            return
        for seat, sight in enumerate(self.sights):
            if sight is not None and seat in sight.choosing and sight.legal:
                choice = self.luck.choice(sight.legal)
                watcher = (seat + 1) % len(self.cookies)
                self.sent, self.answered = (time.perf_counter(), watcher), False
                self.picked.append(choice.action)
                await self.lines[seat].send(act(seat, sight.moment, *self.picked))
                self.tally.actions += 1
                return

    def _wait(self) -> None:
        """Wait on; if an update was lost, the other seat's next action is refused as too late."""
        waited = time.perf_counter() - self.sent[0] if self.sent is not None else 0.0
        if self.answered and waited > HIDDEN:  # as in Riga's winter
            self.sent = None
        elif waited > LATE:
            self.tally.errors.append("an action was not answered")
            self.sent = None


@dataclass(frozen=True, slots=True)
class Load:
    """What a server is to carry."""

    count: int  # tables
    seconds: float
    games: Sequence[str]  # by turns
    people: int = 2  # at each table; a bot takes the place of the other
    apart: bool = False  # whether people at one table sit at different processes


async def run(ports: Sequence[int], load: Load, mark: Callable[[], None] = lambda: None) -> Tally:
    """Let tables play; mark the moments when all have sat down, and before they get up."""
    tally, lines, count = Tally(), [Http(port) for _ in range(4) for port in ports], load.count
    slots = []
    for number in range(count):
        http, game = lines[number % len(lines)], load.games[number % len(load.games)]
        names = [f"{name} {number}" for name in ("Anna", "Berta")[: load.people]]
        cookies = [await http.guest(name) for name in names]
        luck = random.Random(number)  # noqa: S311
        turns = [number + seat * load.apart for seat in range(load.people)]
        seated = [ports[turn % len(ports)] for turn in turns]
        slots.append(Slot(seated, http, game, cookies, tally, luck=luck))
    for slot in slots:
        await slot.sit_down()
    mark()
    start = time.perf_counter() + 1
    end = start + load.seconds
    await asyncio.gather(*(slot.play(start + n / count, end) for n, slot in enumerate(slots)))
    await asyncio.sleep(0.5)
    mark()
    for slot in slots:
        await slot.get_up()
    for http in lines:
        http.close()
    return tally
