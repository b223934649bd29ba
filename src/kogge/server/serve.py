"""Running a server until it is stopped."""

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
HERE = "127.0.0.1"  # where metrics are served: to this machine only
UNREAD = 60_000  # milliseconds for which a client may leave what we send unread
PING = 25.0  # seconds between two checks that a socket is still there
TURN = 0.001  # seconds until another thread gets its turn; the writer needs many for a commit
SWEEP = (10_000, 20, 10)  # when Python looks for cycles: with many sockets that stops everything


def bind(settings: Settings) -> socket.socket:
    """Take the port, or say that it is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio lets small messages go at once (TCP_NODELAY) only where the protocol is named
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # what is never read is not kept forever
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        taken.bind((settings.host, settings.port))
        taken.listen(BACKLOG)  # only this keeps others off; early clients wait
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
    from .door.quiet import QuietServer

    widen()
    taken = bind(settings)
    figures = (
        [bind(replace(settings, host=HERE, port=settings.metrics))] if settings.metrics else []
    )
    host, port = taken.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = settings.public_url or f"http://{shown}:{port}"
    app = App(settings, lambda _site: listening(address))
    server = QuietServer(config(settings, app))

    async def serve() -> None:
        await app.open()  # a store error is reported in one sentence, like any other
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
    """Let every table get its turn soon: short turns of threads, few sweeps."""
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()  # what is loaded once need not be swept
    gc.set_threshold(*SWEEP)


def config(settings: Settings, app: Any) -> Any:
    """Return how uvicorn serves an application."""
    import uvicorn

    from .door.slow_clients import ImpatientProtocol
    from .door.thrifty import ThriftySocket

    return uvicorn.Config(
        app,
        loop="asyncio",
        http=ImpatientProtocol,
        ws=ThriftySocket,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,  # sizes must not reveal what is inside
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
