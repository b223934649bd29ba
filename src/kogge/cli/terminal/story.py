"""What happened, told in sentences: events, the score, the log."""

from __future__ import annotations

from rich.table import Table

from kogge.core.carrier.record import word
from kogge.core.game import CHANCE, EVERYBODY, Position
from kogge.core.match import Match, Step
from kogge.core.trace import Told
from kogge.speech.speech import Speech, Words, actor_name

from .screen import Screen
from .tables import table_of


class Story:
    """Tells the story of a match on a screen."""

    def __init__(self, speech: Speech, screen: Screen, match: Match) -> None:
        self.speech, self.screen, self.match = speech, screen, match
        self.names = [seat.name for seat in match.header.seats]
        self.words = Words(speech, match.game, match.header.edition, self.names)

    def table(self, seat: int) -> None:
        """Show the table as a seat sees it."""
        view = self.match.position if seat == EVERYBODY else self.match.view(seat)
        table_of(self.match.game)(self.screen, self.words, view, self.names)

    def events(self, events: list[Told]) -> None:
        """Say what an action brought about."""
        for event in events:
            self.screen.say("  " + self.words.event(event, self.names))

    def action(self, step: Step) -> str:
        """Return an action in words, as it was meant in the position before it."""
        assert step.done is not None
        actor, action = step.done
        if actor == CHANCE:
            return self.words.phrase(self.match.game.outcomes[action])
        return self.words.action(step.before, actor, action)

    def help(self) -> None:
        """Explain what can be typed, with examples from this game."""
        first = str(self.match.game.actions[0])
        example, doubted = (
            self.words.say(name) or first for name in ("example", "example-doubted")
        )
        self.screen.say(self.speech.say("help-commands", example=example, doubted=doubted))

    def cards(self) -> None:
        """Explain in a line each what the cards do."""
        for name in self.words.cards:
            self.screen.say(f"{self.words.name(name)}: {self.words.say(f'card-{name}')}")

    def log(self, seat: int) -> None:
        """Say everything that a seat has seen."""
        for step in self.match.log(seat):
            self.events(step.events)

    def news(self, seat: int) -> None:
        """Say everything that a seat has seen since its own last choice."""
        events: list[Told] = []
        for step in self.match.log(seat):
            chosen = step.done is not None and step.done[0] == seat
            events = step.events if chosen else [*events, *step.events]
        self.events(events)

    def score(self, s: Position) -> None:
        """Show the points as they stand, line by line."""
        game, box = self.match.game, self.match.box
        sheets = []
        for seat in range(s.seats):
            lines = [0] * len(game.lines)
            game.tally(box, s, seat, lines)
            sheets.append(lines)
        titles = [self.words.say(f"line-{word(line)}") for line in game.lines]
        if self.screen.plain or self.screen.narrow:
            for name, sheet in zip(self.names, sheets, strict=True):
                told = ", ".join(f"{t}: {v}" for t, v in zip(titles, sheet, strict=True))
                self.screen.say(f"{name}: {told}")
        else:
            self.screen.show(self._sheet(titles, sheets))

    def _sheet(self, titles: list[str], sheets: list[list[int]]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right")
        for title, values in zip(titles, zip(*sheets, strict=True), strict=True):
            table.add_row(title, *map(str, values))
        return table

    def end(self) -> None:
        """Say how the match ended."""
        say, match = self.speech.say, self.match
        self.table(EVERYBODY)
        self.screen.say()
        self.screen.say(say("final-score"), "bold")
        self.score(match.position)
        places = match.game.places(match.box, match.position)
        best = [name for name, place in zip(self.names, places, strict=True) if place == 1]
        names = ", ".join(best)
        self.screen.say()
        self.screen.say(say("winner" if len(best) == 1 else "winners", names=names), "bold green")

    def actor(self, actor: int) -> str:
        """Return the name of the actor."""
        return actor_name(self.names, actor, self.speech)
