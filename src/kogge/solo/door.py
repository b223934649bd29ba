"""The door of the house: all that a page, or its worker, ever calls.

Nothing waits here: each call is done when it returns. What is to be stored goes to ``keep`` before
the answer goes to ``send``, so that a caller who stores first answers with what will last.
"""

from __future__ import annotations

from collections.abc import Callable

from kogge import wire
from kogge.core.error import KoggeError
from kogge.speech.languages import spoken
from kogge.table.denied import Denied
from kogge.table.misfit import named
from kogge.table.refusals import refusal

from . import reviewing, thinking
from .answering import answer
from .lines import Line, Send
from .parlour import Keep, Parlour, wall_time
from .person import HOME
from .session import Session


class Door:
    """A house for one person."""

    def __init__(self, send: Send, keep: Keep, now: Callable[[], int] = wall_time) -> None:
        self.send, self.parlour = send, Parlour(keep, now)
        self.sessions: dict[str, Session] = {}

    def holds(self, id: str) -> bool:
        """Return whether a table is in memory."""
        return id in self.parlour.tables

    def put(self, id: str, kept: str) -> None:
        """Hold a table again as it was kept, or raise what is wrong with it."""
        self.parlour.put(id, kept)

    def ask(self, method: str, path: str, body: str, language: str) -> tuple[int, str]:
        """Answer a request; the path comes without ``/api/``."""
        return answer(self.parlour, method, path, body, spoken(language))

    def enter(self, line: str, table: str, language: str) -> None:
        """Open a line to a table; the page then says hello on it."""
        self.leave(line)
        try:
            held = self.parlour.held(table)
        except KoggeError as error:
            self._refuse(line, None, error, spoken(language))
            return
        own = held.table.seats_of(HOME)
        listener = Line(HOME, own, line, self.send)
        self.sessions[line] = Session(self.parlour, held, listener, spoken(language))

    def hear(self, line: str, text: str) -> None:
        """Do a command that came on a line."""
        if (session := self.sessions.get(line)) is not None:
            session.hear(text)
            return
        error = Denied("no-table", "there is no such table", status=404)
        self._refuse(line, named(text.encode(errors="replace")), error, spoken(""))

    def leave(self, line: str) -> None:
        """Close a line."""
        if (session := self.sessions.pop(line, None)) is not None:
            session.leave()

    def think(self) -> bool:
        """Let one bot take one turn somewhere, or look a little further into a finished match.

        Return whether more is waiting.
        """
        thinking.take_over(self.parlour)
        if (held := thinking.next_turn(self.parlour)) is not None:
            thinking.take_turn(self.parlour, held)
        else:
            reviewing.read_on(self.parlour)
        more = thinking.next_turn(self.parlour) is not None
        return more or reviewing.unread(self.parlour) is not None

    def _refuse(self, line: str, id: str | None, error: KoggeError, language: str) -> None:
        message = wire.Refused(id=id, refusal=refusal(error, language))
        self.send(line, wire.encode(message).decode())
