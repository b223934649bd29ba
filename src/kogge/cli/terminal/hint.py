"""The hint of the terminal: what a bot would do in a person's place, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kogge.bots.advice.adviser import WISEST, advice
from kogge.bots.advice.explain import Explained
from kogge.core.carrier.bits import size
from kogge.core.carrier.record import words as words_of
from kogge.core.compiled.entry import can_compile
from kogge.core.game import Game, Position
from kogge.core.trace import Trace
from kogge.speech.advice import Advice

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
    end = view.copy()
    actions, reasons = advice(match, name, end, key)
    bot = story.speech.say(f"bot-{name}")
    story.screen.say(story.speech.say("hint-title", bot=bot), "bold")
    for line in (*_moves(story, view, actions), *_reasons(story, view, end, reasons)):
        story.screen.say(line)


def _moves(story: Story, view: Position, actions: Sequence[int]) -> Iterator[str]:
    """Yield choices in words, each as it is meant after those before it."""
    game, s, trace, seat = story.match.game, view.copy(), Trace.plain(), view.viewer
    for number, action in enumerate(actions, start=1):
        yield f"{number:>2}. {story.words.action(s, seat, action)}"
        game.play(story.match.box, s, trace, seat, action)


def _reasons(
    story: Story, view: Position, end: Position, reasons: Sequence[Explained]
) -> Iterator[str]:
    """Yield how likely the first choice is to win, its outcome, and how the others look."""
    seat, others = view.viewer, reasons[1:]
    speaker = Advice(story.speech, story.match.game.name, story.names)
    if reasons:
        yield speaker.wins(reasons[0])
    if size(story.match.game.together(view)) == 1:  # otherwise it depends on what others choose
        yield speaker.score(_total(story, end, seat))
    if others:
        yield story.speech.say("hint-others")
    for each in others:
        yield f" - {speaker.other(each, story.words.action(view, seat, each.action))}"


def _total(story: Story, s: Position, seat: int) -> int:
    game, box = story.match.game, story.match.box
    lines = [0] * len(game.lines)
    game.tally(box, s, seat, lines)
    return lines[words_of(game.lines).index("total")]
