"""kogge verify: check stored matches."""

from __future__ import annotations

from typer import Context

from kogge.speech.speech import Speech

from ...files import load_match
from ...options import EditionFile, MatchFiles


def verify(context: Context, files: MatchFiles, edition: EditionFile = None) -> None:
    """Read each match, which checks everything it claims, and report the result."""
    speech: Speech = context.obj
    for file in files:
        match = load_match(file, edition)
        name = "verified" if match.ended else "verified-part"
        print(speech.say(name, path=str(file), count=len(match.entries)))
