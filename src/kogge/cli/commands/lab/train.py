"""kogge train: a net that plays itself, learns, and is tested in the arena."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Annotated

from typer import Context, Option

from kogge.arena.figures import check_tools, seed_share, standings, verdict
from kogge.arena.guests import HAND
from kogge.arena.schedule import Contest
from kogge.arena.store import Run
from kogge.arena.workers import cores
from kogge.bots.nets import path_of, read
from kogge.bots.time.budget import Budget
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.games import find
from kogge.speech.speech import Speech
from kogge.training import school
from kogge.training.fit import RATE, Course
from kogge.training.school import OWN, Plan, Report, taught

from ...files import UNWRITABLE, data_folder
from ...options import GameName, Json, seat_counts
from ...terminal.screen import Screen, counted
from .arena import VERDICTS, play


def train(
    context: Context,
    game: GameName,
    seats: Annotated[str, Option(help="help-train-seats", metavar="2,2,4")] = "2",
    games: Annotated[int, Option(help="help-train-games", min=1, max=1_000_000)] = 2000,
    generations: Annotated[int, Option(help="help-train-generations", min=1, max=100)] = 3,
    budget: Annotated[str, Option(help="help-train-budget", metavar="30sims")] = "30sims",
    start: Annotated[str, Option("--from", help="help-train-from", metavar="hand|own|FILE")] = HAND,
    hidden: Annotated[str, Option(help="help-train-hidden", metavar="64,32")] = "64,32",
    epochs: Annotated[int, Option(help="help-train-epochs", min=1, max=1000)] = 8,
    rate: Annotated[float, Option(help="help-train-rate", min=1e-6, max=1.0)] = RATE,
    onward: Annotated[bool, Option("--onward", help="help-train-onward")] = False,
    guests: Annotated[float, Option(help="help-train-guests", min=0.0, max=1.0)] = 0.0,
    teachers: Annotated[str, Option(help="help-train-teachers", metavar="FILE,FILE")] = "",
    test: Annotated[int, Option(help="help-train-test", min=0, max=100_000)] = 400,
    seed: Annotated[int, Option(help="help-arena-seed", min=0)] = 1_000_000,
    jobs: Annotated[int, Option(help="help-arena-jobs", min=0, max=256)] = 0,
    out: Annotated[Path | None, Option(help="help-train-out", metavar="DIR")] = None,
    promote: Annotated[bool, Option("--promote", help="help-train-promote")] = False,
    show: Annotated[bool, Option("--show", help="help-train-show")] = False,
    json: Json = False,
) -> None:
    """Play, fit, test, and report whether the net is better than the one in use."""
    check_tools()
    speech: Speech = context.obj
    if show:
        _show(speech, find(game), start, json=json)
        return
    if promote and not test:
        raise Broken("--promote", "only a tested net can be promoted", "--test 400")
    course = Course(_hidden(hidden), epochs, seed % 2**31, rate)
    plan = Plan(
        game, games, generations, Budget.of(budget), seed, jobs or cores(), _net(start), course,
        tuple(seat_counts(find(game), seats)), onward, guests, _teachers(teachers),
    )  # fmt: skip
    last = _taught(speech, plan, out or data_folder("nets"), quiet=json)
    found = _tested(speech, plan, last, test) if test else None
    promoted = promote and put_in_place(plan, last, found)
    tell(speech, last, found, promoted=promoted, json=json)


def _net(name: str) -> str:
    """Return the file of a net; the one in use has no name."""
    return "" if name == OWN else name


def _teachers(text: str) -> tuple[str, ...]:
    return tuple(_net(name.strip()) for name in text.split(",")) if text else ()


def _hidden(text: str) -> tuple[int, int]:
    parts = text.split(",")
    if len(parts) != 2 or not all(
        part.strip().isdigit() and 0 < int(part) <= 512 for part in parts
    ):
        raise Broken("--hidden", "'{data}' is not a pair of sizes", "64,32", data=text)
    return int(parts[0]), int(parts[1])


def _show(speech: Speech, game: Game, start: str, *, json: bool) -> None:
    """Show how a net was made: the one in use, or that of a file."""
    path = path_of(game) if start in (HAND, OWN) else Path(start)
    kept = read(path, game)
    if json:
        told = {"net": str(path), "sizes": list(kept.sizes), "sha256": kept.sha256}
        print(jsonlib.dumps({**told, "note": kept.noted}, indent=1))
        return
    screen, sizes = Screen(), ", ".join(map(str, kept.sizes))
    screen.say(speech.say("train-shown", path=str(path), sizes=sizes, digest=kept.sha256))
    for name, value in kept.noted.items():
        screen.say(f"{name}: {value}", "dim")


def _taught(speech: Speech, plan: Plan, folder: Path, *, quiet: bool) -> Report:
    """Play and fit; every generation's net lies in the folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        *_, last = _generations(speech, plan, folder, quiet=quiet)
    except OSError as error:
        raise Broken(str(folder), UNWRITABLE, why=error.strerror or str(error)) from error
    return last


