"""Answering requests: the route is found, what was sent is read once, refusals are in words."""

from __future__ import annotations

import logging
from fnmatch import fnmatchcase
from urllib.parse import parse_qsl, unquote

import msgspec

from kogge import wire
from kogge.core.error import KoggeError
from kogge.table.denied import Denied
from kogge.table.misfit import converted, decoded
from kogge.table.refusals import refusal

from .parlour import Parlour
from .routes import ROUTES, Call, Route, needs_server
from .session import fault

log = logging.getLogger("kogge.solo")


def answer(
    parlour: Parlour, method: str, address: str, body: str, language: str
) -> tuple[int, str]:
    """Answer a request: a status, and what is said."""
    try:
        return _answer(parlour, method, address, body, language)
    except KoggeError as error:
        return refused(error, language)
    except Exception:  # whatever the error, it is answered
        log.exception("a request failed", extra={"route": address})
        return refused(fault(), language)


def refused(error: KoggeError, language: str) -> tuple[int, str]:
    """Answer why not."""
    status = error.status if isinstance(error, Denied) else 400
    return status, wire.encode(refusal(error, language)).decode()


def _answer(
    parlour: Parlour, method: str, address: str, body: str, language: str
) -> tuple[int, str]:
    path, _, query = address.partition("?")
    route = found(method, path)
    _, name, part, *_ = *map(unquote, path.split("/")), "", ""
    call = Call(parlour, name, language, part)
    if route.request is not None:
        read = msgspec.json.Decoder(route.request).decode
        call.body = decoded(read, body.encode(errors="replace"))
    if route.query is not None:
        call.query = converted(parse_qsl(query, keep_blank_values=True), route.query)
    said = route.handler(call)
    if said is None:
        return 204, ""
    content = said if isinstance(said, bytes) else wire.encode(said)
    return route.status, content.decode()


def found(method: str, path: str) -> Route:
    """Return the route of a request; there are others only at a server."""
    depth = path.count("/")
    for route in ROUTES:
        same = route.method == method and route.path.count("/") == depth
        if same and fnmatchcase(path, route.path):
            return route
    raise needs_server()
