"""People as a load: as cheap as possible, because they share the machine with the server."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

ids = itertools.count(1)


class Choice(msgspec.Struct):
    """An action that may be taken."""

    action: int


class Sight(msgspec.Struct):
    """What a load needs to know about a state."""

    number: int
    moment: int
    choosing: list[int]
    legal: list[Choice]
    over: bool


class Refusal(msgspec.Struct):
    """Why something was refused."""

    reason: str


class Heard(msgspec.Struct):
    """What a load needs to know about a message."""

    type: str
    seat: int | None = None
    id: str | None = None
    state: Sight | None = None
    choosing: list[int] | None = None
    refusal: Refusal | None = None


read = msgspec.json.Decoder(Heard).decode


class Http:
    """One HTTP connection that is kept open; requests come one after another."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.turn = asyncio.Lock()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> Any:
        """Send a request; return what is answered, with a new cookie under "cookie"."""
        async with self.turn:
            if self.streams is None:
                self.streams = await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = self.streams
            content = json.dumps(body).encode() if body is not None else b""
            head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
            head += f"content-length: {len(content)}\r\ncontent-type: application/json\r\n"
            head += f"cookie: kogge={cookie}\r\n\r\n" if cookie else "\r\n"
            writer.write(head.encode() + content)
            return await self._answer(reader)

    async def _answer(self, reader: asyncio.StreamReader) -> Any:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        status = int(lines[0].split()[1])
        headers = dict(line.split(": ", 1) for line in lines[1:] if line)
        content = await reader.readexactly(int(headers.get("content-length", 0)))
        if status >= 300:
            raise RuntimeError(content.decode())
        return content.decode() if "text/plain" in headers["content-type"] else json.loads(content)

    async def guest(self, name: str) -> str:
        """Come in; return the cookie."""
        async with self.turn:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            content = json.dumps({"name": name}).encode()
            writer.write(
                f"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\nconnection: close\r\n"
                f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
                .encode() + content
            )  # fmt: skip
            text = (await reader.read()).decode()
            writer.close()
        return text.partition("kogge=")[2].partition(";")[0]

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


async def open_line(port: int, table: str, cookie: str = "") -> ClientConnection:
    """Open a socket at a table and say hello."""
    line = await connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/socket",
        additional_headers={"cookie": f"kogge={cookie}"} if cookie else None,
        compression=None,
        ping_interval=None,
        max_queue=None,
        open_timeout=60,
    )
    await line.send('{"do": "hello", "id": "h"}')
    return line


def note(sights: dict[int, Sight], heard: Heard) -> None:
    """Remember what a socket of several seats has heard."""
    if heard.seat is None:
        return
    if heard.state is not None:
        sights[heard.seat] = heard.state
    elif heard.choosing is not None and heard.seat in sights:
        sights[heard.seat].choosing = heard.choosing


async def until_state(line: ClientConnection) -> Sight:
    """Read on until a state arrives."""
    while True:
        heard = read(await line.recv())
        if heard.type == "refused":
            raise RuntimeError(str(heard))
        if heard.state is not None:
            return heard.state


def act(seat: int, moment: int, *actions: int) -> str:
    """Return a command to play actions."""
    told = {"do": "act", "id": f"b{next(ids)}", "seat": seat, "moment": moment}
    return json.dumps({**told, "actions": list(actions)})
