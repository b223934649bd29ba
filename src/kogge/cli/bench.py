"""kogge bench: measure."""

from __future__ import annotations

from typer import Context


def bench(context: Context) -> None:
    """Measure."""
