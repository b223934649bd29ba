"""Generations of a net: each plays itself, and the next is fitted to the results."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from itertools import cycle
from operator import itemgetter
from pathlib import Path

from kogge.arena import guests
from kogge.arena.guests import HAND
from kogge.arena.workers import workers
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.judgement.net import Net
from kogge.bots.nets import Kept, digest, net_of, path_of, read, save
from kogge.bots.time.budget import Budget
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.games import find

from .fit import RATE, Course, fitted, opinion
from .selfplay import Lesson, drilled, lesson

OWN = "own"  # in place of a net: the one in use
WINDOW = 3  # generations that are learned from
TRUST = 0.5  # weight of the search's opinion against the result; the first learns results only

Task = tuple[str, int, int, Budget, str, float]  # game, seats, seed, budget, judge, guests


@dataclass(frozen=True, slots=True)
class Plan:
    """What will be played and learned."""

    game: str
    games: int  # in each generation
    generations: int
    budget: Budget
    seed: int = 1
    jobs: int = 1
    start: str = HAND  # what judges at first: a net's file, "" for the program's own, or HAND
    course: Course = field(default_factory=Course)
    seats: tuple[int, ...] = (2,)  # of one game after another, and again from the first
    onward: bool = False  # whether a net is fitted further instead of anew
    guests: float = 0.0  # the part of all games in which the hand leads some seats at first
    teachers: tuple[str, ...] = ()  # nets whose opinion is learned, in place of results

    def __post_init__(self) -> None:
        for seats in self.seats:
            self.rules.check_seats(seats)
        judge_of(self.rules, self.start)()  # a net that does not fit is refused at once
        if self.onward:
            self._check_onward()
        if self.guests and not is_drilled(self.rules, self.budget):
            raise Broken("--guests", "only games by simulations have guests", "--budget 64sims")
        for teacher in self.teachers:
            kept_of(self.rules, teacher)

    def _check_onward(self) -> None:
        """Refuse to go on from the hand, or from layers of other sizes."""
        if self.start == HAND:
            raise Broken("--onward", "there is no net to go on from", "--from own")
        hidden = tuple(map(int, kept_of(self.rules, self.start).sizes[1:]))
        if hidden != self.course.hidden:
            one, two = hidden
            expected = "--hidden {one},{two}"
            raise Broken(
                "--onward", "the net has layers of other sizes", expected, one=one, two=two
            )

    @property
    def rules(self) -> Game:
        return find(self.game)

    @property
    def command(self) -> str:
        """The command that plays and learns the same again."""
        start, course = Path(self.start).name if self.start else OWN, self.course
        seats = ",".join(map(str, self.seats))
        return (
            f"kogge train {self.game} --seats {seats} --games {self.games}"
            f" --generations {self.generations} --budget {self.budget} --from {start}"
            f" --hidden {course.hidden[0]},{course.hidden[1]} --epochs {course.epochs}"
            f" --seed {self.seed}{_further(self)}"
        )


def _further(plan: Plan) -> str:
    """Return the words of a command for what is seldom asked for."""
    rate = f" --rate {plan.course.rate:g}" if plan.course.rate != RATE else ""
    guests = f" --guests {plan.guests:g}" if plan.guests else ""
    teachers = ",".join(Path(each).name if each else OWN for each in plan.teachers)
    told = f" --teachers {teachers}" if teachers else ""
    return f"{rate}{guests}{told}{' --onward' if plan.onward else ''}"


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a generation."""

    generation: int
    rows: int
    loss: float  # on games that were held back
    path: Path


def judge_of(game: Game, name: str) -> Callable[[], Net]:
    """Return what judges positions: a net's file, the program's own net, or the hand."""
    return guests.judge_of(name, game) if name else partial(net_of, game)


def kept_of(game: Game, name: str) -> Kept:
    """Return the net of a file, or the program's own."""
    return read(Path(name) if name else path_of(game), game)


