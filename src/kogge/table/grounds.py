"""What sets two choices apart, as it is said at a table: with names that a listener may know."""

from __future__ import annotations

from dataclasses import asdict

import msgspec

from kogge import wire
from kogge.review.findings import Moment
from kogge.review.lines.comparing import Advised
from kogge.speech.grounds import Grounds

from .refusals import words
from .table import Table


def speaker(table: Table, seat: int, language: str) -> Grounds:
    """Return who puts into words what a seat of a table should know."""
    header = table.playing.header
    names = [chair.name for chair in table.chairs]
    return Grounds(words(table.game, header.edition, language), names, seat)


def told(table: Table, seat: int, moment: Moment, language: str) -> list[str]:
    """Return what sets the better choice of a moment apart, in sentences."""
    if not moment.reasons or moment.decision.grade == "brilliant":
        return []
    return speaker(table, seat, language).told(moment.grounds, moment.reasons[0].kind)


def worded(review: wire.Review, table: Table, seat: int, language: str) -> wire.Review:
    """Return a review with the words for its moments."""
    sentences = [told(table, seat, moment, language) for moment in review.moments]
    return msgspec.structs.replace(review, told=sentences)


def hinted(id: str, bot: str, advice: Advised, speaker: Grounds) -> wire.Hinted:
    """Return what a bot has advised."""
    reasons, grounds = advice.reasons, advice.grounds
    return wire.Hinted(
        id=id,
        actions=advice.actions,
        bot=bot,
        reasons=[wire.Reason(**asdict(each)) for each in reasons],
        told=speaker.told(grounds, reasons[0].kind) if reasons else [],
        look=speaker.look(grounds),
    )
