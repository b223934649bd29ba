"""A server for measuring: the real one, with limits too wide to be reached.

Run as ``python -m kogge.bench.server.launch --database FILE [--idle MS] [--metrics PORT]``, or
with ``--bare`` as the least that uvicorn can do: it passes every message on to the other socket of
a pair.
"""

from __future__ import annotations

import argparse
from typing import Any

from kogge.server.serve import bind, config, run
from kogge.server.settings import Limits, Rate, Settings

WIDE = Rate(1e9, 1e9)
LIMITS = Limits(
    sockets=100_000, tables=100_000, requests=WIDE, people=WIDE, passwords=WIDE, guesses=WIDE,
    commands=WIDE, crowd=WIDE, words=WIDE, making=WIDE,
)  # fmt: skip


def main() -> None:
    """Serve until stopped."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", default="")
    parser.add_argument("--idle", type=int, default=3_600_000)
    parser.add_argument("--metrics", type=int)
    parser.add_argument("--bare", action="store_true")
    given = parser.parse_args()
    settings = Settings(
        database=given.database, port=0, limits=LIMITS, warm=False, idle=given.idle,
        tick=min(1.0, given.idle / 1000), metrics=given.metrics,
    )  # fmt: skip
    if given.bare:
        serve_bare(settings)
    else:
        run(settings, lambda address: print(address, flush=True))


def serve_bare(settings: Settings) -> None:
    """Serve pairs of sockets, each receiving what the other sends."""
    import uvicorn

    taken = bind(settings)
    print(f"http://127.0.0.1:{taken.getsockname()[1]}", flush=True)
    uvicorn.Server(config(settings, Pairs())).run([taken])


class Pairs:
    """The least application: whatever one socket sends, its partner receives."""

    def __init__(self) -> None:
        self.pairs: dict[str, list[Any]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._pass_on(scope["path"], receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.complete"})
        await send({"type": "lifespan.shutdown.complete"})

    async def _pass_on(self, pair: str, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        sockets = self.pairs.setdefault(pair, [])
        sockets.append(send)
        while (message := await receive())["type"] != "websocket.disconnect":
            for other in sockets:
                if other is not send:
                    await other({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    main()
