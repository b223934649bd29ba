"""kogge review: look back at a match, with a seat's decisions and its luck."""

from __future__ import annotations

import json as jsonlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields
from typing import Annotated, get_args

from typer import Context, Option

from kogge.core.error import Broken
from kogge.core.match import Match
from kogge.core.trace import Trace
from kogge.review.findings import Decision, Finding, Grade, Moment, Parts, Review
from kogge.review.review import check, collected, findings
from kogge.speech.advice import Advice, percent
from kogge.speech.grounds import Grounds
from kogge.speech.speech import Speech

from ...files import load_match
from ...options import EditionFile, MatchFile, Plain
from ...terminal.screen import Screen, counted
from ...terminal.story import Story
from .replay import seat_of

SHOWN = 0.0005  # of the win: less is nothing
COLUMN = 7  # characters, at least, for the figures of a seat


def review(
    context: Context,
    file: MatchFile,
    seat: Annotated[str, Option(help="help-review-seat")] = "",
    edition: EditionFile = None,
    plain: Plain = False,
    json: Annotated[bool, Option("--json", help="help-review-json")] = False,
) -> None:
    """Review a seat of a match; what is found is told as it comes."""
    match, speech = load_match(file, edition), context.obj
    try:
        check(match)
    except Broken as error:
        raise error.at(str(file)) from error
    chosen = seat_of(match, seat) if seat else first_person(match)
    teller = Teller(speech, Screen(plain=plain), match, chosen, quiet=json)
    found = collected(match, chosen, teller.told(findings(match, chosen)))
    if json:
        print(jsonlib.dumps(asdict(found), indent=1))
    else:
        teller.end(found)


def first_person(match: Match) -> int:
    """Return the first seat without a bot, or the first of all."""
    seats = match.header.seats
    return next((number for number, seat in enumerate(seats) if not seat.bot), 0)


class Teller:
    """Tells a review on a screen."""

    def __init__(
        self, speech: Speech, screen: Screen, match: Match, seat: int, *, quiet: bool
    ) -> None:
        self.speech, self.screen, self.match, self.seat, self.quiet = (
            speech,
            screen,
            match,
            seat,
            quiet,
        )
        self.story = Story(speech, screen, match)
        self.advice = Advice(speech, match.game.name, self.story.names)

    def told(self, found: Iterator[Finding | Moment]) -> Iterator[Finding | Moment]:
        """Pass findings on, and tell those of them that matter."""
        if not self.quiet:
            game, name = self.story.words.name(self.match.game.name), self.story.names[self.seat]
            self.screen.say(self.speech.say("review-title", game=game, name=name), "bold")
        with counted(quiet=self.quiet) as progress:
            task = progress.add_task(self.speech.say("review-reads"), total=len(self.match.entries))
            for each in found:
                if isinstance(each, Finding):
                    progress.update(task, completed=each.entry)
                    self.decided(each.decision)
                yield each

    def decided(self, decision: Decision | None) -> None:
        """Tell a decision that was graded."""
        if decision is not None and decision.grade != "sound" and not self.quiet:
            self.screen.say(self.sentence(decision))

    def sentence(self, decision: Decision) -> str:
        """Return what is to be said of a decision."""
        name = "review-brilliant" if decision.grade == "brilliant" else "review-decision"
        return self.speech.say(
            name,
            number=decision.entry + 1,
            move=self.move(decision.entry, decision.played.action),
            best=self.move(decision.entry, decision.best.action),
            grade=self.speech.say(f"review-grade-{decision.grade}"),
            loss=percent(decision.loss),
            error=percent(decision.error),
            exact=int(decision.exact),
        )

    def move(self, entry: int, action: int) -> str:
        """Return a choice in words."""
        return self.story.words.action(self.match.at(entry).view(self.seat), self.seat, action)

    def end(self, review: Review) -> None:
        """Tell the moments worth a look, how often each grade was given, and all parts."""
        say = self.speech.say
        self.screen.say(say("review-moments" if review.moments else "review-no-moments"), "bold")
        for moment in review.moments:
            self.moment(moment)
        counts = Counter(each.grade for each in review.decisions)
        figures = {name: counts[name] for name in get_args(Grade)}
        self.screen.say(say("review-counts", count=len(review.decisions), **figures))
        self.screen.say(say("review-parts"), "bold")
        for line in self.parts(review.parts):
            self.screen.say(line)

    def moment(self, moment: Moment) -> None:
        """Tell a moment: what was played, why another choice was better, and how it goes on."""
        say, decision = self.speech.say, moment.decision
        self.screen.say(self.sentence(decision))
        if decision.grade == "brilliant":
            return
        self.screen.say(f"   {self.advice.better(moment.reasons[0])}")
        speaker = Grounds(self.story.words, self.story.names, self.seat)
        for sentence in speaker.told(moment.grounds, moment.reasons[0].kind):
            self.screen.say(f"   {sentence}")
        if decision.hindsight:
            self.screen.say(f"   {say('review-hindsight', loss=percent(decision.hindsight))}")
        self.screen.say(f"   {say('review-line', moves=', '.join(self.moves(moment)))}")

    def moves(self, moment: Moment) -> Iterator[str]:
        """Yield the better line in words, each choice as it is meant after those before it."""
        game, s = self.match.game, self.match.at(moment.decision.entry).view(self.seat)
        for action in moment.line:
            yield self.story.words.action(s, self.seat, action)
            game.play(self.match.box, s, Trace.plain(), self.seat, action)

    def parts(self, parts: list[Parts]) -> Iterator[str]:
        """Yield what adds up to the results, a column for each seat, without what is nothing."""
        names = self.story.names[: len(parts)]
        wide = [max(COLUMN, len(name) + 2) for name in names]
        yield "".join(f"{name:>{each}}" for name, each in zip(names, wide, strict=True))
        for part in fields(Parts):
            row = [getattr(each, part.name) for each in parts]
            if any(abs(each) >= SHOWN for each in row):
                yield self.row(row, wide, self.speech.say(f"review-part-{part.name}"))
        total = [each.total for each in parts]
        yield self.row(total, wide, self.speech.say("review-part-total"))

    def row(self, figures: Sequence[float], wide: Sequence[int], part: str) -> str:
        """Return one part of all results, in points."""
        told = (f"{100 * each:>+{room}.1f}" for each, room in zip(figures, wide, strict=True))
        return f"{''.join(told)}  {part}"
