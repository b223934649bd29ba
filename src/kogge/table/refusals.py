"""Refusals in words: made where a person is answered, in the language spoken there."""

from __future__ import annotations

from functools import lru_cache

from kogge import wire
from kogge.core.edition import Edition
from kogge.core.error import KoggeError
from kogge.core.game import Game
from kogge.speech.speech import Speech, Words

from .denied import AgainstRules, Denied


@lru_cache(8)
def voice(language: str) -> Speech:
    """Return the voice of a language."""
    return Speech(language)


@lru_cache(32)
def words(game: Game, edition: Edition, language: str) -> Words:
    """Return the words of a game."""
    return Words(voice(language), game, edition)


def refusal(error: KoggeError, language: str) -> wire.Refusal:
    """Return why not, in a language."""
    if isinstance(error, AgainstRules):
        return ruling(error, language)
    reason = error.reason if isinstance(error, Denied) else "misfit"
    return wire.Refusal(reason=reason, sentence=voice(language).error(error))


def ruling(error: AgainstRules, language: str) -> wire.Refusal:
    """Return what the rules of a game say against an action, in a language."""
    spoken = words(error.game, error.edition, language)
    figures = {k: spoken.name(v) if isinstance(v, str) else v for k, v in error.outlook.items()}
    sentence, paragraph = spoken.reason(error.number, error.action, **figures)
    return wire.Refusal(reason=error.reason, sentence=sentence, paragraph=paragraph)
