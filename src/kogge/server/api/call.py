"""One request over HTTP: read and checked once, answered in one way."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from kogge import wire
from kogge.core.error import KoggeError
from kogge.table.denied import Denied
from kogge.table.misfit import converted, decoded

from ..door.answer import language, refused
from ..site import Site
from ..store.people import Somebody
from ..store.trouble import STORES, of_store
from ..watch.logs import failed
from .route import Route

COOKIE = "kogge"
LOGIN = "/api/session"  # the only place where a browser shows its device cookies
LONG = 400 * 86_400  # seconds; browsers keep nothing longer
Answer = Callable[[Request], Awaitable[Response]]

log = logging.getLogger("kogge.http")


@dataclass(slots=True)
class Call:
    """What a handler needs to know about a request."""

    site: Site
    request: Request
    person: Somebody | None
    body: Any = None
    query: Any = None
    cookie: str | None = None  # a secret to be kept by the browser; empty to forget it
    devices: dict[str, str] = field(default_factory=dict)  # that identify the browser later
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def known(self) -> Somebody:
        """The person who asks; routes that need one cannot be reached without."""
        assert self.person is not None
        return self.person

    def __getitem__(self, name: str) -> str:
        """Return a parameter of the path."""
        return str(self.request.path_params[name])

    @property
    def address(self) -> str:
        return str(self.request.scope["address"])

    @property
    def language(self) -> str:
        return language(self.request.headers.get("accept-language", ""))


def answering(route: Route, site: Site) -> Answer:
    """Return what Starlette calls for a route."""
    read = msgspec.json.Decoder(route.request).decode if route.request is not None else None

    async def answer(request: Request) -> Response:
        try:
            return await _answer(route, site, request, read)
        except ClientDisconnect:
            return Response(status_code=499)
        except Denied as denied:
            return refused(denied, request.headers)
        except KoggeError as error:
            return refused(error, request.headers)
        except STORES as error:
            return refused(of_store(error), request.headers)
        except Exception as error:  # noqa: BLE001 - whatever the error, it is answered
            failed(log, "a request failed", error, route=route.path)
            return refused(fault(), request.headers)

    return answer


async def _answer(route: Route, site: Site, request: Request, read: Any) -> Response:
    call = Call(site, request, await recognise(site, request))
    if route.secure and call.person is None:
        raise Denied("who", "first say who you are", status=401)
    if route.admin:
        check_right(call)
    if read is not None:
        most = max(route.most, site.settings.limits.body)
        call.body = read_body(await body(request, most), request, read)
    if route.query is not None:
        call.query = converted(request.query_params.multi_items(), route.query)
    said = await route.handler(call)
    content = said if isinstance(said, bytes) else b"" if said is None else wire.encode(said)
    response = Response(content, route.status if content else 204, call.headers)
    if content:
        response.headers["content-type"] = route.media
    if call.cookie is not None:
        keep(response, call)
    return response


def check_right(call: Call) -> None:
    """Refuse whoever may not run the site; a program's token may be in many hands."""
    if not call.known.admin or call.request.headers.get("authorization"):
        raise Denied("no-right", "only those who run this site may do that", status=403)


async def recognise(site: Site, request: Any) -> Somebody | None:
    """Identify the caller, and note that they are here."""
    if (person := await identified(site, request)) is not None:
        site.circle.meet(person.id)
    return person


async def identified(site: Site, request: Any) -> Somebody | None:
    """Return the caller by a token in the header, or by the cookie of a browser."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        if (person := await site.people.known(token[:100])) is None:
            raise Denied("token", "the token is not known", status=401)
        return person
    cookie = request.cookies.get(COOKIE)
    return await site.people.known(cookie[:100]) if cookie else None


async def body(request: Request, most: int) -> bytes:
    """Return the body of a request, if it is not too long."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            trouble = "that is too long: at most {count} bytes"
            raise Denied("too-long", trouble, count=most, status=413)
        parts.append(part)
    return b"".join(parts)


def read_body(data: bytes, request: Request, read: Any) -> Any:
    """Read a body as what the route expects."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Denied(
            "not-json", "the body's content type is not JSON", "application/json", status=415
        )
    return decoded(read, data)


def keep(response: Response, call: Call) -> None:
    """Make the browser keep a secret that no script and no other site can use, or forget it."""
    secure, prefix = call.request.scope["scheme"] == "https", call.request.scope["prefix"]
    age = call.site.people.lasting // 1000 if call.cookie else 0
    response.set_cookie(
        COOKIE,
        call.cookie or "",
        age,
        httponly=True,
        samesite="lax",
        secure=secure,
        path=prefix + "/",
    )
    for name, secret in call.devices.items():
        response.set_cookie(
            name, secret, LONG, httponly=True, samesite="strict", secure=secure, path=prefix + LOGIN
        )


def fault() -> Denied:
    """Return the answer to a mistake of our own."""
    return Denied("fault", "the server has made a mistake; it has been logged", status=500)
