"""Where a question begins: where several choose at once, nobody has chosen before all have."""

from __future__ import annotations

from kogge.core.match import Match


def asked_anew(match: Match, step: int) -> Match:
    """Return the match as it stood when what was open at a step was asked.

    The choices of one question stand in a match one after the other, but nobody knew of them.
    """
    return match.at(question(match, step))


def question(match: Match, step: int) -> int:
    """Return the step at which the question was asked that is open at a step."""
    past, first = match.at(0), 0
    for number, entry in enumerate(match.entries[:step], start=1):
        before = match.game.together(past.position)
        past.repeat(entry)
        left = match.game.together(past.position)  # those who still have to choose
        several = before & (before - 1)
        if not (several and left and left | before == before):
            first = number
    return first
