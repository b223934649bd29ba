"""What the pages say, asked for by name: another wording changes no test of what a page does."""

from __future__ import annotations

from pathlib import Path

from kogge.speech.languages import LANGUAGES
from kogge.speech.messages import Files, Messages

WORDS = Path(__file__).parents[3] / "web" / "words"


def files(language: str) -> Files:
    """Return the files with the words of the pages in a language."""
    return tuple(sorted((WORDS / language).glob("*.ftl")))


BY_LANGUAGE = {language: Messages(language, files) for language in LANGUAGES}


def said(name: str, language: str = "en", /, **figures: str | int) -> str:
    """Return a message of the pages.

    >>> said("menu-resign"), said("menu-resign", "de")
    ('Resign', 'Aufgeben')
    """
    return BY_LANGUAGE[language].say(name, figures)