def _generations(speech: Speech, plan: Plan, folder: Path, *, quiet: bool) -> Iterator[Report]:
    """Play and fit, with a bar for all games and a line for each generation."""
    screen = Screen()
    with counted(quiet=quiet) as progress:
        task = progress.add_task(speech.say("train-plays"), total=plan.games * plan.generations)
        for each in taught(plan, folder, lambda: progress.advance(task)):
            if not quiet:
                figures = {"number": each.generation, "rows": each.rows, "loss": each.loss}
                screen.say(speech.say("train-generation", **figures))
            yield each


# What the arena says.


@dataclass(frozen=True, slots=True)
class Trial:
    """How a net did against the one in use."""

    verdict: str
    weight: float  # of the evidence
    share: float
    low: float
    high: float
    games: int


def meeting(plan: Plan, net: Path, games: int) -> Run:
    """Return the run in which a net meets the one in use; no other pair shares its folder."""
    contest = Contest(plan.game, (f"alderman@{net}", "alderman"), games, 1, plan.budget)
    rival = path_of(plan.rules)
    met = [read(path, plan.rules).sha256[:12] for path in (net, rival) if path.exists()]
    folder = data_folder("arena") / "-".join([contest.digest, *met])
    return Run(folder, contest, keep=False)


def _tested(speech: Speech, plan: Plan, last: Report, games: int) -> Trial:
    """Let the net play the one in use, by a sequential test."""
    run = meeting(plan, last.path, games)
    play(speech, run, None, sprt=True, jobs=plan.jobs, on="")
    seeds, hero = run.whole_seeds(), run.contest.heroes[0]
    weight, answer = verdict([seed_share(each, hero) for each in seeds])
    found = standings(seeds, run.contest.heroes)[0]
    return Trial(answer, round(weight, 2), found.share, found.low, found.high, found.games)


def put_in_place(plan: Plan, last: Report, found: Trial | None) -> bool:
    """Use the net from now on, if it is better; return whether it is."""
    if found is None or found.verdict != "better":
        return False
    tested = {**asdict(found), "at": str(plan.budget)}
    try:
        school.promote(plan.rules, read(last.path, plan.rules), tested)
    except OSError as error:
        place, why = str(path_of(plan.rules)), error.strerror or str(error)
        raise Broken(place, UNWRITABLE, why=why) from error
    return True


def tell(speech: Speech, last: Report, found: Trial | None, *, promoted: bool, json: bool) -> None:
    """Report the result."""
    if json:
        names = [field.name for field in fields(Trial)]
        figures = asdict(found) if found else dict.fromkeys(names)
        told = {"net": str(last.path), "loss": last.loss, **figures, "promoted": promoted}
        print(jsonlib.dumps(told, indent=1))
        return
    screen = Screen()
    for line in _judgement(speech, last, found):
        screen.say(line)
    screen.say(
        speech.say("train-promoted" if promoted else "train-kept", path=str(last.path)), "dim"
    )


def _judgement(speech: Speech, last: Report, found: Trial | None) -> Iterator[str]:
    if found is None:
        yield speech.say("train-untested")
        return
    percent = {name: 100 * getattr(found, name) for name in ("share", "low", "high")}
    yield speech.say("train-share", **percent)
    names = {"first": last.path.name, "second": speech.say("train-in-use")}
    yield speech.say(VERDICTS[found.verdict], **names, weight=found.weight)
