"""What is remembered of positions: bounds, how far ahead they were found, the best choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.carrier.rule import rule

from .frames import MIX, ROOT, Frame, Memory, Meter
from .oracle import TIGHT, largest

if TYPE_CHECKING:
    from ..sheet import Wholes

PROBES = 4  # places in which a position may be remembered
EXACT = 100  # rounds ahead of what is known for good


@rule
def place_of(keys: Wholes, key: int) -> int:
    """Return where a position is remembered, or the last of its places."""
    first = key % (len(keys) - PROBES)
    for slot in range(first, first + PROBES):
        if keys[slot] == key or keys[slot] == 0:
            return slot
    return first + (key >> 40) % PROBES


@rule
def recall(frame: Frame, memory: Memory, left: int) -> bool:
    """Set the bounds of a position, if it was looked at far enough ahead."""
    slot = place_of(memory.keys, frame.key)
    if memory.keys[slot] != frame.key or memory.notes[slot].ahead < left:
        return False
    frame.low, frame.high = memory.notes[slot].low, memory.notes[slot].high
    return True


@rule
def remember(level: int, frame: Frame, memory: Memory, meter: Meter) -> None:
    """Keep what was found about a position for the next time it is met."""
    slot = place_of(memory.keys, frame.key)
    note = memory.notes[slot]
    memory.keys[slot] = frame.key
    note.low, note.high = frame.low, frame.high
    note.ahead = EXACT if meter.bounds and _is_final(frame) else frame.left
    for side in range(2):
        note.best[side] = _best(frame, side)
        if frame.kind != MIX:
            own = frame.sides[side]
            own.killers[frame.kind] = own.acts[note.best[side]]
    if level > ROOT and meter.news < len(memory.news):  # at the root all find mixes of their own
        memory.news[meter.news] = slot
        meter.news += 1


@rule
def _is_final(frame: Frame) -> bool:
    """Return whether looking further ahead would find nothing else."""
    return bool(frame.high - frame.low <= TIGHT if frame.kind == MIX else frame.low > 0.5)


@rule
def _best(frame: Frame, side: int) -> int:
    """Return the choice of a side to begin with the next time."""
    if frame.kind == MIX:
        return largest(frame.sides[side])
    return int(frame.found if side == frame.kind else frame.sides[side].order[0])
