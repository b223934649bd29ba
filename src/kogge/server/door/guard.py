"""The door: what every request passes, before any route sees it."""

from __future__ import annotations

import ipaddress
import logging
import time
from typing import Any

from starlette.datastructures import Headers, MutableHeaders

from kogge.table.denied import Denied

from ..settings import Settings
from ..watch import metrics
from ..watch.logs import failed
from .answer import refused
from .hosts import Hosts, check_origin
from .limits import Buckets

POLICY = "; ".join(
    f"{name} {value}"
    for name, value in {
        "default-src": "'none'",
        "script-src": "'self' 'wasm-unsafe-eval'",  # Python in the browser is WebAssembly
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }.items()
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",  # links may hold an invitation
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
LASTING = "max-age=31536000"  # how long a browser insists on https, once it has seen it
SAFE = ("GET", "HEAD", "OPTIONS")

log = logging.getLogger("kogge.http")


class Guard:
    """Identifies the address, counts, and sets the headers that keep browsers safe."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.buckets, self.hosts = Buckets(), Hosts(settings)

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if self.settings.trust_proxy:
            believe_proxy(scope, headers)
        scope["path"] = scope["path"].replace("\0", "\ufffd")  # not every store could search for it
        scope["prefix"] = prefix = self.settings.prefix
        if prefix and scope["path"].startswith(f"{prefix}/"):  # not every proxy strips it
            scope["path"] = scope["path"].removeprefix(prefix)
        scope["address"] = house_of((scope.get("client") or ("unknown", 0))[0])
        started, status = time.perf_counter(), 0

        async def sending(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"].endswith("http.response.start"):  # also if a socket is refused
                status = message["status"]
                self._dress(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            await self._pass(scope, headers, receive, sending)
        finally:
            if scope["type"] == "http":
                self._count(scope, status, time.perf_counter() - started)

    async def _pass(self, scope: dict[str, Any], headers: Headers, receive: Any, send: Any) -> None:
        """Let a request in, or answer why not; no error of ours gets past here."""
        scope["denied"] = denied = self._look(scope, headers)
        if denied is not None and not is_told_later(scope, denied):
            await refused(denied, headers)(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except Exception as error:  # noqa: BLE001 - it was answered; the address is not written down
            failed(log, "a request failed", error, route=route_of(scope))

    def _look(self, scope: dict[str, Any], headers: Headers) -> Denied | None:
        """Return why a request is refused, if it is."""
        try:
            self.buckets.take(self.settings.limits.requests, f"address {scope['address']}")
            self.hosts.check(headers, scope.get("server"))
            if scope["type"] == "websocket" or scope["method"] not in SAFE:
                check_origin(headers, self.settings.origin)
        except Denied as denied:
            return denied
        return None

    def _dress(self, scope: dict[str, Any], headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("cache-control", "no-store")
        if scope["scheme"] == "https":
            headers["strict-transport-security"] = LASTING

    def _count(self, scope: dict[str, Any], status: int, seconds: float) -> None:
        """Write down what was asked: the route, never the address, which may hold secrets."""
        route, method = route_of(scope), metrics.label(scope["method"], metrics.METHODS)
        metrics.REQUESTS.labels(method, route, status).inc()
        figures = {"method": method, "route": route, "status": status}
        level = logging.WARNING if status >= 500 else logging.DEBUG
        log.log(level, "request", extra={**figures, "ms": round(1000 * seconds, 1)})


def route_of(scope: dict[str, Any]) -> str:
    """Return the route that a request has found, as the route table has it."""
    return str(getattr(scope.get("route"), "path", metrics.OTHER))


def is_told_later(scope: dict[str, Any], denied: Denied) -> bool:
    """Return whether a refusal must go over the socket: a page cannot read why none was opened."""
    return scope["type"] == "websocket" and denied.reason == "origin"


def house_of(address: str) -> str:
    """Return what is counted as one address: for IPv6 the network, which one household has whole.

    >>> house_of("2001:db8:1:2:3:4:5:6"), house_of("::ffff:192.0.2.1"), house_of("::1")
    ('2001:db8:1:2::', '192.0.2.1', '::1')
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address) or ip.is_loopback:
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False).network_address)


def believe_proxy(scope: dict[str, Any], headers: Headers) -> None:
    """Take address and scheme from the proxy before us: its own entry is the last one."""
    if address := last(headers, "x-forwarded-for"):
        scope["client"] = (address[:45], 0)
    if scheme := last(headers, "x-forwarded-proto"):
        scope["scheme"] = "https" if scheme == "https" else "http"
    elif scope["scheme"] in ("ws", "wss"):
        scope["scheme"] = "http" if scope["scheme"] == "ws" else "https"


def last(headers: Headers, name: str) -> str:
    """Return the last entry of a header: some proxies add to a line, some add a line."""
    return ",".join(headers.getlist(name)).rpartition(",")[2].strip()
