"""Three and more who choose at the same moment: all mixes answer each other in one tree."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot, sqrt
from statistics import fmean, pstdev

from kogge.bots.advice.explain import DRIFT, Case, advised
from kogge.bots.weighed import Weighed
from kogge.core.match import Match

from ..care import Care
from ..findings import Choice, Decision
from ..grades import grade
from .change import Change, Shares, beyond, middle
from .questions import Question, questions
from .sounder import Sounder

BLIND = 0.5  # the error of a choice that was hardly tried


@dataclass(frozen=True, slots=True)
class Tried:
    """What simulations brought the seats, by who chose what at their beginning."""

    all: list[Shares]
    by: dict[tuple[int, int], list[Shares]]  # by seat and action

    def mean(self, seat: int, action: int) -> Shares:
        return middle(self.by.get((seat, action), self.all))

    def weighed(self, seat: int) -> list[Weighed]:
        """Return what is thought of each choice of a seat."""
        return [
            Weighed(action, fmean(own), _doubt(own), len(own))
            for (who, action), each in self.by.items()
            if who == seat and (own := [shares[seat] for shares in each])
        ]


def _doubt(results: list[float]) -> float:
    return pstdev(results) / sqrt(len(results)) if len(results) > 1 else BLIND


class Crowds:
    """Looks at a match for one seat."""

    def __init__(self, match: Match, seat: int, care: Care) -> None:
        self.match, self.seat, self.care = match, seat, care
        self.game, self.box = match.game, match.box
        self.sounder = Sounder(self.game, self.box)

    def changes(self) -> Iterator[Change]:
        """Yield what every question brought."""
        for question in questions(self.match):
            yield self.asked(question)

    def asked(self, question: Question) -> Change:
        """Return what the choices of one moment brought, each beside what all could expect.

        How they met is not looked at apart: it shows in what the seat can expect next. The mean is
        what a choice is held against here, not the best: among many it looks better than it is.
        """
        tried = self._tried(question)
        value, done = middle(tried.all), question.choices
        decided = {seat: beyond(tried.mean(seat, action), value) for seat, action in done.items()}
        decision = self._decision(question, tried) if self.seat in done else None
        return Change(question.entry, decided, before=value, decision=decision)

    def _tried(self, question: Question) -> Tried:
        """Let all seats choose, many times."""
        tried, g = Tried([], defaultdict(list)), self.sounder.grove
        self.sounder.plant(self.game.view(question.position, self.seat))
        for number in range(self.care.crowd):
            result = self.sounder.grow(number, question.position.seats)
            tried.all.append(result)
            for step in g.path[: len(question.choices)]:
                tried.by[int(step.seat), int(g.edges[int(step.edge)].action)].append(result)
        return tried

    def _decision(self, question: Question, tried: Tried) -> Decision | None:
        """Return how a choice did against the mixes of all others."""
        view, played = self.game.view(question.position, self.seat), question.choices[self.seat]
        found = advised(Case(self.game, self.box, view, solved=False), tried.weighed(self.seat))
        if len(found) < 2:
            return None
        chosen = next(each for each in found if each.action == played)
        best = max(found[0], chosen, key=lambda each: each.share)
        loss, error = best.share - chosen.share, hypot(best.doubt, chosen.doubt, DRIFT)
        return Decision(
            question.at(self.seat),
            len(found),
            self._choice(chosen),
            self._choice(best),
            loss,
            error,
            grade(loss, error),
        )

    def _choice(self, each: Weighed) -> Choice:
        return Choice(each.action, each.share, self.game.actions.name(each.action))
