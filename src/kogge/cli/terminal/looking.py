"""Commands at a table that change nothing: they look something up."""

from __future__ import annotations

from kogge.core.error import english, shown

from .question import Question
from .story import Story


def look_up(verb: str, rest: str, question: Question) -> None:
    """Show the table, the log, the score, the rules or the cards, or say why not."""
    story = question.story
    if verb == "table":
        story.table(question.seat)
    elif verb == "log":
        story.log(question.seat)
    elif verb == "score":
        story.score(question.position)
    elif verb == "rules":
        rules(story, rest)
    elif verb == "cards":
        story.cards()
    elif verb == "why":
        question.why(rest)


def rules(story: Story, number: str) -> None:
    """Show the rules, or one paragraph of them."""
    if not number:
        story.screen.page(story.words.rules)
        return
    text = story.words.paragraph(number)
    missing = story.speech.say("no-paragraph", number=str(shown(english, number[:20])))
    story.screen.page(missing if text is None else text)
