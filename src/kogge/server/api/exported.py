"""All that pages know of the server, as TypeScript: the wire types, and those of each game."""

from __future__ import annotations

from typing import get_args

import msgspec

from kogge import wire
from kogge.games import GAMES

from .gametypes import game_module
from .routes import ROUTES
from .typescript import HEAD, module


def modules() -> dict[str, str]:
    """Return the generated files of the pages, by their places among the sources."""
    games = {f"games/{name}/model/types.ts": game_module(game) for name, game in GAMES.items()}
    return {"wire.ts": typescript(), "site/seats.ts": seats(), **games}


def seats() -> str:
    """Return how many can play each game, for pages that ask the server for nothing else."""
    ranges = "".join(
        f"  {name}: [{game.seats[0]}, {game.seats[-1]}],\n" for name, game in GAMES.items()
    )
    comment = "/** How many can play each game: at least, at most. */"
    return f"{HEAD}\n{comment}\nexport const SEATS = {{\n{ranges}}} as const;\n"


def typescript() -> str:
    """Return the types of all messages, over HTTP and over the socket."""
    bodies = [kind for route in ROUTES for kind in (route.request, route.response)]
    structs = [kind for kind in bodies if is_struct(kind)]
    socket = [*get_args(wire.Commands), *get_args(wire.Messages)]
    unions = {"FromClient": wire.Commands, "FromServer": wire.Messages}
    return module([*dict.fromkeys([*structs, *socket, wire.Refusal])], unions)


def is_struct(kind: object) -> bool:
    """Tell whether something is a type of ours."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
