"""The whole page: what is out of bounds at a glance, then every size of table in turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kogge.arena.report.bounds import EFFECT, OFTEN, RARE, SEAT, Mark
from kogge.arena.report.effects import Use, uses_of
from kogge.arena.report.findings import Findings, Round
from kogge.speech.speech import Speech

from . import pictures, tables
from .blocks import Block, Cell, Grid, Heading, Line, Picture, Text
from .components import components
from .shore import shore
from .voice import Voice

Uses = dict[str, list[Use]]


def page(found: Findings, speech: Speech) -> list[Block]:
    """Return the page."""
    voice = Voice(speech, found)
    rounds = [(each, uses_of(each)) for each in found.sorted]
    return [
        Heading(1, voice.say("report-title", game=voice.title, count=found.matches)),
        Text(voice.say("report-lead"), "lead"),
        Picture(shore()),
        *glance(rounds, voice),
        *(block for n, each in enumerate(rounds, 1) for block in chapter(*each, voice, f"t{n}")),
    ]


def glance(rounds: Sequence[tuple[Round, Uses]], voice: Voice) -> Iterator[Block]:
    """Yield which components are out of bounds, a column for each size of table."""
    yield Heading(2, voice.say("report-glance"), "glance")
    bounds = {"seat": 100 * SEAT, "rare": 100 * RARE, "often": OFTEN, "effect": 100 * EFFECT}
    yield Text(voice.say("report-bounds", **bounds), "legend")
    families = list(dict.fromkeys(name for _, uses in rounds for name in uses))
    seats = Line(
        [Cell(voice.say("report-seats")), *(dots(tables.seat_marks(r), voice) for r, _ in rounds)]
    )
    lines = [
        Line([Cell(voice.family(name)), *(dots(marks(uses, name), voice) for _, uses in rounds)])
        for name in families
    ]
    headings = ["", *(voice.table(each) for each, _ in rounds)]
    yield Grid(headings, [seats, *lines], "glance")
    yield Text(voice.say("report-explained", **explained(rounds, voice)), "quiet")
    yield Text(voice.say("report-by-amount"), "quiet")


def marks(uses: Uses, family: str) -> list[Mark]:
    """Return the marks of a family."""
    return [use.mark for use in uses.get(family, ())]


def dots(marks: Sequence[Mark], voice: Voice) -> Cell:
    """Return a cell with a sign for each of many, and how many are out of bounds."""
    beyond, perhaps = marks.count(Mark.BEYOND), marks.count(Mark.PERHAPS)
    told = voice.say("report-out", beyond=beyond, perhaps=perhaps, count=len(marks))
    return Cell(told, pictures.dots(marks, told) if marks else "", max(marks, default=Mark.WITHIN))


def explained(rounds: Sequence[tuple[Round, Uses]], voice: Voice) -> dict[str, int]:
    """Return how many components are out of bounds somewhere, and for how many we say why."""
    told: dict[tuple[str, str], bool] = {}
    for _, uses in rounds:
        for use in (use for members in uses.values() for use in members):
            if use.mark == Mark.BEYOND:
                key = use.family, use.member
                told[key] = told.get(key, True) and voice.explains(use)
    return {"out": len(told), "why": sum(told.values())}


def chapter(found: Round, uses: Uses, voice: Voice, place: str) -> Iterator[Block]:
    """Yield everything about one size of table."""
    yield Heading(2, voice.table(found), place)
    yield Text(played(found, voice), "quiet")
    if len(found.bots) > 1:
        yield Text(voice.say("report-mixed"), "quiet")
    parts = (
        ("report-seats", tables.seats),
        ("report-length", tables.lengths),
        ("report-scores", tables.scores),
        ("report-figures", tables.figures),
    )
    for name, part in parts:
        blocks = list(part(found, voice))
        if blocks:
            yield Heading(3, voice.say(name), f"{place}-{name}")
            yield from blocks
    yield from components(uses, voice, place)


def played(found: Round, voice: Voice) -> str:
    """Return how many matches there are, how many differ, who played them, and what was agreed."""
    count = len(found.matches)
    told = [
        f"{voice.say('different-games', different=found.different, games=count)}.",
        voice.say("report-bots", bots=", ".join(sorted(found.bots))),
    ]
    options = ", ".join(voice.option(*each) for each in found.options.items())
    return " ".join([*told, *([voice.say("report-options", options=options)] if options else [])])
