"""A member of the guild that leaves some choices out: how much less it wins is what they are worth.

It thinks as ever, also that it might choose them later; so it is a little behind for that, too.
"""

from __future__ import annotations

from fnmatch import fnmatchcase

from kogge.bots.guild import Member
from kogge.core.game import Game, Position


def fitting(game: Game, pattern: str) -> frozenset[int]:
    """Return the actions that a pattern fits.

    >>> from kogge.games import find
    >>> riga = find("riga")
    >>> [riga.actions.name(action) for action in sorted(fitting(riga, "take visby-c*"))]
    ['take visby-crane']
    """
    names = enumerate(game.actions.names)
    return frozenset(number for number, name in names if fnmatchcase(name, pattern))


class Abstainer:
    """Chooses as a member does from what is left; what it must, it does."""

    def __init__(self, member: Member, pattern: str) -> None:
        self.member, self.shunned = member, fitting(member.game, pattern)

    def choose(self, view: Position) -> int:
        member = self.member
        actions = member.game.legal_actions(member.box, view, view.viewer)
        left = [action for action in actions if action not in self.shunned]
        if len(left) < 2:
            return (left or actions)[0]
        found = [each for each in member.weigh(view) if each.action in left]
        if not found:  # not one of them was looked at
            return left[0]
        if any(each.weight > 0 for each in found):
            return member.pick(found)
        return max(found, key=lambda each: each.share).action
