"""kogge verify: check a stored match."""

from __future__ import annotations

from typer import Context

from kogge.speech.speech import Speech

from .files import load_match
from .options import EditionFile, MatchFile


def verify(context: Context, file: MatchFile, edition: EditionFile = None) -> None:
    """Read a match, which checks everything it claims, and say so."""
    speech: Speech = context.obj
    match = load_match(file, edition)
    name = "verified" if match.ended else "verified-part"
    print(speech.say(name, path=str(file), count=len(match.entries)))
