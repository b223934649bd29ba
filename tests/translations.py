"""Translations: a listed language says all that English says, a draft only a part of it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from kogge.speech.languages import ENGLISH, LANGUAGES

TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]


def missing(language: str, english: Iterable[str], own: Iterable[str]) -> list[str]:
    """Return what a translation still has to say; of a draft nothing is expected."""
    return [] if LANGUAGES[language].draft else sorted(set(english) - set(own))


def text_of(path: Path) -> str:
    """Return the text of a file, or nothing where there is none yet."""
    return path.read_text("utf-8") if path.exists() else ""
