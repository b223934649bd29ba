"""The pages of the browser: built files, as they lie in the package."""

from __future__ import annotations

from email.utils import formatdate
from html import escape
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).resolve().parents[1] / "static"
START = "index.html"  # the one page that shows all others
PAGES = (  # the first words of the addresses that the start page serves
    "table", "new", "tables", "join", "t", "end", "learn", "puzzles", "rules", "replay", "settings",
    "account", "letters", "orders", "credits", "imprint", "privacy", "tournaments",
    "admin", "welcome", "club", "people", "standing",
)  # fmt: skip
FOREVER = "public, max-age=31536000, immutable"  # files named after their content
PACKED = {"br": ".br", "gzip": ".gz"}  # the forms in which files may go out, the smallest first
MISSING = "The pages have not been built: run `make web`.\n"


async def page(request: Request) -> Response:
    """Answer with a file, or with the start page, which knows what to show at this address."""
    if is_api(request):
        raise HTTPException(404)
    name = str(request.path_params["path"])
    ours = not name or name.partition("/")[0] in PAGES
    path = found(START if ours else name)
    if path is None and found(START) is not None:
        raise HTTPException(404)
    return answer(path, request) if path is not None else PlainTextResponse(MISSING, 503)


def is_api(request: Request) -> bool:
    """Return whether a program asks: it gets an answer of its own kind."""
    return request.url.path.startswith("/api/")


def found(name: str) -> Path | None:
    """Return the file of that name, if it is one of ours; nothing outside can be asked for."""
    try:
        path = (FOLDER / name).resolve()
        there = path.is_file()
    except (OSError, ValueError):  # too long for a file name, or not a name at all
        return None
    plain = path.suffix not in PACKED.values() and not path.name.startswith(".")
    return path if there and plain and path.is_relative_to(FOLDER) else None


def accepted(wish: str) -> set[str]:
    """Return the encodings that a browser accepts.

    >>> sorted(accepted("gzip, deflate, br;q=0.9, zstd;q=0"))
    ['br', 'deflate', 'gzip']
    """
    forms = set()
    for part in wish[:200].lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            forms.add(name)
    return forms


def packed(path: Path, wish: str) -> str:
    """Return the smallest form of a file that exists here and that a browser accepts, if any."""
    forms = accepted(wish)
    fits = (form for form in PACKED if form in forms)
    return next((form for form in fits if path.with_name(path.name + PACKED[form]).exists()), "")


def lost(request: Request) -> Response | None:
    """Answer a lost visitor in a browser: the start page knows what to say."""
    browser = "text/html" in request.headers.get("accept", "")
    path = found(START) if browser and request.method in ("GET", "HEAD") else None
    if path is None:
        return None
    response = answer(path, request, status=404)
    response.headers["cache-control"] = "no-store"
    return response


def answer(path: Path, request: Request, status: int = 200) -> Response:
    """Answer with a file, packed if the browser can unpack it."""
    kept = FOREVER if "assets" in path.parts else "no-cache"
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    headers["last-modified"] = formatdate(path.stat().st_mtime, usegmt=True)
    unchanged = request.headers.get("if-modified-since") == headers["last-modified"]
    if unchanged and status == 200:
        return Response(status_code=304, headers=headers)
    prefix = request.scope.get("prefix", "") if path.name == START else ""
    if form := "" if prefix else packed(path, request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = form
    kind = guess_type(path.name)[0] or "application/octet-stream"
    kind = "application/manifest+json" if path.suffix == ".webmanifest" else kind
    content = path.with_name(path.name + PACKED.get(form, "")).read_bytes()
    if prefix:
        content = below(content.decode(), prefix).encode()
    return Response(content, status, headers, kind)


def below(text: str, prefix: str) -> str:
    """Return the start page for a site below a path: it names its files, and says where it is."""
    if not prefix:
        return text
    root = escape(f"{prefix}/")
    mark = f'<meta name="kogge-root" content="{root}" />\n    '
    return text.replace('="/', f'="{root}').replace("<title>", f"{mark}<title>", 1)
