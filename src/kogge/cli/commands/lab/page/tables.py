"""What a page says about a size of table: seats, length, scores, figures of a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from kogge.arena.report.bounds import SEAT, Figure, Mark, mark_of_seat
from kogge.arena.report.counting import Played
from kogge.arena.report.findings import Round, spread
from kogge.core.carrier.record import word
from kogge.core.verbs.measures import Measure

from . import pictures
from .blocks import Block, Cell, Grid, Line, Picture, Text, plain
from .voice import Voice

Amount = Callable[[Played, int], float]  # of a seat in a match
TOTAL = "total"


def seats(found: Round, voice: Voice) -> Iterator[Block]:
    """Yield what each seat has won, and how sure that is."""
    headings = [voice.say(f"heading-{name}") for name in ("seat", "share", "interval")]
    lines = [seat_line(n, each, found, voice) for n, each in enumerate(found.advantages())]
    yield Grid(headings, lines, "seats")
    left = len(found.matches) - sum(map(len, found.whole))
    if left:
        yield Text(voice.say("report-left-out", count=left, matches=len(found.matches)), "quiet")


def seat_marks(found: Round) -> list[Mark]:
    """Return which seats are out of bounds."""
    return [mark_of_seat(each, found.seats) for each in found.advantages()]


def seat_line(number: int, figure: Figure, found: Round, voice: Voice) -> Line:
    """Return the row of a seat."""
    even, mark = 1 / found.seats, mark_of_seat(figure, found.seats)
    told = voice.percent(figure.value)
    scale = pictures.Scale((even - 0.2, even + 0.2), even, (even - SEAT, even + SEAT))
    drawn = pictures.strip(figure, scale, mark, told)
    span = f"{voice.percent(figure.low)} \N{EN DASH} {voice.percent(figure.high)}"
    return Line([Cell(str(number + 1)), Cell(told, drawn, mark), Cell(span)], mark=mark)


def lengths(found: Round, voice: Voice) -> Iterator[Block]:
    """Yield how long the matches are."""
    named = [
        (voice.say("report-choices"), [match.choices for match in found.matches]),
        (voice.stage(), [match.rounds for match in found.matches]),
    ]
    yield Grid(
        [voice.say("heading-what"), voice.say("report-mean"), "10 %", "50 %", "90 %"],
        [spread_line(name, each, voice) for name, each in named if any(each)],
    )


def spread_line(name: str, values: Sequence[int], voice: Voice) -> Line:
    """Return a row with the mean of values, and how far they lie apart."""
    return plain(name, voice.number(fmean(values)), *(f"{value:.0f}" for value in spread(values)))


def scores(found: Round, voice: Voice) -> Iterator[Block]:
    """Yield how many points are made, and what they are made of."""
    totals = [lines[TOTAL] for match in found.matches for lines in match.lines]
    best = [match.lines[seat][TOTAL] for match in found.matches for seat in winners(match)]
    named = ((voice.say("report-all"), totals), (voice.say("report-winners"), best))
    headings = [voice.say("report-points"), voice.say("report-mean"), "10 %", "50 %", "90 %"]
    yield Grid(headings, [spread_line(name, each, voice) for name, each in named])
    yield Picture(pictures.histogram(totals, best, voice.say("report-histogram")))
    yield Text(voice.say("report-histogram"), "caption")
    parts = parts_of(found, voice)
    if len(parts) > 1:
        yield from sources(found, voice, parts)


def sources(found: Round, voice: Voice, parts: Sequence[tuple[str, Amount]]) -> Iterator[Block]:
    """Yield where the points come from, for all and for the winners."""
    means = [(mean_of(found, of), mean_of(found, of, of_winners=True)) for _, of in parts]
    names = [voice.say("report-all"), voice.say("report-winners")]
    rows = [(name, [pair[n] for pair in means]) for n, name in enumerate(names)]
    yield Picture(pictures.stacks(rows, voice.say("report-sources")))
    shares = [mean_of(found, whether(of)) for _, of in parts]
    lines = [
        plain(str(n), name, *map(voice.number, pair), voice.percent(share))
        for n, ((name, _), pair, share) in enumerate(zip(parts, means, shares, strict=True), 1)
    ]
    headings = ["", voice.say("report-sources"), *names, voice.say("report-has")]
    yield Grid(headings, lines, "sources")


def whether(amount: Amount) -> Amount:
    """Return whether a seat has any of it, as a number."""
    return lambda match, seat: float(amount(match, seat) != 0)


def parts_of(found: Round, voice: Voice) -> list[tuple[str, Amount]]:
    """Return the lines of the score up to the total, each in the parts that measures tell."""
    parts: list[tuple[str, Amount]] = []
    for name in [word(line) for line in found.game.lines if line < found.game.lines["TOTAL"]]:
        told = [m for m in found.game.measures if m.line is not None and word(m.line) == name]
        parts += [(voice.measure(measure.name), figure_of(measure)) for measure in told]
        rest = voice.say("report-rest", line=voice.line(name)) if told else voice.line(name)
        parts.append((rest, rest_of(name, told)))
    return [part for part in parts if mean_of(found, whether(part[1]))]


def figure_of(measure: Measure) -> Amount:
    """Return how much of a measure a seat has."""
    return lambda match, seat: match.figures[seat][measure.name]


def rest_of(line: str, told: Sequence[Measure]) -> Amount:
    """Return what a line has beside what measures tell of it."""
    names = [measure.name for measure in told]
    return lambda match, seat: match.lines[seat][line] - sum(match.figures[seat][n] for n in names)


def figures(found: Round, voice: Voice) -> Iterator[Block]:
    """Yield the measures of the game for winners and others."""
    if not found.game.measures:
        return
    names = ("report-figure", "report-all", "report-winners", "report-others")
    rows = [(voice.measure(each.name), figure_of(each)) for each in found.game.measures]
    rows.append((voice.say("report-forgone"), forgone))
    yield Grid(
        [voice.say(name) for name in names],
        [figure_line(found, *row, voice) for row in rows],
        "figures",
    )


def forgone(match: Played, seat: int) -> float:
    """Return the points that another last choice would have brought a seat."""
    return match.forgone[seat] if match.forgone else 0


def figure_line(found: Round, name: str, amount: Amount, voice: Voice) -> Line:
    """Return the row of a figure."""
    best, others = (mean_of(found, amount, of_winners=side) for side in (True, False))
    drawn = pictures.pair(best, others, max(best, others), name)
    return Line(
        [
            Cell(name),
            Cell(voice.number(mean_of(found, amount))),
            Cell(voice.number(best), drawn),
            Cell(voice.number(others)),
        ]
    )


def winners(match: Played) -> list[int]:
    """Return the seats that have won, alone or together."""
    return [seat for seat, share in enumerate(match.won) if share > 0]


def mean_of(found: Round, amount: Amount, *, of_winners: bool | None = None) -> float:
    """Return the mean over all seats, over those that have won, or over the others."""
    chosen = [
        amount(match, seat)
        for match in found.matches
        for seat, share in enumerate(match.won)
        if of_winners is None or (share > 0) == of_winners
    ]
    return fmean(chosen) if chosen else 0.0
