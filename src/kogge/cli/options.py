"""The arguments and options that commands share.

A help text here is the name of a message in the words; ``app`` translates it for the user.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Option

GameName = Annotated[str, Argument(help="help-game", metavar="GAME")]
GameNames = Annotated[list[str] | None, Argument(help="help-games", metavar="GAME")]
MatchFile = Annotated[Path, Argument(help="help-file", metavar="FILE")]
MatchFiles = Annotated[list[Path], Argument(help="help-files", metavar="FILE")]
EditionFile = Annotated[Path | None, Option("--edition", metavar="FILE", help="help-edition-file")]
Options = Annotated[list[str] | None, Option("--option", metavar="NAME=VALUE", help="help-option")]
Plain = Annotated[bool, Option("--plain", help="help-plain")]
Json = Annotated[bool, Option("--json", help="help-json")]
Database = Annotated[str, Option("--database", metavar="URL", help="help-database")]
