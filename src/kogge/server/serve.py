"""Running a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from kogge.core.error import Broken

from .app import App
from .settings import Settings
from .watch.logs import configuration

GRACE = 5  # seconds for what is under way, when the server stops
IDLE = 65  # seconds that an idle connection stays open
BACKLOG = 2048
HERE = "127.0.0.1"  # where figures are told: to this machine only
UNREAD = 60_000  # milliseconds that somebody may leave unread what we send
PING = 25.0  # seconds between two questions whether a socket is still there
TURN = 0.001  # seconds until another thread gets its turn; the writer needs many for a commit
SWEEP = (10_000, 20, 10)  # when Python looks for cycles: among many sockets that stops everybody


def bind(settings: Settings) -> socket.socket:
    """Take the port, or say who has it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio lets small messages go at once (TCP_NODELAY) only where the protocol is named
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # what nobody reads is not kept for ever
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        taken.bind((settings.host, settings.port))
        taken.listen(BACKLOG)  # only this keeps others off; who comes early waits
    except (OSError, OverflowError) as error:
        taken.close()
        place, why = (
            f"{settings.host}:{settings.port}",
            getattr(error, "strerror", "") or str(error),
        )
        raise Broken(place, "cannot be opened: {why}", why=why) from error
    taken.set_inheritable(True)
    return taken


def run(settings: Settings, listening: Callable[[str], None]) -> None:
    """Serve until a signal comes; say where, once everything is ready."""
    import uvicorn

    widen()
    taken = bind(settings)
    figures = (
        [bind(replace(settings, host=HERE, port=settings.metrics))] if settings.metrics else []
    )
    host, port = taken.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = settings.public_url or f"http://{shown}:{port}"
    app = App(settings, lambda _site: listening(address))
    server = uvicorn.Server(config(settings, app))

    async def serve() -> None:
        await app.open()  # trouble with the store is told in one sentence, as any other
        tune()
        await server.serve([taken, *figures])

    asyncio.run(serve())


def widen() -> None:
    """Allow as many connections as the system lets us have: idle ones must not use them all up."""
    try:
        import resource
    except ImportError:  # not on every system
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def tune() -> None:
    """Let all at the tables get their turn soon: short turns of threads, few sweeps."""
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()  # what is loaded once need not be swept
    gc.set_threshold(*SWEEP)


def config(settings: Settings, app: Any) -> Any:
    """Return how uvicorn serves an application."""
    import uvicorn

    from .door.slow_clients import ImpatientProtocol

    return uvicorn.Config(
        app,
        loop="asyncio",
        http=ImpatientProtocol,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,  # sizes must not tell of what is inside
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        backlog=BACKLOG,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=GRACE,
        h11_max_incomplete_event_size=32_000,
        log_config=configuration(),
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
    )
