"""The route table: each way into the server once, for serving and for describing it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

Handler = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Route:
    """One way into the server: its request, its answer, and its possible refusals."""

    method: str
    path: str  # with parameters in braces: /api/tables/{table}
    handler: Handler
    summary: str
    request: type[msgspec.Struct] | None = None  # the JSON body
    most: int = 0  # bytes of that body, where more are needed than elsewhere
    query: type[msgspec.Struct] | None = None  # the parameters after the question mark
    response: Any = None  # the type of the JSON answer; None for an empty one
    media: str = "application/json"  # of the answer
    status: int = 200
    refusals: tuple[int, ...] = ()  # statuses, each answered by a Refusal
    secure: bool = True  # whether it needs an identity: a cookie or a token
    admin: bool = False  # whether it needs the right to run the site
