"""A socket at a table: commands in, messages out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketState

from kogge import wire
from kogge.core.error import KoggeError
from kogge.table.denied import Denied
from kogge.table.judging.commands import Order, carry_out, mark, welcome_back
from kogge.table.misfit import decoded, named
from kogge.table.refusals import refusal
from kogge.table.table import Table
from kogge.table.trying import tried

from ..door.answer import language
from ..door.thrifty import AWAY, ThriftySocket
from ..live.desk import Asker
from ..live.listener import Listener
from ..live.live import Live
from ..site import Site
from ..store.people import Somebody
from ..store.trouble import STORES, of_store
from ..watch import metrics
from ..watch.logs import failed
from .call import fault, recognise

PATIENCE = 20.0  # seconds for the first message
ENDING = 5.0  # seconds for the last word, if the client reads it
POLICY = 1008  # why a socket is closed: not let in
TRIED = 5  # actions that can be tried for the cost of one command
MOVE = b'"act"'  # in a message that is likely to be a move; a word of somebody may be one, too
MOST_FAULTS = 10  # messages that do not fit, before the line is cut

read_command = msgspec.json.Decoder(wire.Commands).decode
log = logging.getLogger("kogge.socket")


class Session:
    """One socket, from hello to the end. Its commands are done one after another."""

    def __init__(self, site: Site, socket: WebSocket, live: Live, person: Somebody | None) -> None:
        self.site, self.socket, self.live, self.person = site, socket, live, person
        self.language = spoken(socket)
        self.asker = Asker(socket.scope["address"], person.id if person is not None else "")
        known = person.id if person is not None else ""
        self.line: ThriftySocket = socket.scope["line"]
        self.listener = Listener(known, live.table.seats_of(known), self.line)
        self.listener.session = person.session if person is not None else ""
        self.purse, self.crowd = f"commands of {known}", f"commands at {self.asker.address}"
        self.faults, self.greeted = 0, False
        self.busy = False  # whether a command is under way
        self.work: asyncio.Task[None] | None = None
        self.waiting: deque[bytes] = deque()  # messages that have come meanwhile
        self.idle = asyncio.Event()

    @property
    def table(self) -> Table:
        return self.live.table

    async def run(self) -> None:
        """Do commands and send messages until one side ends it."""
        late = asyncio.get_running_loop().call_later(PATIENCE, self._late)
        self.line.heard = self._heard
        try:
            await self._listen()
        finally:
            late.cancel()
            self.line.heard = None
            self.site.house.presence.forget(self.live, self.listener)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._close(), ENDING)

    async def _listen(self) -> None:
        """Wait for the end; messages that did not go straight to the session come here, too."""
        while (message := await self.socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            self._heard(text.encode() if text is not None else message.get("bytes") or b"")
            await self._rest()
            if self.faults >= MOST_FAULTS:
                return
        await self._rest()

    async def _rest(self) -> None:
        """Wait until all commands are done."""
        while self.busy:
            self.idle.clear()
            await self.idle.wait()

    async def _close(self) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(AWAY)

    def _late(self) -> None:
        """End a session that nobody has begun."""
        if not self.greeted:
            self.line.hang_up()

    def _heard(self, data: bytes) -> None:
        """Take a message; as long as one waits, no other is read."""
        if self.busy:
            self.waiting.append(data)
            self.line.hold()
            return
        self.busy = True
        if MOVE in data:
            self.site.house.rounds.make(self.live.id, partial(self._take, data))
        else:
            self._take(data)

    def _take(self, data: bytes) -> None:
        """Begin one command, or say why not."""
        kind = "none"
        try:
            self._charge(1)
            command = decoded(read_command, data)
            kind = command.__struct_config__.tag
            self._charge(weight(command))
        except KoggeError as error:
            self._refuse(named(data), error, kind)
            self._go_on()
            return
        if isinstance(command, wire.Hint):  # the player may act while waiting for one
            self.site.house.errands.soon(self._answer(command, kind))
            self._go_on()
        else:
            self.work = asyncio.get_running_loop().create_task(self._answer(command, kind))

    def _go_on(self) -> None:
        """Take what has come meanwhile, or rest."""
        if self.waiting:
            data = self.waiting.popleft()
            self.line.go_on()
            self._take(data)
        else:
            self.busy = False
            self.idle.set()

    async def _answer(self, command: wire.Commands, kind: str) -> None:
        id = command.id
        try:
            await self._do(command)
        except KoggeError as error:
            self._refuse(id, error, kind)
        except STORES as error:
            self._refuse(id, of_store(error), kind)
        except Exception as error:  # noqa: BLE001 - whatever the error, it is answered
            failed(log, "a command failed", error, table=self.table.id, do=kind)
            self._refuse(id, fault(), kind)
        else:
            metrics.COMMANDS.count(kind, "done")
        finally:
            if not isinstance(command, wire.Hint):
                self._go_on()

    def _charge(self, cost: float) -> None:
        """Charge the cost of a message to the person's allowance, and to that of their address."""
        if not cost:
            return
        limits, buckets = self.site.settings.limits, self.site.buckets
        if self.listener.person:
            buckets.take(limits.commands, self.purse, cost=cost)
        buckets.take(limits.crowd, self.crowd, cost=cost)

    def _refuse(self, id: str | None, error: KoggeError, kind: str) -> None:
        metrics.COMMANDS.count(kind, "refused")
        self.faults += isinstance(error, Denied) and error.reason in ("malformed", "too-many")
        self.listener.send(wire.Refused(id=id, refusal=refusal(error, self.language)))
        if self.faults == MOST_FAULTS:
            self.waiting.clear()
            self.line.hang_up()

    async def _do(self, command: wire.Commands) -> None:
        if isinstance(command, wire.Hello):
            await self._hello(command)
            return
        if not self.greeted:
            raise Denied("hello", "say hello first")
        self._own(command.seat)
        if isinstance(command, wire.Try):
            await self._try(command)
        elif isinstance(command, wire.Hint):
            ask = self.site.bots.hint(self.table, command, self.asker, self.language)
            self.listener.send(await ask)
        else:
            await self._order(command)

    async def _try(self, command: wire.Try) -> None:
        now, desk = self.site.house.now(), self.site.bots.tries  # so that no other table waits
        with metrics.TRY.time():
            work = partial(tried, self.table, command, now, self.language)
            self.listener.send(await desk.ask(self.asker, work))

    async def _order(self, order: Order) -> None:
        """Change the table; the answer comes when it is durable."""
        if isinstance(order, wire.Say):
            self.site.buckets.take(self.site.settings.limits.words, f"words {self.listener.person}")
        deed = partial(carry_out, order=order)
        table = await self.site.house.changes.make(self.table.id, deed, mark(order))
        self.listener.send(wire.Done(id=order.id, number=table.numbers.get(order.seat, 0)))

    async def _hello(self, command: wire.Hello) -> None:
        if self.greeted:
            raise Denied("hello", "you have said hello already")
        self.greeted, self.listener.steps = True, command.steps
        self.language = command.language or self.language
        for seat in self.listener.own:
            gone = seat in self.table.away and seat not in self.table.resigned
            if gone and not self.site.house.time.since:
                await self.site.house.changes.make(self.table.id, partial(welcome_back, seat=seat))
        await self.site.house.changes.note_absence(self.live)
        seen = {int(seat): number for seat, number in command.seen.items()}
        await self.site.house.presence.listen(self.live, self.listener, seen)

    def _own(self, seat: int) -> None:
        """Refuse to speak for another person's seat."""
        if seat not in self.table.seats_of(self.listener.person):
            raise Denied("not-yours", "this seat is not yours", status=403)


