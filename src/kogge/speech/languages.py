"""The languages that Kogge speaks; everything else takes them from this list."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import NamedTuple


class Language(NamedTuple):
    """A language by its own name; of a draft some words, rules or errors may still be missing."""

    name: str
    draft: bool = False


LANGUAGES = {
    "en": Language("English"),
    "de": Language("Deutsch"),
}
ENGLISH = "en"  # stands in for what another language does not say yet


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for; English if we do not speak it."""
    for name in ("KOGGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := environment.get(name):
            return spoken(wish[:2].lower())
    return ENGLISH


def spoken(language: str) -> str:
    """Return a language if we speak it, and else English."""
    return language if language in LANGUAGES else ENGLISH
