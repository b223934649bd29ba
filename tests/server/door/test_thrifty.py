"""Sockets send together what is told together, in order, and nothing is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode

from kogge.server.door.frames import framed, unframed
from kogge.server.door.thrifty import MOST, Bundle


class Wire:
    """A transport that notes what it is given."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def is_closing(self) -> bool:
        return self.sent[-1:] == [b"end"]

    def close(self) -> None:
        self.sent.append(b"end")


def turns(*each: Callable[[Bundle], None]) -> list[bytes]:
    """Write in several turns of a loop; return what was sent."""
    wire = Wire()

    async def story() -> None:
        bundle = Bundle(wire, asyncio.get_running_loop())
        for write in each:
            write(bundle)
            await asyncio.sleep(0)

    asyncio.run(story())
    return wire.sent


def test_what_is_written_in_one_turn_is_sent_in_one_go() -> None:
    def told(bundle: Bundle) -> None:
        bundle.write(b"update ")
        bundle.write(b"done")

    assert turns(told, lambda bundle: bundle.write(b"more")) == [b"update done", b"more"]


def test_the_last_word_comes_before_the_end() -> None:
    def told(bundle: Bundle) -> None:
        bundle.write(b"bye")
        bundle.close()

    assert turns(told) == [b"bye", b"end"]


def test_a_flood_is_not_held_back() -> None:
    def told(bundle: Bundle) -> None:
        for _ in range(MOST + 1):
            bundle.write(b".")
        assert bundle.written == [b"."]

    assert turns(told) == [b"." * MOST, b"."]


@pytest.mark.parametrize("size", [1, 2, 125, 126, 127, 5000, 65535, 65536, 100_000])
def test_our_frames_are_those_of_websockets(size: int) -> None:
    message = bytes(32 + number % 90 for number in range(size))
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
    if size < 1 << 16:
        assert unframed(Frame(Opcode.TEXT, message).serialize(mask=True)) == message


OTHERS = {  # named, since every frame of a client has a mask of its own
    "nothing": b"",
    "too short": b"\x81",
    "unmasked": Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
    "not ASCII": Frame(Opcode.TEXT, "Kähne".encode()).serialize(mask=True),
    "fragment": Frame(Opcode.TEXT, b"first", fin=False).serialize(mask=True),
    "binary": Frame(Opcode.BINARY, b"bytes").serialize(mask=True),
    "ping": Frame(Opcode.PING, b"").serialize(mask=True),
    "close": Frame(Opcode.CLOSE, b"").serialize(mask=True),
    "two": Frame(Opcode.TEXT, b"one").serialize(mask=True) * 2,
    "cut off": Frame(Opcode.TEXT, b"half of it").serialize(mask=True)[:-1],
    "long": Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True),
}


@pytest.mark.parametrize("data", OTHERS.values(), ids=OTHERS)
def test_all_other_data_are_left_to_websockets(data: bytes) -> None:
    assert unframed(data) is None
