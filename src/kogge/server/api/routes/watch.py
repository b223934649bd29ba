"""Routes for those who watch over the server, and for programs that want its description."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import version
from typing import Any, Literal

from kogge import wire
from kogge.games import GAMES
from kogge.table.denied import Denied

from ...watch import metrics
from ..call import Call
from ..openapi import document
from ..route import Route


class Health(wire.Outgoing, frozen=True):
    """That the server is there."""

    status: Literal["ok"]
    version: str
    warm: bool


async def health(call: Call) -> Health:
    """Report that the server is up, and that its store can be written."""
    if not await call.site.pulse.beats():
        raise Denied("store", "the store cannot be written", status=503)
    warm = call.site.bots.warm == set(GAMES)
    return Health(status="ok", version=version("kogge"), warm=warm)


async def figures(call: Call) -> bytes:
    """Return metrics, where the operator wants them shown: they concern everyone.

    A client behind a proxy seems to be on this machine, so the port decides.
    """
    server = call.request.scope.get("server") or ("", None)
    if call.site.settings.metrics is None or server[1] != call.site.settings.metrics:
        raise Denied("nowhere", "there is nothing here", status=404)
    return metrics.page()


class SiteInfo(wire.Outgoing, frozen=True):
    """What the operator says about the site, in Markdown; nothing, if nothing was given."""

    imprint: str
    privacy: str
    version: str


async def site(call: Call) -> SiteInfo:
    """Return what the operator says about the site."""
    settings = call.site.settings
    return SiteInfo(imprint=settings.imprint, privacy=settings.privacy, version=version("kogge"))


async def description(call: Call) -> dict[str, Any]:
    """Return the description of this API."""
    return described(call.site.settings.public_url)


@lru_cache(8)
def described(server: str) -> dict[str, Any]:
    """Describe all routes."""
    from . import ROUTES

    return document(
        ROUTES, refusal=wire.Refusal, title="Kogge", version=version("kogge"), server=server,
        always=(421,),
    )  # fmt: skip


ROUTES = (
    Route("GET", "/healthz", health, "Whether the server is there", response=Health,
          refusals=(401, 429, 503), secure=False),
    Route("GET", "/api/site", site, "What the operator says of the site", response=SiteInfo,
          refusals=(401, 429), secure=False),
    Route("GET", "/metrics", figures, "Figures for Prometheus", response=str,
          media="text/plain; version=0.0.4; charset=utf-8", refusals=(401, 404, 429), secure=False),
    Route("GET", "/api/openapi.json", description, "The description of this API",
          response=dict[str, Any], refusals=(401, 429), secure=False),
)  # fmt: skip
