"""Routes for whoever watches over the server, and for programs that want to know its ways."""

from __future__ import annotations

import asyncio
import ipaddress
from functools import cache
from importlib.metadata import version
from typing import Any

from kogge.games import GAMES

from .. import metrics, wire
from ..call import Call
from ..denied import Denied
from ..openapi import document
from ..route import Route
from ..store import Away

PATIENCE = 1.5  # seconds for the store, so that whoever asks has an answer within two


async def health(call: Call) -> wire.Health:
    """Tell that the server is there, and its store too."""
    try:
        async with asyncio.timeout(PATIENCE):
            await call.site.store.fetch("SELECT 1")
    except TimeoutError as error:
        raise Away from error
    warm = call.site.bots.warm == set(GAMES)
    return wire.Health(status="ok", version=version("kogge"), warm=warm)


async def figures(call: Call) -> bytes:
    """Return figures, to this machine only: they tell of everybody."""
    try:
        near = ipaddress.ip_address(call.address).is_loopback
    except ValueError:
        near = False
    if not near:
        raise Denied("far", "this is told to the server's own machine only", status=403)
    return metrics.page()


async def site(call: Call) -> wire.SiteInfo:
    """Tell what the operator says of the site."""
    settings = call.site.settings
    return wire.SiteInfo(
        imprint=settings.imprint, privacy=settings.privacy, version=version("kogge")
    )


async def description(call: Call) -> dict[str, Any]:
    """Return the description of this API."""
    return described(call.site.settings.public_url)


@cache
def described(server: str) -> dict[str, Any]:
    """Describe all routes."""
    from . import ROUTES

    return document(
        ROUTES, refusal=wire.Refusal, title="Kogge", version=version("kogge"), server=server
    )


ROUTES = (
    Route("GET", "/healthz", health, "Whether the server is there", response=wire.Health,
          refusals=(401, 429, 503), secure=False),
    Route("GET", "/api/site", site, "What the operator says of the site", response=wire.SiteInfo,
          refusals=(401, 429), secure=False),
    Route("GET", "/metrics", figures, "Figures for Prometheus", response=str,
          media="text/plain; version=0.0.4; charset=utf-8", refusals=(401, 403, 429), secure=False),
    Route("GET", "/api/openapi.json", description, "The description of this API",
          response=dict[str, Any], refusals=(401, 429), secure=False),
)  # fmt: skip
