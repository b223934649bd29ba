"""Everything that pages know about the server, in TypeScript: types, and the languages."""

from __future__ import annotations

from typing import get_args

import msgspec

from kogge import wire
from kogge.games import GAMES
from kogge.speech.languages import LANGUAGES

from .gametypes import game_module
from .routes import ROUTES
from .typescript import constant, module

AT_HOME = (wire.StoredDeals, wire.PlayDeal)  # what no server is asked for


def modules() -> dict[str, str]:
    """Return the generated files of the pages, by their places among the sources."""
    games = {f"games/{name}/model/types.ts": game_module(game) for name, game in GAMES.items()}
    return {"wire.ts": typescript(), "speech/languages.ts": languages(), **games}


def typescript() -> str:
    """Return the types of all messages, over HTTP and over the socket."""
    bodies = [kind for route in ROUTES for kind in (route.request, route.response)]
    structs = [kind for kind in bodies if is_struct(kind)]
    socket = [*get_args(wire.Commands), *get_args(wire.Messages)]
    unions = {"FromClient": wire.Commands, "FromServer": wire.Messages}
    return module([*dict.fromkeys([*structs, *socket, *AT_HOME, wire.Refusal])], unions)


def languages() -> str:
    """Return the languages that can be spoken, by their own names."""
    named = {code: language._asdict() for code, language in LANGUAGES.items()}
    return constant("LANGUAGES", named) + "\nexport type Language = keyof typeof LANGUAGES;\n"


def is_struct(kind: object) -> bool:
    """Return whether an object is a type of ours."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
