"""How the commands reach a site: by its database, whether or not a server is running on it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

from typer import Option

from kogge.core.error import Broken

from ..serve import database_of

if TYPE_CHECKING:
    from kogge.server.admin.council import Council

T = TypeVar("T")
Yes = Annotated[bool, Option("--yes", help="help-admin-yes")]
First = Annotated[int, Option("--first", help="help-admin-first", min=0)]


def done(database: str, deed: Callable[[Council], Awaitable[T]]) -> T:
    """Let the council of a site do something; return what comes of it."""

    async def doing() -> T:
        from kogge.server.admin.council import Council
        from kogge.server.settings import Settings
        from kogge.server.site import Site
        from kogge.server.store import open_store

        address = database_of(database)
        site = Site(Settings(address, warm=False), await open_store(address, serving=False))
        try:
            await site.house.time.follow()
            return await deed(Council(site))
        finally:
            await site.bots.close()
            await site.house.close()
            await site.store.close()

    return asyncio.run(doing())


def when(at: int) -> str:
    """Return a moment as it is listed."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M") if at else "-"


def insist(yes: bool, what: str) -> None:
    """Do nothing that cannot be undone unless it was said twice."""
    if not yes:
        raise Broken(what, "this cannot be undone", "--yes")
