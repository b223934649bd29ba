"""kogge train: a net that plays itself, learns, and is tested in the arena."""

from __future__ import annotations

import json as jsonlib
import shutil
from pathlib import Path
from typing import Annotated

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from typer import Context, Option

from kogge.arena import crew
from kogge.arena.figures import seed_share, standings, verdict
from kogge.arena.schedule import Contest
from kogge.arena.store import Run
from kogge.bots.budget import Budget
from kogge.bots.nets import FOLDER
from kogge.core.error import Broken
from kogge.research.guests import HAND
from kogge.speech.speech import Speech
from kogge.training.fit import Course
from kogge.training.school import Plan, Report, taught

from .arena import VERDICTS, play
from .files import UNWRITABLE, data_folder
from .options import GameName, Json
from .screen import Screen, bar


def train(
    context: Context,
    game: GameName,
    games: Annotated[int, Option(help="help-train-games", min=1, max=1_000_000)] = 2000,
    generations: Annotated[int, Option(help="help-train-generations", min=1, max=100)] = 3,
    budget: Annotated[str, Option(help="help-train-budget", metavar="30sims")] = "30sims",
    start: Annotated[str, Option("--from", help="help-train-from", metavar="hand|own|FILE")] = HAND,
    hidden: Annotated[str, Option(help="help-train-hidden", metavar="64,32")] = "64,32",
    epochs: Annotated[int, Option(help="help-train-epochs", min=1, max=1000)] = 8,
    test: Annotated[int, Option(help="help-train-test", min=0, max=100_000)] = 400,
    seed: Annotated[int, Option(help="help-arena-seed", min=0)] = 1_000_000,
    jobs: Annotated[int, Option(help="help-arena-jobs", min=0, max=256)] = 0,
    out: Annotated[Path | None, Option(help="help-train-out", metavar="DIR")] = None,
    promote: Annotated[bool, Option("--promote", help="help-train-promote")] = False,
    json: Json = False,
) -> None:
    """Play, fit, test, and tell whether the net is better than the one in use."""
    speech: Speech = context.obj
    folder = out or data_folder("nets")
    course = Course(hidden=_hidden(hidden), epochs=epochs, seed=seed % 2**31)
    plan = Plan(
        game, games, generations, Budget.of(budget), seed, jobs or crew.cores(),
        "" if start == "own" else start, course,
    )  # fmt: skip
    try:
        folder.mkdir(parents=True, exist_ok=True)
        last = _taught(speech, plan, folder, quiet=json)
    except OSError as error:
        raise Broken(str(folder), UNWRITABLE, why=error.strerror or str(error)) from error
    answer, share = _tested(speech, plan, last, test) if test else ("open", (0.0, 0.0, 0.0))
    if promote and answer == "better":
        shutil.copyfile(last.path, FOLDER / f"{game}.npz")
    _tell(speech, last, answer, share, promoted=promote and answer == "better", json=json)


def _hidden(text: str) -> tuple[int, int]:
    parts = text.split(",")
    if len(parts) != 2 or not all(
        part.strip().isdigit() and 0 < int(part) <= 512 for part in parts
    ):
        raise Broken("--hidden", "'{data}' is no pair of sizes", "64,32", data=text)
    return int(parts[0]), int(parts[1])


def _taught(speech: Speech, plan: Plan, folder: Path, *, quiet: bool) -> Report:
    """Play and fit, with a bar for each generation's games."""
    screen, last = Screen(), None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TimeRemainingColumn())  # fmt: skip
    with bar(*columns, quiet=quiet) as progress:
        task = progress.add_task(speech.say("train-plays"), total=plan.games * plan.generations)
        for last in taught(plan, folder, lambda: progress.advance(task)):
            if not quiet:
                screen.say(
                    speech.say(
                        "train-generation", number=last.generation, rows=last.rows,
                        loss=round(last.loss, 4),
                    )
                )  # fmt: skip
    assert last is not None
    return last


def _tested(
    speech: Speech, plan: Plan, last: Report, games: int
) -> tuple[str, tuple[float, float, float]]:
    """Let the net play the one in use, by a sequential test."""
    hero, rival = f"alderman@{last.path}", "alderman"
    contest = Contest(plan.game, (hero, rival), games, 1, plan.budget)
    run = Run(data_folder("arena") / contest.digest, contest, keep=False)
    play(speech, run, None, sprt=True, jobs=plan.jobs, on="")
    seeds = run.whole_seeds()
    answer = verdict([seed_share(each, hero) for each in seeds])[1]
    found = standings(seeds, contest.heroes)[0]
    return answer, (found.share, found.low, found.high)


def _tell(
    speech: Speech,
    last: Report,
    answer: str,
    share: tuple[float, float, float],
    *,
    promoted: bool,
    json: bool,
) -> None:
    if json:
        figures = dict(zip(("share", "low", "high"), share, strict=True))
        told = {"net": str(last.path), "loss": last.loss, "verdict": answer, **figures}
        print(jsonlib.dumps({**told, "promoted": promoted}, indent=1))
        return
    screen = Screen()
    percent = [f"{100 * each:.1f}" for each in share]
    screen.say(speech.say("train-share", share=percent[0], low=percent[1], high=percent[2]))
    names = {"first": last.path.name, "second": speech.say("train-in-use")}
    screen.say(speech.say(VERDICTS[answer], **names, weight=0))
    screen.say(
        speech.say("train-promoted" if promoted else "train-kept", path=str(last.path)), "dim"
    )
