"""Answers over HTTP that refuse: in the language of the client."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.responses import Response

from kogge import wire
from kogge.core.error import KoggeError
from kogge.speech.languages import ENGLISH, LANGUAGES
from kogge.table.denied import Denied
from kogge.table.refusals import refusal


def language(wish: str) -> str:
    """Return the language that a browser asks for, as far as we speak it.

    >>> language("fr, de-AT;q=0.8, en;q=0.5")
    'de'
    """
    for part in wish[:200].split(","):
        if (name := part.strip()[:2].lower()) in LANGUAGES:
            return name
    return ENGLISH


def refused(error: KoggeError, headers: Mapping[str, str]) -> Response:
    """Answer why not, in the language of the client."""
    wish = language(headers.get("accept-language", ""))
    status = error.status if isinstance(error, Denied) else 400
    return Response(wire.encode(refusal(error, wish)), status, media_type="application/json")
