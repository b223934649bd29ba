"""Who advises people: a member of the guild that does not err, and says why."""

from __future__ import annotations

from kogge.core.game import Game, Position
from kogge.core.record import Record

from .explain import Reason, explain, ranked
from .guild import Member


class Adviser:
    """A bot for one turn, which explains its first choice.

    Of a mix it names what speaks for most; that others belong to it stands in the reasons.
    """

    def __init__(self, game: Game, box: Record, key: bytes, name: str) -> None:
        self.game, self.box, self.member = game, box, Member(game, box, key, name=name)
        self.reasons: list[Reason] | None = None  # once it has chosen; none if it had no choice

    def choose(self, view: Position) -> int:
        actions = self.game.legal_actions(self.box, view, view.viewer)
        found = self.member.weigh(view) if len(actions) > 1 else []
        if self.reasons is None:
            self.reasons = explain(self.game, self.box, view, found)
        return ranked(found)[0].action if found else actions[0]
