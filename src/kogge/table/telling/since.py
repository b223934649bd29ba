"""What happened since somebody's last turn, in sentences: no more than a spectator may know."""

from __future__ import annotations

from kogge.core.game import NOBODY
from kogge.core.match import Match
from kogge.speech.speech import Words

from ..judging.choices import question
from ..refusals import voice
from ..table import Table
from .scenes import happened

MOST = 40  # sentences; a round of the longest game has about as many


def sentences(table: Table, person: str, language: str) -> list[str]:
    """Return what others have seen happen since a person acted last, the newest last."""
    match = table.playing
    names = [chair.name for chair in table.chairs]
    words = Words(voice(language), match.game, match.header.edition, names)
    told = [
        words.event(event, names)
        for each in happened(match, start(match, table.seats_of(person)))
        for event in each.events_for(NOBODY)
    ]
    return told[-MOST:]


def start(match: Match, seats: list[int]) -> int:
    """Return after how many entries others could first learn what followed a person's last action.

    Where all choose at once, that is the whole question: it is revealed with the last choice.
    """
    own = [number for number, entry in enumerate(match.entries) if entry.actor in seats]
    if not own:
        return 0
    asked = question(match, own[-1])
    together = match.game.together(match.at(asked).position)
    return asked if together & (together - 1) else own[-1] + 1
