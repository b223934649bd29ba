"""Frames of a WebSocket in their plainest form; `websockets` reads and writes all others."""

from __future__ import annotations

from struct import Struct

TEXT = 0x81  # a text message in one frame
MASKED, SHORT, MEDIUM, LONG = 0x80, 125, 126, 127  # how a frame tells its length
medium_head, long_head = Struct(">BBH").pack, Struct(">BBQ").pack


def framed(message: bytes) -> bytes:
    """Return the frame of a text message that a server sends.

    >>> framed(b"ahoy")[:2].hex()
    '8104'
    """
    size = len(message)
    if size <= SHORT:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return medium_head(TEXT, MEDIUM, size) + message
    return long_head(TEXT, LONG, size) + message


def unframed(data: bytes) -> bytes | None:
    """Return the message of a client, if the data are just one frame of plain text.

    >>> unframed(bytes.fromhex("8184 01010101 60696e78"))
    b'ahoy'
    """
    if len(data) < 6 or data[0] != TEXT or not MASKED <= data[1] < MASKED + LONG:
        return None
    size, start = data[1] - MASKED, 2
    if size == MEDIUM:
        size, start = int.from_bytes(data[2:4], "big"), 4
    if len(data) != start + 4 + size:
        return None
    message = unmasked(data[start + 4 :], data[start : start + 4])
    return message if message.isascii() else None


def unmasked(data: bytes, mask: bytes) -> bytes:
    """Return data without the mask that clients put over them, four bytes at a time."""
    size = len(data)
    cover = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(cover, "big")).to_bytes(size, "big")
