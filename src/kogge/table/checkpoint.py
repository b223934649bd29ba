"""Checkpoints: what follows from the first records of a table, kept so that they can be skipped.

They are never the truth. One made by other source code, or one that does not fit, is thrown away.
"""

from __future__ import annotations

import hashlib
import struct
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from kogge.core.error import KoggeError
from kogge.core.match import Entry, Note

from .ledger import written
from .table import Proposal, Table

EVERY = 200  # records between two checkpoints
PLACE = Path(__file__).parents[1]
SOURCES = ("core/**/*.py", "games/**/*.py", "games/**/*.toml", "table/**/*.py")


class Proposed(msgspec.Struct, frozen=True):
    """A proposal that waits for consent."""

    kind: Literal["undo", "pause", "resume"]
    seat: int
    count: int
    agreed: list[int]


class Checkpoint(msgspec.Struct, frozen=True, kw_only=True):
    """A table after a number of records, less what its row holds."""

    source: str
    names: list[str]  # on the seats, since notes mention them
    number: int
    position: bytes
    entries: list[tuple[int, int, str]]
    notes: list[tuple[int, str]]
    horizon: int
    seen: list[int]
    starts: list[tuple[int, int]]
    numbers: dict[int, int]
    moments: dict[int, int]
    left: list[int]
    since: int
    shift: int
    vacations: dict[int, list[tuple[int, int]]]
    began: int
    heard: int
    paused: int
    proposal: Proposed | None
    away: dict[int, str]
    resigned: list[int]
    undone: dict[int, int]
    ending: str
    muted: list[int]
    commands: list[str]
    earlier: dict[int, bytes]


AS_IT_IS = (
    "number", "horizon", "seen", "starts", "numbers", "moments", "left", "since", "shift",
    "vacations", "began", "heard", "paused", "away", "undone", "ending", "earlier",
)  # fmt: skip
read = msgspec.json.Decoder(Checkpoint).decode


@cache
def source() -> str:
    """Return a digest of everything a table follows from except its records."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in SOURCES for path in PLACE.glob(pattern)):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def take(table: Table) -> str:
    """Return a checkpoint of a table that has begun."""
    match = table.playing
    checkpoint = Checkpoint(
        source=source(),
        names=[chair.name for chair in table.chairs],
        position=match.packed(),
        entries=[(entry.actor, entry.action, entry.digest) for entry in match.entries],
        notes=[(note.after, note.text) for note in match.notes],
        proposal=proposed(table.proposal),
        resigned=sorted(table.resigned),
        muted=sorted(table.muted),
        commands=list(table.commands),
        **{name: getattr(table, name) for name in AS_IT_IS},
    )
    return written(checkpoint)


def proposed(asked: Proposal | None) -> Proposed | None:
    """Return what waits for consent, as it is kept."""
    if asked is None:
        return None
    return Proposed(asked.kind, asked.seat, asked.count, sorted(asked.agreed))


def read_fitting(data: str, table: Table) -> Checkpoint | None:
    """Return a checkpoint, if it was made by this source code, for this table as its row says."""
    try:
        checkpoint = read(data)
    except (msgspec.DecodeError, UnicodeError):
        return None
    names = [chair.name for chair in table.chairs]
    return checkpoint if (checkpoint.source, checkpoint.names) == (source(), names) else None


def resume(table: Table, checkpoint: Checkpoint) -> bool:
    """Bring a table as its row has it to a checkpoint; return whether the position is right."""
    state = table.state
    try:
        table.begin()
        position = table.game.position_kind.unpack(checkpoint.position)
    except (KoggeError, struct.error):
        return False
    match, table.state = table.playing, state
    match.position = position
    match.entries = [Entry(*entry) for entry in checkpoint.entries]
    match.notes = [Note(*note) for note in checkpoint.notes]
    for name in AS_IT_IS:
        setattr(table, name, getattr(checkpoint, name))
    if (asked := checkpoint.proposal) is not None:
        table.proposal = Proposal(asked.kind, asked.seat, asked.count, set(asked.agreed))
    table.resigned, table.muted = set(checkpoint.resigned), set(checkpoint.muted)
    table.commands, table.kept = dict.fromkeys(checkpoint.commands), checkpoint.number
    return not match.entries or match.entries[-1].digest == position.digest()
