"""Two choices of a seat compared, each with the rest of its turn; and a hint with such grounds."""

from __future__ import annotations

from dataclasses import dataclass, field

from kogge.bots.advice.adviser import Played, advice, foreseen
from kogge.bots.advice.explain import Explained
from kogge.bots.guild import Member
from kogge.bots.level import NAMES
from kogge.bots.time.budget import Budget
from kogge.bots.time.level import CAP
from kogge.core.game import Position
from kogge.core.trace import Trace

from .onward import Opening
from .parting import Ground, grounds

KEY = b"review"  # equal views give equal turns
ONWARD = Budget(sims=300)  # a turn, to play a choice on
HINTED = 120  # decisions of both lines in all worlds of a hint, for which somebody waits
TELLING = ("gain", "deny", "invest", "allow", "far", "mixed", "lost")  # kinds that leave a question


def compared(played: Played, view: Position, best: Opening, other: int, looks: int) -> list[Ground]:
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
    sage = Member(game, played.box, KEY, ONWARD, name=NAMES[-1], judges=True)
    return [choice, *foreseen(played, sage, after)]


@dataclass(frozen=True, slots=True)
class Advised:
    """What a bot would do in a seat's place, how its choices look, and what sets the best apart."""

    actions: list[int]
    reasons: list[Explained] = field(default_factory=list)
    grounds: list[Ground] = field(default_factory=list)


def advised(played: Played, name: str, view: Position, key: bytes, cap: int = CAP) -> Advised:
    """Return the advice of a bot, with grounds if it is one that can explain itself."""
    actions, reasons = advice(played, name, view.copy(), key, cap)
    other = next((each.action for each in reasons[1:] if each.kind != "slight"), None)
    if other is None or reasons[0].kind not in TELLING:
        return Advised(actions, reasons)
    return Advised(actions, reasons, compared(played, view, actions, other, HINTED))
