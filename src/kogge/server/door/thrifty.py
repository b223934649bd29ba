"""WebSockets that do as little as possible: each step on the way takes longer than a view.

Once a session has begun, its messages go straight to it and from it, past the layers of ASGI.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .frames import framed, unframed

MOST = 16  # pieces that wait to be sent together; beyond that a slow reader is noticed
AWAY = 1012  # why a socket is closed: try again


class ThriftySocket(WebSocketsSansIOProtocol):
    """A WebSocket that sends together what is told together, and seldom stops reading."""

    heard: Callable[[bytes], None] | None = None  # takes messages, while there is a session
    full = False  # whether the client reads more slowly than it is told

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        bundle: Any = Bundle(transport, self.loop)
        super().connection_made(bundle)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["line"] = self  # type: ignore[typeddict-unknown-key]

    def data_received(self, data: bytes) -> None:
        """Take what has come: a plain message directly, all else the usual way."""
        fits = self.heard is not None and len(data) <= self.config.ws_max_size
        if fits and self._is_between() and (message := unframed(data)):
            self.heard(message)  # type: ignore[misc]
        else:
            super().data_received(data)

    def _is_between(self) -> bool:
        """Return whether a message may begin here: nothing half read, nothing before it."""
        begun = self.frames or self.conn.reader.buffer
        return not begun and not self.close_sent and self.queue.empty()

    def send_receive_event_to_app(self) -> None:
        """Take a message; stop reading only where another one still waits for the application."""
        paused, first = self.read_paused, self.queue.empty()
        self.read_paused = paused or first  # then uvicorn takes it that nothing need be done
        super().send_receive_event_to_app()
        self.read_paused = paused or not first

    # What a session needs.

    def tell(self, message: bytes) -> None:
        """Send a message, unless the line is about to end."""
        if not self.close_sent:
            self.transport.write(framed(message))

    @property
    def unread(self) -> int:
        """The bytes that wait because the client does not read."""
        return self.transport.get_write_buffer_size() if self.full else 0

    def pause_writing(self) -> None:
        self.full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.full = False
        super().resume_writing()

    def hold(self) -> None:
        """Read nothing for now."""
        self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again, unless messages wait that have come the usual way."""
        if not self.read_paused:
            self.transport.resume_reading()

    def hang_up(self) -> None:
        """Let the session end, and close the line; whatever comes now is not heard."""
        self.heard = None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": AWAY, "reason": ""})


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
        if data and not self.transport.is_closing():
            self.transport.write(b"".join(data))

    def close(self) -> None:
        """Close the line behind the last word."""
        self.flush()
        self.transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)
