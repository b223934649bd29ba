"""Pages that can be shared: what other programs show of a link before anybody opens it.

A stranger's view decides: what is private, or not over, looks like any other page.
"""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import Response

from kogge.core.error import KoggeError
from kogge.speech.languages import LANGUAGES
from kogge.table.judging.seats import OVER
from kogge.table.table import Table

from ..door.answer import language
from ..picture.sheet import HIGH, WIDE, Sheet
from ..picture.telling import sheet_of
from ..site import Site
from ..store.trouble import STORES
from .pages import START, answer, below, found, page

SHARED = ("/end/{path}", "/replay/{path}")  # pages about one finished match
HEAD = "</head>"


async def preview(site: Site, request: Request) -> Response:
    """Answer with the start page, and with what is told of a match that anybody may see."""
    path, table = found(START), await shared_table(site, request.path_params["path"])
    if path is None or table is None:
        return await page(request) if path is None else answer(path, request)
    spoken = spoken_in(request)
    tags = described(site, request, table.id, spoken, sheet_of(table, spoken))
    start = below(path.read_text("utf-8"), request.scope["prefix"])
    text = start.replace(HEAD, f"{tags}\n  {HEAD}", 1)
    return Response(text, 200, {"cache-control": "no-cache"}, "text/html; charset=utf-8")


async def shared_table(site: Site, id: str) -> Table | None:
    """Return a finished table that everybody may look back at, as a stranger sees it."""
    try:
        table = await site.lobby.looked_at(None, id, "")
    except (KoggeError, *STORES):
        return None
    return table if table.state in OVER and table.match is not None else None


def spoken_in(request: Request) -> str:
    """Return the language that a link names, else the one that is asked for."""
    wish = request.query_params.get("lang", "")
    return wish if wish in LANGUAGES else language(request.headers.get("accept-language", ""))


def address(site: Site, request: Request) -> str:
    """Return where the site is reached."""
    return site.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"


def described(site: Site, request: Request, id: str, spoken: str, sheet: Sheet) -> str:
    """Return the tags by which other programs show a link (Open Graph)."""
    picture = f"{address(site, request)}/api/tables/{id}/picture.png?lang={spoken}"
    standing = ", ".join(f"{sitter.name} {sitter.points}" for sitter in sheet.seats)
    tags = {
        "og:type": "website",
        "og:site_name": "Kogge",
        "og:title": f"{sheet.company}: {sheet.headline}",
        "og:description": standing,
        "og:locale": spoken,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": f"{sheet.headline}. {standing}",
        "twitter:card": "summary_large_image",
    }
    lines = (
        f'  <meta {"name" if name.startswith("twitter") else "property"}="{name}" '
        f'content="{escape(text)}" />'
        for name, text in tags.items()
    )
    return "\n  ".join(lines)
