"""A server whose clocks a test moves on, by hours or by days."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from launched import PLAIN, WIDE, started
from served import Server

DAY = 86_400_000
CLOCKS = """
from pathlib import Path
from kogge.table.time import clock
clock.MOST = 10**13  # a day that passes at once is no absence
from kogge.server.live import sitetime
from kogge.server.site import Site
sitetime.WORTH = 10**13
moved = lambda real: lambda: real() + int(Path({later!r}).read_text())
sitetime.SiteTime.__init__.__defaults__ = (moved(sitetime.steady_time),)
Site.__init__.__defaults__ = (moved(sitetime.wall_time),)
"""


class Week:
    """A server, and how far its clocks are ahead."""

    def __init__(self, server: Server, later: Path) -> None:
        self.server, self.later = server, later

    def go(self, days: float) -> None:
        """Let time pass, at once: a server that reads half a clock would stumble."""
        draft = self.later.with_name("draft")
        draft.write_text(str(int(self.later.read_text()) + int(days * DAY)))
        draft.replace(self.later)


@contextmanager
def week(folder: Path, **wishes: Any) -> Iterator[Week]:
    """Run a server whose clocks can be moved on."""
    later = folder / "later"
    later.write_text("0")
    text = CLOCKS.replace("{later!r}", repr(str(later))) + PLAIN
    database = str(folder / "kogge.sqlite")
    with started(database, text, limits=WIDE, tick=0.1, **wishes) as server:
        yield Week(server, later)
