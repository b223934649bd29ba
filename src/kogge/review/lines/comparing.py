"""Two choices of a seat compared, each with the rest of its turn."""

from __future__ import annotations

from kogge.bots.advice.adviser import Played, foreseen
from kogge.bots.guild import Member
from kogge.bots.level import NAMES
from kogge.bots.time.budget import Budget
from kogge.core.game import Position
from kogge.core.trace import Trace

from ..minds.sounder import KEY
from .onward import Opening
from .parting import Ground, grounds

ONWARD = Budget(sims=300)  # a turn, to play a choice on
LOOKS = 240  # decisions of both lines in all worlds: a second of one core at the largest tables


def compared(
    played: Played, view: Position, best: Opening, other: int, looks: int = LOOKS
) -> list[Ground]:
    """Return what sets a choice, with its turn as it is shown, apart from another one."""
    openings = best, turn_of(played, view, other)
    return grounds(played.game, played.box, view, openings, looks)


def turn_of(played: Played, view: Position, choice: int) -> list[int]:
    """Return a choice, and how the turn goes on with it."""
    game, after = played.game, view.copy()
    question = game.together(view)
    game.play(played.box, after, Trace.plain(), view.viewer, choice)
    if game.together(after) != question:
        return [choice]
    sage = Member(game, played.box, KEY, ONWARD, name=NAMES[-1])
    return [choice, *foreseen(played, sage, after)]
