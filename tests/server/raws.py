"""Requests that no library would write."""

from __future__ import annotations

import socket
from contextlib import suppress


def raw(port: int, request: bytes) -> bytes:
    """Send bytes as they stand; return the answer as it stands, whole or cut off."""
    parts = []
    with socket.create_connection(("127.0.0.1", port), 20) as line, suppress(ConnectionError):
        line.sendall(request)
        while part := line.recv(65_536):
            parts.append(part)
    return b"".join(parts)


def request(target: bytes, *headers: bytes, method: bytes = b"GET") -> bytes:
    """Return a request after which the line is closed."""
    head = (method + b" " + target + b" HTTP/1.1", b"Host: localhost", b"Connection: close")
    return b"\r\n".join([*head, *headers, b"", b""])


def status(answer: bytes) -> int:
    """Return the status of an answer; 0 if there is none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0
