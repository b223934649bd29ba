"""kogge warm: compile the games ahead."""

from __future__ import annotations

from typer import Context


def warm(context: Context) -> None:
    """Compile."""
