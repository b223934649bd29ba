"""The parlour: the tables that are held, and every change that is made at them.

A change is judged on a copy, kept, and only then shown, as at a server.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from kogge import wire
from kogge.core.error import KoggeError
from kogge.table import views
from kogge.table.denied import Denied
from kogge.table.happened import Noticed
from kogge.table.judging import seats
from kogge.table.judging.commands import Deed, done_before
from kogge.table.judging.judge import Judge
from kogge.table.ledger import Chair, Setup
from kogge.table.opening.chairs import check_bots
from kogge.table.opening.setups import laid
from kogge.table.table import Table
from kogge.table.telling.broadcast import Broadcast

from . import shelf
from .lines import Line
from .person import HOME, owner
from .reading import Reading
from .shelf import Sheet

PREFIX = "home-"  # of the ids of tables that no server knows
Keep = Callable[[str, str, str], None]  # (id, card, kept): stores a table


def wall_time() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True, eq=False)
class Held:
    """A table in memory, with everything that was noticed at it and who listens."""

    sheet: Sheet
    broadcast: Broadcast[Line] = field(default_factory=Broadcast)
    stuck: int = -1  # the number of records at which a bot could not go on
    cold: bool = False  # whether somebody was told that bots wait for compiled code
    reviews: dict[int, Reading] = field(default_factory=dict)  # of seats, as far as they have come

    @property
    def table(self) -> Table:
        return self.sheet.table

    @property
    def noticed(self) -> list[Noticed]:
        return self.sheet.noticed


class Parlour:
    """All tables of the house."""

    def __init__(self, keep: Keep, now: Callable[[], int] = wall_time) -> None:
        self.keep, self.now = keep, now
        self.tables: dict[str, Held] = {}
        self.unfit: dict[str, KoggeError] = {}  # tables that could not be put back, and why

    def held(self, id: str) -> Held:
        """Return a table, or say why it is not there."""
        if id in self.unfit:
            raise self.unfit[id]
        if id not in self.tables:
            raise Denied("no-table", "there is no such table", status=404)
        return self.tables[id]

    def put(self, id: str, kept: str) -> None:
        """Hold a table as it was kept; where it is held already, it may have changed elsewhere."""
        try:
            sheet = shelf.read(kept, id)
        except KoggeError as error:
            if id not in self.tables:  # else the game goes on as it is in memory
                self.unfit[id] = error
            raise
        self.unfit.pop(id, None)
        held = self.tables.setdefault(id, Held(sheet))
        held.sheet = sheet
        held.broadcast.refresh(sheet.table, self.now())

    def open(self, setup: Setup, chairs: list[Chair], *, private: bool, seed: str = "") -> Held:
        """Open a table, and begin; with a shuffle of its own, unless one is given."""
        check_bots(chairs)
        table = laid(owner(chairs), setup, chairs, self.now(), private=private)
        table.id, table.invitation = fresh_id(), ""
        table.seed = seed or table.seed
        judge = Judge(table, self.now())
        seats.begin_if_full(judge)
        return self.hold(Sheet(judge.draft, judge.noticed))

    def hold(self, sheet: Sheet) -> Held:
        """Hold a table that is new here."""
        held = Held(sheet)
        self.lay(held, sheet)
        self.tables[sheet.table.id] = held
        return held

    def make(self, held: Held, deed: Deed, command: str = "") -> Table:
        """Change a table; a command already carried out is not repeated."""
        old = held.table
        if command and done_before(old, command):
            return old
        judge = Judge(old, self.now())
        deed(judge)
        judge.settle()
        judge.draft.version, judge.draft.changed = old.version + 1, judge.wall
        self.lay(held, held.sheet.after(judge.draft, judge.noticed))
        held.broadcast.show(old, judge.draft, judge.noticed, judge.now)
        return judge.draft

    def lay(self, held: Held, sheet: Sheet) -> None:
        """Have a table stored as it is to stand, with its card for lists; then it stands so."""
        listed = wire.encode(views.card(sheet.table, HOME)).decode()
        self.keep(sheet.table.id, listed, shelf.written(sheet))
        held.sheet = sheet


def fresh_id() -> str:
    """Return an id for a table at home."""
    return PREFIX + secrets.token_urlsafe(9)


def card(held: Held) -> wire.TableCard:
    """Return a table as its only person sees it."""
    return views.card(held.table, HOME, held.broadcast.near())
