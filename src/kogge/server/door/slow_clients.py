"""HTTP for clients that send their requests in time."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE = 10.0  # seconds between two looks; a client no further by the second is hung up on
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class ImpatientProtocol(H11Protocol):
    """A connection that is not kept open for half a request, or for none at all."""

    half = False  # whether a request was awaited when we last looked
    look: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.look = self.loop.call_later(PATIENCE, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.look is not None:
            self.look.cancel()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self.half = False
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Open a socket; if its request cannot be read, nothing else would ever answer it."""
        super().handle_websocket_upgrade(event)
        socket: Any = self.transport.get_protocol()
        if not socket.handshake_initiated:
            self.transport.write(UNREADABLE)
            self.transport.close()

    def _look(self) -> None:
        """Hang up on a client that has kept us waiting for long."""
        if self.transport.get_protocol() is not self:
            return  # it has become a WebSocket, which is handled elsewhere
        before, self.half = self.half, self._is_half()
        if before and self.half:
            self.transport.abort()
        else:
            self.look = self.loop.call_later(PATIENCE, self._look)

    def _is_half(self) -> bool:
        """Return whether a request, or the rest of it, is awaited."""
        if self.cycle is not None and not self.cycle.response_complete:
            return self.cycle.more_body
        return self.timeout_keep_alive_task is None  # idle ones have their own clock
