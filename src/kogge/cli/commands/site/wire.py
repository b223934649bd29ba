"""kogge wire: the types of the server's messages, for the browser."""

from __future__ import annotations


def wire() -> None:
    """Print the wire types as TypeScript."""
    from kogge.server.api.exported import typescript

    print(typescript(), end="")
