"""What is said to learners beside what the author of a lesson has written."""

from __future__ import annotations

from kogge.core.trials.course import LEARNER, Standing
from kogge.core.trials.lesson import said

from .speech import Words


def answered(now: Standing, words: Words) -> str | None:
    """Return what is said to a move that is allowed and not asked for, if there was one."""
    if now.answer is None:
        return None
    if now.answer.text is not None:
        return said(now.answer.text, words.speech.language)
    wanted = words.action(now.match.seen(LEARNER), LEARNER, now.shown[0])
    return words.speech.say("lesson-other", wanted=wanted)