def taught(plan: Plan, folder: Path, tick: Callable[[], None]) -> Iterator[Report]:
    """Play and fit, generation after generation; each leaves its net in the folder."""
    lessons: list[Lesson] = []
    judge = plan.start
    for generation in range(plan.generations):
        lessons = [*lessons, _generation(plan, generation, judge, tick)][-WINDOW:]
        trust = TRUST if generation or plan.start != HAND else 0.0
        start = kept_of(plan.rules, judge).weights if plan.onward else None
        report = _learn(plan, generation + 1, lessons, trust, folder, start)
        judge = str(report.path)
        yield report


def _learn(
    plan: Plan,
    generation: int,
    lessons: list[Lesson],
    trust: float,
    folder: Path,
    start: Sequence[float] | None,
) -> Report:
    """Fit a net to what was played, and write it as it was when it predicted other games best.

    Its weights give it its name: a file name means this net and no other.
    """
    import numpy as np

    rows = np.concatenate([each.rows for each in lessons]).astype(np.float32)
    shares = np.concatenate(
        [trust * each.thought + (1 - trust) * each.came for each in lessons]
    ).astype(np.float32)
    if plan.teachers:
        shares = opinion([kept_of(plan.rules, each) for each in plan.teachers], rows)
    loss, weights = min(fitted(rows, shares, plan.course, start), key=itemgetter(0))
    path = folder / f"{plan.game}-{generation}-{digest(weights)[:12]}.npz"
    report = Report(generation, len(rows), loss, path)
    save(path, plan.rules, weights, (rows.shape[1], *plan.course.hidden), _note(plan, report))
    return report


def _note(plan: Plan, report: Report) -> str:
    """Describe how a net was made."""
    start = path_of(plan.rules) if not plan.start else Path(plan.start)
    made = {
        "command": plan.command,
        "from": read(start, plan.rules).sha256 if start.exists() else HAND,
        "kogge": version("kogge"),
        "generation": report.generation,
    }
    return json.dumps({**made, "rows": report.rows, "loss": round(report.loss, 4)})


def promote(game: Game, kept: Kept, tested: Mapping[str, object]) -> None:
    """Replace the net in use, and note what the arena said about the new one."""
    note = json.dumps({**kept.noted, **tested})
    save(path_of(game), game, kept.weights, kept.sizes, note)


def _generation(plan: Plan, number: int, judge: str, tick: Callable[[], None]) -> Lesson:
    first = plan.seed + number * plan.games
    seeds = zip(cycle(plan.seats), range(first, first + plan.games))
    work = [(plan.game, seats, seed, plan.budget, judge, plan.guests) for seats, seed in seeds]
    parts = []
    for part in _played(work, plan.jobs):
        parts.append(part)
        tick()
    return joined(parts)


def _played(work: list[Task], jobs: int) -> Iterator[Lesson]:
    if jobs == 1:
        yield from map(play, work)
        return
    with workers(jobs) as pool:
        yield from pool.map(play, work, chunksize=4)


def is_drilled(game: Game, budget: Budget) -> bool:
    """Return whether games of self-play are played in compiled code from beginning to end."""
    return budget.sims is not None and not eye_of(game).meets


def play(task: Task) -> Lesson:
    """Play one game of self-play; the rows are kept in half precision."""
    import numpy as np

    game, seats, seed, budget, judge, guests = task
    rules, net = find(game), judge_of(find(game), judge)
    if budget.sims is not None and is_drilled(rules, budget):
        found = drilled(rules, seed, budget.sims, net(), seats, guests)
    else:
        found = lesson(rules, seed, budget, net, seats)
    return Lesson(found.rows.astype(np.float16), found.thought, found.came)


def joined(parts: list[Lesson]) -> Lesson:
    """Return many lessons as one."""
    import numpy as np

    return Lesson(
        np.concatenate([each.rows for each in parts]),
        np.concatenate([each.thought for each in parts]),
        np.concatenate([each.came for each in parts]),
    )
