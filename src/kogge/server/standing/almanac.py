"""The almanac: what the finished matches of a site say of each game, as the arena's report would.

It is reckoned off the event loop, one game at a time, and kept until there is more to say.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from statistics import fmean

import msgspec

from kogge import wire
from kogge.arena.figures import interval
from kogge.arena.report.bounds import Figure, Mark
from kogge.arena.report.counting import Played
from kogge.arena.report.effects import Use, uses_of
from kogge.arena.report.findings import Round, own_edition, spread
from kogge.core.error import KoggeError
from kogge.core.game import Game
from kogge.speech.balance import Balance
from kogge.table.denied import Denied

from ..store import Store
from ..store.standing import results
from .counting import Tally
from .profile import balance

LEAST = 5  # matches of one kind: of fewer, players would know whose they were
FRESH = 600_000  # milliseconds for which an almanac is good, even if more has been played
COMPONENTS = 12  # of a family that are told: those with the greatest effect, or most used
MARKS: dict[Mark, str] = {Mark.WITHIN: "within", Mark.PERHAPS: "perhaps", Mark.BEYOND: "beyond"}
read_tally = msgspec.json.Decoder(Tally).decode


@dataclass(frozen=True, slots=True)
class Edition:
    """An almanac of a game: when it was made, of what, and what it found."""

    made: int
    sizes: list[tuple[int, int, int]]
    rounds: list[tuple[Round, dict[str, list[Use]]]]


@dataclass(slots=True)
class Almanac:
    """The almanacs of all games."""

    store: Store
    now: Callable[[], int]
    kept: dict[str, Edition] = field(default_factory=dict)  # as many as there are games
    writing: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def of(self, game: Game, language: str) -> wire.Statistics:
        """Return the statistics of a game in words."""
        if find_spec("numpy") is None:
            trouble, expected = "statistics need NumPy, which is not installed", "kogge[lab]"
            raise Denied("no-numpy", trouble, expected, status=503)
        async with self.writing:
            edition = await self._edition(game)
        words = balance(game.name, language)
        return wire.Statistics(
            game=game.name,
            made=edition.made,
            matches=sum(count for _, count, _ in edition.sizes),
            least=LEAST,
            tables=[told(found, uses, words) for found, uses in edition.rounds],
        )

    async def _edition(self, game: Game) -> Edition:
        """Return the almanac that is kept, or a new one."""
        known, now = self.kept.get(game.name), self.now()
        if known is not None and now - known.made < FRESH:
            return known
        sizes = await results.sizes(self.store, game.name)
        if known is None or known.sizes != sizes:
            rows = [
                (seats, *row)
                for seats, _, _ in sizes
                for row in await results.tallies(self.store, game.name, seats)
            ]
            rounds = await asyncio.to_thread(reckoned, game, rows)
        else:
            rounds = known.rounds
        self.kept[game.name] = Edition(now, sizes, rounds)
        return self.kept[game.name]


def reckoned(
    game: Game, rows: Iterable[tuple[int, str, str]]
) -> list[tuple[Round, dict[str, list[Use]]]]:
    """Return what was found, by the number of players and what was agreed."""
    rounds: dict[tuple[int, tuple[tuple[str, str], ...], str], Round] = {}
    for seats, id, data in rows:
        tally = read_tally(data)
        sort = (seats, tuple(sorted(tally.options.items())), tally.digest)
        if sort not in rounds:
            try:
                edition = own_edition(game, tally.digest)
            except KoggeError:  # values that were never published with the program
                continue
            rounds[sort] = Round(game, edition, seats, dict(tally.options))
        rounds[sort].matches.append(tally.played(id))
    found = [rounds[sort] for sort in sorted(rounds) if len(rounds[sort].matches) >= LEAST]
    return [(each, uses_of(each)) for each in found]


# In words.


def told(found: Round, uses: dict[str, list[Use]], words: Balance) -> wire.TableStatistics:
    """Return what was found of tables of one kind."""
    matches = found.matches
    usual = {option.name: option.default for option in found.game.options}
    return wire.TableStatistics(
        seats=found.seats,
        options=[
            words.option(*each) for each in found.options.items() if usual[each[0]] != each[1]
        ],
        matches=len(matches),
        wins=[wins([match.won[seat] for match in matches]) for seat in range(found.seats)],
        choices=ranged([match.choices for match in matches]),
        rounds=ranged([match.rounds for match in matches]),
        unit=words.stage(),
        points=ranged([points for match in matches for points in totals(match)]),
        winning=ranged([max(totals(match)) for match in matches]),
        lines=lines(matches, words),
        families=[
            wire.UseFamily(name=words.family(name), uses=chosen(name, each, words))
            for name, each in uses.items()
        ],
    )


def totals(match: Played) -> list[int]:
    """Return the points of all seats."""
    return [sheet["total"] for sheet in match.lines]


def wins(shares: Sequence[float]) -> wire.Interval:
    """Return the share of the win of a seat."""
    low, high = interval(shares)
    return wire.Interval(value=fmean(shares), low=low, high=high)


def ranged(values: Sequence[int]) -> wire.Range:
    """Return where most of some figures lie."""
    low, middle, high = spread(values)
    return wire.Range(low=low, middle=middle, high=high)


def lines(matches: Sequence[Played], words: Balance) -> list[wire.ScoreLine]:
    """Return where points come from: of all seats, and of the winners; what is always 0 is left."""
    seats = [each for match in matches for each in zip(match.lines, match.won, strict=True)]
    found = []
    for name in matches[0].lines[0]:
        every = [sheet[name] for sheet, _ in seats]
        best = [sheet[name] for sheet, won in seats if won]
        if any(every) and name != "total":
            line = wire.ScoreLine(name=words.line(name), all=fmean(every), winners=fmean(best))
            found.append(line)
    return found


def chosen(family: str, uses: Sequence[Use], words: Balance) -> list[wire.UseLine]:
    """Return the components of a family that are worth a line, in the order of the game."""
    weightiest = sorted(uses, key=lambda use: (-use.mark, -use.each))[:COMPONENTS]
    return [
        wire.UseLine(
            name=words.member(family, use.member),
            each=use.each,
            share=sent(use.share),
            by_amount=use.by_amount,
            effect=sent(use.effect) if use.effect is not None else None,
            mark=MARKS[use.mark],  # type: ignore[arg-type]
        )
        for use in uses
        if use in weightiest
    ]


def sent(figure: Figure) -> wire.Interval:
    """Return a figure as it is sent."""
    return wire.Interval(value=figure.value, low=figure.low, high=figure.high)
