"""The application: routes, the door before them, and the house behind them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, WebSocketRoute
from starlette.routing import Route as HttpRoute
from starlette.websockets import WebSocket

from kogge.table.denied import Denied

from .api.call import answering, fault
from .api.pages import is_api, lost, page
from .api.preview import SHARED, preview
from .api.routes import ROUTES
from .api.socket import serve
from .broom import Broom
from .door.answer import refused
from .door.guard import Guard
from .settings import Settings
from .site import Site

SOCKET = "/api/tables/{table}/socket"
PAGES = "/{path:path}"


class App:
    """The server as uvicorn sees it: the site is opened when it starts, and closed when it ends."""

    def __init__(self, settings: Settings, ready: Callable[[Site], None] = lambda _: None) -> None:
        self.settings, self.ready = settings, ready
        self.site: Site | None = None
        self.door = Guard(self._build(), settings)

    def _build(self) -> Starlette:
        routes: list[Any] = [
            HttpRoute(route.path, self._endpoint(route), methods=[route.method], name=route.path)
            for route in ROUTES
        ]
        routes.append(WebSocketRoute(SOCKET, self._socket))
        routes += [HttpRoute(path, self._preview, methods=["GET"]) for path in SHARED]
        routes.append(HttpRoute(PAGES, page, methods=["GET"]))
        faults: Any = {404: nowhere, 405: nowhere, Exception: broken}
        app = Starlette(routes=routes, lifespan=self._life, exception_handlers=faults)
        app.router.redirect_slashes = False  # an address is right or wrong
        return app

    def _endpoint(self, route: Any) -> Any:
        async def endpoint(request: Request) -> Response:
            assert self.site is not None
            return await answering(route, self.site)(request)

        return endpoint

    async def _preview(self, request: Request) -> Response:
        assert self.site is not None
        return await preview(self.site, request)

    async def _socket(self, socket: WebSocket) -> None:
        assert self.site is not None
        await serve(self.site, socket)

    async def open(self) -> Site:
        """Open the site, if it is not open yet."""
        if self.site is None:
            self.site = await Site.open(self.settings)
        return self.site

    @asynccontextmanager
    async def _life(self, _app: Starlette) -> AsyncIterator[None]:
        site = await self.open()
        sweeping = asyncio.get_running_loop().create_task(Broom(site).run())
        self.ready(site)
        try:
            yield
        finally:
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
            await site.close()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.door(scope, receive, send)


async def nowhere(request: Request, error: Exception) -> Response:
    """Answer a request that no route serves."""
    ways = allowed(request)
    known = bool(ways) and request.method not in ways
    if not known and (page := lost(request)) is not None:
        return page
    denied = Denied("nowhere", "there is nothing here", status=405 if known else 404)
    response = refused(denied, request.headers)
    if known:
        response.headers["allow"] = ", ".join(sorted(ways))
    return response


async def broken(request: Request, error: Exception) -> Response:
    """Answer a request that met a mistake of our own; the door writes it down."""
    return refused(fault(), request.headers)


def allowed(request: Request) -> set[str]:
    """Return the methods of all routes that an address leads to."""
    here = [route for route in request.app.routes if isinstance(route, HttpRoute)]
    routes = [route for route in here if route.path != PAGES or not is_api(request)]
    found = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return {method for route in found for method in route.methods or ()}
