"""Requests to addresses that people have named: they reach the internet, never the house itself.

A name is resolved once, every address behind it must be public, and the connection goes to the very
address that was looked at. Nothing is followed, and time and size have a limit.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

import h11

from kogge.table.denied import Denied

from .carrier import Gone, Undelivered

LIMIT = 10.0  # seconds for everything
MOST = 20_000  # bytes of an answer that are read
CHUNK = 4096
TRANSLATED = tuple(map(ipaddress.ip_network, ("64:ff9b::/32", "2002::/16", "2001::/23")))
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True, slots=True)
class Outside:
    """The way out; hosts that the operator trusts may be anywhere, and speak plain http."""

    trusted: tuple[str, ...] = ()

    def check(self, url: str) -> SplitResult:
        """Return the parts of an address that may be asked, or refuse it."""
        try:
            parts = urlsplit(url)
            secure = parts.scheme == "https" or (parts.scheme == "http" and self.trusts(parts))
            plain = url.isascii() and url.isprintable() and " " not in url
            fits = secure and plain and bool(parts.hostname) and parts.port != 0
        except ValueError:
            fits = False
        if not fits or parts.username is not None or parts.fragment:
            trouble, expected = "this address cannot be used", "https://..."
            raise Denied("no-address", trouble, expected, status=400)
        return parts

    def trusts(self, parts: SplitResult) -> bool:
        """Return whether the operator has named a host, alone or with its port."""
        return bool({parts.hostname, parts.netloc} & set(self.trusted))

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Post something; return the status of the answer. No redirect is followed."""
        try:
            parts = self.check(url)
        except Denied as error:
            raise Gone("address") from error
        try:
            async with asyncio.timeout(LIMIT):
                return await self._post(parts, headers, body)
        except (OSError, ssl.SSLError, h11.ProtocolError) as error:  # including timeouts
            raise Undelivered(type(error).__name__) from error

    async def _post(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._address(parts, port)
        context = ssl.create_default_context() if parts.scheme == "https" else None
        named = parts.hostname if context else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=context, server_hostname=named
        )
        try:
            return await exchange(reader, writer, parts, headers, body)
        finally:
            writer.transport.abort()  # the rest of an answer is not awaited

    async def _address(self, parts: SplitResult, port: int) -> str:
        """Resolve a name; refuse it unless all that is behind it is public."""
        look = asyncio.get_running_loop().getaddrinfo
        found = await look(parts.hostname, port, type=socket.SOCK_STREAM)
        addresses = [str(sockaddr[0]) for *_, sockaddr in found]
        if not self.trusts(parts) and not all(map(is_public, addresses)):
            raise Gone("private")
        return addresses[0]


def is_public(text: str) -> bool:
    """Return whether an address lies outside: not of this machine, its network, or its cloud.

    >>> [is_public(a) for a in ("93.184.216.34", "2606:2800:220:1::1")]
    [True, True]
    >>> [is_public(a) for a in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "100.64.0.1")]
    [False, False, False, False]
    >>> [is_public(a) for a in ("::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "::10.0.0.1")]
    [False, False, False, False, False]
    >>> [is_public(a) for a in ("64:ff9b::a00:1", "2002:a00:1::", "224.0.0.1", "ff02::1")]
    [False, False, False, False]
    """
    try:
        address: Address = ipaddress.ip_address(text)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        carried = int(address) >> 32 == 0 or any(address in net for net in TRANSLATED)
        if carried or address.ipv4_mapped is not None:
            return False  # an IPv4 address inside could be any
    return address.is_global and not address.is_multicast


async def exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    parts: SplitResult,
    headers: Mapping[str, str],
    body: bytes,
) -> int:
    """Send a request over an open connection; return the status of the answer."""
    line = h11.Connection(h11.CLIENT)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    told = {"host": parts.netloc, "user-agent": "kogge", "connection": "close", **headers}
    told["content-length"] = str(len(body))
    request = h11.Request(method="POST", target=target, headers=list(told.items()))
    for event in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(event) or b"")
    await writer.drain()
    return await answered(reader, line)


async def answered(reader: asyncio.StreamReader, line: h11.Connection) -> int:
    """Read as much of an answer as tells its status."""
    size = 0
    while size < MOST:
        event = line.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(CHUNK)
            size += len(data)
            line.receive_data(data)
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            break
    raise Undelivered("answer")


def settle(status: int) -> None:
    """Judge by its status whether a letter has arrived."""
    if status in (404, 410):
        raise Gone(f"HTTP {status}")
    if not 200 <= status < 300:
        raise Undelivered(f"HTTP {status}")
