"""Games of turns and luck: decisions weighed by trees, draws beside the mean of their outcomes."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev

from kogge.bots.advice.explain import Case, advised
from kogge.bots.guild import Member
from kogge.core.game import CHANCE, EVERYBODY, Position
from kogge.core.match import Entry, Match
from kogge.core.trace import Trace

from ..care import Care
from ..findings import Choice, Decision
from ..grades import STEPS, grade, is_certain
from .change import Change
from .sounder import KEY, Sounder

JUDGED = 0.01  # of the win: one net errs alike in all its judgements, so no error is smaller
SENSIBLE = 0.10  # of the win: a choice that looks worse by more is no choice
USUAL = "craftsman"  # whose choices surprise nobody


class Turns:
    """Looks at a match with the eyes of one seat."""

    def __init__(self, match: Match, seat: int, care: Care) -> None:
        self.match, self.seat, self.care = match, seat, care
        self.game, self.box, self.trace = match.game, match.box, Trace.plain()
        self.sounder = Sounder(self.game, self.box)

    def changes(self) -> Iterator[Change]:
        """Yield what every stretch of the log brought the seat; what others do is taken together."""
        now, begun = Match(self.match.header), None
        for number, entry in enumerate(self.match.entries):
            if self._is_others(now, entry) and begun is None:
                begun = number, self._worth(now)
            found = self._own(now, entry)
            if found is not None and begun is not None:
                yield self._others(*begun, now)
                begun = None
            if found is not None:
                yield from found
            now.repeat(entry)
        if begun is not None:
            yield self._others(*begun, now)

    def _is_others(self, now: Match, entry: Entry) -> bool:
        return entry.actor not in (CHANCE, self.seat)

    def _own(self, now: Match, entry: Entry) -> Iterator[Change] | None:
        """Return how to look at what the seat decides, or sees drawn; None if it is neither."""
        if entry.actor == self.seat:
            return self._decided(now, entry.action) if len(now.options(self.seat)) > 1 else None
        seen = (EVERYBODY, self.seat)
        if entry.actor == CHANCE and self.game.audience(now.position, *entry[:2]) in seen:
            return self._drawn(now, entry.action)
        return None

    def _worth(self, now: Match) -> float:
        return self.sounder.worth(now.view(self.seat), self.seat, self.care.line)

    def _others(self, number: int, before: float, now: Match) -> Change:
        return Change(number, len(now.entries), before, others=self._worth(now) - before)

    # Draws.

    def _drawn(self, now: Match, outcome: int) -> Iterator[Change]:
        """Yield the luck of a draw: what it brought beside the mean of what it could bring."""
        weights = self.game.weights(self.box, now.position)
        if sum(map(bool, weights)) < 2:  # nothing else could come
            return
        worths = {n: self._after_draw(now.position, n) for n, weight in enumerate(weights) if weight}
        mean = sum(weights[n] * worth for n, worth in worths.items()) / sum(weights)
        count = len(now.entries)
        yield Change(count, count + 1, mean, draws=worths[outcome] - mean)

    def _after_draw(self, position: Position, outcome: int) -> float:
        after = position.copy()
        self.game.play(self.box, after, self.trace, CHANCE, outcome)
        return self.sounder.worth(self.game.view(after, self.seat), self.seat, self.care.draw)

    # Decisions.

    def _decided(self, now: Match, action: int) -> Iterator[Change]:
        """Yield what a decision was worth beside the best one."""
        view, count = now.view(self.seat), len(now.entries)
        found = self.sounder.weigh(view, self.care.find)
        order = [each.action for each in advised(Case(self.game, self.box, view, False), found)]
        shares = {each.action: each.share for each in found}
        best = order[0]
        if best == action:
            worth, change = shares[best], 0.0
            decision = self._confirmed(view, count, order, shares)
        else:
            lead, error, worth = self._lead(view, best, action)
            change = -max(lead, 0.0)
            decision = self._compared(view, count, (best, action), worth, lead, error)
        yield Change(count, count + 1, worth, own=change, decision=decision)

    def _compared(
        self, view: Position, count: int, pair: tuple[int, int], worth: float,
        lead: float, error: float,
    ) -> Decision:  # fmt: skip
        """Return a decision that was not what the search would choose."""
        best, played = pair if lead > 0 else (pair[1], pair[1])
        loss = max(lead, 0.0)
        return Decision(
            count,
            len(self.game.legal_actions(self.box, view, self.seat)),
            played=self._choice(played, worth - loss),
            best=self._choice(best, worth),
            loss=loss,
            error=error,
            grade=grade(loss, error),
        )

    def _confirmed(
        self, view: Position, count: int, order: list[int], shares: dict[int, float]
    ) -> Decision | None:
        """Return a decision that was the best, if there was another sensible one."""
        best = self._choice(order[0], shares[order[0]])
        leads = [best.share - shares[other] for other in order[1:]]
        if not leads or min(leads) > SENSIBLE:
            return None
        name = "brilliant" if self._is_brilliant(view, order, leads[0]) else "sound"
        options = len(self.game.legal_actions(self.box, view, self.seat))
        return Decision(count, options, best, best, 0.0, JUDGED, name)

    def _is_brilliant(self, view: Position, order: list[int], lead: float) -> bool:
        """Return whether the best choice leads by a margin, and few would have found it."""
        if lead < STEPS[-1][0] or self._usual(view) == order[0]:
            return False
        lead, error, _ = self._lead(view, *order[:2])
        return is_certain(lead, error)

    def _usual(self, view: Position) -> int:
        """Return what a craftsman is most likely to choose."""
        member = Member(self.game, self.box, KEY, name=USUAL)
        return max(member.weigh(view), key=lambda each: each.share).action

    def _lead(self, view: Position, one: int, other: int) -> tuple[float, float, float]:
        """Return by how much a choice is better than another, the error of that, and its worth."""
        ones, others = self._worths(view, one), self._worths(view, other)
        leads = [a - b for a, b in zip(ones, others, strict=True)]
        error = stdev(leads) / sqrt(len(leads))
        return fmean(leads), max(error, JUDGED), max(fmean(ones), fmean(others))

    def _worths(self, view: Position, action: int) -> list[float]:
        """Return what the seat may expect after a choice, by each of several trees."""
        after = view.copy()
        self.game.play(self.box, after, self.trace, self.seat, action)
        return [
            self.sounder.worth(after, self.seat, self.care.weigh, tree)
            for tree in range(self.care.trees)
        ]

    def _choice(self, action: int, share: float) -> Choice:
        return Choice(action, share, self.game.actions.name(action))
