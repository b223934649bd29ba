"""kogge openings: what the best level thinks of the first choices of a match."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

from typer import Context, Option

from kogge.arena.figures import check_tools
from kogge.arena.probing.frozen import sims_of
from kogge.arena.probing.groups import by_part, each, kinds_of
from kogge.arena.probing.openings import Deal, Look, Setting, looks, settings_of
from kogge.arena.workers import shared
from kogge.core.game import Game
from kogge.games import find
from kogge.speech.speech import Speech

from ...options import GameName, Json, Options, seat_counts
from ...terminal.screen import counted
from ..match.play import read_options
from .page.openings import Study, page
from .page.written import check_form, write

Found = list[tuple[Setting, list[Look]]]


def openings(
    context: Context,
    game: GameName,
    deals: Annotated[int, Option(help="help-openings-deals", min=1, max=100_000)] = 100,
    sims: Annotated[int, Option(help="help-openings-sims", min=0, max=10_000_000)] = 0,
    seats: Annotated[str, Option(help="help-openings-seats", metavar="2,3")] = "",
    seed: Annotated[int, Option(help="help-arena-seed", min=0)] = 1,
    jobs: Annotated[int, Option(help="help-arena-jobs", min=0, max=256)] = 0,
    option: Options = None,
    out: Annotated[Path | None, Option(help="help-report-out", metavar="FILE")] = None,
    json: Json = False,
) -> None:
    """Look at many deals, and write a page."""
    check_tools()
    check_form(out)
    rules, sims = find(game), sims or sims_of(find(game))
    settings = list(wanted(rules, seats, read_options(tuple(option or ()))))
    speech: Speech = context.obj
    found = look_at(speech, settings, range(seed, seed + deals), sims, jobs)
    study = Study(rules, deals, sims, seed, tuple(option or ()), found)
    if json:
        print(jsonlib.dumps(told(study), indent=1))
    else:
        write(page(study, speech), speech.language, out)


def wanted(game: Game, seats: str, options: dict[str, str]) -> list[Setting]:
    """Return the tables to look at; who names options wants no others."""
    counts = seat_counts(game, seats) if seats else list(game.seats)
    if not options:
        return list(settings_of(game, counts))
    for count in counts:
        game.read_options(options, count)
    return [Setting(game.name, count, options) for count in counts]


def look_at(
    speech: Speech, settings: Sequence[Setting], seeds: Sequence[int], sims: int, jobs: int
) -> Found:
    """Look at all deals of all tables, and show how many have been looked at."""
    deals = [Deal(setting, seed, sims) for setting in settings for seed in seeds]
    found: Found = [(setting, []) for setting in settings]
    with counted() as progress, closing(shared(looks, deals, jobs)) as looked:
        task = progress.add_task(speech.say("openings-looks"), total=len(deals))
        for number, each_look in enumerate(looked):
            found[number // len(seeds)][1].extend(each_look)
            progress.advance(task)
    return found


def told(study: Study) -> dict[str, Any]:
    """Return everything that the page says, as data."""
    return {
        "command": study.command,
        "game": study.game.name,
        "deals": study.deals,
        "sims": study.sims,
        "seed": study.seed,
        "tables": [
            {
                "seats": setting.seats,
                "options": dict(setting.options),
                "choices": {
                    kind: summed(study.game, part) for kind, part in kinds_of(all_).items()
                },
            }
            for setting, all_ in study.found
        ],
    }


def summed(game: Game, part: Sequence[Look]) -> dict[str, Any]:
    """Return one kind of choice: each by itself, and those that share a part."""
    shared_parts = {name: list(map(asdict, rows)) for name, rows in by_part(game, part).items()}
    return {"each": list(map(asdict, each(game, part))), "parts": shared_parts}
