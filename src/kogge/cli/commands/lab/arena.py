"""kogge arena: bots against bots, with intervals."""

from __future__ import annotations

import json as jsonlib
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from rich.table import Table
from typer import Context, Option

from kogge.arena import crew
from kogge.arena.figures import Standing, Until, check_tools, seed_share, standings, verdict
from kogge.arena.schedule import Contest
from kogge.arena.store import Run
from kogge.bots.time.budget import Budget
from kogge.core.error import Broken
from kogge.games import find
from kogge.speech.speech import Speech

from ...files import choose_edition, data_folder
from ...options import EditionFile, GameName, Json, Options
from ...terminal.screen import Screen, counted
from ..match.play import read_options

VERDICTS = {"better": "arena-better", "not better": "arena-not-better", "open": "arena-open"}


def arena(
    context: Context,
    game: GameName,
    bots: Annotated[str, Option(help="help-arena-bots", metavar="A,B[,C..]")],
    games: Annotated[int, Option(help="help-arena-games", min=1, max=1_000_000)] = 100,
    seed: Annotated[int, Option(help="help-arena-seed", min=0)] = 1,
    budget: Annotated[str, Option(help="help-arena-budget", metavar="50ms|2000sims")] = "",
    until: Annotated[str, Option(help="help-arena-until", metavar="low>=0.75")] = "",
    sprt: Annotated[bool, Option("--sprt", help="help-arena-sprt")] = False,
    jobs: Annotated[int, Option(help="help-arena-jobs", min=0, max=256)] = 0,
    on: Annotated[str, Option(help="help-arena-on", metavar="ray://HOST:PORT")] = "",
    save: Annotated[Path | None, Option(help="help-arena-save", metavar="DIR")] = None,
    option: Options = None,
    edition: EditionFile = None,
    json: Json = False,
) -> None:
    """Play, and show how the bots stand."""
    check_tools()
    contest = Contest(
        game,
        tuple(name.strip() for name in bots.split(",")),
        games,
        seed,
        Budget.of(budget) if budget else None,
        read_options(tuple(option or ())),
        choose_edition(find(game), edition) if edition else None,
    )
    bound = Until.of(until) if until else None
    if sprt and bound is not None:
        raise Broken("--sprt", "two ways to stop are one too many", "--sprt, --until")
    if sprt and not len(contest.heroes) == len(contest.bots) == 2:
        raise Broken("--sprt", "a decision is made between two bots at two seats", "--bots new,old")
    folder = save or data_folder("arena") / contest.digest
    run = Run(folder, contest, keep=save is not None)
    speech: Speech = context.obj
    with told_where(speech, folder):
        play(speech, run, bound, sprt=sprt, jobs=jobs, on=on)
    tell(speech, run, sprt=sprt, json=json)


@contextmanager
def told_where(speech: Speech, folder: Path) -> Iterator[None]:
    """Say where the results are when a run is interrupted."""
    try:
        yield
    except KeyboardInterrupt:
        print(speech.say("arena-interrupted", folder=str(folder)), file=sys.stderr)
        raise


def play(speech: Speech, run: Run, bound: Until | None, *, sprt: bool, jobs: int, on: str) -> None:
    """Play what is missing until there is enough; there may be already."""
    missing = [] if enough(run, bound, sprt=sprt) else run.missing()
    total = len(missing) + len(run.outcomes)
    with counted() as progress:
        task = progress.add_task(
            speech.say("arena-plays"), total=total, completed=len(run.outcomes)
        )
        with closing(crew.played(run.contest, missing, jobs=jobs, keep=run.keep, on=on)) as played:
            for outcome in played:
                run.add(outcome)
                progress.advance(task)
                if run.whole(outcome.seed) and enough(run, bound, sprt=sprt):
                    return


def enough(run: Run, bound: Until | None, *, sprt: bool) -> bool:
    """Return whether the whole seeds answer the question."""
    if bound is None and not sprt:
        return False
    seeds = run.whole_seeds()
    if sprt:
        shares = [seed_share(games, run.contest.heroes[0]) for games in seeds]
        return verdict(shares)[1] != "open"
    if bound is None or len(seeds) < 20:  # an interval of few seeds says nothing
        return False
    return bound.holds(standings(seeds, run.contest.heroes)[0])


def tell(speech: Speech, run: Run, *, sprt: bool, json: bool) -> None:
    """Show how the bots stand."""
    if json:
        print(jsonlib.dumps(told(run, sprt=sprt), indent=1))
        return
    seeds = run.whole_seeds()
    kinds = {game.moves for games in seeds for game in games}
    screen = Screen()
    screen.say(
        speech.say(
            "arena-title", game=run.contest.game, seeds=len(seeds), seats=len(run.contest.bots)
        ),
        "bold",
    )
    screen.show(_table(speech, stood(run)))
    games = sum(map(len, seeds))
    screen.say(speech.say("different-games", different=len(kinds), games=games))
    if sprt:
        first, second = run.contest.heroes
        weight, answer = decided(run)
        screen.say(
            speech.say(VERDICTS[answer], first=first, second=second, weight=round(weight, 2))
        )
    screen.say(speech.say("arena-kept", folder=str(run.folder)), "dim")


def told(run: Run, *, sprt: bool = False) -> dict[str, object]:
    """Return how the bots stand, as data."""
    kinds = {game.moves for games in run.whole_seeds() for game in games}
    bots = {
        each.name: {k: v for k, v in asdict(each).items() if k != "name"} for each in stood(run)
    }
    standing = {**run.contest.told(), "different": len(kinds), "bots": bots}
    if not sprt:
        return standing
    weight, answer = decided(run)
    return {**standing, "sprt": {"weight": round(weight, 3), "verdict": answer}}


def stood(run: Run) -> list[Standing]:
    """Return how the bots stand after the whole seeds."""
    seeds = run.whole_seeds()
    return standings(seeds, run.contest.heroes) if seeds else []


def decided(run: Run) -> tuple[float, str]:
    """Return what the sequential test says about the first bot."""
    return verdict([seed_share(games, run.contest.heroes[0]) for games in run.whole_seeds()])


def _table(speech: Speech, found: list[Standing]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(speech.say("heading-bot"))
    for heading in ("share", "interval", "games", "rating", "ms", "slow"):
        table.add_column(speech.say(f"heading-{heading}"), justify="right")
    for each in found:
        table.add_row(
            each.name, f"{each.share:.1%}", f"{each.low:.1%} - {each.high:.1%}", str(each.games),
            f"{each.rating:.1f} ± {2 * each.doubt:.1f}", f"{each.ms:.1f}", f"{each.slow:.1f}",
        )  # fmt: skip
    return table