def weight(command: wire.Commands) -> float:
    """Return the extra cost of a command: trying asks the rules about every action."""
    return len(command.actions) / TRIED if isinstance(command, wire.Try) else 0


def spoken(socket: WebSocket) -> str:
    """Return the language of a socket: a page names its own, since it cannot set the header."""
    wish = socket.query_params.get("language") or socket.headers.get("accept-language", "")
    return language(wish)


async def serve(site: Site, socket: WebSocket) -> None:
    """Let a socket in, or say why not."""
    address = socket.scope["address"]
    if not site.gate.enter(address):
        await socket.close(POLICY)
        return
    metrics.SOCKETS.inc()
    try:
        await _serve(site, socket)
    finally:
        metrics.SOCKETS.dec()
        site.gate.leave(address)


async def _serve(site: Site, socket: WebSocket) -> None:
    try:
        if (denied := socket.scope.get("denied")) is not None:
            raise denied
        person = await recognise(site, socket)
        invitation = socket.query_params.get("invitation", "")[:100]
        live = await site.lobby.watched(person, socket.path_params["table"], invitation)
    except KoggeError as error:
        await turn_away(socket, error, POLICY)
        return
    except STORES as error:
        await turn_away(socket, of_store(error), AWAY)
        return
    await socket.accept()
    await Session(site, socket, live, person).run()


async def turn_away(socket: WebSocket, error: KoggeError, code: int) -> None:
    """Say why a visitor is not let in, or not now."""
    await socket.accept()
    refused = wire.Refused(id=None, refusal=refusal(error, spoken(socket)))
    await socket.send_text(msgspec.json.encode(refused).decode())
    await socket.close(code)
