"""Messages that do not fit, in our own words: a decoder speaks to programmers, and only English."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from .denied import Denied

FAULTS = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what reading JSON may raise
_PLACE = re.compile(r" - at `\$\.?(?P<path>.+)`$")
_FIELD = re.compile(r"field `(?P<name>[^`]+)`")


def decoded(read: Callable[[bytes], Any], data: bytes) -> Any:
    """Read JSON; anything that does not fit is refused in one sentence."""
    try:
        return read(data)
    except FAULTS as error:
        raise misfit(error) from error


def converted(pairs: list[tuple[str, str]], kind: type[msgspec.Struct]) -> Any:
    """Read the parameters of an address."""
    if len(dict(pairs)) != len(pairs):
        raise Denied("malformed", "a parameter is named twice", status=400)
    try:
        return msgspec.convert(dict(pairs), kind, strict=False)
    except msgspec.ValidationError as error:
        raise misfit(error) from error


def named(data: bytes) -> str | None:
    """Return the id of a message, even if the rest of it does not fit."""
    try:
        id = msgspec.json.decode(data).get("id")
    except (*FAULTS, AttributeError):
        return None
    return id if isinstance(id, str) and len(id) <= 40 else None


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
