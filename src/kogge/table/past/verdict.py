"""Whether a finished match is what it claims to be."""

from __future__ import annotations

from kogge import wire
from kogge.core import notation
from kogge.core.edition import Edition
from kogge.core.error import KoggeError
from kogge.core.match import Match
from kogge.games import find

from ..refusals import voice


class Verdict(wire.Outgoing, frozen=True):
    """Whether a finished match is what it claims to be."""

    sound: bool
    sentence: str
    commitment: str
    seed: str | None


def verdict(match: Match, edition: Edition, language: str) -> Verdict:
    """Read a finished match again, and check everything it claims."""
    sound, sentence = True, ""
    try:
        reread(match, edition)
    except KoggeError as error:
        sound, sentence = False, error.sentence(voice(language).translated)
    seed = str(match.seed) if match.seed is not None else None
    return Verdict(sound=sound, sentence=sentence, commitment=match.header.commitment, seed=seed)


def reread(match: Match, edition: Edition) -> None:
    """Read a match from its text, which checks everything."""
    notation.read(notation.text(match), "match", find, lambda _game, _digest: edition)
