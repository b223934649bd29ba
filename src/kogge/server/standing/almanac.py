"""The almanac: what finished matches say of each game, those of a site and those of bots.

Those of the site are reckoned off the event loop, one game at a time, and kept until there is more
to say; games between bots were counted in the same way before the program was packed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec

import msgspec

from kogge import wire
from kogge.arena.report.bounds import Figure, Mark
from kogge.arena.report.findings import Round
from kogge.arena.report.shipped import Run, shipped
from kogge.arena.report.summary import Spread, Summary, Used, summary
from kogge.core.error import KoggeError
from kogge.core.game import Game
from kogge.games.editions import own_edition
from kogge.speech.balance import Balance
from kogge.table.denied import Denied

from ..store import Store
from ..store.standing import results
from .counting import Tally
from .profile import balance

LEAST = 5  # matches of one kind: of fewer, players would know whose they were
FRESH = 600_000  # milliseconds for which an almanac is good, even if more has been played
MARKS: dict[Mark, str] = {Mark.WITHIN: "within", Mark.PERHAPS: "perhaps", Mark.BEYOND: "beyond"}
read_tally = msgspec.json.Decoder(Tally).decode


@dataclass(frozen=True, slots=True)
class Edition:
    """An almanac of a game: when it was made, of what, and what it found."""

    made: int
    sizes: list[tuple[int, int, int]]
    tables: list[Summary]


@dataclass(slots=True)
class Almanac:
    """The almanacs of all games."""

    store: Store
    now: Callable[[], int]
    kept: dict[str, Edition] = field(default_factory=dict)  # as many as there are games
    writing: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def of(self, game: Game, language: str) -> wire.Statistics:
        """Return what the matches of the site say of a game, in words."""
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
            tables=[told(table, words) for table in edition.tables],
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
            tables = await asyncio.to_thread(reckoned, game, rows)
        else:
            tables = known.tables
        self.kept[game.name] = Edition(now, sizes, tables)
        return self.kept[game.name]


def of_bots(game: Game, language: str) -> wire.Statistics:
    """Return what games between bots say of a game, as they came with the program."""
    words, known = balance(game.name, language), shipped(game)
    return wire.Statistics(
        game=game.name,
        made=None,
        matches=sum(each.found.matches for each in known),
        least=LEAST,
        tables=[told(each.found, words, each.runs) for each in known],
    )


def reckoned(game: Game, rows: Iterable[tuple[int, str, str]]) -> list[Summary]:
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
            rounds[sort] = Round(game, edition, seats, dict(tally.options), rotated=False)
        rounds[sort].matches.append(tally.played(id))
    found = [rounds[sort] for sort in sorted(rounds)]
    return [summary(each) for each in found if len(each.matches) >= LEAST]


# In words.


def told(found: Summary, words: Balance, runs: Sequence[Run] = ()) -> wire.TableStatistics:
    """Return what was found of tables of one kind."""
    usual = {option.name: option.default for option in words.game.options}
    return wire.TableStatistics(
        seats=found.seats,
        options=[
            words.option(*each) for each in found.options.items() if usual[each[0]] != each[1]
        ],
        matches=found.matches,
        wins=[*map(sent, found.wins)],
        choices=ranged(found.choices),
        rounds=ranged(found.rounds),
        unit=words.stage(),
        points=ranged(found.points),
        winning=ranged(found.winning),
        lines=[
            wire.ScoreLine(name=words.line(name), all=line.all, winners=line.winners)
            for name, line in found.lines.items()
        ],
        families=[
            wire.UseFamily(name=words.family(name), uses=[line(name, use, words) for use in uses])
            for name, uses in found.families.items()
        ],
        runs=[made(run, words.game.name) for run in runs],
    )


def line(family: str, use: Used, words: Balance) -> wire.UseLine:
    """Return what is told of a component."""
    return wire.UseLine(
        name=words.member(family, use.member),
        each=use.each,
        share=sent(use.share),
        by_amount=use.by_amount,
        effect=sent(use.effect) if use.effect is not None else None,
        mark=MARKS[use.mark],  # type: ignore[arg-type]
    )


def made(run: Run, game: str) -> wire.BotRun:
    """Return how games between bots came about."""
    thinking = run.thinking
    return wire.BotRun(
        bots=run.names,
        games=run.games,
        first=run.seed,
        last=run.last,
        sims=thinking.sims,
        ms=thinking.ms,
        command=run.command(game),
    )


def sent(figure: Figure) -> wire.Interval:
    """Return a figure as it is sent."""
    return wire.Interval(value=figure.value, low=figure.low, high=figure.high)


def ranged(values: Spread) -> wire.Range:
    """Return where most of some figures lie."""
    low, middle, high = values
    return wire.Range(low=low, middle=middle, high=high)
