"""The adviser: a member of the guild that does not err, and says why."""

from __future__ import annotations

from typing import Protocol

from kogge.core.carrier.record import Record
from kogge.core.game import Game, Position
from kogge.core.trace import Trace

from ..bot import Bot, make
from ..duel.duellist import Duellist
from ..guild import Member
from ..level import NAMES, level_of
from ..time.level import CAP, SMALLEST
from .explain import Case, Explained, advised, explain

WISEST = NAMES[-1]  # it takes a third of a second, and its advice is the least uncertain
MOST = 60  # actions of one turn


class Played(Protocol):
    """A game as it is played somewhere: a match has both, but so has whoever sees only a view."""

    @property
    def game(self) -> Game: ...
    @property
    def box(self) -> Record: ...


class Adviser:
    """A bot for one turn, which explains its first choice.

    From a mix it names the likeliest choice; the reasons say that others belong to the mix.
    """

    def __init__(
        self,
        game: Game,
        box: Record,
        key: bytes,
        name: str,
        cap: int = CAP,
        *,
        seats: int = SMALLEST,
    ) -> None:
        self.game, self.box = game, box
        budget = level_of(game, name, seats).within(cap)
        self.member = Member(game, box, key, budget, name=name, judges=True)
        self.reasons: list[Explained] | None = None  # once it has chosen; none if it had no choice

    def choose(self, view: Position) -> int:
        actions = self.game.legal_actions(self.box, view, view.viewer)
        found = self.member.weigh(view) if len(actions) > 1 else []
        case = Case(self.game, self.box, view, isinstance(self.member.mind, Duellist))
        if self.reasons is None:
            self.reasons = explain(case, found)
            order = [each.action for each in self.reasons]
        else:
            order = [each.action for each in advised(case, found)]
        return order[0] if order else actions[0]


def advice(
    played: Played, name: str, view: Position, key: bytes, cap: int = CAP
) -> tuple[list[int], list[Explained]]:
    """Return what a bot would do in its turn, and why, if it is one that can explain itself."""
    if name not in NAMES:
        return turn(played, name, view, key), []
    sage = Adviser(played.game, played.box, key, name, cap, seats=view.seats)
    return foreseen(played, sage, view), sage.reasons or []


def turn(played: Played, name: str, view: Position, key: bytes, cap: int = CAP) -> list[int]:
    """Return what a bot does in its turn; levels keep their simulations within a cap on time."""
    budget = level_of(played.game, name, view.seats).within(cap) if name in NAMES else None
    return foreseen(played, make(name, played.game, played.box, key, budget), view)


def foreseen(played: Played, bot: Bot, view: Position) -> list[int]:
    """Let a bot play on its own view until a card is drawn or another seat is asked."""
    game, box, seat = played.game, played.box, view.viewer
    trace, actions = Trace.plain(), list[int]()
    question = game.together(view)
    while game.together(view) == question and len(actions) < MOST:
        action = bot.choose(game.view(view, seat))
        actions.append(action)
        game.play(box, view, trace, seat, action)
    return actions
