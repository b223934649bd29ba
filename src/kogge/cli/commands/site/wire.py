"""kogge wire: the types of the server's messages and of the games, for the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Option


def wire(
    into: Annotated[Path | None, Option("--into", metavar="DIR", help="help-into")] = None,
) -> None:
    """Print the wire types as TypeScript, or write them and those of the games into a folder."""
    from kogge.server.api.exported import modules, typescript

    if into is None:
        print(typescript(), end="")
        return
    for name, text in modules().items():
        path = into / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
