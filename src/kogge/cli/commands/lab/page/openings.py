"""The page about first choices: for every size of table what the best level thinks of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kogge.arena.probing.groups import Choice, by_part, each, is_same, kinds_of
from kogge.arena.probing.openings import Look, Setting
from kogge.arena.report.bounds import Figure, Mark
from kogge.arena.report.findings import Findings, Round
from kogge.core.game import Game
from kogge.speech.balance import capital
from kogge.speech.speech import Speech

from . import pictures
from .blocks import Block, Cell, Fold, Grid, Heading, Line, Picture, Text
from .components import MANY
from .shore import shore
from .voice import Voice

COLUMNS = ("openings-offered", "openings-share", "openings-chosen")


@dataclass(frozen=True, slots=True)
class Study:
    """What was looked at, and what was found."""

    game: Game
    deals: int
    sims: int
    seed: int
    options: tuple[str, ...]
    found: Sequence[tuple[Setting, list[Look]]]

    @property
    def command(self) -> str:
        """How to find the same again."""
        seats = ",".join(dict.fromkeys(str(setting.seats) for setting, _ in self.found))
        options = "".join(f" --option {each}" for each in self.options)
        figures = f"--deals {self.deals} --sims {self.sims} --seats {seats} --seed {self.seed}"
        return f"kogge openings {self.game.name} {figures}{options}"


def page(study: Study, speech: Speech) -> list[Block]:
    """Return the page."""
    voice = Voice(speech, Findings(study.game))
    last = study.seed + study.deals - 1
    made = voice.say(
        "openings-made", command=study.command, sims=study.sims, first=study.seed, last=last
    )
    return [
        Heading(1, voice.say("openings-title", game=voice.title)),
        Text(voice.say("openings-lead"), "lead"),
        Picture(shore()),
        Text(made, "quiet"),
        Text(voice.say("openings-reading"), "quiet"),
        *(block for n, part in enumerate(study.found, 1) for block in chapter(*part, voice, n)),
    ]


def chapter(setting: Setting, looks: list[Look], voice: Voice, number: int) -> Iterator[Block]:
    """Yield everything about one table."""
    game, place = voice.game, f"t{number}"
    table = Round(game, game.edition, setting.seats, dict(setting.options))
    yield Heading(2, voice.table(table), place)
    for kind, part in kinds_of(looks).items():
        yield Heading(3, voice.opening(kind), f"{place}-{kind}")
        if len(part) > 1 and is_same(part):
            yield Text(voice.say("openings-same"), "quiet")
        for family, choices in by_part(game, part).items():
            rows = [line(row, voice.member(family, row.name), setting, voice) for row in choices]
            yield Grid(headings(voice, voice.family(family)), rows, "components")
        yield whole(each(game, part), setting, voice)


def whole(choices: Sequence[Choice], setting: Setting, voice: Voice) -> Block:
    """Return all choices, folded up where they are many."""
    rows = [line(row, voice.choice(row.name), setting, voice) for row in choices]
    grid = Grid(headings(voice, voice.say("openings-choice")), rows, "components")
    return grid if len(rows) <= MANY else Fold(voice.say("report-whole", count=len(rows)), grid)


def headings(voice: Voice, first: str) -> list[str]:
    """Return the headings of a table of choices."""
    return [first, *(voice.say(name) for name in COLUMNS)]


def line(choice: Choice, name: str, setting: Setting, voice: Voice) -> Line:
    """Return the row of a choice."""
    even = 1 / setting.seats
    cells = [
        Cell(capital(name)),
        Cell(str(choice.deals)),
        ranged(choice.share, pictures.Scale((even - 0.25, even + 0.25), even, (even, even)), voice),
        ranged(choice.chosen, pictures.Scale((0.0, 1.0), 0.0, (0.0, 0.0)), voice),
    ]
    return Line(cells)


def ranged(figure: Figure, scale: pictures.Scale, voice: Voice) -> Cell:
    """Return a share with its interval."""
    value, low, high = map(voice.percent, (figure.value, figure.low, figure.high))
    told = voice.say("report-between", value=value, low=low, high=high)
    return Cell(told, pictures.strip(figure, scale, Mark.WITHIN, told))
