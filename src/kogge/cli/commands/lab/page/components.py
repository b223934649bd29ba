"""What a page says about the components of a game: how often they are used, and what wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kogge.arena.report.bounds import EFFECT, OFTEN, Mark, rarest
from kogge.arena.report.effects import Use, beyond

from . import pictures
from .blocks import Block, Cell, Chips, Fold, Grid, Heading, Line, Picture
from .voice import Voice

MANY = 16  # components of a family of which only those out of bounds are shown at once
EFFECTS = pictures.Scale((-0.5, 0.5), 0.0, (-EFFECT, EFFECT))
TROUBLES = {
    "rare": "report-rare",
    "often": "report-often",
    "wins": "report-wins",
    "loses": "report-loses",
}
COLUMNS = (
    *("report-component", "report-each", "report-use"),
    *("report-with", "report-without", "report-effect", "report-verdict"),
)


def components(uses: dict[str, list[Use]], voice: Voice, place: str) -> Iterator[Block]:
    """Yield all families."""
    for family, members in uses.items():
        yield Heading(3, voice.family(family), f"{place}-{family}")
        yield from chapter(family, members, voice, place)


def chapter(family: str, uses: Sequence[Use], voice: Voice, place: str) -> Iterator[Block]:
    """Yield a family: all of it, or what is out of bounds with the rest folded up."""
    lines = [line(use, voice, place) for use in uses]
    headings = [voice.say(name) for name in COLUMNS]
    if len(uses) <= MANY:
        yield Grid(headings, lines, "components")
        return
    marks = [use.mark for use in uses]
    yield Picture(pictures.dots(marks, voice.family(family)))
    if out := beyond(uses):
        yield Chips([chip(use, voice, place) for use in out])
    yield Fold(voice.say("report-whole", count=len(uses)), Grid(headings, lines, "components"))


def chip(use: Use, voice: Voice, place: str) -> tuple[str, str, Mark]:
    """Return a component that is out of bounds, with what is the matter."""
    name = voice.member(use.family, use.member)
    return f"{name}: {verdict(use, voice)}", anchor(use, place), use.mark


def anchor(use: Use, place: str) -> str:
    """Return a name by which a row can be found."""
    return f"{place}-{use.family}-{use.member.replace(':', '-')}"


def line(use: Use, voice: Voice, place: str) -> Line:
    """Return the row of a component."""
    reason = voice.reason(use)
    return Line(
        [
            Cell(voice.member(use.family, use.member), hint=voice.about(use.member)),
            Cell(voice.say("report-decimal", value=use.each)),
            use_cell(use, voice),
            *wins(use, voice),
            effect_cell(use, voice),
            Cell(verdict(use, voice), "", use.mark, reason),
        ],
        anchor(use, place),
        use.mark,
    )


def use_cell(use: Use, voice: Voice) -> Cell:
    """Return how often a component is used, as a multiple of its even share."""
    told = f"{voice.say('report-decimal', value=use.multiple)} \N{MULTIPLICATION SIGN}"
    scale = pictures.times_scale(use.among * rarest(use.among), OFTEN)
    drawn = pictures.strip(pictures.times(use.share, use.among), scale, use.use_mark, told)
    return Cell(told, drawn, use.use_mark)


def wins(use: Use, voice: Voice) -> list[Cell]:
    """Return what is won with a component and without it."""
    if use.wins is None:
        return [Cell("\N{EN DASH}")] * 2
    star = " *" if use.by_amount else ""
    return [Cell(f"{voice.percent(share)}{star}") for share in use.wins]


def effect_cell(use: Use, voice: Voice) -> Cell:
    """Return the difference that goes with a component."""
    if use.effect is None:
        return Cell("\N{EN DASH}")
    low, high = (voice.points(each) for each in (use.effect.low, use.effect.high))
    told = voice.say("report-between", value=voice.points(use.effect.value), low=low, high=high)
    drawn = pictures.strip(use.effect, EFFECTS, use.effect_mark, told)
    return Cell(told, drawn, use.effect_mark)


def verdict(use: Use, voice: Voice) -> str:
    """Return what is the matter with a component, if anything; what is unsure is asked."""
    names = {**TROUBLES, **({"rare": "report-never"} if use.each == 0 else {})}
    told = [(voice.say(names[trouble]), mark) for trouble, mark in use.troubles.items()]
    return ", ".join(f"{text}?" if mark == Mark.PERHAPS else text for text, mark in told)
