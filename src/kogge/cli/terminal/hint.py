"""The hint of the terminal: what a bot would do in a person's place, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kogge.bots.advice.adviser import WISEST
from kogge.core.carrier.bits import size
from kogge.core.carrier.record import words as words_of
from kogge.core.compiled.entry import can_compile
from kogge.core.game import Game, Position
from kogge.core.trace import Trace
from kogge.review.lines.comparing import Advised, advised
from kogge.speech.advice import Advice
from kogge.speech.grounds import Grounds

from .story import Story
from .workshop import SIMPLE


def adviser(game: Game) -> str:
    """Return the bot that advises; the one where nothing can be compiled gives no reasons."""
    return WISEST if can_compile(game) else SIMPLE


def hint(story: Story, seat: int, name: str) -> None:
    """Show what a bot would do in a seat's place, why, and what is next best."""
    match, view = story.match, story.match.view(seat)
    assert match.seed is not None
    key = match.seed.key(f"hint {seat} {len(match.entries)}")
    found = advised(match, name, view, key)
    bot = story.speech.say(f"bot-{name}")
    story.screen.say(story.speech.say("hint-title", bot=bot), "bold")
    for line in (*_moves(story, view, found.actions), *_reasons(story, view, found)):
        story.screen.say(line)


def _moves(story: Story, view: Position, actions: Sequence[int]) -> Iterator[str]:
    """Yield choices in words, each as it is meant after those before it."""
    game, s, trace, seat = story.match.game, view.copy(), Trace.plain(), view.viewer
    for number, action in enumerate(actions, start=1):
        yield f"{number:>2}. {story.words.action(s, seat, action)}"
        game.play(story.match.box, s, trace, seat, action)


def _reasons(story: Story, view: Position, found: Advised) -> Iterator[str]:
    """Yield how likely the first choice is to win, its outcome, and how the others look."""
    seat, others = view.viewer, found.reasons[1:]
    speaker = Advice(story.speech, story.match.game.name, story.names)
    if found.reasons:
        yield speaker.wins(found.reasons[0])
        yield from Grounds(story.words, story.names, seat).told(
            found.grounds, found.reasons[0].kind
        )
    if size(story.match.game.together(view)) == 1:  # otherwise it depends on what others choose
        yield speaker.score(_total(story, _after(story, view, found.actions), seat))
    if others:
        yield story.speech.say("hint-others")
    for each in others:
        yield f" - {speaker.other(each, story.words.action(view, seat, each.action))}"


def _after(story: Story, view: Position, actions: Sequence[int]) -> Position:
    end: Position = view.copy()
    for action in actions:
        story.match.game.play(story.match.box, end, Trace.plain(), view.viewer, action)
    return end


def _total(story: Story, s: Position, seat: int) -> int:
    game, box = story.match.game, story.match.box
    lines = [0] * len(game.lines)
    game.tally(box, s, seat, lines)
    return lines[words_of(game.lines).index("total")]
