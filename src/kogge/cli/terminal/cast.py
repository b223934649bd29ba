"""Who plays for the seats of bots: they themselves, or a simple bot until they are ready."""

from __future__ import annotations

from kogge.bots.bot import COMPILED

from .story import Story
from .workshop import Workshop


class Cast:
    """The bots of a match; people are told for whom a simple bot plays, and when that ends."""

    def __init__(self, story: Story, workshop: Workshop, *, patient: bool) -> None:
        self.story, self.workshop, self.patient = story, workshop, patient
        self.late: list[str] = []  # the names of seats at which a simple bot plays meanwhile

    def announce(self) -> None:
        """Say who is not ready yet."""
        seats = self.story.match.header.seats
        waiting = [seat.name for seat in seats if self._fit(seat.bot) != seat.bot]
        if waiting:
            self.late = waiting
            self._say("bots-waiting")

    def bot(self, seat: int) -> str:
        """Return which bot plays for a seat now; say so when the others take over."""
        own = self.story.match.header.seats[seat].bot
        name = self._fit(own)
        if self.late and own in COMPILED and name == own:
            if self.workshop.is_ready():
                self._say("bots-ready")
            self.late = []
        return name

    def _fit(self, name: str) -> str:
        """Return a bot that can play; where no people play, nobody minds waiting for a level."""
        return name if self.patient else self.workshop.fit(name)

    def _say(self, message: str) -> None:
        names = ", ".join(self.late)
        told = self.story.speech.say(message, count=len(self.late), levels=names)
        self.story.screen.say(told, "dim")
