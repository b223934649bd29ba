"""What is told of a finished match to those who were not there."""

from __future__ import annotations

from kogge.speech.outcome import company, headline
from kogge.speech.speech import Words
from kogge.table.refusals import voice
from kogge.table.table import Table
from kogge.table.views import outcome, scores

from .sheet import Sheet, Sitter


def sheet_of(table: Table, language: str) -> Sheet:
    """Return what a picture tells of a match that has ended: its cards are open by now."""
    match, speech = table.playing, voice(language)
    places, _ = outcome(table)
    totals = [sheet["total"] for sheet in scores(match, match.position)]
    names = [chair.name for chair in table.chairs]
    title = Words(speech, match.game, match.header.edition).name(match.game.name)
    won = [place == 1 for place in places] if places else [False] * len(names)
    return Sheet(
        game=match.game.name,
        company=company(speech, title, len(names)),
        headline=headline(speech, names, places, totals),
        seats=tuple(map(Sitter, names, totals, won)),
    )
