"""A scratch pad to reckon on: where compiled code searches, rules make no lists of their own."""

from __future__ import annotations

from typing import Any

from kogge.core.carrier.flat import zeros

ROWS = 3
LONG = 9 * 30 + 1  # a bill of Riga has at most nine buildings, at 30 ducats each


def scratch(*, flat: bool) -> Any:
    """Return rows of numbers whose content is undefined."""
    return zeros("d", ROWS, LONG) if flat else [[0.0] * LONG for _ in range(ROWS)]
