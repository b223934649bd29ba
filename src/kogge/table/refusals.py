"""Why a game does not allow something, in its own words."""

from __future__ import annotations

from functools import lru_cache

from kogge import wire
from kogge.core.carrier.record import word
from kogge.core.edition import Edition
from kogge.core.error import KoggeError, english
from kogge.core.game import NOT_ASKED, Game, Position
from kogge.speech.speech import LANGUAGES, Speech, Words

from .denied import AgainstRules, Denied
from .table import Table


@lru_cache(8)
def voice(language: str) -> Speech:
    """Return the voice of a language."""
    return Speech(language)


@lru_cache(32)
def words(game: Game, edition: Edition, language: str) -> Words:
    """Return the words of a game."""
    return Words(voice(language), game, edition)


def against_rules(
    table: Table, seat: int, action: int, reason: int, view: Position | None = None
) -> AgainstRules:
    """Return what the rules say against an action."""
    match = table.playing
    game, edition = match.game, match.header.edition
    position = match.view(seat) if view is None else view
    figures = {} if reason == NOT_ASKED else game.outlook(match.box, position, seat, action)
    sentences, paragraph = dict[str, str](), ""
    for language in LANGUAGES:
        spoken = words(game, edition, language)
        named = {k: spoken.name(v) if isinstance(v, str) else v for k, v in figures.items()}
        sentences[language], paragraph = spoken.reason(reason, action, **named)
    return AgainstRules(word(game.reasons(reason)), sentences, paragraph)


def refusal(error: KoggeError, wish: str) -> wire.Refusal:
    """Return why not, in a language."""
    if isinstance(error, AgainstRules):
        sentence = error.sentences[wish]
        return wire.Refusal(reason=error.reason, sentence=sentence, paragraph=error.paragraph)
    translate = voice(wish).translated if wish != "en" else english
    if isinstance(error, Denied):
        return error.refusal(translate)
    return wire.Refusal(reason="misfit", sentence=error.sentence(translate))
