"""What is counted in one match: who won, what each seat has used, and where its points are from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from kogge.core.action import Action
from kogge.core.carrier.record import Record, word
from kogge.core.game import CHANCE, EVERYBODY, Game, Position, shares
from kogge.core.match import Match
from kogge.core.trace import Told
from kogge.core.verbs.measures import Family

from ..bout import moves
from .forgone import forgone

Component = tuple[str, str]  # a family and one of its members


@dataclass(slots=True)
class Played:
    """A match, as far as it is counted; everything that belongs to a seat is a row of seats."""

    seed: str  # the matches of a seed are not independent
    won: list[float]
    lines: list[dict[str, int]]  # of the score
    uses: list[Counter[Component]]
    figures: list[Counter[str]]  # the measures of the game
    choices: int = 0
    rounds: int = 0
    moves: str = ""  # the same for the same game
    forgone: list[int] = field(default_factory=list)  # points that another last choice had brought


@dataclass(slots=True)
class Count:
    """Counts a match while it is read: it is called after every entry."""

    families: tuple[Family, ...] = ()
    uses: list[Counter[Component]] = field(default_factory=list)
    figures: list[Counter[str]] = field(default_factory=list)
    before: Position | None = None
    looks_back: bool = False  # whether any family asks for the position before

    def __call__(self, match: Match) -> None:
        """Count what the last entry of a match was, and what it brought about."""
        if not self.uses:
            self._begin(match)
        entry = match.entries[-1]
        if entry.actor != CHANCE:
            self._do(entry.actor, match.game.actions[entry.action])
        for told in match.events(EVERYBODY):
            if told.seat >= 0:
                self._tell(match, told)
        if self.looks_back:
            self.before = match.position.copy()

    def _begin(self, match: Match) -> None:
        """Lay out a row for every seat; the first entry of a match has no position before it."""
        self.families = families_of(match.game, match.box)
        self.uses = [Counter() for _ in match.header.seats]
        self.figures = [Counter() for _ in match.header.seats]
        self.before = match.header.start()
        self.looks_back = any(family.looks_back for family in self.families)

    def _do(self, seat: int, action: Action) -> None:
        for family in self.families:
            if action.verb in family.done:
                self._use(seat, family, action.args)

    def _tell(self, match: Match, told: Told) -> None:
        event = match.game.describe_event(told)
        for family in self.families:
            self._use(told.seat, family, named(family, match.box, self.before, told.event, event))
        for measure in match.game.measures:
            self.figures[told.seat][measure.name] += measure.amount(told.event, event)

    def _use(self, seat: int, family: Family, words: Iterable[str]) -> None:
        for text in words:
            if member := family.member(text):
                self.uses[seat][family.name, member] += 1

    def played(self, match: Match, seed: str) -> Played:
        """Return what was counted, when the match is over."""
        game, s = match.game, match.position
        return Played(
            seed,
            shares(game.places(match.box, s)),
            [lines_of(match, seat) for seat in range(s.seats)],
            self.uses,
            self.figures,
            sum(entry.actor != CHANCE for entry in match.entries),
            getattr(s, game.stage[0]) if game.stage else 0,
            moves(match),
            forgone(match),
        )


def named(
    family: Family, box: Record, before: Position | None, number: int, event: dict[str, Any]
) -> Iterator[str]:
    """Yield the word by which an event names a component of a family."""
    naming = family.told.get(number)
    if callable(naming):
        yield naming(box, before, event)
    elif naming in event:
        yield event[naming]


def families_of(game: Game, box: Record) -> tuple[Family, ...]:
    """Return the families of a game; verbs stand in for them where a game declares none."""
    if game.families:
        return tuple(family.within(box) for family in game.families)
    said: dict[str, list[str]] = {}
    for action in game.actions:
        said.setdefault(action.verb, []).extend(action.args)
    return tuple(
        Family(verb, tuple(dict.fromkeys(things)), done=(verb,)) for verb, things in said.items()
    )


def lines_of(match: Match, seat: int) -> dict[str, int]:
    """Return the score of a seat, line by line."""
    lines: list[Any] = [0] * len(match.game.lines)
    match.game.tally(match.box, match.position, seat, lines)
    return {word(line): int(lines[line]) for line in match.game.lines}
