"""A socket at a table: commands in, messages out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kogge import wire
from kogge.core.error import KoggeError
from kogge.table.denied import Denied
from kogge.table.judging.commands import Order, carry_out, mark, welcome_back
from kogge.table.misfit import decoded, named
from kogge.table.refusals import refusal
from kogge.table.table import Table
from kogge.table.trying import tried

from ..door.answer import language
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
POLICY, AWAY = 1008, 1012  # why a socket is closed: not let in; try again
TRIED = 5  # actions that can be tried for the cost of one command
MOST_FAULTS = 10  # messages that do not fit, before the line is cut

read_command = msgspec.json.Decoder(wire.Commands).decode
log = logging.getLogger("kogge.socket")


class Session:
    """One socket, from hello to the end."""

    def __init__(self, site: Site, socket: WebSocket, live: Live, person: Somebody | None) -> None:
        self.site, self.socket, self.live, self.person = site, socket, live, person
        self.language = spoken(socket)
        self.asker = Asker(socket.scope["address"], person.id if person is not None else "")
        known = person.id if person is not None else ""
        self.listener = Listener(known, live.table.seats_of(known), self.hang_up)
        self.listener.session = person.session if person is not None else ""
        self.faults, self.greeted = 0, False

    @property
    def table(self) -> Table:
        return self.live.table

    def hang_up(self) -> None:
        """Close the line once what is under way is done."""
        self.listener.queue.put_nowait(None)

    async def run(self) -> None:
        """Read commands and send messages until one side ends it."""
        sender = asyncio.get_running_loop().create_task(self._send())
        try:
            await self._read(sender)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            self.site.house.presence.forget(self.live, self.listener)
            self.hang_up()
            with contextlib.suppress(Exception):
                await asyncio.wait_for(sender, 5)

    async def _read(self, sender: asyncio.Task[None]) -> None:
        while not sender.done():
            message = await self._heard()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await self._take(text.encode() if text is not None else message.get("bytes") or b"")
            if self.faults >= MOST_FAULTS:
                return

    async def _heard(self) -> Message:
        """Wait for a message; for the first one, not forever."""
        if self.greeted:
            return await self.socket.receive()
        async with asyncio.timeout(PATIENCE):
            return await self.socket.receive()

    async def _send(self) -> None:
        """Send what is waiting; close the line when there is nothing more."""
        queue = self.listener.queue
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (message := await queue.get()) is not None:
                await self.socket.send({"type": "websocket.send", "text": message.decode()})
        if self.socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, OSError):
                await self.socket.close(AWAY)

    async def _take(self, data: bytes) -> None:
        """Do one command, or say why not."""
        kind = "none"
        try:
            self._charge(1)
            command = decoded(read_command, data)
            kind = command.__struct_config__.tag
            self._charge(weight(command))
        except KoggeError as error:
            self._refuse(named(data), error, kind)
            return
        if isinstance(command, wire.Hint):  # the player may act while waiting for one
            self.site.house.errands.soon(self._answer(command, kind))
        else:
            await self._answer(command, kind)

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
            metrics.COMMANDS.labels(kind, "done").inc()

    def _charge(self, cost: float) -> None:
        """Charge the cost of a message to the person's allowance, and to that of their address."""
        if not cost:
            return
        limits, buckets = self.site.settings.limits, self.site.buckets
        if self.listener.person:
            buckets.take(limits.commands, f"commands of {self.listener.person}", cost=cost)
        buckets.take(limits.crowd, f"commands at {self.socket.scope['address']}", cost=cost)

    def _refuse(self, id: str | None, error: KoggeError, kind: str) -> None:
        metrics.COMMANDS.labels(kind, "refused").inc()
        self.faults += isinstance(error, Denied) and error.reason in ("malformed", "too-many")
        self.listener.send(wire.Refused(id=id, refusal=refusal(error, self.language)))

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
            self.listener.send(await self.site.bots.hint(self.table, command, self.asker))
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
        self.greeted = True
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
