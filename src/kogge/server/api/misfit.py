"""Messages that do not fit, in our own words: a decoder speaks to programmers, and only English."""

from __future__ import annotations

import re

import msgspec

from kogge.table.denied import Denied

FAULTS = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what reading JSON may raise
_PLACE = re.compile(r" - at `\$\.?(?P<path>.+)`$")
_FIELD = re.compile(r"field `(?P<name>[^`]+)`")


def misfit(error: Exception) -> Denied:
    """Return what to say about a message that could not be read, and where it does not fit."""
    if not isinstance(error, msgspec.ValidationError):
        return Denied("malformed", "the message is not JSON", status=400)
    if not (place := place_of(str(error))):
        return Denied("malformed", "the message does not fit", status=400)
    return Denied("malformed", "the message does not fit at '{place}'", place=place, status=400)


def place_of(text: str) -> str:
    """Return the part of a message that a decoder names, and nothing else of what it says.

    >>> place_of("Expected `int` >= 0 - at `$.seat`")
    'seat'
    >>> place_of("Object missing required field `id` - at `$.chairs[...]`")
    'chairs[...].id'
    """
    path, field = _PLACE.search(text), _FIELD.search(text)
    return ".".join(part for part in (path and path["path"], field and field["name"]) if part)
