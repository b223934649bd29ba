"""What the matches of an arena show about a game: seats, length, scores, and what wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, quantiles

from kogge.core import notation
from kogge.core.action import Catalogue
from kogge.core.edition import Edition
from kogge.core.error import Broken
from kogge.core.game import Game, shares
from kogge.core.match import Match
from kogge.games import find
from kogge.games.editions import own_editions, pick

from .bout import moves, total
from .figures import interval
from .store import MATCHES, contest_of


@dataclass
class Findings:
    """Everything that was counted."""

    game: str
    matches: int = 0
    kinds: set[str] = field(default_factory=set)  # of matches: what was done in them
    seeds: dict[str, list[list[float]]] = field(default_factory=dict)  # shares of each match
    lengths: list[int] = field(default_factory=list)  # choices of a match
    points: list[int] = field(default_factory=list)  # of every seat of every match
    used: Counter[str] = field(default_factory=Counter)  # how often
    users: Counter[str] = field(default_factory=Counter)  # how many seats
    won: dict[str, float] = field(default_factory=dict)  # what its users have won

    def add(self, match: Match, seed: str) -> None:
        """Count a match."""
        won = shares(match.game.places(match.box, match.position))
        chosen = [(entry.actor, entry.action) for entry in match.entries if entry.actor >= 0]
        self.matches += 1
        self.kinds.add(moves(match))
        self.seeds.setdefault(seed, []).append(won)
        self.lengths.append(len(chosen))
        for seat, share in enumerate(won):
            self.points.append(total(match, seat))
            done = [action for actor, action in chosen if actor == seat]
            self._count(Counter(n for a in done for n in things(match.game.actions, a)), share)

    def _count(self, names: Counter[str], share: float) -> None:
        self.used.update(names)
        self.users.update(names.keys())
        for name in names:
            self.won[name] = self.won.get(name, 0.0) + share

    @property
    def whole(self) -> list[list[list[float]]]:
        """The seeds that were played in all rotations; in others a strong bot favours its seat."""
        return [games for games in self.seeds.values() if len(games) == len(games[0])]


def things(actions: Catalogue, number: int) -> list[str]:
    """Return the name of an action, or one for each argument that has an action of its own."""
    action = actions[number]
    alone = [f"{action.verb} {thing}" for thing in action.args]
    each = bool(alone) and all(name in actions.numbers for name in alone)
    return alone if each else [str(action)]


def gather(folder: Path) -> Findings:
    """Read all matches of a folder."""
    contest = contest_of(folder)
    paths = sorted((folder / MATCHES).glob("*.txt"))
    if not paths:
        raise Broken(str(folder), "holds no matches", "kogge arena ... --save DIR")
    found = Findings(find(str(contest.get("game"))).name)
    for path in paths:
        match = notation.read(path.read_bytes(), str(path), find, own_edition)
        found.add(match, path.stem.partition("-")[0])
    return found


def own_edition(game: Game, digest: str) -> Edition:
    """Return the edition of a match; the arena plays with no others than the game's own."""
    return pick(own_editions(game), digest)


def advantages(found: Findings) -> list[tuple[float, float, float]]:
    """Return what each seat has won in whole seeds, with an interval."""
    means = [[mean(seat) for seat in zip(*games, strict=True)] for games in found.whole]
    return [(mean(won), *interval(won)) for won in zip(*means, strict=True)]


def spread(values: Sequence[int]) -> tuple[float, float, float]:
    """Return the 10th, 50th and 90th percentiles."""
    if len(values) < 2:
        return (float(values[0]),) * 3
    tenths = quantiles(values, n=10, method="inclusive")
    return tenths[0], tenths[4], tenths[8]
