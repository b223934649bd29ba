"""The matches of one or several runs, sorted by the number of players and by what was agreed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from statistics import mean, quantiles

from kogge.core import notation
from kogge.core.edition import Edition
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.header import Header
from kogge.core.verbs.measures import Family
from kogge.games import find

from ..figures import interval
from ..store import MATCHES, contest_of, edition_of
from .bounds import Figure
from .counting import Count, Played, families_of

Sort = tuple[int, tuple[tuple[str, str], ...], str]  # how many play, options, digest of the edition


@dataclass
class Round:
    """All matches that were played by as many, with the same options and values."""

    game: Game
    edition: Edition
    seats: int
    options: dict[str, str]
    matches: list[Played] = field(default_factory=list)
    bots: Counter[str] = field(default_factory=Counter)  # how many seats each has had
    runs: Counter[Path] = field(default_factory=Counter)  # how many matches are of each folder
    rotated: bool = True  # every seed is to be played in all rotations, as an arena does

    @classmethod
    def of(cls, header: Header) -> Round:
        """Return a round without matches."""
        return cls(header.game, header.edition, len(header.seats), dict(header.options))

    @property
    def families(self) -> tuple[Family, ...]:
        """The families of the game, as the edition has them."""
        return families_of(self.game, self.edition.box)

    @property
    def different(self) -> int:
        """How many matches are not the same game again."""
        return len({match.moves for match in self.matches})

    @cached_property
    def whole(self) -> list[list[Played]]:
        """The seeds that were played in all rotations; in others a strong bot favours its seat."""
        seeds: dict[str, list[Played]] = {}
        for match in self.matches:
            seeds.setdefault(match.seed, []).append(match)
        wanted = self.seats if self.rotated else 1
        return [matches for matches in seeds.values() if len(matches) == wanted]

    def advantages(self) -> list[Figure]:
        """Return what each seat has won in whole seeds, with an interval."""
        means = [
            [mean(seat) for seat in zip(*(match.won for match in matches), strict=True)]
            for matches in self.whole
        ]
        return [Figure(mean(won), *interval(won)) for won in zip(*means, strict=True)]


@dataclass
class Findings:
    """Everything that was counted about a game."""

    game: Game
    rounds: dict[Sort, Round] = field(default_factory=dict)

    @property
    def matches(self) -> int:
        """How many there are in all."""
        return sum(len(each.matches) for each in self.rounds.values())

    @property
    def sorted(self) -> list[Round]:
        """The rounds, the smallest tables first."""
        return [self.rounds[sort] for sort in sorted(self.rounds)]

    def read(self, path: Path) -> None:
        """Read a match, and count it while it is played again."""
        count = Count()
        run = path.parent.parent
        match = notation.read(path.read_bytes(), str(path), find, partial(edition_of, run), count)
        header = match.header
        options = tuple(sorted(header.options.items()))
        sort = (len(header.seats), options, header.edition.digest)
        found = self.rounds.setdefault(sort, Round.of(header))
        found.bots.update(seat.bot for seat in header.seats)
        found.runs[run] += 1
        seed = f"{run}/{path.stem.partition('-')[0]}"
        found.matches.append(count.played(match, seed))


def gather(folders: Sequence[Path]) -> Findings:
    """Read all matches of runs."""
    found, paths = begin(folders)
    for path in paths:
        found.read(path)
    return found


def begin(folders: Sequence[Path]) -> tuple[Findings, list[Path]]:
    """Return what is to be found out, and the matches that are still to be read."""
    names = {str(contest_of(folder).get("game")) for folder in folders}
    if len(names) > 1:
        trouble = "a page is about one game, and these are {names}"
        raise Broken(str(folders[-1]), trouble, names=", ".join(sorted(names)))
    return Findings(find(names.pop())), [path for each in folders for path in stored(each)]


def stored(folder: Path) -> Iterator[Path]:
    """Yield the matches of a run."""
    paths = sorted((folder / MATCHES).glob("*.txt"))
    if not paths:
        raise Broken(str(folder), "holds no matches", "kogge arena ... --save DIR")
    yield from paths


def spread(values: Sequence[int]) -> tuple[float, float, float]:
    """Return the 10th, 50th and 90th percentiles."""
    if len(values) < 2:
        return (float(values[0]),) * 3
    tenths = quantiles(values, n=10, method="inclusive")
    return tenths[0], tenths[4], tenths[8]
