"""The arguments and options that commands share.

A help text here is the name of a message in the words; ``app`` translates it for the user.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from kogge.core.error import Broken
from kogge.core.game import Game

GameName = Annotated[str, Argument(help="help-game", metavar="GAME")]
GameNames = Annotated[list[str] | None, Argument(help="help-games", metavar="GAME")]
MatchFile = Annotated[Path, Argument(help="help-file", metavar="FILE")]
MatchFiles = Annotated[list[Path], Argument(help="help-files", metavar="FILE")]
EditionFile = Annotated[Path | None, Option("--edition", metavar="FILE", help="help-edition-file")]
Options = Annotated[list[str] | None, Option("--option", metavar="NAME=VALUE", help="help-option")]
Plain = Annotated[bool, Option("--plain", help="help-plain")]
Json = Annotated[bool, Option("--json", help="help-json")]
Database = Annotated[str, Option("--database", metavar="URL", help="help-database")]


def seat_counts(game: Game, text: str) -> list[int]:
    """Return numbers of seats, set apart by commas, at which the game can be played."""
    return [_seat_count(game, part.strip()) for part in text.split(",")]


def _seat_count(game: Game, text: str) -> int:
    if not text.isdecimal():
        raise Broken("--seats", "'{data}' is not a number of seats", "2,3", data=text)
    return game.check_seats(int(text))
