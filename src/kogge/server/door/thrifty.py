"""WebSockets that ask the system for as little as possible: each call takes longer than a view."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST = 16  # pieces that wait to be sent together; beyond that a slow reader is noticed


class ThriftySocket(WebSocketsSansIOProtocol):
    """A WebSocket that sends together what is told together, and seldom stops reading."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        bundle: Any = Bundle(transport, self.loop)
        super().connection_made(bundle)

    def send_receive_event_to_app(self) -> None:
        """Take a message; stop reading only where another one still waits for the application."""
        paused, first = self.read_paused, self.queue.empty()
        self.read_paused = paused or first  # then uvicorn takes it that nothing need be done
        super().send_receive_event_to_app()
        self.read_paused = paused or not first


class Bundle:
    """A transport that sends what is written in one turn of the loop in one go."""

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop) -> None:
        self.transport, self.loop = transport, loop
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Send some data, once everything else that happens now has been told."""
        if not self.written:
            self.loop.call_soon(self.flush)
        self.written.append(data)
        if len(self.written) == MOST:
            self.flush()

    def flush(self) -> None:
        """Send whatever is waiting."""
        data, self.written = self.written, []
        if data:
            self.transport.write(b"".join(data))

    def close(self) -> None:
        """Close the line behind the last word."""
        self.flush()
        self.transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)
