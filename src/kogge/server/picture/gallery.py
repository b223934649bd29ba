"""The gallery: pictures that were drawn lately, and the one that is being drawn."""

from __future__ import annotations

import asyncio
import hashlib
import sys
from collections import OrderedDict
from contextlib import suppress

from kogge.table.denied import Denied

from .parts import fonts, parts
from .sheet import Sheet, drawn

KEPT = 100  # pictures, of about 80 kB each
QUEUE = 20  # that may wait to be drawn
PATIENCE = 20.0  # seconds for one; it takes a fraction of one


class Gallery:
    """Draws one picture at a time, in another process, and keeps the last ones by their content."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.drawing = asyncio.Lock()
        self.waiting = 0

    async def picture(self, sheet: Sheet) -> bytes:
        """Return the picture of an end as PNG."""
        known = parts()
        if known is None:
            raise Denied("no-pictures", "there are no pictures until pages are built", status=503)
        svg = drawn(sheet, known)
        name = hashlib.sha256(svg.encode()).hexdigest()
        if name not in self.kept:
            await self._draw(name, svg)
        self.kept.move_to_end(name)
        return self.kept[name]

    async def _draw(self, name: str, svg: str) -> None:
        """Draw a picture, unless too many wait already."""
        if self.waiting >= QUEUE:
            raise Denied("too-many", "that was too much at once, wait a little", status=429)
        self.waiting += 1
        try:
            async with self.drawing:
                if name not in self.kept:  # nobody has drawn it meanwhile
                    self.kept[name] = await engraved(svg)
        finally:
            self.waiting -= 1
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)


async def engraved(svg: str) -> bytes:
    """Return a picture as PNG, made by a process that ends with it."""
    command = (sys.executable, "-m", "kogge.server.picture.engrave", *fonts())
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    try:
        png, _ = await asyncio.wait_for(process.communicate(svg.encode()), PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if process.returncode:
        raise RuntimeError("a picture could not be drawn")
    return png
