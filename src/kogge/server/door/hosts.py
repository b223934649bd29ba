"""The names that a server answers to: no other site may lead a browser here under its own name.

A name that anyone can register may point to any address, even to this machine (DNS rebinding).
To a browser that follows it, our answers would be that site's own. So we answer to our names only.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from kogge.core.error import Broken
from kogge.table.denied import Denied

from ..settings import Settings

NAME = re.compile(r"[a-z0-9._:-]{1,253}")
EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 - hosts that mean all addresses of the machine


class Hosts:
    """All names under which this server answers requests."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url).hostname or ""
        own = machine_names() if not is_loopback(plain(settings.host)) else ()
        given = ("localhost", settings.host, public, *settings.hosts, *own)
        self.names = frozenset(plain(name) for name in given if name not in EVERYWHERE)
        self.everywhere = settings.host in EVERYWHERE

    def check(self, headers: Headers, server: Any) -> None:
        """Refuse a request for another host; ``server`` is the address at which it came in."""
        name = host_of(headers.get("host", ""))
        if name in self.names or is_loopback(name):
            return
        if self.everywhere and server and name == unmapped(server[0]):
            return
        trouble, expected = "this server is not called '{name}'", "a name given with --allow-host"
        raise Denied("host", trouble, expected, name=name[:100], status=421)


def host_of(header: str) -> str:
    """Return the name in a header, without its port.

    >>> host_of("Kogge.Example.org.:8420"), host_of("[::1]:8420"), host_of("::ffff:10.0.0.1")
    ('kogge.example.org', '::1', '10.0.0.1')
    """
    bare = header.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    return plain(bare)


def plain(name: str) -> str:
    """Return a name as it is compared: in small letters, as they stand in a header."""
    bare = unmapped(name.lower().rstrip("."))
    try:
        return bare if bare.isascii() else bare.encode("idna").decode()
    except UnicodeError:
        return bare


def unmapped(address: str) -> str:
    """Return an address in its shortest form; anything else stays as it is."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    return str(getattr(ip, "ipv4_mapped", None) or ip)


def is_loopback(name: str) -> bool:
    """Return whether a name can mean only this machine."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def machine_names() -> tuple[str, ...]:
    """Return the names by which others in its network know this machine."""
    name = socket.gethostname()
    short = name.partition(".")[0]
    return tuple(each for each in (name, short, f"{short}.local") if short)


def check_host(name: str) -> str:
    """Return a name that can stand in a header."""
    bare = host_of(name)
    if "/" in name or not NAME.fullmatch(bare):
        trouble = "'{data}' is not a host name"
        raise Broken("--allow-host", trouble, "kogge.example.org", data=name)
    return bare


def check_origin(headers: Headers, public: str) -> None:
    """Refuse what another site makes a browser send; programs send no origin."""
    origins = headers.getlist("origin")
    if not origins and headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        origins = ["another"]
    host = headers.get("host", "")
    own = {f"http://{host}", f"https://{host}", public} - {""}
    if not own.issuperset(origins):
        raise Denied("origin", "the request comes from another site", status=403)
