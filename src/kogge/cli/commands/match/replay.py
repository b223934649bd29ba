"""kogge replay: walk through a stored match."""

from __future__ import annotations

from typing import Annotated

from typer import Context, Option

from kogge.core.error import Broken
from kogge.core.game import EVERYBODY, NOBODY
from kogge.core.match import Match
from kogge.speech.speech import Speech

from ...files import load_match
from ...options import EditionFile, MatchFile, Plain
from ...terminal.screen import Screen
from ...terminal.story import Story


def replay(
    context: Context,
    file: MatchFile,
    seat: Annotated[str, Option(help="help-seat")] = "open",
    at: Annotated[int | None, Option(help="help-at", min=0)] = None,
    edition: EditionFile = None,
    plain: Plain = False,
) -> None:
    """Recount a match action by action, and show the table where it stops."""
    match = load_match(file, edition)
    tell(context.obj, Screen(plain=plain), match, _seat(match, seat), at)


def tell(speech: Speech, screen: Screen, match: Match, seat: int, at: int | None = None) -> None:
    """Recount a match as one seat saw it, or with all cards open."""
    count = len(match.entries) if at is None else min(at, len(match.entries))
    story = Story(speech, screen, match.at(count))
    game = story.words.name(match.game.name)
    screen.say(speech.say("replay-of", game=game, names=", ".join(story.names)), "bold")
    for number, step in enumerate(story.match.log(seat), start=1):
        if step.done is not None:
            figures = {"actor": story.actor(step.done[0]), "action": story.action(step)}
            screen.say(speech.say("replay-step", number=number, **figures))
        story.events(step.events)
    if story.match.over:
        story.end()
    else:
        story.table(seat)


def _seat(match: Match, eyes: str) -> int:
    """Return the viewer that is meant."""
    if eyes in ("open", "nobody"):
        return EVERYBODY if eyes == "open" else NOBODY
    return seat_of(match, eyes)


def seat_of(match: Match, eyes: str) -> int:
    """Return the seat that is meant, by its number or its name."""
    if eyes.isdecimal() and 1 <= int(eyes[:6]) <= len(match.header.seats):
        return int(eyes) - 1
    try:
        return match.seat(eyes)
    except Broken as error:
        raise error.at("--seat") from error
