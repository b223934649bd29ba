"""What a game need not say: that nothing is hidden, and that a score is one number."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from ..carrier.rule import rule
from ..trace import EVERYBODY


class Total(IntEnum):
    """The lines of a score that is one number."""

    TOTAL = 0


@rule
def hide(s: Any, seat: int) -> None:
    """Hide nothing: a view differs only in whose it is."""
    s.viewer = seat


@rule
def audience(s: Any, seat: int, action: int) -> int:
    """Let everybody see every action."""
    return EVERYBODY


@rule
def imagine(box: Any, s: Any, lots: Any) -> None:
    """Fill in nothing: a view has no blanks."""
    s.viewer = EVERYBODY


def total_of(merit: Callable[[Any, Any, int], int]) -> Callable[[Any, Any, int, Any], None]:
    """Return the rule that tallies what ranks the seats, and nothing else."""

    @rule
    def tally(box: Any, s: Any, seat: int, lines: Any) -> None:
        lines[0] = merit(box, s, seat)

    return tally
