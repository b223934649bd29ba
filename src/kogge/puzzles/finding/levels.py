"""Which levels of the guild find a choice."""

from __future__ import annotations

from collections import defaultdict

from kogge.bots.guild import Member, softened
from kogge.bots.level import NAMES, level_of
from kogge.bots.time.budget import Budget
from kogge.core.carrier.record import Record
from kogge.core.game import Game, Position

TRIES = 4  # by as many members of a level, each with luck of its own


def likely(game: Game, box: Record, view: Position, name: str) -> dict[int, float]:
    """Return how likely a level is to take each choice, over several tries."""
    total: dict[int, float] = defaultdict(float)
    level = level_of(game, name)
    for number in range(TRIES):
        key = b"puzzle %d" % number
        member = Member(game, box, key, Budget(sims=level.sims), name=name)
        weighed = member.weigh(view)
        if level.calm > 0:
            odds = softened(weighed, level.calm, level.floor)
        else:
            odds = {member.pick(weighed): 1.0}
        for action, chance in odds.items():
            total[action] += chance / sum(odds.values()) / TRIES
    return total


def finders(game: Game, box: Record, view: Position, answer: int) -> tuple[int, ...]:
    """Return in how many of a hundred tries each level finds the answer."""
    return tuple(round(100 * likely(game, box, view, name).get(answer, 0.0)) for name in NAMES)
